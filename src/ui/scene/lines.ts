import { type Point, pointText, type Shape, type Stroke } from "../shapes/index.ts";
import { type DrawnEdge, edgeStyles, type Look, statesOfEdge, statesOfLook, styleFor } from "./drawing/index.ts";
import { middle, type Way } from "./ways.ts";

/** How large Cytoscape draws heads. */
export const headScale = 0.9;

/** The line of an edge with its head, its ring, and the band below it. */
export function lineShapes(edge: DrawnEdge, look: Look, { start, controls, end }: Way): readonly Shape[] {
  const style = styleFor(edgeStyles, [...statesOfEdge(edge), ...statesOfLook(look)]);
  const { paint, width, dash, isRound, ring, band, head: kind } = style;
  const head = kind === "none" ? undefined : headAt(end, controls.at(-1) ?? start, width, kind);
  const d = splineOf(start, controls, head?.back ?? end);
  const path = (stroke: Stroke): Shape => ({ kind: "path", d, stroke });
  const stroke: Stroke = { paint, width, ...(dash.length === 0 ? {} : { dash }), ...(isRound ? { isRound } : {}) };
  const below = band && path({ paint: band.paint, width: band.width, isRound: true });
  return [
    ...(ring === undefined ? [] : [path({ paint: ring.paint, width: width + ring.width })]),
    ...(below === undefined
      ? []
      : [{ kind: "group", classes: ["band"], opacity: band?.opacity ?? 1, shapes: [below] } as const]),
    path(stroke),
    ...(head === undefined ? [] : [{ kind: "path", d: head.d, fill: ring?.paint ?? paint } as const]),
  ];
}

/** Corners of a head behind its tip and aside, and how far behind the tip the line ends, in sizes of the head. */
const heads = {
  full: {
    corners: [
      [0, 0],
      [0.3, 0.15],
      [0.3, -0.15],
    ],
    back: 0.3,
  },
  open: {
    corners: [
      [0, 0],
      [0.15, -0.15],
      [0.2, -0.1],
      [0.1, 0],
      [0.2, 0.1],
      [0.15, 0.15],
    ],
    back: 0.1,
  },
} as const;

/** A head as large as Cytoscape draws it. */
function headAt(
  tip: Point,
  from: Point,
  width: number,
  kind: keyof typeof heads,
): { readonly d: string; readonly back: Point } {
  const size = Math.max((width * 13.37) ** 0.9, 29) * headScale;
  const distance = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const toward = { x: (tip.x - from.x) / distance, y: (tip.y - from.y) / distance };
  const at = (behind: number, aside: number): Point => ({
    x: tip.x - (toward.x * behind + toward.y * aside) * size,
    y: tip.y - (toward.y * behind - toward.x * aside) * size,
  });
  const { corners, back } = heads[kind];
  const d = `M${corners.map(([behind, aside]) => pointText(at(behind, aside))).join("L")}Z`;
  return { d, back: at(back, 0) };
}

/** A quadratic spline through the middles between its control points. */
function splineOf(start: Point, controls: readonly Point[], end: Point): string {
  const pieces = controls.map((control, index) => {
    const next = controls[index + 1];
    return `Q${pointText(control)} ${pointText(next === undefined ? end : middle(control, next))}`;
  });
  return `M${pointText(start)}${pieces.join("")}`;
}
