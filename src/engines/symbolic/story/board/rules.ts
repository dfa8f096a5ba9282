import type { InstantiatedRule, Seq, Words } from "../../../../trace/index.ts";
import type { Cause } from "../../algorithm/observer.ts";
import { say } from "../../messages/say.ts";
import { type ConjunctSymbol, factKinds } from "../facts/index.ts";
import type { SymbolicRun } from "./run.ts";
import { statementOf, statementText } from "./statements.ts";
import { factText } from "./wording.ts";

/**
 * What a rule looked at that is no recorded fact: for [S-LOAD] and [S-STORE] the cell of Δ, for a condition what s
 * says, for `enum` why the scenario applies.
 */
export function sideConditions(run: SymbolicRun, seq: Seq): readonly string[] {
  const { kind, a } = run.steps.fact(seq);
  switch (kind) {
    case factKinds.configuration: {
      const statement = statementOf(run, seq);
      return statement === undefined ? [] : [`ι = ${statement.text}`, ...cellOf(run, seq)];
    }
    case factKinds.verdict:
      return unlessEmpty(run.row("verdicts", a)?.reason);
    case factKinds.end:
      return unlessEmpty(run.endOf(seq)?.text);
    case factKinds.node:
      return sideOfCause(run.causeOf(seq));
    default:
      return [];
  }
}

/** The rule of a step with its premises filled in; undefined for what only moves the agenda. */
export function instantiatedRule(run: SymbolicRun, everyone: Words, seq: Seq): InstantiatedRule | undefined {
  const { steps } = run;
  if (steps.kind(seq) === "take" || steps.kind(seq) === "put") return undefined;
  // A node's first configuration was made by what put the node on the agenda.
  const isBeginning = steps.factKind(seq) === factKinds.configuration && run.executionOf(seq) === undefined;
  const shown = (isBeginning ? run.nodes[run.nodeOf(seq) ?? -1]?.put : undefined) ?? seq;
  const side = sideConditions(run, shown).map((text) => ({ text, fact: undefined }));
  const premises = steps
    .premises(shown)
    .map((premise) => ({ text: premiseText(run, everyone, premise), fact: premise }));
  return { name: everyone.rule(seq), premises: [...side, ...premises], conclusion: conclusionOf(run, seq) };
}

/** A configuration is said by its name: what the step before did to it is that step’s to tell. */
function premiseText(run: SymbolicRun, everyone: Words, premise: Seq): string {
  const isConfiguration = run.section.has(premise) && run.remembered(premise) !== undefined;
  return isConfiguration ? say("fact.configuration", { node: run.nodeOf(premise) ?? "" }) : everyone.fact(premise);
}

/** The conclusion of the rule of a step: its fact, and for a statement its effect. */
export function conclusionOf(run: SymbolicRun, seq: Seq): string {
  if (run.steps.factKind(seq) !== factKinds.configuration) return factText(run, seq);
  const statement = statementOf(run, seq);
  if (statement !== undefined) {
    if (statement.isExpression) return statementText(statement);
    return statement.effect === "" ? statement.text : statement.effect;
  }
  return beginningOf(run, seq) ?? factText(run, seq);
}

/** Δ of a node that is told by what it gains. */
export function deltaInFull(run: SymbolicRun, seq: Seq): string | undefined {
  if (run.steps.factKind(seq) !== factKinds.configuration || run.executionOf(seq) !== undefined) return undefined;
  const delta = gainedBy(run, seq).length === 0 ? undefined : run.deltaText(seq);
  return delta === undefined ? undefined : `Δ = ${delta}`;
}

/** What Δ of a node has beside that of its parent; of the first node and where it has nothing more, Δ as it is. */
function beginningOf(run: SymbolicRun, seq: Seq): string | undefined {
  const gained = gainedBy(run, seq);
  if (gained.length > 0) return gainsText(run, seq, gained);
  const delta = run.deltaText(seq);
  return delta === undefined ? undefined : `Δ = ${delta}`;
}

/** The conjuncts that Δ of a node begins with, beside those of its parent; none of the first node. */
export function gainedBy(run: SymbolicRun, seq: Seq): readonly ConjunctSymbol[] {
  const { parent } = run.nodes[run.nodeOf(seq) ?? -1] ?? {};
  if (parent === undefined) return [];
  const { births, configuration } = run.remembered(seq) ?? {};
  const conjuncts = run.row("deltas", configuration?.delta)?.conjuncts ?? [];
  return conjuncts.filter(({ text }) => births?.conjuncts.get(text) === seq);
}

/** `Δ of #1 gains X = null ∧ Y = null` */
export function gainsText(run: SymbolicRun, seq: Seq, gained: readonly ConjunctSymbol[]): string {
  const { row = -1 } = run.nodes[run.nodeOf(seq) ?? -1] ?? {};
  const joined = gained.map(({ part, text }, index) => (index === 0 ? text : ` ${part === "κ" ? "∗" : "∧"} ${text}`));
  return say("effect.gains", { node: `#${row}`, conjuncts: joined.join("") });
}

const FOLLOWING: ReadonlySet<string> = new Set(["S-LOAD", "S-STORE", "S-FREE", "S-ASSIGN"]);

/** l ↦ c(v₁..vₙ) ∈ Δ of [S-LOAD], alone or in [S-ASSIGN], of [S-STORE] and [S-FREE]: the object that the statement follows a variable to. */
function cellOf(run: SymbolicRun, seq: Seq): readonly string[] {
  const rule = run.ruleOf(seq);
  const base = run.executionOf(seq)?.base;
  if (base === undefined || !FOLLOWING.has(rule)) return [];
  const before = run.steps.premises(seq)[0];
  const object = run.objectsOf(before).find(({ root }) => root === base.root);
  if (object === undefined) return [base.text];
  const fields = object.fields.map(({ initial }) => initial.text).join(", ");
  return [base.text, `${object.root} ↦ ${object.data}(${fields}) ∈ Δ`];
}

function sideOfCause(cause: Cause | undefined): readonly string[] {
  if (cause?.kind === "branch") return [`π₀ = ${cause.text}`];
  return cause?.kind === "initialized"
    ? [say("fact.scenario", { scenario: cause.scenario, variable: cause.variable, text: cause.text })]
    : [];
}

function unlessEmpty(text: string | undefined): readonly string[] {
  return text === undefined || text === "" ? [] : [text];
}
