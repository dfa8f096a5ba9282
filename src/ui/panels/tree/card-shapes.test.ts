import { describe, expect, test } from "vitest";
import { treeCards, treeModel, treeView } from "../../../testing/trees.ts";
import type { TreeCard } from "../../../trace/index.ts";
import { figureAround, type Shape } from "../../shapes/index.ts";
import { cardShape, foldShapes, lineShapes } from "./card-shapes.ts";
import { type DrawnCard, treeAlongPath } from "./drawn-tree.ts";
import { CELL, type Cell, NARROW_CELL, ROW } from "./measure.ts";

const all = treeAlongPath(treeView(treeModel("0: 1 2"), treeCards("2")), treeCards("2"));
const plain = all.find(({ placed }) => placed.card.id === "1");
if (plain === undefined) throw new Error("no such card");

interface Changes extends Partial<Omit<DrawnCard, "text" | "placed">> {
  readonly state?: TreeCard["state"];
  readonly notes?: readonly string[];
  readonly isOnPath?: boolean;
  readonly cell?: Cell;
}

/** The card beside the path, but for something. */
function card({ state = "open", notes = [], isOnPath = false, cell = CELL, ...changes }: Changes): DrawnCard {
  const { placed, text } = plain as DrawnCard;
  return {
    ...(plain as DrawnCard),
    ...changes,
    text: { ...text, state, notes },
    placed: { ...placed, isOnPath, cell },
  };
}

const borders = (isSelected: boolean, isAsked: boolean) => (changes: Changes) => {
  const [frame] = cardShape(card(changes), undefined, { isSelected, isAsked }).shapes;
  if (frame?.kind !== "box") throw new Error("no frame");
  return `${frame.fill}, ${frame.stroke?.paint} ${frame.stroke?.width}${frame.stroke?.dash ? " dashed" : ""}`;
};

describe("the ground and the border of a card", () => {
  test.each<readonly [string, Changes, string]>([
    ["beside the path", {}, "paper, line 1.2"],
    ["on it", { isOnPath: true }, "paper, now 2"],
    ["of the step", { isOnPath: true, isCurrent: true }, "nowSoft, now 2"],
    ["that is new", { isOnPath: true, isNew: true }, "paper, newRing 2.5"],
    ["that says more than before", { isOnPath: true, isCurrent: true, isChanged: true }, "nowSoft, newRing 2.5"],
    ["of which nothing comes", { state: "closed" }, "paper, line 1.2 dashed"],
    ["that failed, on the path too", { isOnPath: true, state: "failed" }, "paper, bad 2"],
    ["that comes later", { state: "ghost" }, "paper, line 1.2 dashed"],
  ])("%s", (_, changes, look) => {
    expect(borders(false, false)(changes)).toBe(look);
  });

  test("what was asked for has its color, and so has the selected card, the one of the step too", () => {
    expect(borders(false, true)({ isOnPath: true, isCurrent: true })).toBe("nowSoft, why 2");
    expect(borders(true, true)({ isOnPath: true, isCurrent: true })).toBe("whySoft, why 2");
    expect(borders(true, false)({})).toBe("whySoft, line 1.2");
  });
});

test.each<readonly [NonNullable<DrawnCard["line"]>["kind"], boolean, string]>([
  ["plain", true, "line"],
  ["ghost", true, "line"],
  ["new", true, "newRing"],
  ["path", false, "now"],
  ["path", true, "why"],
])("a %s line, asked for: %s, and its head have one color", (kind, isAsked, paint) => {
  const line = { path: "M0,0 C1,1 2,2 3,3", x: 10, y: 3, kind };
  const [group] = lineShapes(card({ line }), isAsked);
  const [way, head] = group?.shapes ?? [];
  expect([way?.kind === "path" && way.stroke?.paint, head?.kind === "path" && head.fill]).toEqual([paint, paint]);
  expect(lineShapes(card({ line: undefined }))).toEqual([]);
});

test.each([0, 1, 12, 4000].flatMap((folded) => [CELL, NARROW_CELL].map((cell) => [folded, cell] as const)))(
  "all of a card is within it, with %s nodes folded, in a cell %o",
  (folded, cell) => {
    const fold = folded === 0 ? "" : `⋯${folded}`;
    const long = card({
      cell,
      fold,
      choice: "n1 = ".repeat(20),
      word: "waits",
      notes: ["20–22", "return ".repeat(20)],
    });
    const shapes: readonly Shape[] = [
      ...cardShape(long, undefined).shapes,
      ...(fold === "" ? [] : foldShapes(fold, cell)),
    ];
    const { x, y, width, height } = figureAround("", shapes);
    const margin = figureAround("", []).width / 2;
    expect(Math.min(x, y) + margin).toBeGreaterThanOrEqual(0);
    expect(x + width - margin).toBeLessThanOrEqual(cell.width);
    expect(y + height - margin).toBeLessThanOrEqual(ROW.height);
    const texts = shapes.flatMap((shape) => (shape.kind === "text" ? [shape.text] : []));
    expect(texts.slice(0, 4).map((text) => text.endsWith("…"))).toEqual([false, true, false, true]);
  },
);
