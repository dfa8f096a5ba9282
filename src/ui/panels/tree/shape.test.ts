import { describe, expect, test } from "vitest";
import { treeCards, treeModel } from "../../../testing/trees.ts";
import { alongPath, type PlacedTree, pathAlone } from "./placed-cards.ts";
import { shapeOf } from "./shape.ts";

/** Two lists of the same length: a leaf beside each node. */
const lists = treeModel("0: 1 2", "2: 3 4", "4: 5 6");
/** Three conditions in a row of which only one side is possible, then a choice. */
const straight = treeModel("0: x1 2", "2: 3", "3: 4 x5", "4: 6 7");
const bushy = treeModel("0: 1 2 3", "1: 4 5", "4: 6 7", "6: 8 9", "3: 10 11");

const shape = (model: ReturnType<typeof treeModel>, ...opened: readonly string[]) =>
  shapeOf(model, treeCards(undefined), new Set(opened));

const inSight = ({ cards }: PlacedTree) => cards.map(({ card }) => card.id).join(" ");

describe("straight stretches", () => {
  test.each([
    { name: "are one card", opened: [], cards: "0/2/3/4 6 7" },
    { name: "that are opened are single nodes, what cannot be beside them", opened: ["0"], cards: "0 x1 2 3 4 x5 6 7" },
    { name: "only those that were opened", opened: ["6"], cards: "0/2/3/4 6 7" },
  ])("$name", ({ opened, cards }) => {
    const all = [...shape(straight, ...opened).cards.values()].map(({ members }) => members.join("/"));
    expect(all.sort()).toEqual(cards.split(" ").sort());
  });

  test("know how many nodes they fold, those that cannot be included", () => {
    const all = shape(straight).cards;
    expect([all.get("0")?.folded, all.get("6")?.folded]).toEqual([5, 0]);
    expect(shape(straight).cardOf("x5")?.id).toBe("0");
    expect(shape(straight, "0").cards.get("0")).toMatchObject({ folded: 0, isOpened: true });
  });

  test("where a node has two children that go on there is none", () => {
    expect([...shape(lists).cards.values()].every(({ members }) => members.length === 1)).toBe(true);
  });
});

describe("what is in sight", () => {
  test.each([
    {
      name: "before the first step the way that goes on the longest",
      model: lists,
      node: undefined,
      cards: "0 1 2 3 4 5 6",
    },
    { name: "a way to a leaf, and single cards beside it", model: bushy, node: "10", cards: "0 1 2 3 10 11" },
    { name: "a way in the middle, and on from there", model: bushy, node: "1", cards: "0 1 2 3 4 5 6 7 8 9" },
  ])("$name", ({ model, node, cards }) => {
    expect(inSight(alongPath(shape(model), node))).toBe(cards);
  });

  test.each([
    { node: undefined, cards: "0 1 2 3" },
    { node: "1", cards: "0 1 4 5" },
    { node: "10", cards: "0 3 10" },
  ])("on a low screen only the way to $node, in one row", ({ node, cards }) => {
    const placed = pathAlone(shape(bushy), node);
    expect(inSight(placed)).toBe(cards);
    expect(placed.rows).toBe(1);
    expect(placed.cards.map(({ column }) => column)).toEqual(placed.cards.map((_, index) => index));
  });

  test("a card stands at one place, whatever else is in sight, and none on another", () => {
    const places = new Map<string, string>();
    for (const { id } of bushy.nodes) {
      const { cards } = alongPath(shape(bushy), id);
      const taken = cards.map(({ column, row }) => `${column},${row}`);
      expect(new Set(taken).size).toBe(cards.length);
      for (const { card, column, row } of cards) {
        expect(row).toBeGreaterThanOrEqual(0);
        expect(places.get(card.id) ?? `${column},${row}`, card.id).toBe(`${column},${row}`);
        places.set(card.id, `${column},${row}`);
      }
    }
  });

  test("a list grows along one row", () => {
    const rows = alongPath(shape(lists), "6").cards.map(({ card, row }) => `${card.id}:${row}`);
    expect(rows.join(" ")).toBe("0:1 1:0 2:1 3:0 4:1 5:0 6:1");
  });
});
