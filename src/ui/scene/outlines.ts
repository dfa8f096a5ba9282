import type { Paint, Rect, Shape, Stroke } from "../shapes/index.ts";
import {
  borderDash,
  boxStyles,
  type DrawnBox,
  type DrawnNode,
  type FigureStyle,
  type Look,
  nodeStyles,
  type Outline,
  ringDistance,
  statesOfLook,
  statesOfNode,
  styleFor,
} from "./drawing/index.ts";

/** How far corners are rounded, or cut. */
export const radii = { round: 8, box: 10, pill: 24, cut: 7 } as const;

/** The ground and the border of a node. */
export function nodeOutline(node: DrawnNode, look: Look): readonly Shape[] {
  const outline = node.shape === "group" ? "round" : node.outline;
  return outlineShapes(styleFor(nodeStyles, [...statesOfNode(node), ...statesOfLook(look)]), (by, paints) =>
    outlined(outline, enlarged(node.rect, by), paints),
  );
}

/** The ground and the border of a box. */
export function boxOutline({ rect }: DrawnBox, look: Look): readonly Shape[] {
  return outlineShapes(styleFor(boxStyles, statesOfLook(look)), (by, paints) =>
    boxAround(enlarged(rect, by), radii.box, paints),
  );
}

interface Paints {
  readonly fill?: Paint;
  readonly stroke: Stroke;
}

/** @param around the outline, larger by so much on each side */
function outlineShapes(
  { ground, border, width, line, ring }: FigureStyle,
  around: (by: number, paints: Paints) => Shape,
): readonly Shape[] {
  const rings = ring === undefined ? [] : [around(ringDistance + width / 2, { stroke: ring })];
  // The two lines of a double border and the gap between them are equally wide.
  const third = width / 3;
  if (line === "double") {
    const stroke = { paint: border, width: third };
    return [...rings, around(third, { fill: ground, stroke }), around(-third, { stroke })];
  }
  const dash = line === "dashed" ? { dash: borderDash } : {};
  return [...rings, around(0, { fill: ground, stroke: { paint: border, width, ...dash } })];
}

function outlined(outline: Outline, rect: Rect, paints: Paints): Shape {
  const { x, y, width, height } = rect;
  const [left, top, right, bottom] = [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
  switch (outline) {
    case "ellipse":
      return { kind: "ellipse", x, y, rx: width / 2, ry: height / 2, ...paints };
    case "triangle":
      return { kind: "path", d: `M${x} ${top}L${right} ${bottom}L${left} ${bottom}Z`, ...paints };
    case "cut": {
      const c = radii.cut;
      const d = `M${left + c} ${top}H${right - c}L${right} ${top + c}V${bottom - c}L${right - c} ${bottom}H${left + c}L${left} ${bottom - c}V${top + c}Z`;
      return { kind: "path", d, ...paints };
    }
    default: {
      const radius = { round: radii.round, pill: Math.min(radii.pill, height / 2), rectangle: 0 }[outline];
      return boxAround(rect, radius, paints);
    }
  }
}

function boxAround({ x, y, width, height }: Rect, radius: number, paints: Paints): Shape {
  return { kind: "box", x: x - width / 2, y: y - height / 2, width, height, radius, ...paints };
}

function enlarged({ x, y, width, height }: Rect, by: number): Rect {
  return { x, y, width: width + 2 * by, height: height + 2 * by };
}
