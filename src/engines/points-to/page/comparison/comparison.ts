import type { Observed } from "../../../../java/index.ts";
import { compareLabels } from "../../../../kernel/index.ts";
import type { GivenOptions, Label } from "../../../../options/index.ts";
import type { ComparedFact, ComparedResults, Comparison, DifferenceTable } from "../../../comparison.ts";
import type { PointsToResult } from "../../result.ts";
import { selectorName, usualHeap } from "../controls.ts";
import { type Projection, projectObserved } from "./projection.ts";
import { type Compared, comparedWith, factIn, slideTables } from "./slide-tables.ts";

const selector = /^(?:ci|(?:[1-9]\d?|inf)-(?:call|obj|type|hybrid))$/;

/** Two context sensitivities side by side. */
export const comparison: Comparison<PointsToResult> = {
  options: ["context", "heap"],
  // The comparison of the lecture.
  usual: { example: "one-object", runs: ["1-call", "1-obj"] },
  write({ context = "", heap }) {
    return heap === usualHeap(String(context)) ? String(context) : `${context}/${heap}`;
  },
  read(run, base) {
    const [context = "", heap] = run.split("/");
    if (!selector.test(context)) return undefined;
    const depth = heap !== undefined && /^\d$/.test(heap) ? Number(heap) : usualHeap(context);
    return { ...base, context, heap: depth };
  },
  other(base) {
    const context = base["context"] === "1-obj" ? "1-call" : "1-obj";
    return { ...base, context, heap: usualHeap(context) };
  },
  names(first, second) {
    const isHeapTold = first["context"] === second["context"];
    return [runName(first, isHeapTold), runName(second, isHeapTold)];
  },
  compare: compareResults,
};

function runName({ context, heap = 0 }: GivenOptions, isHeapTold: boolean): Label {
  const name = selectorName(String(context));
  return isHeapTold ? { id: "compare.runWithHeap", values: { name, heap: String(heap) } } : { literal: name };
}

function compareResults(
  first: PointsToResult,
  second: PointsToResult,
  observed: Observed | undefined,
): ComparedResults {
  const seen = observed === undefined ? undefined : projectObserved(observed);
  const [withSecond, withFirst] = [comparedWith(second, seen), comparedWith(first, seen)];
  const difference = (name: keyof Projection, label: string, column: string): DifferenceTable => ({
    label,
    column,
    rows: differences(name, withSecond, withFirst),
  });
  return {
    own: [slideTables(first, withSecond), slideTables(second, withFirst)],
    differences: [
      difference("variables", "compare.points-to", "compare.pointer"),
      difference("fields", "compare.fields", "compare.pointer"),
      difference("calls", "compare.calls", "compare.callSite"),
    ],
    isPartial: first.partial || second.partial,
  };
}

/** The rows of both relations, in the order of the first and then what only the second has. */
export function differences(
  name: keyof Projection,
  withSecond: Compared,
  withFirst: Compared,
): DifferenceTable["rows"] {
  const [first, second] = [withFirst.other[name], withSecond.other[name]];
  const facts = (own: ReadonlySet<string> | undefined, compared: Compared, key: string): readonly ComparedFact[] =>
    [...(own ?? [])].sort(compareLabels).map((text) => ({ text, ...factIn(compared, name, key, text) }));
  return [...new Set([...first.keys(), ...second.keys()])].map((head) => ({
    head,
    first: facts(first.get(head), withSecond, head),
    second: facts(second.get(head), withFirst, head),
  }));
}
