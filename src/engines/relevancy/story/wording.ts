import type { Seq } from "../../../trace/index.ts";
import { say } from "../messages/say.ts";
import { type WeightName, weightName } from "../result.ts";
import type { RelevancyRun } from "./run.ts";
import { factKinds, ruleNames } from "./vocabulary.ts";

/** A sign for each of the four outcomes, so that color is never the only difference. */
export const glyphs: Readonly<Record<WeightName, string>> = { any: "●", id: "◐", const: "○", zero: "·" };

/** `(s, C.m()) ⇝ (c, C.m())`, `⟨s, C.m()⟩ ↪ ⟨c, C.m()⟩`, `ra(s, C.m()) = any`. */
export function factText(run: RelevancyRun, seq: Seq): string {
  const { steps } = run;
  const { kind, a, b } = steps.fact(steps.about(seq));
  switch (kind) {
    case factKinds.edge:
      return edgeText(run, a);
    case factKinds.rule:
      return run.rule(a);
    default:
      return `ra${run.node(a).fullLabel} = ${weightName(b)}`;
  }
}

/** A text of Table 2 as Table 1 has it: `(o5.v, [11])` is `o5.v`. */
export function withoutContexts(text: string): string {
  return text.replaceAll(/\(([^\s(),]+), \[[^\]]*\]\)/g, "$1");
}

export function edgeText(run: RelevancyRun, number: number): string {
  const { source, target, label } = run.edge(number);
  return `${run.node(source).fullLabel} ${arrowOf(label)} ${run.node(target).fullLabel}`;
}

/** `⇝` where values stay as they are, else with the label. */
export function arrowOf(label: string): string {
  return label === "id" ? "⇝" : `–${label}→`;
}

/** Message id of the name of a step’s rule. */
export function ruleId(run: RelevancyRun, seq: Seq): string {
  return `relevancy.rule.${ruleNames[run.steps.rule(seq)] ?? "copy"}`;
}

/** The premise of an edge that is no recorded fact: its statement. */
export function sideConditions(run: RelevancyRun, seq: Seq): readonly string[] {
  const { steps } = run;
  const statement = run.statement(steps.statement(seq));
  const isEdge = steps.fact(seq).kind === factKinds.edge;
  return isEdge && statement !== undefined
    ? [say("side.statement", { statement: statement.text, method: statement.method })]
    : [];
}

/** That something is made of an edge: `(s, C.m()) ⇝ (c, C.m()) ✓`. */
export function dealtWith(edge: string): string {
  return `${edge} ✓`;
}
