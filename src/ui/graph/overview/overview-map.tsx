import { type MouseEvent, useEffect, useMemo, useState } from "react";
import type { GraphCanvas } from "../../adapters/cytoscape/index.ts";
import type { Drawing, Look } from "../../scene/index.ts";
import type { Rect } from "../../shapes/index.ts";
import { fromMap, inMap, overviewOf, type Shown } from "./overview.ts";

interface OverviewMapProps {
  readonly canvas: GraphCanvas;
  readonly drawing: Drawing;
  /** The place of everything. */
  readonly extent: Rect;
  readonly looks: ReadonlyMap<string, Look>;
  /** Ids of what the step changes: never covered. */
  readonly current: readonly string[];
}

/**
 * The whole of a large graph, small, with the part in view; a click leads there. It says nothing that the graph itself
 * and its table do not say: it is for eyes and the mouse only.
 */
export function OverviewMap({ canvas, drawing, extent, looks, current }: OverviewMapProps) {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => canvas.camera.watch(setShown), [canvas]);
  const rects = useMemo(() => rectsOf(drawing), [drawing]);
  const now = useMemo(() => current.flatMap((id) => rects.ends.get(id) ?? []), [rects, current]);
  const map = shown === undefined ? undefined : overviewOf(extent, shown, now);
  const scale = map?.scale;
  const paths = useMemo(() => {
    if (scale === undefined) return undefined;
    const path = (places: readonly Rect[]) => places.map((rect) => outline(inMap(rect, extent, scale))).join("");
    const there = rects.places.filter(({ id }) => looks.get(id)?.visibility === "shown");
    return {
      all: path(rects.places.map(({ rect }) => rect)),
      there: path(there.map(({ rect }) => rect)),
      now: path(now),
    };
  }, [rects, now, looks, extent, scale]);
  if (map === undefined || paths === undefined) return null;
  const { left, top, width, height, window } = map;
  const go = (event: MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    canvas.camera.lookAt(fromMap({ x: event.clientX - box.left, y: event.clientY - box.top }, extent, map.scale));
  };
  return (
    <svg className="graph-overview" style={{ left, top }} width={width} height={height} aria-hidden="true" onClick={go}>
      <path className="later" d={paths.all} />
      <path className="there" d={paths.there} />
      <path className="now" d={paths.now} />
      <rect
        x={window.x - window.width / 2}
        y={window.y - window.height / 2}
        width={window.width}
        height={window.height}
      />
    </svg>
  );
}

/** Boxes, and the nodes outside boxes, in their places; and where every element is, an edge at both ends. */
function rectsOf({ boxes, nodes, edges }: Drawing) {
  const rects = new Map([...boxes, ...nodes].map(({ id, rect }) => [id, rect]));
  const members = new Set(boxes.flatMap((box) => box.members));
  const ends = new Map([...rects].map(([id, rect]) => [id, [rect]]));
  for (const { id, source, target } of edges) {
    ends.set(
      id,
      [rects.get(source), rects.get(target)].filter((rect) => rect !== undefined),
    );
  }
  return { places: [...boxes, ...nodes.filter(({ id }) => !members.has(id))], ends };
}

function outline({ x, y, width, height }: Rect): string {
  const [w, h] = [Math.max(2, width), Math.max(2, height)].map(round);
  return `M${round(x - width / 2)} ${round(y - height / 2)}h${w}v${h}h-${w}z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
