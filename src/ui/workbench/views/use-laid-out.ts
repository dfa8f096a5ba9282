import { useCallback, useMemo } from "react";
import { conclusions } from "../../../engine-kit/index.ts";
import { writeLinkOptions } from "../../../options/index.ts";
import type { GraphView, PanelSpec, Trails } from "../../../trace/index.ts";
import { type LinkedPlaces, renamed } from "../../graph/index.ts";
import { useWorkbench, useWorkbenchState } from "../../store/index.ts";
import type { Moment } from "../moment/index.ts";
import { type DrawnGraph, type Excerpts, useExcerpt, useExcerpts } from "./excerpt/index.ts";
import { type Automaton, useDrawn } from "./use-automaton.ts";
import type { ShownGraph } from "./use-shown-graph.ts";

const none: readonly string[] = [];

export interface LaidOutRequest {
  readonly spec: PanelSpec;
  readonly graph: ShownGraph;
  readonly automaton: Automaton | undefined;
  readonly moment: Moment;
}

/** A graph with its marks at a step, before it is known what of it is drawn. */
export interface MarkedGraph {
  /** Names the run. */
  readonly run: string;
  readonly selectedId: string | undefined;
  readonly markedIds: readonly string[];
  readonly trails: Trails | undefined;
  finalSublabel(id: string, kind: "node" | "edge"): string;
  lineOf(edge: string): number | undefined;
  /** Of the whole graph. */
  readonly layoutId: string;
  /** The graph, or what the reader has chosen of an automaton. */
  readonly part: DrawnGraph;
  /** How the step is drawn, where that is not done with all of the part. */
  readonly excerpts: Excerpts | undefined;
}

export function useMarkedGraph({ spec, graph, automaton, moment }: LaidOutRequest): MarkedGraph {
  const { view, shownId, atEnd, variant } = graph;
  const { number, subject } = moment.session;
  const selected = useWorkbenchState((state) => state.selection?.elements);
  const selectedId = useMemo(() => pickElement(view, (selected ?? none).map(shownId)), [view, selected, shownId]);
  const trails = useShownTrails(shownId);
  const markedIds = useMemo(
    () => moment.session.touched(moment.position, moment.since).map(shownId),
    [moment, shownId],
  );
  const finalSublabel = useCallback(
    (id: string, kind: "node" | "edge") => (kind === "node" ? atEnd.sublabel(id) : atEnd.edgeLabel?.(id))?.text ?? "",
    [atEnd],
  );
  const { engine } = useWorkbench();
  // Conclusions are drawn in the program only: the walk is the same.
  const walked = { ...subject.options, [conclusions.of(engine.page)?.option ?? ""]: undefined };
  const program = [subject.example ?? "own", ...writeLinkOptions(engine.options, walked).flat()].join(":");
  const layoutId = `${spec.id}:${program}${variant}`;
  const lineOf = useLines(moment);
  const part = useDrawn(automaton, view, layoutId, selectedId);
  const excerpts = useExcerpts(part, { panel: spec.id, trails, finalText: finalSublabel, lineOf });
  return { run: String(number), selectedId, markedIds, trails, finalSublabel, lineOf, layoutId, part, excerpts };
}

/** What of a graph its drawing is laid out by, and the name of the layout. */
export function useLaidOut({ part, trails, excerpts }: MarkedGraph, { graph, moment }: LaidOutRequest): DrawnGraph {
  return useExcerpt(part, { shownId: graph.shownId, moment, trails, excerpts });
}

/** The flows that are drawn, in the graph as it is shown. */
function useShownTrails(shownId: ShownGraph["shownId"]): Trails | undefined {
  const trails = useWorkbenchState((state) => state.trails);
  return useMemo(() => trails && renamed(trails, shownId), [trails, shownId]);
}

/** The line that the fact of an edge was read from. */
function useLines({ session, position }: Moment): (edge: string) => number | undefined {
  return useCallback(
    (edge) => {
      const fact = session.reader.factOf(edge, position);
      return fact === undefined ? undefined : session.reader.statements(fact + 1, fact)[0]?.start.line;
    },
    [session, position],
  );
}

/** The first of the selected elements that this graph has. */
function pickElement({ model }: GraphView, elements: readonly string[]): string | undefined {
  return elements.find(
    (element) => model.nodes.some(({ id }) => id === element) || model.edges.some(({ id }) => id === element),
  );
}

/** What the link says was dragged in a view, drawn by this layout. */
export function useLinkedPlaces(view: string, layoutId: string): LinkedPlaces {
  const workbench = useWorkbench();
  const moved = useWorkbenchState((state) => state.moved);
  const brought = moved?.view === view && moved.layoutId === undefined ? moved.places : undefined;
  const keep: LinkedPlaces["keep"] = useCallback(
    (places) => {
      if (places.size > 0) workbench.set({ moved: { view, layoutId, places } });
      // What the link says of another view stays.
      else if (workbench.state.moved?.view === view) workbench.set({ moved: undefined });
    },
    [workbench, view, layoutId],
  );
  return useMemo(() => ({ brought, keep }), [brought, keep]);
}
