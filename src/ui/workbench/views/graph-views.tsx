import { useCallback, useMemo } from "react";
import { writeLinkOptions } from "../../../options/index.ts";
import type { GraphView, PanelSpec, Trails } from "../../../trace/index.ts";
import { GraphMatrix, GraphPanel, GraphTwin, isTooLarge, renamed, sliceCounts, useSlice } from "../../graph/index.ts";
import { t } from "../../messages/index.ts";
import { TreePanel } from "../../panels/index.ts";
import { useServices, useSettings, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { useTheme } from "../../theme/index.ts";
import type { Moment } from "../moment/index.ts";
import { AcceptingLine } from "./accepting-line.tsx";
import { Twin } from "./twin.tsx";
import { type Automaton, useDrawn } from "./use-automaton.ts";
import { useBadges } from "./use-badges.ts";
import type { ShownGraph } from "./use-shown-graph.ts";

const none: readonly string[] = [];

interface GraphViewsProps {
  readonly spec: PanelSpec;
  readonly label: string;
  readonly graph: ShownGraph;
  /** What of an automaton is shown; undefined for other graphs. */
  readonly automaton?: Automaton | undefined;
  readonly moment: Moment;
  /** `graph`, `matrix`, `table`, or something else: then the twin is still there for screen readers. */
  readonly shown: string;
  /** Stay with a view. */
  readonly onChoose?: (view: string) => void;
}

/** The drawing of a graph, and its table. */
export function GraphViews({ spec, label, graph, automaton, moment, shown, onChoose }: GraphViewsProps) {
  const { view, shownId, wholeId, atEnd } = graph;
  const workbench = useWorkbench();
  const { settings } = useServices();
  const theme = useTheme();
  const ghosts = useSettings((state) => state.ghosts);
  const isSolving = useWorkbenchState((state) => state.isSolving);
  const { number, subject } = moment.session;
  const selected = useWorkbenchState((state) => state.selection?.elements);
  const selectedId = useMemo(() => pickElement(view, (selected ?? none).map(shownId)), [view, selected, shownId]);
  const premises = useWorkbenchState((state) => state.selection?.premises);
  const premiseIds = useMemo(() => premises?.map(shownId), [premises, shownId]);
  const trails = useShownTrails(shownId);
  const marked = useMemo(() => moment.session.touched(moment.position, moment.since).map(shownId), [moment, shownId]);
  const finalText = useCallback(
    (id: string, kind: "node" | "edge") => (kind === "node" ? atEnd.sublabel(id) : atEnd.edgeLabel?.(id))?.text ?? "",
    [atEnd],
  );
  const select = useCallback(
    (element: string | undefined) => workbench.selectElement(element === undefined ? undefined : wholeId(element)),
    [workbench, wholeId],
  );
  const point = useCallback(
    (element: string | undefined) => workbench.set({ pointedAt: element === undefined ? undefined : wholeId(element) }),
    [workbench, wholeId],
  );
  const badgeOf = useBadges(graph, moment);
  const isLibraryShown = useWorkbenchState((state) => state.isLibraryShown);
  const { options: schema, page } = workbench.engine;
  // Conclusions are drawn in the program only: the walk is the same.
  const walked = { ...subject.options, [page.features.conclusions?.option ?? ""]: undefined };
  const program = [subject.example ?? "own", ...writeLinkOptions(schema, walked).flat()].join(":");
  const layoutId = `${spec.id}:${program}${graph.variant}`;
  const lineOf = useLines(moment);
  const slice = useSlice(view.model, layoutId, lineOf);
  const note = slice.slice && t("slice.twin", { counts: sliceCounts(view.model, slice) });
  const shared = { label, view, selectedId, markedIds: marked, onSelect: select, badgeOf, trails };
  const drawn = useDrawn(automaton, view, layoutId, selectedId);
  const selectInMatrix = useCallback(
    (element: string | undefined) => {
      onChoose?.("matrix");
      select(element);
    },
    [onChoose, select],
  );
  const { cards } = view;
  return (
    <>
      {automaton === undefined || shown === "table" ? null : <AcceptingLine {...automaton} />}
      {shown === "matrix" ? <GraphMatrix {...shared} view={drawn.view} onSelect={selectInMatrix} /> : null}
      {shown === "graph" && cards !== undefined ? (
        <TreePanel
          key={layoutId}
          label={label}
          view={view}
          cards={cards}
          selectedId={selectedId}
          ghosts={ghosts}
          onSelect={select}
        />
      ) : shown === "graph" ? (
        <GraphPanel
          {...shared}
          {...drawn}
          run={String(number)}
          premiseIds={premiseIds}
          onPoint={point}
          theme={theme}
          ghosts={ghosts}
          hidesComingEdges={isSolving}
          onGhosts={(next) => settings.setState({ ghosts: next })}
          finalSublabel={finalText}
          lineOf={lineOf}
          isLibraryShown={graph.hasLibrary ? isLibraryShown : undefined}
          onLibrary={(next) => workbench.set({ isLibraryShown: next })}
        />
      ) : null}
      {shown === "graph" && cards === undefined && isTooLarge(view.model) ? null : (
        <Twin isShown={shown === "table"}>
          <GraphTwin {...shared} note={note} />
        </Twin>
      )}
    </>
  );
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
