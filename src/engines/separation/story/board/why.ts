import { type Derivation, derivationOf, type InstantiatedRule, type Seq } from "../../../../trace/index.ts";
import { factKinds, ruleName } from "../facts/rules.ts";
import type { SeparationRun } from "./run.ts";
import { factText } from "./wording.ts";

/** The derivation of the fact that a step made. */
export function why(run: SeparationRun, seq: Seq, limit: number): Derivation {
  return derivationOf(
    seq,
    limit,
    (fact) => run.recording.steps.premises(fact),
    (fact) => ({
      text: factText(run, fact),
      rule: `separation.rule.${ruleName(run.recording.steps.rule(fact))}`,
      side: sideConditions(run, fact),
      statement: undefined,
    }),
  );
}

/** The rule of a step with its premises filled in; undefined for the bookkeeping of rounds. */
export function instantiatedRule(run: SeparationRun, seq: Seq): InstantiatedRule | undefined {
  const { steps } = run.recording;
  const kind = steps.kind(seq);
  if (kind === "take" || kind === "put") return undefined;
  const premises = steps.premises(seq).map((premise) => ({ text: factText(run, premise), fact: premise }));
  const side = sideConditions(run, seq).map((text) => ({ text, fact: undefined }));
  return {
    name: `separation.rule.${ruleName(steps.rule(seq))}`,
    premises: [...premises, ...side],
    conclusion: kind === "close" ? "false" : factText(run, seq),
  };
}

/** What is no recorded fact: substitutions, what Π and abs did, the rule of a pair. */
export function sideConditions(run: SeparationRun, seq: Seq): readonly string[] {
  const { steps } = run.recording;
  const { kind, a, b } = steps.fact(seq);
  const isDerived = steps.kind(seq) === "derive";
  // A `known` or `close` step keeps the step that is meant in a; its own row is b.
  const row = isDerived ? a : b;
  switch (kind) {
    case factKinds.sv:
      return run.row("disjuncts", row).replacements;
    case factKinds.pair:
      return [run.row("pairs", row).origin];
    case factKinds.abstract:
      return run.row("abstracts", row).actions.map(({ kind: what, text }) => `${what}: ${text}`);
    case factKinds.expansion: {
      const { call, disjunct } = run.row("expansions", a);
      return isDerived ? [`disjunct ${disjunct + 1} of ${call.split("(")[0] ?? call}`] : [];
    }
    default:
      return [];
  }
}
