import { type DrawnEdge, loopHeight, loopSweep, type Shaped, wayOf } from "../../scene/index.ts";
import type { Point } from "../../shapes/index.ts";

/** An edge in Cytoscape's terms: ends relative to the centers of the nodes, control points along and beside the chord. */
interface Curve {
  readonly sourceEndpoint: string;
  readonly targetEndpoint: string;
  readonly weights: string;
  readonly distances: string;
}

/** Cytoscape’s measure of a loop that leaves a node of this height at its top, however wide the node is. */
export function loopSizeOf(height: number): number {
  return (height / 2 + loopHeight) / (1.4 * Math.cos((loopSweep / 2 / 180) * Math.PI));
}

/** Cytoscape draws a loop by itself. */
export const loopCurve: Curve = {
  sourceEndpoint: "outside-to-node",
  targetEndpoint: "outside-to-node",
  weights: "0.5",
  distances: "40",
};

/** A way in Cytoscape's terms. */
export function curveOf(edge: Pick<DrawnEdge, "route" | "lane">, source: Shaped, target: Shaped): Curve {
  const { start, controls, end } = wayOf(edge, source, target);
  const along = controls.map((point) => alongChord(point, start, end));
  return {
    sourceEndpoint: `${round(start.x - source.x)}px ${round(start.y - source.y)}px`,
    targetEndpoint: `${round(end.x - target.x)}px ${round(end.y - target.y)}px`,
    weights: along.map((control) => control.weight).join(" "),
    distances: along.map((control) => control.distance).join(" "),
  };
}

/** A point as Cytoscape wants it: how far along the chord (0 start, 1 end), and how far to the right of it. */
function alongChord(point: Point, start: Point, end: Point): { readonly weight: number; readonly distance: number } {
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  const length = Math.hypot(dx, dy);
  if (length < 1) return { weight: 0.5, distance: 0 };
  const px = point.x - start.x;
  const py = point.y - start.y;
  return {
    weight: round((px * dx + py * dy) / (length * length), 1000),
    distance: round((py * dx - px * dy) / length),
  };
}

function round(value: number, steps = 10): number {
  return Math.round(value * steps) / steps;
}
