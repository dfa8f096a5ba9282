import {
  bold,
  label as labelFace,
  mono,
  type Paint,
  type Point,
  type Rect,
  type Shape,
  type Size,
  shifted,
  type Typeface,
  textAt,
} from "../shapes/index.ts";
import type { DrawnNode, Look } from "./drawing/index.ts";
import { leastRow, tokenRow } from "./labels/index.ts";
import { dot } from "./node-marks.ts";
import { plate } from "./plate.ts";
import { grown, type Writer } from "./writer.ts";

/** Between the border of a figure and what stands in it. */
export const inset = 14;

/** Nodes at least this high have a second line. */
const twoLines = 50;

/** From line to line of a label of several. */
export const lineHeight = 19;

/** Where the middles of two lines stand: below the top of a rectangle, or from the middle of what is none. */
const firstLine = 18;
const secondLine = 41;
const [aboveMiddle, belowMiddle] = [-9, 10];

/** Between a name and the set behind it. */
const gap = 12;

/**
 * What a node says: its name, and what it holds, in a rectangle as tokens, if it is nothing but a set of names. A set stands behind
 * the name at the right border; where a node has two lines, all that it holds stands in the second one.
 */
export function nodeTexts(node: DrawnNode, look: Look, writer: Writer): readonly Shape[] {
  const { rect, shape, outline } = node;
  const isGroup = shape === "group";
  const face = isGroup ? grown(bold, writer.growth) : faceOf(node, writer);
  const space = rect.width - 2 * inset;
  if (isUpright(rect)) return upright(node, face, writer);
  if (look.label !== undefined) return whole(look.label.split("\n"), rect, face, rect.width - inset, look, writer);
  if (!isGroup && (outline === "ellipse" || outline === "triangle")) return centered(node, look, face, writer);
  if (rect.height < twoLines && (look.sublabel !== "" || isCounted(shape)) && !isGroup)
    return inOneLine(node, look, face, writer);
  if (rect.height < twoLines || (outline === "pill" && look.sublabel === ""))
    return whole([node.label], rect, face, space, look, writer);
  const [left, top] = [rect.x - rect.width / 2 + inset, rect.y - rect.height / 2];
  const isAlone = look.sublabel === "";
  // A collapsed box has a sign beside its title.
  const own = isGroup ? space - 20 : space;
  const first = text(node.label, { x: left, y: isAlone ? rect.y : top + firstLine }, face, "text", own, writer);
  return isAlone ? [first] : [first, ...held(look, { x: left, y: top + secondLine }, space, writer)];
}

/** Will there be a number behind the name? It stays where it is when that comes. */
function isCounted(shape: string): boolean {
  return shape === "class" || shape === "library";
}

/** Is a figure a bar, as high as a drawing? */
export function isUpright({ width, height }: Size): boolean {
  return height > 2 * width;
}

/** In the middle of a bar, upward where it is too narrow for its name. */
function upright({ label, rect }: DrawnNode, face: Typeface, writer: Writer): readonly Shape[] {
  const isUpward = writer.widthOf(label, face) > rect.width - 8;
  const text = writer.fitted(label, face, (isUpward ? rect.height : rect.width) - inset);
  return [{ ...textAt(rect, text, face, "text", "middle"), isUpward }];
}

/** The name at the left, the set at the right; a dot before what grew. */
function inOneLine({ label, rect }: DrawnNode, look: Look, face: Typeface, writer: Writer): readonly Shape[] {
  const [left, right] = [rect.x - rect.width / 2 + inset, rect.x + rect.width / 2 - inset];
  const { sublabel, tokens, isChanged } = look;
  const least = leastHeld(look, writer) + gap + (isChanged ? mark : 0);
  const name = Math.min(writer.widthOf(label, face), Math.max((right - left) * LEAST_OF_NAME, right - left - least));
  const room = right - left - name - gap - (isChanged ? mark : 0);
  const first = text(label, { x: left, y: rect.y }, face, "text", name, writer);
  if (tokens === undefined) return [first, second(look, { x: right, y: rect.y }, room, "end", writer)];
  const { shapes, width } = tokenRow(tokens, { x: 0, y: rect.y }, room + 8, writer);
  const from = right - width + (sublabel === "" ? 0 : SHIFT);
  const held = shapes.map((shape) => shifted(shape, { x: from, y: 0 }));
  return [first, ...held, ...(isChanged ? [dot({ x: from - mark / 2, y: rect.y })] : [])];
}

