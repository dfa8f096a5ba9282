import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Focus, GraphCanvas, GraphEvents } from "../../../adapters/cytoscape/index.ts";
import { retried } from "../../../arrival/index.ts";
import type { Drawing, Look } from "../../../scene/index.ts";
import { labelSizes } from "../../layout/index.ts";
import { changedLooks } from "../../looks/index.ts";
import { parkedCanvases } from "./parked-canvases.ts";

interface CanvasContent {
  /** Names the layout, if it has a name: a canvas that showed it shortly before shows it again. */
  readonly layoutId: string | undefined;
  /** Undefined: nothing is drawn. */
  readonly drawing: Drawing | undefined;
  readonly looks: ReadonlyMap<string, Look>;
  /** The camera looks anew when this changes. */
  readonly round: number;
  readonly theme: string;
  /** What the camera shows. */
  readonly focus: Focus;
}

/** A canvas on its way. */
export interface CanvasArrival {
  /** Undefined until its code is here, and where the browser has none: the table twin still has everything. */
  readonly canvas: GraphCanvas | undefined;
  /** Whether its code is on its way, did not come, or is here. */
  readonly status: "coming" | "failed" | "here";
  /** Asks for the code once more. */
  readonly tryAgain: () => void;
}

type Adapter = typeof import("../../../adapters/cytoscape/index.ts");

/** The code that draws, once it is here. */
let adapter: Adapter | undefined;
const loadAdapter = retried(async () => {
  adapter = await import("../../../adapters/cytoscape/index.ts");
  return adapter;
});

const nothing: Drawing = { boxes: [], nodes: [], edges: [], captions: [] };

/**
 * One canvas in the container for as long as the component lives, of one layout. Its code is loaded on first use; a step
 * touches only the elements whose look changed.
 */
export function useCanvas(
  container: RefObject<HTMLElement | null>,
  content: CanvasContent,
  events: GraphEvents,
): CanvasArrival {
  const { layoutId, drawing, looks, round, theme, focus } = content;
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  const arrival = useMountedCanvas(container, layoutId, latest);
  const { canvas } = arrival;
  const seen = useRef<number>(undefined);

  // Before the paint: the page says at once whose drawing it is.
  useLayoutEffect(() => {
    if (canvas === undefined) seen.current = undefined;
    if (canvas === undefined) return;
    const next = drawing ?? nothing;
    if (canvas.shown.drawing !== next) canvas.setDrawing(next);
    if (seen.current !== round) canvas.camera.lookAnew();
    seen.current = round;
    if (drawing !== undefined) canvas.applyLooks(changedLooks(canvas.shown.looks, looks));
  }, [canvas, drawing, looks, round]);

  // Before the paint, too: else the picture stands a frame longer where the camera was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new layout puts what is shown elsewhere
  useLayoutEffect(() => {
    if (canvas !== undefined && drawing !== undefined) canvas.camera.show(focus);
  }, [canvas, drawing, round, focus]);

  useEffect(() => {
    if (canvas === undefined || theme === "") return;
    // The page's theme attribute may be written after this effect.
    canvas.refreshPalette();
    const observer = new MutationObserver(() => canvas.refreshPalette());
    observer.observe(document.documentElement, {
      attributes: true,
      attributeFilter: ["data-theme", "data-mode", "class", "style"],
    });
    return () => observer.disconnect();
  }, [canvas, theme]);

  return arrival;
}

function useMountedCanvas(
  container: RefObject<HTMLElement | null>,
  layoutId: string | undefined,
  latest: RefObject<GraphEvents>,
): CanvasArrival {
  const [canvas, setCanvas] = useState<GraphCanvas>();
  const [status, setStatus] = useState<CanvasArrival["status"]>("coming");
  const [attempt, setAttempt] = useState(0);
  const tryAgain = useCallback(() => {
    setStatus("coming");
    setAttempt((before) => before + 1);
  }, []);
  // Before the paint: where the code is here, the picture is there with its panel.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the code again
  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return;
    let opened: GraphCanvas | undefined;
    let isOver = false;
    const resizing = new ResizeObserver(() => opened?.resized());
    const open = ({ GraphCanvas }: Adapter): void => {
      if (isOver) return;
      setStatus("here");
      opened = canvasOn(element, GraphCanvas, { layoutId, latest });
      if (opened === undefined) return;
      resizing.observe(element);
      setCanvas(opened);
    };
    if (adapter !== undefined) open(adapter);
    else {
      loadAdapter().then(open, () => {
        if (!isOver) setStatus("failed");
      });
    }
    return () => {
      isOver = true;
      resizing.disconnect();
      if (layoutId === undefined) opened?.destroy();
      else if (opened !== undefined) parkedCanvases.park(layoutId, opened);
      setCanvas(undefined);
    };
  }, [container, layoutId, latest, attempt]);
  return { canvas, status, tryAgain };
}

interface Owner {
  readonly layoutId: string | undefined;
  readonly latest: RefObject<GraphEvents>;
}

/** Undefined in a browser that has no canvas. */
function canvasOn(
  element: HTMLElement,
  Canvas: typeof GraphCanvas,
  { layoutId, latest }: Owner,
): GraphCanvas | undefined {
  const events: GraphEvents = {
    onPick: (id) => latest.current.onPick(id),
    onToggle: (id) => latest.current.onToggle(id),
    onPoint: (id) => latest.current.onPoint(id),
    onMoved: (positions) => latest.current.onMoved(positions),
    onPinned: (isPinned) => latest.current.onPinned(isPinned),
  };
  const parked = layoutId === undefined ? undefined : parkedCanvases.take(layoutId);
  if (parked !== undefined) {
    parked.enter(element, events);
    return parked;
  }
  try {
    return new Canvas(element, labelSizes, events);
  } catch {
    return undefined;
  }
}
