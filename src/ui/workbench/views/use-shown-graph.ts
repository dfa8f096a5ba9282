import { useMemo } from "react";
import { type HierarchyCall, hierarchy } from "../../../engine-kit/index.ts";
import { type GraphView, type PanelSpec, withoutContexts } from "../../../trace/index.ts";
import {
  type FoldedModel,
  foldedView,
  foldLibrary,
  hierarchyModel,
  hierarchyView,
  unfolded,
} from "../../graph/index.ts";
import { t } from "../../messages/index.ts";
import { useCapability, useWorkbenchState } from "../../store/index.ts";
import type { Moment } from "../moment/index.ts";
import { useHierarchy } from "./use-hierarchy.ts";

/** A graph as the reader wants to see it: library code folded, or compared with the class hierarchy. */
export interface ShownGraph {
  readonly view: GraphView;
  /** The same at the end of the recording. */
  readonly atEnd: GraphView;
  /** The element that stands for an element of the whole graph. */
  readonly shownId: (whole: string) => string;
  /** The element of the whole graph that a shown one stands for, the oldest of several. */
  readonly wholeId: (shown: string) => string;
  readonly hasLibrary: boolean;
  /** Names the way it is shown, for positions that the reader dragged. */
  readonly variant: string;
}

interface Shape {
  readonly viewOf: (view: GraphView) => GraphView;
  readonly shownId: (whole: string) => string;
  readonly wholeId: (shown: string) => string;
  readonly hasLibrary: boolean;
  readonly variant: string;
}

export function useShownGraph(
  spec: PanelSpec,
  whole: GraphView | undefined,
  moment: Moment | undefined,
): ShownGraph | undefined {
  const isLibraryShown = useWorkbenchState((state) => state.isLibraryShown);
  const panel = useCapability(hierarchy)?.panel;
  const isHierarchy = useWorkbenchState((state) => state.isHierarchyShown) && panel === spec.id;
  const calls = useHierarchy();
  const session = moment?.session.whole;
  const model = whole?.model;
  const end = session?.recording.length ?? 0;
  const shape = useMemo<Shape>(() => {
    if (model === undefined || session === undefined) return plain;
    const base = isHierarchy ? hierarchyShape(model, calls, (fact) => withoutContexts(session.reader, fact)) : plain;
    const folded = foldLibrary(base.viewOf(emptyView(model)).model);
    return folded === undefined ? base : isLibraryShown ? { ...base, hasLibrary: true } : foldedShape(base, folded);
  }, [model, session, isHierarchy, calls, isLibraryShown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the model is another one when the recording has grown
  const atEnd = useMemo(() => {
    const last = session?.reader.view(spec.id, end, end);
    return last?.kind === "graph" ? shape.viewOf(last) : undefined;
  }, [session, spec.id, end, shape, model]);
  return useMemo(() => {
    if (whole === undefined || atEnd === undefined) return undefined;
    const { viewOf, ...shared } = shape;
    return { view: viewOf(whole), atEnd, ...shared };
  }, [whole, atEnd, shape]);
}

const same = (id: string): string => id;

const plain: Shape = { viewOf: (view) => view, shownId: same, wholeId: same, hasLibrary: false, variant: "" };

function emptyView(model: GraphView["model"]): GraphView {
  return { kind: "graph", model, at: 0, since: 0, sublabel: () => undefined };
}

function hierarchyShape(
  callGraph: GraphView["model"],
  calls: readonly HierarchyCall[],
  withoutContexts: Parameters<typeof hierarchyModel>[2],
): Shape {
  const { model, shownAs } = hierarchyModel(callGraph, calls, withoutContexts);
  const oldest = new Map([...shownAs].reverse().map(([whole, shown]) => [shown, whole]));
  return {
    viewOf: (view) => hierarchyView(view, model),
    shownId: (whole) => shownAs.get(whole) ?? whole,
    wholeId: (shown) => oldest.get(shown) ?? shown,
    hasLibrary: false,
    variant: ":hierarchy",
  };
}

function foldedShape(base: Shape, folded: FoldedModel): Shape {
  const contentOf = (shown: number, total: number): string => t("graph.folded-content", { shown, total });
  return {
    viewOf: (view) => foldedView(base.viewOf(view), folded, contentOf),
    shownId: (whole) => folded.shownAs.get(base.shownId(whole)) ?? base.shownId(whole),
    wholeId: (shown) => base.wholeId(unfolded(folded, shown)),
    hasLibrary: true,
    variant: `${base.variant}:folded`,
  };
}
