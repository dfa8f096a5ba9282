import type { Seq } from "../../log/step.ts";
import type { GraphView } from "./graph-view.ts";

/**
 * A control-flow graph whose nodes stand for statements of the source, each of them the row of a table: what is known before
 * and behind it. The graph’s model has the nodes one by one.
 */
export interface StatementTable {
  /** Of the whole run. The same object as long as nothing is added, so that places are computed once. */
  readonly methods: readonly MethodStatements[];
  /** How many statements of other methods a step rests on at most. */
  readonly guests: number;
  /** What the last step is about; undefined at the start. */
  readonly step: StatementStep | undefined;
  row(statement: string): StatementRow;
  /** The lattice of the facts, at the same position. */
  readonly lattice: GraphView;
  readonly claims: StatementClaims;
}

/** What a run at its end proves of another one. */
export interface StatementClaims {
  /** Only runs with the same name say something of each other. */
  readonly analysis: string;
  /** Whether its facts hold for every execution. */
  readonly isSound: boolean;
  /** Whether one that knows this of a member shows that what another one claims of it never happens. */
  rulesOut(known: string | undefined, claimed: string): boolean;
}

/** The statements of a method, in the order of the source. */
export interface MethodStatements {
  /** The group of the graph’s model. */
  readonly id: string;
  readonly statements: readonly Statement[];
  readonly ways: readonly StatementWay[];
  /** What a fact may say something about, a column each: definitions, variables, expressions. */
  readonly members: readonly FactMember[];
  /** Whether a column says a value of its member, which stands above it; else it says the member itself. */
  readonly hasValues: boolean;
  /** Where members are definitions, the variable that has the most: where letters must be large, only its columns are shown. */
  readonly subject: string | undefined;
}

export interface FactMember {
  readonly name: string;
  /** Of a definition its variable; else the member itself. */
  readonly about: string;
  /** The longest text that a cell of its column ever has. */
  readonly longest: string;
  /** How many statements make it or take it away: where there is no room for all columns, those of the others go first. */
  readonly weight: number;
}

export interface Statement {
  /** The node of the model that is looked at when it is picked. */
  readonly id: string;
  /** The nodes of the model that it stands for. */
  readonly parts: readonly string[];
  /** Where a method begins and ends there is none. */
  readonly line: number | undefined;
  readonly text: string;
  readonly kind: string;
  /** It is one of another run beside this one: only its row is kept. */
  readonly isOther?: boolean;
}

/** What may run after what. */
export interface StatementWay {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  /** `true`; empty where there is no condition. */
  readonly label: string;
  /** It is one of another run beside this one: only its room is kept. */
  readonly isOther?: boolean;
}

export interface StatementStep {
  readonly statement: string;
  /** Whether it changed something at one of the nodes of the statement. */
  readonly isChange: boolean;
  /** The other statements whose facts it rests on. */
  readonly premises: readonly string[];
  /** Facts go the way of execution; else against it. */
  readonly isForward: boolean;
  /** How the sets that it joins are to their join; undefined of facts that are no sets. */
  readonly order: "⊆" | "⊇" | undefined;
}

/** What is known of a statement at a position. */
export interface StatementRow {
  readonly into: FactCells;
  readonly out: FactCells;
  /** Nothing comes after it any more, or it has no effect. */
  readonly isClosed: boolean;
}

/** A fact, a cell for each column. */
export interface FactCells {
  /** The fact as it is printed; empty where none is known yet. */
  readonly text: string;
  /** In place of cells: `∅`, `⊤`. */
  readonly whole: string | undefined;
  readonly cells: readonly (FactCell | undefined)[];
  /** The step that gave it; undefined where none is known yet. */
  readonly fact: Seq | undefined;
  readonly isNew: boolean;
  /** The step rests on it. */
  readonly isRead: boolean;
}

export interface FactCell {
  readonly text: string;
  /** It comes from the statement itself. */
  readonly isMade: boolean;
  /** It arrives at the statement, or was known before, and is no more. */
  readonly isGone: boolean;
  readonly isNew: boolean;
  /** Another run proves that this never happens. */
  readonly isRuledOut?: boolean;
}
