import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import type { GraphModel, GraphView } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { oneFrameBehind, useIsSlow } from "../../parts/index.ts";
import { graphDesk, showLegend, showWhole, widenCone } from "../../store/index.ts";
import { useTokens } from "../../tokens/index.ts";
import { FocusLayer } from "../focus/index.ts";
import { changesAt, keptBy, type Scene } from "../model/index.ts";
import { SliceBar } from "../slice/index.ts";
import { TrailLegend, useTrails } from "../trails/index.ts";
import type { GraphTwinProps } from "../twin/index.ts";
import { GraphLegend } from "./graph-legend.tsx";
import { GraphToolbar } from "./graph-toolbar.tsx";
import { spoken } from "./spoken.ts";
import { stopsOf } from "./stops-of.ts";
import { isTooLarge, TooLarge } from "./too-large.tsx";
import { ratioOf, useArrangement } from "./use-arrangement.ts";
import { type CanvasArrival, useCanvas } from "./use-canvas.ts";
import { useDragged } from "./use-dragged.ts";
import { useDrawing } from "./use-drawing.ts";
import { useKeyboard } from "./use-keyboard.ts";
import { useScene } from "./use-scene.ts";
import "./graph.css";

export interface GraphPanelProps extends GraphTwinProps {
  /** Names the run that the view is of, or the runs that share a layout: another one gets a layout of its own. */
  readonly run: string;
  readonly theme: "light" | "dark" | "contrast";
  /** Show what appears later, faintly. */
  readonly ghosts: boolean;
  /** Of what appears later, the nodes only. */
  readonly hidesComingEdges?: boolean;
  /** Called by the switch in the tool bar; without it the panel keeps its own switch. */
  readonly onGhosts?: (isShown: boolean) => void;
  /** The name under which dragged positions are kept in the browser; without it they last as long as the panel. */
  readonly layoutId?: string;
  /**
   * The second line of a node, or what an edge says, at the end of the recording, "" for none: they are given space for
   * it once. The function's identity should change only when the recording grows.
   */
  readonly finalSublabel: (id: string, kind: "node" | "edge") => string;
  /** Elements that are drawn in full, the rest pale; undefined: everything is. */
  readonly full?: ReadonlySet<string> | undefined;
  /** What is laid out, when it is more than the view's model: the union of compared runs. */
  readonly layoutModel?: GraphModel;
  /** Whether the methods of the library are shown one by one; undefined where there is no library code. */
  readonly isLibraryShown?: boolean | undefined;
  /** What the selected element rests on: marked in the drawing as it is. */
  readonly premiseIds?: readonly string[] | undefined;
  readonly onLibrary?: ((isShown: boolean) => void) | undefined;
  /** The pointer is on an element, or on none any more. */
  readonly onPoint?: ((element: string | undefined) => void) | undefined;
  /** The line of the program that an edge comes from. The function's identity should change only with the recording. */
  readonly lineOf?: (edge: string) => number | undefined;
}

/** From here on a text filter is offered. */
const filterFrom = 60;

/** A graph at a position: laid out once, so that stepping only shows and hides. Another layout is another panel. */
export const GraphPanel = oneFrameBehind(
  (props: GraphPanelProps) =>
    isTooLarge(props.layoutModel ?? props.view.model) ? (
      <TooLarge {...props} />
    ) : (
      <Panel key={props.layoutId} {...props} />
    ),
  ({ view }) => view.model,
);

