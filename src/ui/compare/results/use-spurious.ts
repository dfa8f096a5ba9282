import { useMemo } from "react";
import { useStore } from "zustand";
import type { Seq } from "../../../trace/index.ts";
import type { Session } from "../../store/index.ts";
import type { Comparison } from "../comparison.ts";
import type { Results } from "./use-results.ts";

/** The mark of each element of a run's graphs: what it has by now that another run rules out. Undefined without results. */
export function useSpurious(
  comparison: Comparison,
  compared: Results | undefined,
  index: number,
): ((element: string) => string) | undefined {
  const run = comparison.runs[index] ?? comparison.first;
  const session = useStore(run.run.store, (state) => state.session);
  const births = useMemo(
    () =>
      session === undefined || compared?.kind !== "slides"
        ? undefined
        : spuriousIn(comparison, compared, index, session),
    [comparison, compared, index, session],
  );
  const position = useStore(run.store, (state) => state.position);
  return useMemo(() => {
    if (births === undefined) return undefined;
    return (element: string) => ((births.get(element) ?? Number.POSITIVE_INFINITY) < position ? "✗" : "");
  }, [births, position]);
}

/** The first spurious fact of each element. */
function spuriousIn(
  { comparables }: Comparison,
  { results }: Extract<Results, { kind: "slides" }>,
  index: number,
  session: Session,
): ReadonlyMap<string, Seq> {
  const { byName } = comparables.of(session);
  const facts = (results.own[index] ?? []).flatMap(({ rows }) => rows.flatMap((row) => row.facts));
  const births = new Map<string, Seq>();
  for (const { mark, names } of facts) {
    const fact = mark === "spurious" ? byName.get(names[0] ?? "") : undefined;
    const element = fact === undefined ? undefined : session.reader.elements(fact)[0];
    if (fact !== undefined && element !== undefined) births.set(element, Math.min(births.get(element) ?? fact, fact));
  }
  return births;
}
