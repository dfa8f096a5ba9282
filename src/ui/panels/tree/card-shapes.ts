import type { HeapPicture } from "../../../trace/index.ts";
import {
  fitted,
  type Paint,
  type Shape,
  type ShapeGroup,
  type Size,
  type Stroke,
  type Typeface,
  textAt,
  widthOf,
} from "../../shapes/index.ts";
import { thumbnailOf, thumbnailShapes } from "../heap/thumbnail/index.ts";
import { type DrawnCard, TIP } from "./drawn-tree.ts";
import { type Cell, HEAP_HEIGHT, INSET, ROW } from "./measure.ts";

const head: Typeface = { family: "mono", size: 13 };
const name: Typeface = { ...head, isBold: true };
const notes: Typeface = { family: "sans", size: 12 };
const word: Typeface = { ...notes, isBold: true };
const fold: Typeface = { family: "mono", size: 12, isBold: true };

/** Between two texts of a line. */
const GAP = 7;
/** The middles of the first line and of the last one, from the top of a card. */
const FIRST = 13;
const LAST = ROW.height - 12;
/** What is folded, in the lower right corner. */
const FOLD = { least: 28, height: 24, padding: 6, inset: 4 } as const;

/** What the reader picked. */
interface Picked {
  readonly isSelected: boolean;
  /** The way that is lit is the one asked for, not that of the step. */
  readonly isAsked: boolean;
}

const nothingPicked: Picked = { isSelected: false, isAsked: false };

/** The line to a card from what it hangs on, in the coordinates of the tree. */
export function lineShapes({ placed, line }: DrawnCard, isAsked = false): readonly ShapeGroup[] {
  if (line === undefined) return [];
  const { path, x, y, kind } = line;
  const paint: Paint = kind === "new" ? "newRing" : kind === "path" ? wayPaint(isAsked) : "line";
  const isPlain = kind === "plain" || kind === "ghost";
  const stroke: Stroke = { paint, width: isPlain ? 1.5 : 2.6, ...(kind === "ghost" ? { dash: [4, 4] } : {}) };
  const tip = `M${x} ${y}L${x - TIP} ${y - 4.5}L${x - TIP} ${y + 4.5}Z`;
  const shapes: readonly Shape[] = [
    { kind: "path", d: path, stroke },
    { kind: "path", d: tip, fill: paint },
  ];
  return [{ kind: "group", element: placed.card.id, classes: ["edge", kind], shapes }];
}

/** What is known of the heap, as all that is in a card in its coordinates; above the notes, if it has some. */
export function heapInCard(picture: HeapPicture, hasNotes: boolean, { width }: Cell): ShapeGroup {
  const heap = thumbnailOf(picture, { maxWidth: width - 2 * INSET, maxHeight: HEAP_HEIGHT });
  const y = (FIRST + (hasNotes ? LAST : ROW.height) - heap.height * heap.scale) / 2;
  return { kind: "group", classes: ["heap"], shapes: thumbnailShapes(heap, { x: INSET, y }) };
}

/** A card but for what is folded: its name, what was chosen on the way to it, the heap, and what happened in it. */
export function cardShape(drawn: DrawnCard, heap: ShapeGroup | undefined, picked = nothingPicked): ShapeGroup {
  const { placed, text, name: title, choice, word: said } = drawn;
  const isFailed = text.state === "failed";
  const right = placed.cell.width - INSET;
  const choiceAt = INSET + widthOf(title, name) + GAP;
  const choiceSpace = right - choiceAt - (said === "" ? 0 : widthOf(said, word) + GAP);
  const noteSpace = right - INSET - (drawn.fold === "" ? 0 : foldSize(drawn.fold).width);
  const ink = text.state === "ghost" ? "muted" : "text";
  const note = fitted(text.notes.join(" · "), notes, noteSpace);
  const texts = [
    textAt({ x: INSET, y: FIRST }, title, name, ink),
    textAt({ x: choiceAt, y: FIRST }, fitted(choice, head, choiceSpace), head, ink),
    textAt({ x: right, y: FIRST }, said, word, wordPaint(drawn), "end"),
    textAt({ x: INSET, y: LAST }, note, notes, isFailed ? "bad" : "muted"),
  ];
  return {
    kind: "group",
    element: placed.card.id,
    classes: ["card", ...statesOf(drawn, picked)],
    shapes: [frame(drawn, picked), ...texts.filter((each) => each.text !== ""), ...(heap === undefined ? [] : [heap])],
  };
}

/** How a card looks, in words. */
export function statesOf(
  { placed, text, isCurrent, isNew, isChanged }: DrawnCard,
  { isSelected }: Picked,
): readonly string[] {
  const flags = { current: isCurrent, new: isNew, changed: isChanged, path: placed.isOnPath, selected: isSelected };
  return [text.state, ...Object.entries(flags).flatMap(([flag, isOn]) => (isOn ? [flag] : []))];
}

/** The number of what is folded, in the coordinates of the card; with a border where it can be pressed. */
export function foldShapes(text: string, cell: Cell, canBePressed = true): readonly Shape[] {
  const { width, height } = foldSize(text);
  const { x, y } = foldCorner(text, cell);
  const ground = { x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1, radius: (height - 1) / 2 };
  const border = canBePressed ? { stroke: { paint: "line", width: 1 } as const } : {};
  return [
    { kind: "box", ...ground, fill: "paper", ...border },
    textAt({ x: x + width / 2, y: y + height / 2 }, text, fold, "text", "middle"),
  ];
}

export function foldCorner(text: string, cell: Cell) {
  const { width, height } = foldSize(text);
  return { x: cell.width - FOLD.inset - width, y: ROW.height - FOLD.inset - height };
}

export function foldSize(text: string): Size {
  return { width: Math.max(FOLD.least, widthOf(text, fold) + 2 * FOLD.padding), height: FOLD.height };
}

/** The ground of a card; all of its border is inside of it. */
function frame(drawn: DrawnCard, picked: Picked): Shape {
  const stroke = borderOf(drawn, picked.isAsked);
  const { width } = stroke;
  const inner = { width: drawn.placed.cell.width - width, height: ROW.height - width, radius: 8 - width / 2 };
  const fill: Paint = picked.isSelected ? "whySoft" : drawn.isCurrent ? "nowSoft" : "paper";
  return { kind: "box", x: width / 2, y: width / 2, ...inner, fill, stroke };
}

function borderOf({ placed, text, isNew, isChanged }: DrawnCard, isAsked: boolean): Stroke {
  const dash = text.state === "closed" || text.state === "ghost" ? { dash: [4, 3] } : {};
  const isOfStep = isNew || isChanged;
  const width = isOfStep ? 2.5 : placed.isOnPath ? 2 : 1.2;
  if (text.state === "failed") return { paint: "bad", width, ...dash };
  if (isOfStep) return { paint: "newRing", width, ...dash };
  return { paint: placed.isOnPath ? wayPaint(isAsked) : "line", width, ...dash };
}

function wayPaint(isAsked: boolean): Paint {
  return isAsked ? "why" : "now";
}

function wordPaint({ text, isNew }: DrawnCard): Paint {
  if (text.state === "failed") return "bad";
  if (isNew) return "isNew";
  return text.state === "passed" ? "ok" : "muted";
}