function Panel(props: GraphPanelProps) {
  const {
    label,
    view,
    selectedId,
    premiseIds,
    markedIds,
    onSelect,
    onPoint,
    theme,
    finalSublabel,
    badgeOf,
    full,
    trails,
  } = props;
  const { run, hidesComingEdges } = props;
  const model = props.layoutModel ?? view.model;
  const ground = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState("");
  const [ownGhosts, setOwnGhosts] = useState<boolean>();
  const [wanted, setWanted] = useState(0);
  const { scene, act, near, canShowWhole, slice, collapse } = useScene(props);
  const { collapsed, areAllClosed, toggle, setAll } = collapse;
  const isLarge = near !== undefined;
  const tokensIn = useTokens();
  const { dragged, replace } = useDragged(props.layoutId);
  const aspectRatio = useCallback(() => ratioOf(ground.current), []);
  const { arranged, drawnRun, isRough, hasFailed } = useArrangement({
    run,
    scene,
    finalSublabel,
    tokensIn,
    aspectRatio,
    wanted,
  });
  const {
    shownScene,
    drawing: drawn,
    moved,
  } = useDrawing({
    arranged,
    scene,
    folded: isLarge ? collapsed : undefined,
    run: view.model,
    isShared: props.layoutModel !== undefined,
    dragged,
  });
  const kept = useMemo(() => keptBy(shownScene, filter), [shownScene, filter]);
  const trailed = useTrails(shownScene, drawn, trails);
  const { drawing } = trailed;
  const ghosts = props.onGhosts === undefined ? (ownGhosts ?? props.ghosts) : props.ghosts;

  const keyboard = useKeyboard({
    stops: () => stopsOf(drawing, looks),
    onFocus: (id) => canvas?.reveal(id),
    onEnter: (id) => act(id) || onSelect(id),
    onToggle: (id) => act(id) || toggleBoxOf(shownScene, id, toggle),
  });
  const { focusedId } = keyboard;
  const context = near?.context;
  const looks = useMemo(
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
        context,
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
      context,
      badgeOf,
      tokensIn,
    ],
  );
  const [isPinned, setPinned] = useState(false);
  const { isLegendShown, released } = useStore(graphDesk);
  const focus = useMemo(
    () => trailed.focus ?? { step: `${view.since}–${view.at}`, ...changesAt(shownScene, view, looks) },
    [shownScene, view, looks, trailed],
  );
  const { canvas, status, tryAgain } = useCanvas(
    ground,
    { drawing, looks, round: arranged?.round ?? 0, theme, focus },
    {
      onPinned: setPinned,
      onPick: (id) => (id !== undefined && act(id)) || onSelect(id && modelElement(shownScene, id)),
      onToggle: toggle,
      onPoint: (id) => onPoint?.(id && modelElement(shownScene, id)),
      onMoved: (positions) => replace(new Map([...dragged, ...moved(positions)])),
    },
  );

  useEffect(() => {
    if (released > 0) canvas?.release();
  }, [released, canvas]);

  const isEmpty = arranged !== undefined && ![...looks.values()].some((look) => look.visibility !== "hidden");
  return (
    <div className="graph">
      {trails !== undefined && <TrailLegend trails={trails} marks={trailed.marks} />}
      <div className="graph-view">
        <div
          className="graph-ground"
          ref={ground}
          role="application"
          aria-roledescription={t("graph.role")}
          aria-label={label}
          aria-busy={isRough}
          data-run={drawnRun}
          aria-description={t("graph.keys")}
          tabIndex={0}
          onMouseDown={leaveFocusOut}
          {...keyboard.handlers}
        />
        <FocusLayer focus={near} canvas={canvas} drawing={drawing} looks={looks} current={focus.change} />
        <Preparation
          canvas={{ status, tryAgain }}
          layout={{ isThere: arranged !== undefined, hasFailed, tryAgain: () => setWanted(wanted + 1) }}
        />
        {isEmpty && <p className="graph-note">{emptyText(view, filter)}</p>}
        <p className="hidden-visually" aria-live="polite">
          {spoken(shownScene, focusedId, looks)}
        </p>
      </div>
      {isLegendShown && (
        <GraphLegend
          isWeighted={view.edgeLabel !== undefined}
          hasTravels={view.travels !== undefined}
          model={view.model}
          ghosts={ghosts}
          hasBadges={badgeOf !== undefined}
        />
      )}
      <SliceBar model={model} shown={slice} />
      <div className="graph-foot">
        <GraphToolbar
          label={label}
          ghosts={ghosts}
          onGhosts={props.onGhosts ?? setOwnGhosts}
          isLibraryShown={props.isLibraryShown}
          onLibrary={props.onLibrary}
          areAllClosed={areAllClosed}
          cone={near && { isWhole: near.isWhole, canBeWhole: canShowWhole, onWhole: showWhole, onWiden: widenCone }}
          hasBoxes={model.groups.length > 0 && !isLarge}
          onCloseAll={(isClosed) => {
            setAll(isClosed);
            setWanted(wanted + 1);
          }}
          filter={model.nodes.length >= filterFrom ? filter : undefined}
          onFilter={setFilter}
          onZoom={(factor) => canvas?.zoomBy(factor)}
          isPinned={isPinned}
          onFit={() => canvas?.release()}
          isLegendShown={isLegendShown}
          onLegend={showLegend}
          onReset={() => {
            replace(new Map());
            setWanted(wanted + 1);
          }}
        />
      </div>
    </div>
  );
}

