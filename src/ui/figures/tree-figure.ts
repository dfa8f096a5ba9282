import { CELL, cornerOf, type DrawnCard, HEAP_ROOM, thumbnailOf, thumbnailShapes } from "../panels/index.ts";
import { type Figure, figureAround, fitted, type Paint, type Shape, type Stroke, widthOf } from "../shapes/index.ts";

const head = { family: "mono", size: 13 } as const;
const name = { ...head, isBold: true } as const;
const word = { family: "sans", size: 12, isBold: true } as const;
const notes = { family: "sans", size: 12 } as const;
const fold = { family: "mono", size: 12, isBold: true } as const;

/** From the edge of a card to its texts, and between two of them. */
const INSET = 8;
const GAP = 7;
/** The middles of the first line and of the last one, from the top of a card. */
const FIRST = 13;
const LAST = CELL.height - 12;
/** What is folded, in the lower right corner. */
const FOLD = { width: 30, height: 22, inset: 4 };

/** A tree as cards, as the page draws it. */
export function treeFigure(title: string, cards: readonly DrawnCard[]): Figure {
  return figureAround(title, [...cards.flatMap(lineGroup), ...cards.map(cardGroup)]);
}

function lineGroup({ placed, line }: DrawnCard): readonly Shape[] {
  if (line === undefined) return [];
  const { path, x, y, kind } = line;
  const paint: Paint = kind === "new" ? "newRing" : kind === "path" ? "now" : "edge";
  const tip = `M${x} ${y}L${x - 8} ${y - 4.5}L${x - 8} ${y + 4.5}Z`;
  const shapes: readonly Shape[] = [
    { kind: "path", d: path, stroke: { paint, width: kind === "plain" ? 1.5 : 2.6 } },
    { kind: "path", d: tip, fill: paint },
  ];
  return [{ kind: "group", element: placed.card.id, classes: ["edge", kind], shapes }];
}

function cardGroup(drawn: DrawnCard): Shape {
  const { placed, text, name: title, choice, word: said, isCurrent, isNew } = drawn;
  const { x, y } = cornerOf(placed);
  const right = x + CELL.width - INSET;
  const isFailed = text.state === "failed";
  const saidWidth = said === "" ? 0 : widthOf(said, word) + GAP;
  const choiceAt = x + INSET + widthOf(title, name) + GAP;
  const noteSpace = CELL.width - 2 * INSET - (drawn.fold === "" ? 0 : FOLD.width);
  const shapes: Shape[] = [
    {
      kind: "box",
      x,
      y,
      width: CELL.width,
      height: CELL.height,
      radius: 8,
      fill: isCurrent ? "nowSoft" : "paper",
      stroke: borderOf(drawn),
    },
    { kind: "text", x: x + INSET, y: y + FIRST, text: title, face: name, anchor: "start", paint: "text" },
    {
      kind: "text",
      x: choiceAt,
      y: y + FIRST,
      text: fitted(choice, head, right - saidWidth - choiceAt),
      face: head,
      anchor: "start",
      paint: "text",
    },
    {
      kind: "text",
      x: right,
      y: y + FIRST,
      text: said,
      face: word,
      anchor: "end",
      paint: isNew ? "isNew" : isFailed ? "bad" : "muted",
    },
    {
      kind: "text",
      x: x + INSET,
      y: y + LAST,
      text: fitted(text.notes.join(" · "), notes, noteSpace),
      face: notes,
      anchor: "start",
      paint: isFailed ? "bad" : "muted",
    },
  ];
  if (text.heap !== undefined) {
    const heap = thumbnailOf(text.heap, HEAP_ROOM);
    const top = y + (FIRST + LAST - heap.height * heap.scale) / 2;
    shapes.push(...thumbnailShapes(heap, { x: x + INSET, y: top }));
  }
  if (drawn.fold !== "") shapes.push(...foldShapes(drawn.fold, x + CELL.width, y + CELL.height));
  const flags = { current: isCurrent, new: isNew, path: placed.isOnPath };
  const classes = ["card", text.state, ...Object.entries(flags).flatMap(([flag, isOn]) => (isOn ? [flag] : []))];
  const written = shapes.filter((shape) => shape.kind !== "text" || shape.text !== "");
  return { kind: "group", element: placed.card.id, classes, shapes: written };
}

/** Later ones win on the page; here the first one that applies. */
function borderOf({ placed, text, isNew }: DrawnCard): Stroke {
  if (text.state === "failed") return { paint: "bad", width: 1.5 };
  if (isNew) return { paint: "newRing", width: 2.5 };
  if (placed.isOnPath) return { paint: "now", width: 2 };
  return { paint: "line", width: 1.5, ...(text.state === "closed" ? { dash: [4, 3] } : {}) };
}

function foldShapes(text: string, right: number, bottom: number): readonly Shape[] {
  const { width, height, inset } = FOLD;
  const [x, y] = [right - inset - width, bottom - inset - height];
  const middle = { x: x + width / 2, y: y + height / 2 };
  return [
    { kind: "box", x, y, width, height, radius: height / 2, fill: "paper", stroke: { paint: "line", width: 1 } },
    { kind: "text", ...middle, text, face: fold, anchor: "middle", paint: "text" },
  ];
}
