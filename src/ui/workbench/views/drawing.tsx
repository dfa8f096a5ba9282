import { useCallback, useMemo } from "react";
import { GraphPanelNow } from "../../graph/index.ts";
import { oneFrameBehind } from "../../parts/index.ts";
import { useServices, useSettings, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { useTheme } from "../../theme/index.ts";
import { useIsAsked } from "../moment/index.ts";
import { type LaidOutRequest, type MarkedGraph, useLaidOut, useLinkedPlaces } from "./use-laid-out.ts";

interface DrawingProps extends LaidOutRequest, MarkedGraph {
  readonly label: string;
  readonly onSelect: (element: string | undefined) => void;
  readonly badgeOf: ((id: string) => string) | undefined;
}

/** A graph as figures and lines, one frame behind the words of a step: to choose what of a large one is drawn takes as long as to draw it. */
export const Drawing = oneFrameBehind(DrawingNow, ({ part }: DrawingProps) => part.view.model);

function DrawingNow(props: DrawingProps) {
  const { graph, moment, label, onSelect, badgeOf, run, selectedId, markedIds, trails, finalSublabel, lineOf } = props;
  const { shownId, wholeId } = graph;
  const drawn = useLaidOut(props, props);
  const linkedPlaces = useLinkedPlaces(props.spec.id, drawn.layoutId);
  const workbench = useWorkbench();
  const { settings } = useServices();
  const theme = useTheme();
  const ghosts = useSettings((state) => state.ghosts);
  const isAsked = useIsAsked();
  const isLibraryShown = useWorkbenchState((state) => state.isLibraryShown);
  const premises = useWorkbenchState((state) => state.selection?.premises);
  const premiseIds = useMemo(() => premises?.map(shownId), [premises, shownId]);
  const point = useCallback(
    (element: string | undefined) => workbench.set({ pointedAt: element === undefined ? undefined : wholeId(element) }),
    [workbench, wholeId],
  );
  return (
    <GraphPanelNow
      panelId={props.spec.id}
      {...{
        label,
        selectedId,
        markedIds,
        onSelect,
        badgeOf,
        trails,
        run,
        premiseIds,
        theme,
        ghosts,
        finalSublabel,
        lineOf,
      }}
      {...drawn}
      linkedPlaces={linkedPlaces}
      onPoint={point}
      showsAll={moment.position === moment.session.recording.length}
      hidesComingEdges={isAsked}
      onGhosts={(next) => settings.setState({ ghosts: next })}
      isLibraryShown={graph.hasLibrary ? isLibraryShown : undefined}
      onLibrary={(next) => workbench.set({ isLibraryShown: next })}
    />
  );
}
