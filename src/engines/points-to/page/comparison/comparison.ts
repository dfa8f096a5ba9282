import { type Comparison, readNamed, readRunValue, writeNamed, writeRunValue } from "../../../../engine-kit/index.ts";
import type { GivenOptions, Label } from "../../../../options/index.ts";
import { parseSelector, selectorName, usualHeap } from "../../algorithm/context/index.ts";
import { pointsToSchema } from "../../options.ts";
import type { PointsToResult } from "../../result.ts";

/** Context sensitivities side by side. */
export const comparison: Comparison<PointsToResult> = {
  options: ["context", "heap"],
  // The comparison of the lecture.
  usual: { example: "one-object", runs: ["1-call", "1-obj"] },
  write({ context = "", heap, ...others }, base) {
    const depth = heap === usualHeap(String(context)) ? [] : [String(heap)];
    return [
      writeRunValue(String(context)),
      ...depth,
      ...writeNamed(pointsToSchema, others, base, ["context", "heap"]),
    ].join("/");
  },
  read(run, base) {
    const [written = "", ...parts] = run.split("/");
    const context = readRunValue(written);
    const isDepth = /^\d$/.test(parts[0] ?? "");
    const others = readNamed(pointsToSchema, isDepth ? parts.slice(1) : parts);
    if (parseSelector(context) === undefined || others === undefined) return undefined;
    return { ...base, context, heap: isDepth ? Number(parts[0]) : usualHeap(context), ...others };
  },
  other(base) {
    const context = base["context"] === "1-obj" ? "1-call" : "1-obj";
    return { ...base, context, heap: usualHeap(context) };
  },
  names: (runs) =>
    runs.map((run) => {
      const isHeapTold = runs.some((other) => other !== run && baseName(other) === baseName(run));
      return [runName(run, isHeapTold), ...mergingNames(run)];
    }),
  load: () => import("./results.ts"),
};

/** Without contexts of variables a run is context-insensitive, whatever its objects are told apart by. */
function baseName({ context, variableContexts }: GivenOptions): string {
  return variableContexts === false ? "C.I." : selectorName(String(context));
}

function runName(options: GivenOptions, isHeapTold: boolean): Label {
  const { heap = 0, variableContexts } = options;
  const name = baseName(options);
  if (variableContexts === false && heap !== 0 && !isHeapTold) return { literal: `${name} + C.S. heap` };
  return isHeapTold ? { id: "compare.runWithHeap", values: { name, heap: String(heap) } } : { literal: name };
}

/** The objects that a run merges: two runs may differ in these alone. */
function mergingNames({
  heapAbstraction,
  mergeStrings,
  mergeExceptions,
  mergeStringBuilders,
}: GivenOptions): readonly Label[] {
  if (heapAbstraction === "type") return [{ id: "points-to.options.heapAbstraction.type" }];
  return [
    ...(mergeStrings === "constants" ? [{ id: "compare.mergedConstants" }] : []),
    ...(mergeStrings === "all" ? [{ id: "compare.mergedStrings" }] : []),
    ...(mergeExceptions === true ? [{ id: "compare.mergedExceptions" }] : []),
    ...(mergeStringBuilders === true ? [{ id: "compare.mergedStringBuilders" }] : []),
  ];
}
