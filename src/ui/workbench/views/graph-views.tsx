import { useCallback } from "react";
import type { PanelSpec } from "../../../trace/index.ts";
import { GraphTwin, isTooLarge, sliceCounts, useSlice } from "../../graph/index.ts";
import { t } from "../../messages/index.ts";
import { Fetched, fetchedPart } from "../../parts/index.ts";
import { useSettings, useWorkbench } from "../../store/index.ts";
import { type Moment, useIsAsked, Waiting } from "../moment/index.ts";
import { AcceptingLine } from "./accepting-line.tsx";
import { Drawing } from "./drawing.tsx";
import { hasOwnDrawing, OwnDrawing } from "./own-drawing.tsx";
import { Twin } from "./twin.tsx";
import { type Automaton, usePremises } from "./use-automaton.ts";
import { useBadges } from "./use-badges.ts";
import { useLinkedPlaces, useMarkedGraph } from "./use-laid-out.ts";
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
  const { view, wholeId } = graph;
  const workbench = useWorkbench();
  const isAsked = useIsAsked();
  const ghosts = useSettings((state) => state.ghosts) && !isAsked;
  const isLarge = useSettings((state) => state.lecture);
  const request = { spec, graph, automaton, moment };
  const marked = useMarkedGraph(request);
  const { selectedId, markedIds, trails, lineOf, layoutId, part, excerpts } = marked;
  const select = useCallback(
    (element: string | undefined) =>
      workbench.inspection.selectElement(element === undefined ? undefined : wholeId(element)),
    [workbench, wholeId],
  );
  const badgeOf = useBadges(graph, moment);
  const linkedPlaces = useLinkedPlaces(spec.id, layoutId);
  const slice = useSlice(view.model, layoutId, lineOf);
  const note = slice.slice && t("slice.twin", { counts: sliceCounts(view.model, slice) });
  const shared = { label, view, selectedId, markedIds, onSelect: select, badgeOf, trails };
  const premiseIds = usePremises(moment, graph.shownId, shown === "matrix");
  const selectInMatrix = useCallback(
    (element: string | undefined) => {
      onChoose?.("matrix");
      select(element);
    },
    [onChoose, select],
  );
  const isOwn = hasOwnDrawing(view);
  const isTableAlone = shown === "graph" && !isOwn && excerpts === undefined && isTooLarge(part.view.model);
  return (
    <>
      {automaton === undefined || shown === "table" ? null : <AcceptingLine {...automaton} />}
      {shown === "matrix" ? (
        <Fetched fallback={<Waiting />}>
          <GraphMatrix {...shared} premiseIds={premiseIds} view={part.view} onSelect={selectInMatrix} />
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
          isAtEnd={moment.position === moment.session.recording.length}
          badgeOf={badgeOf}
          layoutId={layoutId}
          linkedPlaces={linkedPlaces}
          onSelect={select}
        />
      ) : shown === "graph" ? (
        <Drawing {...request} {...marked} label={label} onSelect={select} badgeOf={badgeOf} />
      ) : null}
      {isTableAlone ? null : (
        <Twin isShown={shown === "table"}>
          <GraphTwin {...shared} note={note} />
        </Twin>
      )}
    </>
  );
}