interface PreparationProps {
  readonly canvas: Pick<CanvasArrival, "status" | "tryAgain">;
  readonly layout: { readonly isThere: boolean; readonly hasFailed: boolean; readonly tryAgain: () => void };
}

/** Stands there until there is something to draw with, and a layout to draw. */
function Preparation({ canvas, layout }: PreparationProps) {
  if (canvas.status !== "here")
    return (
      <Placeholder
        key="canvas"
        failure={canvas.status === "failed" ? "graph.notFetched" : undefined}
        slow="fetch.slow"
        onAgain={canvas.tryAgain}
      />
    );
  return layout.isThere ? null : (
    <Placeholder
      key="layout"
      failure={layout.hasFailed ? "graph.failed" : undefined}
      slow="graph.slow"
      onAgain={layout.tryAgain}
    />
  );
}

interface PlaceholderProps {
  readonly failure: "graph.failed" | "graph.notFetched" | undefined;
  /** What is said when it takes long. Code that is still on its way cannot be asked for once more but by another page. */
  readonly slow: "graph.slow" | "fetch.slow";
  readonly onAgain: () => void;
}

/** What stands where there is nothing to draw yet, or to draw with. */
function Placeholder({ failure, slow, onAgain }: PlaceholderProps) {
  const isSlow = useIsSlow();
  const needsPage = failure === undefined && slow === "fetch.slow";
  if (failure !== undefined || isSlow)
    return (
      <p className="graph-note" role="status">
        {t(failure ?? slow)}{" "}
        <button type="button" className="button small" onClick={needsPage ? () => location.reload() : onAgain}>
          {t(needsPage ? "fetch.reload" : "fetch.again")}
        </button>
      </p>
    );
  return (
    <p className="graph-note is-preparing" role="status">
      {t("graph.preparing")}
    </p>
  );
}

/** A click with the mouse leaves the arrow keys to stepping, also when an editor had them; Tab gives them to the graph. */
function leaveFocusOut(event: { readonly currentTarget: HTMLElement; preventDefault(): void }): void {
  event.preventDefault();
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement !== event.currentTarget) activeElement.blur();
}

/** The element of the model that a drawn element stands for: of a bundle of edges the oldest one. */
function modelElement(scene: Scene, id: string): string {
  return scene.edges.find((edge) => edge.id === id)?.parts[0]?.id ?? id;
}

function toggleBoxOf(scene: Scene, id: string, toggle: (group: string) => void): void {
  const node = scene.nodes.find((candidate) => candidate.id === id);
  const group = node?.inside === undefined ? node?.box : id;
  if (group !== undefined) toggle(group);
}

function insideText(shown: number, total: number): string {
  return t("graph.inside", { shown, total });
}

/** Why nothing is drawn: nothing has the name that is looked for, it comes later, or there is nothing. */
function emptyText({ model, at }: GraphView, filter: string): string {
  if (filter !== "") return t("graph.filter-none");
  return t(model.nodes.some(({ birth }) => birth >= at) ? "graph.empty" : "panel.emptyAtEnd");
}
