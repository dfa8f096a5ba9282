import { useMemo, useState } from "react";
import type { GraphView } from "../../../trace/index.ts";
import { type Selection, useWorkbenchState } from "../../store/index.ts";
import type { Moment } from "../moment/index.ts";
import { type AcceptingSlice, automatonShown } from "./automaton-shown.ts";
import type { DrawnGraph } from "./excerpt/index.ts";
import type { ShownGraph } from "./use-shown-graph.ts";

/** What of an automaton is shown, and the reader's wish to see all of it. */
export interface Automaton {
  readonly slice: AcceptingSlice | undefined;
  readonly isTableFirst: boolean;
  /** Until something else is selected. */
  readonly isAll: boolean;
  readonly onAll: (isAll: boolean) => void;
}

/** What of an automaton is shown; undefined for other graphs. */
export function useAutomaton(graph: ShownGraph | undefined): Automaton | undefined {
  const selection = useWorkbenchState((state) => state.selection);
  const [off, setOff] = useState<Selection>();
  const isAll = off !== undefined && off === selection;
  const atEnd = graph?.atEnd;
  return useMemo(() => {
    const shown = atEnd && automatonShown(atEnd, selection?.elements ?? [], isAll);
    return shown && { ...shown, isAll, onAll: (next) => setOff(next ? selection : undefined) };
  }, [atEnd, selection, isAll]);
}

export function useDrawn(
  automaton: Automaton | undefined,
  view: GraphView,
  layoutId: string,
  selectedId: string | undefined,
): DrawnGraph {
  const slice = automaton?.isAll === true ? undefined : automaton?.slice;
  return useMemo(() => {
    if (slice?.part === undefined) return { view, full: slice?.kept, layoutId };
    return { view: { ...view, model: slice.part }, full: undefined, layoutId: `${layoutId}:${selectedId ?? ""}` };
  }, [slice, view, layoutId, selectedId]);
}

/** The elements of a view that the rule of a moment names as its premises. */
export function usePremises(
  { session, position, since, isInLibrary }: Moment,
  shownId: (whole: string) => string,
  isAsked: boolean,
): readonly string[] {
  return useMemo(() => {
    const { rule } = isAsked ? session.reader.explain(position, since, isInLibrary) : {};
    const facts = rule?.premises.flatMap(({ fact }) => fact ?? []) ?? [];
    return facts.flatMap((fact) => session.reader.elements(fact)).map(shownId);
  }, [session, position, since, isInLibrary, shownId, isAsked]);
}
