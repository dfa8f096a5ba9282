import { type MouseEvent, type PointerEvent, useReducer, useRef } from "react";
import type { Point } from "../shapes/index.ts";
import { anchorAt, gone } from "./anchors.ts";
import { inDrawing, lineThrough, onLayer } from "./coordinates.ts";
import { type Ground, groundAt } from "./grounds.ts";
import type { Stroke } from "./strokes.ts";
import { useGrounds } from "./use-grounds.ts";

interface PenLayerProps {
  /** What it lies on. */
  readonly views: HTMLElement;
  /** Undefined: the pen is put away, and the layer takes no events. */
  readonly onStroke: ((stroke: Stroke) => void) | undefined;
  readonly strokes: readonly Stroke[];
}

/** The strokes over the views of the stage, each where its drawing is now. With the pen more of them are drawn. */
export function PenLayer({ views, onStroke, strokes }: PenLayerProps) {
  const grounds = useGrounds(views);
  const { drawn, handlers } = usePen(grounds, onStroke);
  const lines = [...strokes, ...(drawn === undefined ? [] : [drawn])].map((stroke) => lineOf(stroke, grounds));
  return (
    <svg className={onStroke === undefined ? "pen-layer" : "pen-layer is-out"} aria-hidden="true" {...handlers}>
      <path className="pen-edge" d={lines.join("")} />
      <path className="pen-line" d={lines.join("")} />
    </svg>
  );
}

/** What is drawn at the moment, and how more of it is drawn. */
function usePen(grounds: readonly Ground[], onStroke: PenLayerProps["onStroke"]) {
  const line = useRef<{ readonly ground: Ground; points: readonly Point[] }>(undefined);
  const [, drawAnew] = useReducer((count: number) => count + 1, 0);
  const extend = (event: PointerEvent<SVGSVGElement>): void => {
    const { current } = line;
    if (current === undefined) return;
    const added = placesOf(event).map((place) => inDrawing(place, current.ground.basis));
    current.points = [...current.points, ...added];
    drawAnew();
  };
  const begin = (event: PointerEvent<SVGSVGElement>): void => {
    const [place] = placesOf(event);
    const ground = place === undefined ? undefined : groundAt(grounds, place);
    if (event.button !== 0 || !event.isPrimary || ground === undefined) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    line.current = { ground, points: [] };
    extend(event);
  };
  const end = (): void => {
    const { current } = line;
    line.current = undefined;
    if (current !== undefined) onStroke?.(strokeOn(current.ground, current.points));
    drawAnew();
  };
  const { current } = line;
  return {
    drawn: current && { graph: current.ground.graph, points: current.points, ends: [] },
    handlers:
      onStroke === undefined
        ? {}
        : {
            onPointerDown: begin,
            onPointerMove: extend,
            onPointerUp: end,
            onPointerCancel: end,
            onMouseDown: keepFocus,
          },
  };
}

/** Where the pointer has been since the last event, on the layer. */
function placesOf({ nativeEvent, currentTarget }: PointerEvent<SVGSVGElement>): readonly Point[] {
  const { x, y } = currentTarget.getBoundingClientRect();
  const passed = nativeEvent.getCoalescedEvents?.() ?? [];
  return (passed.length === 0 ? [nativeEvent] : passed).map(({ clientX, clientY }) => ({
    x: clientX - x,
    y: clientY - y,
  }));
}

function strokeOn({ graph, nodes }: Ground, points: readonly Point[]): Stroke {
  const ends = [points[0], points.at(-1)].flatMap((end) => (end && anchorAt(nodes, end)) ?? []);
  return { graph, points, ends };
}

/** Nothing where what it was drawn on is not there. */
function lineOf({ graph, points, ends }: Stroke, grounds: readonly Ground[]): string {
  const ground = grounds.find((each) => each.graph === graph);
  if (ground === undefined) return "";
  const now = gone(points, ends, ground.nodes) ?? [];
  return lineThrough(now.map((point) => onLayer(point, ground.basis)));
}

/** The keys go on stepping. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
