import { useMemo, useRef } from "react";
import { useStore } from "zustand";
import type { GraphModel, GraphView, Trails } from "../../../../trace/index.ts";
import {
  canDrawWhole,
  excerptIn,
  excerptSize,
  type FinalText,
  hasExcerpts,
  isInRows,
  partOf,
  useSlice,
} from "../../../graph/index.ts";
import { graphDesk, useWorkbenchState } from "../../../store/index.ts";
import type { Moment } from "../../moment/index.ts";
import type { ShownGraph } from "../use-shown-graph.ts";
import type { Around } from "./arounds.ts";
import { useAround } from "./use-around.ts";
import { withRoom } from "./with-room.ts";

/** How a graph is drawn: whole, with a part of it in full, or a part alone, which has places of its own. */
export interface DrawnGraph {
  readonly view: GraphView;
  readonly full: ReadonlySet<string> | undefined;
  readonly layoutId: string;
  /** The name under which the reader’s slice of it is kept. */
  readonly sliceId?: string | undefined;
  /** All of the view is drawn, also what that slice leaves out. */
  readonly isUncut?: boolean | undefined;
  /** The whole graph, where the view has what the step is about. */
  readonly excerptOf?: GraphModel | undefined;
}

interface ExcerptChoice {
  /** The panel that it is drawn in. */
  readonly panel: string;
  readonly trails: Trails | undefined;
  readonly finalText: FinalText;
  readonly lineOf: (edge: string) => number | undefined;
}

/** How excerpts of a graph are drawn. */
export interface Excerpts {
  /** Undefined until the first panel of a graph is there. */
  readonly around: Around | undefined;
}

/** How excerpts of a graph are drawn that is too large to be read whole; undefined where all of it is drawn, as the reader may want. */
export function useExcerpts(
  drawn: DrawnGraph,
  { panel, trails, finalText, lineOf }: ExcerptChoice,
): Excerpts | undefined {
  const isWhole = useStore(graphDesk, (desk) => desk.isWhole);
  const { view, layoutId } = drawn;
  const whole = view.model;
  const { slice } = useSlice(whole, layoutId, lineOf);
  const around = useAround(view, finalText, { panel, slice });
  const isLarge = useMemo(() => hasExcerpts(whole) || around?.isTooLarge(whole) === true, [whole, around]);
  // Flows over rows are drawn as a slice of their own.
  const hasFlows = trails !== undefined && isInRows(whole);
  const isExcerpt = view.cards === undefined && isLarge && !hasFlows && !(isWhole && canDrawWhole(whole));
  return useMemo(() => (isExcerpt ? { around } : undefined), [isExcerpt, around]);
}

interface ExcerptOptions extends Pick<ShownGraph, "shownId"> {
  readonly moment: Moment;
  readonly trails: Trails | undefined;
  readonly excerpts: Excerpts | undefined;
}

/** What a step is about, and what is around that; all of a graph that is drawn whole. */
export function useExcerpt(drawn: DrawnGraph, { shownId, moment, trails, excerpts }: ExcerptOptions): DrawnGraph {
  const widened = useStore(graphDesk, (desk) => desk.widened);
  const selected = useWorkbenchState((state) => state.selection?.fact);
  const { view, layoutId } = drawn;
  const { session, since, position } = moment;
  const whole = view.model;
  const part = useMemo(() => {
    if (excerpts === undefined) return undefined;
    const { around } = excerpts;
    const { reader, recording } = session;
    const cuts = trails?.cuts.flatMap(({ source, target }) => [source, target]) ?? [];
    const also = [...(trails?.marks.keys() ?? []), ...cuts];
    const size = (around?.sizeOf ?? excerptSize)(widened);
    const keptOf = (most: number) =>
      excerptIn(whole, { reader, recording, since, position, selected, also, size: most, shownId });
    const kept = withRoom(size, keptOf, (elements) => around?.hasRoom?.(whole, elements) ?? true);
    const { elements, isUncut } = around?.around(whole, { elements: kept, position, widened }) ?? uncut(kept);
    return { model: partOf(whole, elements), isUncut };
  }, [excerpts, whole, session, since, position, selected, trails, widened, shownId]);
  const model = useSameModel(part?.model);
  const isUncut = part?.isUncut ?? false;
  return useMemo(
    () =>
      model === undefined
        ? drawn
        : {
            view: { ...view, model },
            full: undefined,
            layoutId: `${layoutId}:excerpt`,
            sliceId: layoutId,
            isUncut,
            excerptOf: whole,
          },
    [drawn, view, layoutId, model, whole, isUncut],
  );
}

function uncut(elements: ReadonlySet<string>) {
  return { elements, isUncut: true };
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
