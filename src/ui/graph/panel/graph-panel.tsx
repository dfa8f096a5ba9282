import { memo, useCallback, useMemo, useRef, useState } from "react";
import type { GraphModel } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { withDragged } from "../layout/index.ts";
import { looksAt } from "../looks/index.ts";
import { buildScene, keptBy, newsAt, type Scene, sceneOfRun } from "../model/index.ts";
import type { GraphTwinProps } from "../twin/index.ts";
import { drawingOf } from "./drawing-of.ts";
import { GraphLegend } from "./graph-legend.tsx";
import { GraphToolbar } from "./graph-toolbar.tsx";
import { spoken } from "./spoken.ts";
import { stopsOf } from "./stops-of.ts";
import { type Arranged, useArrangement } from "./use-arrangement.ts";
import { useCanvas } from "./use-canvas.ts";
import { useCollapse } from "./use-collapse.ts";
import { useDragged } from "./use-dragged.ts";
import { useKeyboard } from "./use-keyboard.ts";
import { useSame } from "./use-same.ts";
import "./graph.css";

export interface GraphPanelProps extends GraphTwinProps {
  readonly theme: "light" | "dark" | "contrast";
  /** Show what appears later, faintly. */
  readonly ghosts: boolean;
  /** Called by the switch in the tool bar; without it the panel keeps its own switch. */
  readonly onGhosts?: (isShown: boolean) => void;
  /** The name under which dragged positions are kept in the browser; without it they last as long as the panel. */
  readonly layoutId?: string;
  /**
   * The second line of a node, or what an edge says, at the end of the recording, "" for none: they are given space for
   * it once. The function's identity should change only when the recording grows.
   */
  readonly finalSublabel: (id: string, kind: "node" | "edge") => string;
  /** What is laid out, when it is more than the view's model: the union of compared runs. */
  readonly layoutModel?: GraphModel;
  /** With labels smaller than this, in CSS pixels, the view follows what is new instead of showing everything; 8 by default. */
  readonly minLabel?: number;
  /** Whether the methods of the library are shown one by one; undefined where there is no library code. */
  readonly isLibraryShown?: boolean | undefined;
  readonly onLibrary?: ((isShown: boolean) => void) | undefined;
}

/** The smallest size of a label that can be read, in CSS pixels. */
const minReadable = 8;
/** From here on a text filter is offered. */
const filterFrom = 60;

/** A graph at a position: laid out once, so that stepping only shows and hides. Another layout is another panel. */
export const GraphPanel = memo(function GraphPanel(props: GraphPanelProps) {
  const count = props.view.model.nodes.length;
  if (count > MAX_NODES) return <p className="graph-note">{t("graph.too-large", { count })}</p>;
  return <Panel key={props.layoutId} {...props} />;
});

/** Beyond this nobody sees anything in a drawing, and arranging it would hold up the page. */
const MAX_NODES = 4_000;

