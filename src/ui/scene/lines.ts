import { type Point, pointText, type Shape, type Stroke } from "../shapes/index.ts";
import { type DrawnEdge, edgeStyles, type Look, statesOfEdge, statesOfLook, styleFor } from "./drawing/index.ts";
import { middle, type Way } from "./ways.ts";

/** How large Cytoscape draws heads. */
export const headScale = 0.9;

/** The line of an edge with its head, its ring, and the band below it. */
export function lineShapes(edge: DrawnEdge, look: Look, { start, controls, end }: Way): readonly Shape[] {
  const style = styleFor(edgeStyles, [...statesOfEdge(edge), ...statesOfLook(look)]);
  const { paint, width, dash, isRound, ring, band, hasHead } = style;
  const head = headAt(end, controls.at(-1) ?? start, width);
  const d = splineOf(start, controls, hasHead ? head.back : end);
  const path = (stroke: Stroke): Shape => ({ kind: "path", d, stroke });
  const stroke: Stroke = { paint, width, ...(dash.length === 0 ? {} : { dash }), ...(isRound ? { isRound } : {}) };
  const below = band && path({ paint: band.paint, width: band.width, isRound: true });
  return [
    ...(ring === undefined ? [] : [path({ paint: ring.paint, width: width + ring.width })]),
    ...(below === undefined
      ? []
      : [{ kind: "group", classes: ["band"], opacity: band?.opacity ?? 1, shapes: [below] } as const]),
    path(stroke),
    ...(hasHead ? [{ kind: "path", d: head.d, fill: ring?.paint ?? paint } as const] : []),
  ];
}

/** A triangle as large as Cytoscape draws it. */
function headAt(tip: Point, from: Point, width: number): { readonly d: string; readonly back: Point } {
  const size = Math.max((width * 13.37) ** 0.9, 29) * headScale;
  const [length, half] = [0.3 * size, 0.15 * size];
  const distance = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const toward = { x: (tip.x - from.x) / distance, y: (tip.y - from.y) / distance };
  const back = { x: tip.x - toward.x * length, y: tip.y - toward.y * length };
  const corner = (side: number): string =>
    pointText({ x: back.x - toward.y * half * side, y: back.y + toward.x * half * side });
  return { d: `M${pointText(tip)}L${corner(1)}L${corner(-1)}Z`, back };
}

/** A quadratic spline through the middles between its control points. */
function splineOf(start: Point, controls: readonly Point[], end: Point): string {
  const pieces = controls.map((control, index) => {
    const next = controls[index + 1];
    return `Q${pointText(control)} ${pointText(next === undefined ? end : middle(control, next))}`;
  });
  return `M${pointText(start)}${pieces.join("")}`;
}
