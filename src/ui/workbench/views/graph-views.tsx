import { useCallback, useMemo } from "react";
import type { PanelSpec } from "../../../trace/index.ts";
import { GraphPanel, GraphTwin, isTooLarge, sliceCounts, useSlice } from "../../graph/index.ts";
import { t } from "../../messages/index.ts";
import { Fetched, fetchedPart } from "../../parts/index.ts";
import { useServices, useSettings, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { useTheme } from "../../theme/index.ts";
import { type Moment, Waiting } from "../moment/index.ts";
import { AcceptingLine } from "./accepting-line.tsx";
import { hasOwnDrawing, OwnDrawing } from "./own-drawing.tsx";
import { Twin } from "./twin.tsx";
import type { Automaton } from "./use-automaton.ts";
import { useBadges } from "./use-badges.ts";
import { useLaidOut } from "./use-laid-out.ts";
import type { ShownGraph } from "./use-shown-graph.ts";

/** Only a large automaton is looked at as a matrix. */
const GraphMatrix = fetchedPart(async () => (await import("../../graph/matrix/index.ts")).GraphMatrix);

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
  const { view, shownId, wholeId } = graph;
  const workbench = useWorkbench();
  const { settings } = useServices();
  const theme = useTheme();
  const ghosts = useSettings((state) => state.ghosts);
  const isLarge = useSettings((state) => state.lecture);
  const isSolving = useWorkbenchState((state) => state.isSolving);
  const laidOut = useLaidOut({ spec, graph, automaton, moment });
  const { run, selectedId, markedIds, trails, finalSublabel, lineOf, layoutId, drawn } = laidOut;
  const premises = useWorkbenchState((state) => state.selection?.premises);
  const premiseIds = useMemo(() => premises?.map(shownId), [premises, shownId]);
  const select = useCallback(
    (element: string | undefined) =>
      workbench.inspection.selectElement(element === undefined ? undefined : wholeId(element)),
    [workbench, wholeId],
  );
  const point = useCallback(
    (element: string | undefined) => workbench.set({ pointedAt: element === undefined ? undefined : wholeId(element) }),
    [workbench, wholeId],
  );
  const badgeOf = useBadges(graph, moment);
  const isLibraryShown = useWorkbenchState((state) => state.isLibraryShown);
  const slice = useSlice(view.model, layoutId, lineOf);
  const note = slice.slice && t("slice.twin", { counts: sliceCounts(view.model, slice) });
  const shared = { label, view, selectedId, markedIds, onSelect: select, badgeOf, trails };
  const selectInMatrix = useCallback(
    (element: string | undefined) => {
      onChoose?.("matrix");
      select(element);
    },
    [onChoose, select],
  );
  const isOwn = hasOwnDrawing(view);
  return (
    <>
      {automaton === undefined || shown === "table" ? null : <AcceptingLine {...automaton} />}
      {shown === "matrix" ? (
        <Fetched fallback={<Waiting />}>
          <GraphMatrix {...shared} view={drawn.view} onSelect={selectInMatrix} />
        </Fetched>
      ) : null}
      {shown === "graph" && isOwn ? (
        <OwnDrawing
          key={layoutId}
          label={label}
          view={view}
          selectedId={selectedId}
          ghosts={ghosts}
          isLarge={isLarge}
          badgeOf={badgeOf}
          layoutId={layoutId}
          onSelect={select}
        />
      ) : shown === "graph" ? (
        <GraphPanel
          {...shared}
          {...drawn}
          run={run}
          premiseIds={premiseIds}
          onPoint={point}
          theme={theme}
          showsAll={moment.position === moment.session.recording.length}
          ghosts={ghosts}
          hidesComingEdges={isSolving}
          onGhosts={(next) => settings.setState({ ghosts: next })}
          finalSublabel={finalSublabel}
          lineOf={lineOf}
          isLibraryShown={graph.hasLibrary ? isLibraryShown : undefined}
          onLibrary={(next) => workbench.set({ isLibraryShown: next })}
        />
      ) : null}
      {shown === "graph" && !isOwn && isTooLarge(drawn.view.model) ? null : (
        <Twin isShown={shown === "table"}>
          <GraphTwin {...shared} note={note} />
        </Twin>
      )}
    </>
  );
}