function Panel(props: GraphPanelProps) {
  const { label, view, selectedId, markedIds, onSelect, theme, finalSublabel, badgeOf } = props;
  const model = props.layoutModel ?? view.model;
  const ground = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState("");
  const [ownGhosts, setOwnGhosts] = useState<boolean>();
  const [wanted, setWanted] = useState(0);
  const { collapsed, areAllClosed, toggle, setAll } = useCollapse(model);
  const { dragged, replace } = useDragged(props.layoutId);

  const scene = useMemo(() => buildScene(model, collapsed), [model, collapsed]);
  const aspectRatio = useCallback(() => ratioOf(ground.current), []);
  const { arranged, hasFailed } = useArrangement({ scene, finalSublabel, aspectRatio, wanted });
  const arrangedScene = arranged?.scene ?? scene;
  const isOther = arrangedScene.model !== view.model;
  const shownScene = useMemo(
    () => (isOther ? sceneOfRun(arrangedScene, view.model) : arrangedScene),
    [isOther, arrangedScene, view.model],
  );
  // Compared runs share the places, not the labels: contexts are named differently.
  const drawnScene = props.layoutModel === undefined ? arrangedScene : shownScene;
  const drawing = useMemo(
    () => arranged && drawn({ ...arranged, scene: drawnScene }, dragged),
    [arranged, drawnScene, dragged],
  );
  const kept = useMemo(() => keptBy(shownScene, filter), [shownScene, filter]);
  const ghosts = props.onGhosts === undefined ? (ownGhosts ?? props.ghosts) : props.ghosts;

  const keyboard = useKeyboard({
    stops: () => stopsOf(drawing, looks),
    onFocus: (id) => canvas?.reveal(id),
    onEnter: onSelect,
    onToggle: (id) => toggleBoxOf(shownScene, id, toggle),
  });
  const { focusedId } = keyboard;
  const looks = useMemo(
    () => looksAt(shownScene, view, { selectedId, markedIds, focusedId, ghosts, kept, insideText, badgeOf }),
    [shownScene, view, selectedId, markedIds, focusedId, ghosts, kept, badgeOf],
  );
  const [followWish, wishFollow] = useState<boolean>();
  const [isSmall, setSmall] = useState(false);
  const isFollowing = followWish ?? isSmall;
  const news = useMemo(() => newsAt(shownScene, view, looks), [shownScene, view, looks]);
  const followed = useSame(isFollowing ? news : undefined);
  const canvas = useCanvas(
    ground,
    { drawing, looks, round: arranged?.round ?? 0, theme, followed },
    {
      onFitted: (labelSize) => setSmall(labelSize < (props.minLabel ?? minReadable)),
      onPick: (id) => onSelect(id === undefined ? undefined : modelElement(shownScene, id)),
      onToggle: toggle,
      onMoved: (positions) => replace(new Map([...dragged, ...positions])),
    },
  );

  const isEmpty = arranged !== undefined && ![...looks.values()].some((look) => look.visibility !== "hidden");
  return (
    <div className="graph">
      <div className="graph-view">
        <div
          className="graph-ground"
          ref={ground}
          role="application"
          aria-roledescription={t("graph.role")}
          aria-label={label}
          aria-description={t("graph.keys")}
          tabIndex={0}
          onMouseDown={leaveFocusOut}
          {...keyboard.handlers}
        />
        {arranged === undefined && <Placeholder hasFailed={hasFailed} />}
        {isEmpty && <p className="graph-note">{filter === "" ? t("graph.empty") : t("graph.filter-none")}</p>}
        <p className="hidden-visually" aria-live="polite">
          {spoken(shownScene, focusedId, looks)}
        </p>
      </div>
      <div className="graph-foot">
        <GraphLegend
          isWeighted={view.edgeLabel !== undefined}
          model={view.model}
          ghosts={ghosts}
          hasBadges={badgeOf !== undefined}
        />
        <GraphToolbar
          label={label}
          ghosts={ghosts}
          onGhosts={props.onGhosts ?? setOwnGhosts}
          isLibraryShown={props.isLibraryShown}
          onLibrary={props.onLibrary}
          areAllClosed={areAllClosed}
          hasBoxes={model.groups.length > 0}
          onCloseAll={(isClosed) => {
            setAll(isClosed);
            setWanted(wanted + 1);
          }}
          filter={model.nodes.length >= filterFrom ? filter : undefined}
          onFilter={setFilter}
          onZoom={(factor) => canvas?.zoomBy(factor)}
          isFollowing={isFollowing}
          onFollow={wishFollow}
          onFit={() => {
            wishFollow(false);
            canvas?.fit();
          }}
          onReset={() => {
            replace(new Map());
            setWanted(wanted + 1);
          }}
        />
      </div>
    </div>
  );
}

function Placeholder({ hasFailed }: { readonly hasFailed: boolean }) {
  if (hasFailed)
    return (
      <p className="graph-note" role="status">
        {t("graph.failed")}
      </p>
    );
  return (
    <div className="graph-skeleton" role="status" aria-label={t("graph.preparing")}>
      <i />
      <i />
      <i />
    </div>
  );
}

/** A click with the mouse leaves the arrow keys to stepping, also when an editor had them; Tab gives them to the graph. */
function leaveFocusOut(event: { readonly currentTarget: HTMLElement; preventDefault(): void }): void {
  event.preventDefault();
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement !== event.currentTarget) activeElement.blur();
}

function drawn({ scene, arrangement, sizes }: Arranged, dragged: Parameters<typeof withDragged>[3]) {
  return drawingOf(scene, withDragged(arrangement, scene, sizes, dragged));
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

function ratioOf(element: HTMLElement | null): number {
  if (element === null || element.clientHeight === 0) return 1.5;
  return Math.min(3, Math.max(0.6, element.clientWidth / element.clientHeight));
}
