import type { ComparedFact, ComparedResults, DifferenceRow, DifferenceTable } from "../../../../engine-kit/index.ts";
import type { Observed } from "../../../../java/index.ts";
import { compareLabels } from "../../../../kernel/index.ts";
import type { PointsToResult } from "../../result.ts";
import { groupBy } from "./call-order.ts";
import { projectedFact, projectedNames } from "./fact-names.ts";
import { type Places, placesOf } from "./places.ts";
import { commonNames, type Projected, type Projection, project, projectObserved } from "./projection.ts";
import { type Compared, comparedWith, factIn, slideTables } from "./slide-tables.ts";

/** The results of runs side by side. `observed`: what an execution of the program showed, if there was one. */
export function compareResults(results: readonly PointsToResult[], observed: Observed | undefined): ComparedResults {
  const nameOf = commonNames(results);
  const runs = results.map((own) => {
    const seen = observed === undefined ? undefined : projectObserved(observed, own.options.profile, nameOf);
    const others = results.filter((other) => other !== own);
    return { own, compared: comparedWith(others, seen, nameOf), names: projectedNames(own, nameOf) };
  });
  const places = placesOf(results, nameOf);
  const difference = (name: keyof Projection, label: string, column: string): DifferenceTable => ({
    label,
    column,
    rows: differences(name, runs, places[name]),
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
interface ComparedRun {
  readonly own: Projected;
  readonly compared: Compared;
  readonly names: ReadonlyMap<string, readonly string[]>;
}

/** The rows of all relations by method, in the order of the first and then what only later ones have; under no method first. */
export function differences(
  name: keyof Projection,
  runs: readonly ComparedRun[],
  places?: Places,
): readonly DifferenceRow[] {
  const relations = runs.map(({ own, compared }) => project(own, compared.nameOf)[name]);
  const heads = new Set(relations.flatMap((relation) => [...relation.keys()]));
  const byMethod = groupBy([...heads], (head) => places?.get(head) ?? methodOf(name, head));
  const groups = [...byMethod].sort(([a], [b]) => Number(a !== "") - Number(b !== ""));
  return groups.flatMap(([group, keys]) =>
    keys.map((key) => ({
      ...(group === "" ? {} : { group }),
      head: name === "variables" && group !== "" ? key.slice(group.length + 1) : key,
      facts: runs.map(({ compared, names }, place) =>
        [...(relations[place]?.get(key) ?? [])].sort(compareLabels).map(
          (text): ComparedFact => ({
            text,
            names: names.get(projectedFact(name, key, text)) ?? [],
            ...factIn(compared, name, key, text),
          }),
        ),
      ),
    })),
  );
}

/** `C.id(Number)` of `C.id(Number) n`; "" for what is in no method. */
function methodOf(name: keyof Projection, key: string): string {
  return name === "variables" ? key.slice(0, key.indexOf(" ")) : "";
}
