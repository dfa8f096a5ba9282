import type { Observed } from "../../../../java/index.ts";
import { compareLabels } from "../../../../kernel/index.ts";
import type { GivenOptions, Label } from "../../../../options/index.ts";
import type { ComparedFact, ComparedResults, Comparison, DifferenceRow, DifferenceTable } from "../../../comparison.ts";
import { readNamed, readRunValue, writeNamed, writeRunValue } from "../../../written-run.ts";
import { parseSelector, usualHeap } from "../../algorithm/context/index.ts";
import { pointsToSchema } from "../../options.ts";
import type { PointsToResult } from "../../result.ts";
import { selectorName } from "../controls.ts";
import { projectedFact, projectedNames } from "./fact-names.ts";
import { commonNames, type Projected, type Projection, project, projectObserved } from "./projection.ts";
import { type Compared, comparedWith, factIn, slideTables } from "./slide-tables.ts";

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
  compare: compareResults,
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

/** What a run merges: two runs may differ in that alone. */
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

function compareResults(results: readonly PointsToResult[], observed: Observed | undefined): ComparedResults {
  const nameOf = commonNames(results);
  const runs = results.map((own) => {
    const seen = observed === undefined ? undefined : projectObserved(observed, own.options.profile, nameOf);
    const others = results.filter((other) => other !== own);
    return { own, compared: comparedWith(others, seen, nameOf), names: projectedNames(own, nameOf) };
  });
  const difference = (name: keyof Projection, label: string, column: string): DifferenceTable => ({
    label,
    column,
    rows: differences(name, runs),
  });
  return {
    own: runs.map(({ own, compared }) => slideTables(own, compared)),
    differences: [
      difference("variables", "compare.points-to", "compare.pointer"),
      difference("fields", "compare.fields", "compare.pointer"),
      difference("calls", "compare.calls", "compare.callSite"),
    ],
    isPartial: results.some(({ partial }) => partial),
  };
}

/** A run, what it is compared with, and the names of its facts without contexts. */
export interface ComparedRun {
  readonly own: Projected;
  readonly compared: Compared;
  readonly names: ReadonlyMap<string, readonly string[]>;
}

/** The rows of all relations, in the order of the first and then what only later ones have. */
export function differences(name: keyof Projection, runs: readonly ComparedRun[]): readonly DifferenceRow[] {
  const relations = runs.map(({ own, compared }) => project(own, compared.nameOf)[name]);
  const heads = new Set(relations.flatMap((relation) => [...relation.keys()]));
  return [...heads].map((head) => ({
    head,
    facts: runs.map(({ compared, names }, place) =>
      [...(relations[place]?.get(head) ?? [])].sort(compareLabels).map(
        (text): ComparedFact => ({
          text,
          names: names.get(projectedFact(name, head, text)) ?? [],
          ...factIn(compared, name, head, text),
        }),
      ),
    ),
  }));
}
