import { type RefObject, useCallback, useMemo, useState } from "react";
import { t } from "../../messages/index.ts";
import { useTokens } from "../../tokens/index.ts";
import { isForCalls } from "../calls/index.ts";
import { isForMap } from "../map/index.ts";
import { isAutomaton, keptBy } from "../model/index.ts";
import { useTrails } from "../trails/index.ts";
import type { GraphPanelProps } from "./graph-panel-props.ts";
import { groundOf, useShape } from "./ground.ts";
import { useArrangement } from "./use-arrangement.ts";
import { useDragged } from "./use-dragged.ts";
import { useDrawing } from "./use-drawing.ts";
import { useScene } from "./use-scene.ts";

/** What is drawn of a graph, and where: what is laid out of it, its places, what is dragged, what a filter keeps. */
export function usePicture(props: GraphPanelProps, ground: RefObject<HTMLElement | null>, filter: string) {
  const { run, view, layoutModel, finalSublabel } = props;
  const [wanted, setWanted] = useState(0);
  const { scene, act, isLarge, slice, collapse } = useScene(props);
  const { collapsed, areAllClosed, toggle, setAll } = collapse;
  const tokensIn = useTokens();
  const { dragged, replace } = useDragged(
    props.excerptOf === undefined ? props.layoutId : undefined,
    props.excerptOf && view.model,
    props.linkedPlaces,
  );
  const groundNow = useCallback(() => groundOf(ground.current), [ground]);
  const isFilling = isAutomaton(view.model) || isForMap(scene) || isForCalls(scene);
  const shape = useShape(ground, props.panelId ?? props.label, isFilling);
  const asked = isFilling ? `${wanted} ${shape}` : `${wanted}`;
  const arrangement = useArrangement({ run, scene, finalSublabel, tokensIn, groundNow, wanted: asked });
  const { arranged } = arrangement;
  const { shownScene, drawing, moved } = useDrawing({
    arranged,
    scene,
    folded: isLarge ? collapsed : undefined,
    run: view.model,
    isShared: layoutModel !== undefined,
    dragged,
  });
  const kept = useMemo(() => keptBy(shownScene, filter), [shownScene, filter]);
  const trailed = useTrails(shownScene, drawing, props.trails);
  return {
    ...arrangement,
    shownScene,
    trailed,
    kept,
    tokensIn,
    isLarge,
    slice,
    areAllClosed,
    act,
    toggle,
    /** Lays everything out once more. */
    arrangeAnew: () => setWanted(wanted + 1),
    closeAll: (isClosed: boolean) => {
      setAll(isClosed);
      setWanted(wanted + 1);
    },
    /** Keeps the places of what was dragged. */
    keepMoved: (positions: Parameters<typeof moved>[0]) => replace(new Map([...dragged, ...moved(positions)])),
    reset: () => {
      replace(new Map());
      setWanted(wanted + 1);
    },
  };
}

export type Picture = ReturnType<typeof usePicture>;

/** How each element looks at a position. */
export function useLooks(props: GraphPanelProps, picture: Picture, ghosts: boolean, focusedId: string | undefined) {
  const { view, selectedId, premiseIds, markedIds, hidesComingEdges, full, badgeOf } = props;
  const { trailed, kept, tokensIn } = picture;
  return useMemo(
    () =>
      trailed.looksAt(view, {
        selectedId,
        premiseIds,
        markedIds,
        focusedId,
        ghosts,
        hidesComingEdges,
        kept,
        full,
        insideText,
        badgeOf,
        tokensIn,
      }),
    [
      trailed,
      view,
      selectedId,
      premiseIds,
      markedIds,
      focusedId,
      ghosts,
      hidesComingEdges,
      kept,
      full,
      badgeOf,
      tokensIn,
    ],
  );
}

function insideText(shown: number, total: number): string {
  return t("graph.inside", { shown, total });
}
