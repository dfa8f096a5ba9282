import type { Choice, Comparable, Seq } from "../../../trace/index.ts";
import { factNames } from "../fact-names.ts";
import type { PointsToRun } from "./run.ts";
import { factKinds, ruleNames } from "./vocabulary.ts";
import { factText, selectText } from "./wording.ts";

/** How a fact is found in a run with other contexts: under its names, and with the context that was chosen for it. */
export function comparable(run: PointsToRun, seq: Seq): Comparable | undefined {
  const { kind, a, b, c } = run.steps.fact(seq);
  switch (kind) {
    case factKinds.reachable:
      return { name: factText(run, seq), alike: `${run.method(a).method} ∈ RM` };
    case factKinds.pointsTo:
      return pointsTo(run, seq);
    case factKinds.flow:
      return { name: factText(run, seq), alike: `${withoutContext(run, a)} → ${withoutContext(run, b)}` };
    case factKinds.callEdge: {
      const { label: site } = run.callSite(b);
      const { context, method } = run.method(c);
      const name = factNames.call(run.method(a).context, site, context, method);
      return { name, alike: `${site} → ${method}`, choice: selection(run, seq) };
    }
    default:
      return undefined;
  }
}

function pointsTo(run: PointsToRun, seq: Seq): Comparable {
  const { a, b } = run.steps.fact(seq);
  const { context } = run.pointer(a);
  const { label, site } = run.object(b);
  const pointer = withoutContext(run, a);
  const fact = { name: factNames.pointsTo(context, pointer, label), alike: `${pointer} ∋ ${site}` };
  if (ruleNames[run.steps.rule(seq)] !== "new") return fact;
  const chosen = label.slice(0, label.length - site.length).replace(/:$/, "") || "[]";
  return {
    ...fact,
    choice: { at: site, of: site, chosen, text: `SelectHeap(${run.hasContexts ? context : "_"}, ${site}) = ${chosen}` },
  };
}

function selection(run: PointsToRun, seq: Seq): Choice {
  const { a, b, c } = run.steps.fact(seq);
  const receiver = run.receiverOf(seq);
  const { context, method } = run.method(c);
  return {
    at: `${run.callSite(b).label} ${receiver === undefined ? "" : run.object(receiver).site}`,
    of: method,
    chosen: context,
    // The lecture’s Select of the context-insensitive analysis asks for nothing.
    text: run.hasContexts ? selectText(run, run.method(a).context, b, c, receiver) : "Select(_, _, _) = []",
  };
}

function withoutContext(run: PointsToRun, pointer: number): string {
  const { observedAs, label } = run.pointer(pointer);
  return observedAs === "" ? label : observedAs;
}
