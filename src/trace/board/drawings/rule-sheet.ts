import type { Seq } from "../../log/step.ts";

/** A sentence of the message catalog with its holes filled. Backticks in it mark code. */
export interface Message {
  readonly id: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface RulePremise {
  readonly text: string;
  /** The step that made it; undefined where it is no recorded fact. */
  readonly fact: Seq | undefined;
  /** What is no premise of the conclusion, but was made by a step: the edge along which something came. */
  readonly step?: Seq;
}

/** A rule with its premises filled in. */
export interface InstantiatedRule {
  /** Message id of its name. */
  readonly name: string;
  readonly premises: readonly RulePremise[];
  readonly conclusion: string;
}

/** The rules and definitions of an analysis as cards, each with its latest instance in this run. */
export interface RuleSheet {
  readonly kind: "rules";
  readonly groups: readonly RuleGroup[];
}

export interface RuleGroup {
  /** Message id. */
  readonly title: string;
  readonly cards: readonly RuleCard[];
}

export interface RuleCard {
  readonly id: string;
  readonly name: Message;
  /** Paper, section or slide. */
  readonly source: Message;
  readonly formulas: readonly SheetFormula[];
  /** It is the rule of the present step, or the definition that the run goes by. */
  readonly isCurrent: boolean;
}

/** A rule or a definition, and its latest instance in this run. */
export interface SheetFormula {
  /** As in the paper: its premises are no facts. */
  readonly schema: RuleText;
  /** Undefined where it has not been used yet. */
  readonly instance: RuleText | undefined;
  /** The step of the instance, where it is one. */
  readonly step: Seq | undefined;
}

/** Premises over a conclusion; a definition has a conclusion alone. */
export type RuleText = Omit<InstantiatedRule, "name">;