/** Of a node that is too narrow even for a name with the shortest form of its set the name has this share at least. */
const LEAST_OF_NAME = 0.6;
/** How wide the shortest form of a set is, or a text. */
function leastHeld({ sublabel, tokens }: Look, writer: Writer): number {
  return tokens === undefined ? writer.widthOf(sublabel, grown(mono, writer.growth)) : leastRow(tokens, writer);
}

/** The room of the dot before a set. */
const mark = 14;
/** Tokens end a little nearer to the border than text. */
const SHIFT = 4;

/** The second line of a rectangle. Behind tokens stands the mark that there are more. */
function held(look: Look, at: Point, space: number, writer: Writer): readonly Shape[] {
  const { tokens, isChanged } = look;
  if (tokens === undefined) return [second(look, at, space, "start", writer)];
  const { shapes, width } = tokenRow(tokens, at, isChanged ? space - 8 : space + 8, writer);
  return isChanged ? [...shapes, dot({ x: at.x + width + 11, y: at.y })] : shapes;
}

/** The name of what stands for others is never cut: its letters grow as far as there is space. */
function faceOf({ shape, label, rect }: DrawnNode, { growth, widthOf }: Writer): Typeface {
  if (shape !== "call" && shape !== "return" && shape !== "rest") return grown(labelFace, growth);
  const room = ((rect.width - 2 * inset) * 1.1 + 8) / widthOf(label, labelFace);
  return grown(labelFace, Math.max(1, Math.min(growth, room)));
}

/** In the middle of what is not a rectangle: one line or two. */
function centered({ label, rect, outline }: DrawnNode, look: Look, face: Typeface, writer: Writer): readonly Shape[] {
  const isTriangle = outline === "triangle";
  // A triangle has space at its base only.
  const y = isTriangle ? rect.y + rect.height * 0.16 : rect.y;
  const isDouble = look.sublabel !== "";
  const at = { x: rect.x, y: isDouble ? y + aboveMiddle : y };
  const space = rect.width * (isTriangle ? 0.6 : 0.92);
  const first = text(label, at, face, "text", space, writer, "middle");
  if (!isDouble) return [first];
  return [first, second(look, { x: rect.x, y: y + belowMiddle }, rect.width * 0.8, "middle", writer)];
}

/** The second line, with a mark where it grew. */
function second(
  { sublabel, isChanged }: Look,
  at: Point,
  space: number,
  anchor: "start" | "middle" | "end",
  writer: Writer,
): Shape {
  const said = isChanged ? `● ${sublabel}` : sublabel;
  return text(said, at, grown(mono, writer.growth), isChanged ? "isNew" : "muted", space, writer, anchor);
}

function text(
  said: string,
  at: Point,
  face: Typeface,
  paint: Paint,
  space: number,
  writer: Writer,
  anchor: "start" | "middle" | "end" = "start",
): Shape {
  return { ...textAt(at, writer.fitted(said, face, space), face, paint, anchor), space: space + 8 };
}

/** Names that are never cut: where their letters need more space than the figure has, they stand on a plate as wide. */
function whole(
  lines: readonly string[],
  { x, y }: Rect,
  face: Typeface,
  space: number,
  look: Look,
  { growth, widthOf, inSight }: Writer,
): readonly Shape[] {
  const width = Math.max(...lines.map((line) => widthOf(line, face)));
  const step = Math.max(lineHeight, face.size * 1.2);
  const isWider = width > space * 1.1 + 8;
  const middle = isWider ? inSight(x, width / 2 + 8) : x;
  const ring = look.isNew ? "newRing" : look.isMarked ? "now" : "line";
  const height = Math.max(lines.length * step, 17 * growth);
  return [
    ...(isWider ? [plate({ x: middle, y }, { width: width + 12, height }, ring)] : []),
    ...lines.map((line, index): Shape => {
      const at = y + (index - (lines.length - 1) / 2) * step;
      const most = Math.max(width, space + 8);
      return { ...textAt({ x: middle, y: at }, line, face, "text", "middle"), space: most };
    }),
  ];
}
