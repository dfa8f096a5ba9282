import { useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import type { GraphView } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { Fetched, fetchedPart, oneFrameBehind, useDrawnStep } from "../../parts/index.ts";
import { graphDesk } from "../../store/index.ts";
import { changesAt, isAutomaton, type Scene } from "../model/index.ts";
import { type CanvasArrival, useCameraLink, useCanvas } from "./canvas/index.ts";
import { GraphFoot } from "./graph-foot.tsx";
import type { GraphPanelProps } from "./graph-panel-props.ts";
import { spoken, stopsOf, useKeyboard } from "./keyboard/index.ts";
import { Preparation } from "./preparation.tsx";
import { isTooLarge, TooLarge } from "./too-large.tsx";
import { useLooks, usePicture } from "./use-picture.ts";
import "./graph.css";

/** Flows are drawn when they are asked for. */
const TrailLegend = fetchedPart(async () => (await import("../trails/trail-legend.tsx")).TrailLegend);

/** Only a graph that has excerpts, and is shown whole, is so large. */
const OverviewMap = fetchedPart(async () => (await import("../overview/index.ts")).OverviewMap);

/** A graph at a position: laid out once, so that stepping only shows and hides. Another layout is another panel. */
export function GraphPanelNow(props: GraphPanelProps) {
  if (isTooLarge(props.layoutModel ?? props.view.model)) return <TooLarge {...props} />;
  return <Panel key={props.layoutId} {...props} />;
}

/** The same, one frame behind the words of a step, also where that has another part of a large graph drawn. */
export const GraphPanel = oneFrameBehind(
  GraphPanelNow,
  ({ view, excerptOf }: GraphPanelProps) => excerptOf ?? view.model,
);

function Panel(props: GraphPanelProps) {
  const { label, view, onSelect, onPoint, theme, trails, showsAll = false } = props;
  const ground = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState("");
  const [ownGhosts, setOwnGhosts] = useState<boolean>();
  const [isPinned, setPinned] = useState(false);
  const picture = usePicture(props, ground, filter);
  const { arranged, shownScene, trailed, isLarge, act, toggle } = picture;
  const { drawing } = trailed;
  const ghosts = props.onGhosts === undefined ? (ownGhosts ?? props.ghosts) : props.ghosts;
  const keyboard = useKeyboard({
    stops: () => stopsOf(drawing, looks),
    onFocus: (id) => canvas?.camera.reveal(id),
    onEnter: (id) => act(id) || onSelect(id),
    onToggle: (id) => act(id) || toggleBoxOf(shownScene, id, toggle),
  });
  const { focusedId } = keyboard;
  const looks = useLooks(props, picture, ghosts, focusedId);
  const focus = useMemo(
    () => ({
      ...(trailed.focus ?? { step: `${view.since}–${view.at}`, ...changesAt(shownScene, view, looks) }),
      wantsAll: showsAll,
    }),
    [shownScene, view, looks, trailed, showsAll],
  );
  const { canvas, status, tryAgain } = useCanvas(
    ground,
    { layoutId: props.layoutId, drawing, looks, round: arranged?.round ?? 0, theme, focus },
    {
      onPinned: setPinned,
      onPick: (id) => (id !== undefined && act(id)) || onSelect(id && modelElement(shownScene, id)),
      onToggle: toggle,
      onPoint: (id) => onPoint?.(id && modelElement(shownScene, id)),
      onMoved: picture.keepMoved,
    },
  );
  const fit = useCameraLink(canvas);
  useRelease(canvas);
  const touch = useDrawnStep(() => canvas?.camera.drawnStep(), focus);
  useEffect(() => canvas?.camera.watch(touch), [canvas, touch]);
  const isEmpty = arranged !== undefined && ![...looks.values()].some((look) => look.visibility !== "hidden");
  return (
    <div className="graph">
      {trails !== undefined && (
        <Fetched fallback={null}>
          <TrailLegend trails={trails} marks={trailed.marks} />
        </Fetched>
      )}
      <div className="graph-view">
        <div
          className={isAutomaton(view.model) ? "graph-ground automaton" : "graph-ground"}
          ref={ground}
          role="application"
          aria-roledescription={t("graph.role")}
          aria-label={label}
          aria-busy={picture.isRough}
          data-run={picture.drawnRun}
          aria-description={t("graph.keys")}
          tabIndex={0}
          onMouseDown={leaveFocusOut}
          {...keyboard.handlers}
        />
        {isLarge && canvas !== undefined && drawing?.extent !== undefined && (
          <Fetched fallback={null}>
            <OverviewMap
              canvas={canvas}
              drawing={drawing}
              extent={drawing.extent}
              looks={looks}
              current={focus.change}
            />
          </Fetched>
        )}
        <Preparation
          canvas={{ status, tryAgain }}
          layout={{ isThere: arranged !== undefined, hasFailed: picture.hasFailed, tryAgain: picture.arrangeAnew }}
        />
        {isEmpty && <p className="graph-note">{emptyText(view, filter)}</p>}
        <p className="hidden-visually" aria-live="polite">
          {spoken(shownScene, focusedId, looks)}
        </p>
      </div>
      <GraphFoot
        panel={props}
        picture={picture}
        canvas={canvas}
        isPinned={isPinned}
        onFit={fit}
        ghosts={ghosts}
        onGhosts={props.onGhosts ?? setOwnGhosts}
        filter={filter}
        onFilter={setFilter}
      />
    </div>
  );
}

/** Where the reader asks for the whole graph again, the canvas shows it. */
function useRelease(canvas: CanvasArrival["canvas"]): void {
  const { released } = useStore(graphDesk);
  useEffect(() => {
    if (released > 0) canvas?.camera.fit();
  }, [released, canvas]);
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

/** Why nothing is drawn: nothing has the name that is looked for, it comes later, or there is nothing. */
function emptyText({ model, at }: GraphView, filter: string): string {
  if (filter !== "") return t("graph.filter-none");
  return t(model.nodes.some(({ birth }) => birth >= at) ? "graph.empty" : "panel.emptyAtEnd");
}
