import { useMemo, useRef } from "react";
import { useStore } from "zustand";
import type { GraphModel, GraphView, Trails } from "../../../trace/index.ts";
import { canDrawWhole, excerptIn, excerptSize, hasExcerpts, partOf } from "../../graph/index.ts";
import { graphDesk, useWorkbenchState } from "../../store/index.ts";
import type { Moment } from "../moment/index.ts";
import type { ShownGraph } from "./use-shown-graph.ts";

/** How a graph is drawn: whole, with a part of it in full, or a part alone, which has places of its own. */
export interface DrawnGraph {
  readonly view: GraphView;
  readonly full: ReadonlySet<string> | undefined;
  readonly layoutId: string;
  /** The whole graph, where the view has what the step is about. */
  readonly excerptOf?: GraphModel | undefined;
}

interface ExcerptOptions extends Pick<ShownGraph, "shownId"> {
  readonly moment: Moment;
  readonly trails: Trails | undefined;
}

/** Of a large graph what the step is about, unless the reader wants to see all of it. */
export function useExcerpt(drawn: DrawnGraph, { shownId, moment, trails }: ExcerptOptions): DrawnGraph {
  const { isWhole, widened } = useStore(graphDesk);
  const selected = useWorkbenchState((state) => state.selection?.fact);
  const { view, layoutId } = drawn;
  const { session, since, position } = moment;
  const whole = view.model;
  const isExcerpt = view.cards === undefined && hasExcerpts(whole) && !(isWhole && canDrawWhole(whole));
  const part = useMemo(() => {
    if (!isExcerpt) return undefined;
    const { reader, recording } = session;
    const cuts = trails?.cuts.flatMap(({ source, target }) => [source, target]) ?? [];
    const also = [...(trails?.marks.keys() ?? []), ...cuts];
    const size = excerptSize(widened);
    return partOf(whole, excerptIn(whole, { reader, recording, since, position, selected, also, size, shownId }));
  }, [isExcerpt, whole, session, since, position, selected, trails, widened, shownId]);
  const model = useSameModel(part);
  return useMemo(
    () =>
      model === undefined
        ? drawn
        : { view: { ...view, model }, full: undefined, layoutId: `${layoutId}:excerpt`, excerptOf: whole },
    [drawn, view, layoutId, model, whole],
  );
}

/** The model of the last time when it has the same elements: what is drawn follows from the object. */
function useSameModel(model: GraphModel | undefined): GraphModel | undefined {
  const before = useRef(model);
  if (!isSame(before.current, model)) before.current = model;
  return before.current;
}

function isSame(a: GraphModel | undefined, b: GraphModel | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return alike(a.nodes, b.nodes) && alike(a.edges, b.edges);
}

function alike(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((each, index) => each === b[index]);
}
