import { label, mono, type Point, type Rect, type Shape, textAt } from "../shapes/index.ts";
import type { DrawnNode, Look, Outline } from "./drawing/index.ts";
import { grown, type Writer } from "./writer.ts";

/** What tells without words, and without colors, that a node is of the step, or new. */
export function nodeMarks({ rect, shape, outline }: DrawnNode, { isMarked, isNew }: Look): readonly Shape[] {
  const own = shape === "group" ? "round" : outline;
  const { x, y } = cornerOf(own);
  const corner = { x: rect.x + rect.width * (x - 0.5), y: rect.y + rect.height * (y - 0.5) };
  return [...(isMarked ? [bar(rect, own)] : []), ...(isNew ? [dot(corner)] : [])];
}

/** A bar on the left, as beside the current line of the program. */
function bar({ x, y, width, height }: Rect, outline: Outline): Shape {
  const [left, top] = [x - width / 2, y - height / 2];
  const shape = { kind: "box", radius: 1.5, fill: "now" } as const;
  if (outline === "triangle")
    return { ...shape, x: left + width * 0.3, y: top + height - 7, width: width * 0.4, height: 3 };
  if (outline === "ellipse") return { ...shape, x: left + 7, y: top + height * 0.34, width: 3, height: height * 0.32 };
  return { ...shape, x: left + 4, y: top + 8, width: 3, height: height - 16 };
}

/** Where the dot of a new node sits, as shares of its rectangle. */
function cornerOf(outline: Outline): Point {
  if (outline === "triangle") return { x: 0.5, y: 0.02 };
  return outline === "ellipse" ? { x: 0.86, y: 0.14 } : { x: 0.99, y: 0.02 };
}

/** A dot: what is new is not told by color alone. */
export function dot({ x, y }: Point): Shape {
  return { kind: "ellipse", x, y, rx: 5, ry: 5, fill: "isNew", stroke: { paint: "paper", width: 1.5 } };
}

/** A small plate that hangs from the lower border, below the text: what an execution says about the node. */
export function nodeBadge({ rect }: DrawnNode, { badge = "", trail }: Look, writer: Writer): readonly Shape[] {
  if (badge === "") return [];
  const { growth } = writer;
  const face = grown(trail === undefined ? mono : label, growth);
  const width = writer.widthOf(badge, face) + 10;
  const x = rect.x + rect.width / 2 - width - 8;
  const y = rect.y + rect.height / 2 - 4;
  const paint = trail !== undefined ? "text" : badge.startsWith("✓") ? "ok" : "muted";
  const ground = { width, height: 18 * growth, radius: 9 * growth, fill: "paper" } as const;
  return [
    { kind: "box", x, y, ...ground, stroke: { paint: "line", width: 1 } },
    textAt({ x: x + 5, y: y + 9 * growth }, badge, face, paint),
  ];
}
