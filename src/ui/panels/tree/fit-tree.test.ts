import { expect, test } from "vitest";
import { treeCards, treeModel } from "../../../testing/trees.ts";
import { fittedTree, zooms } from "./fit-tree.ts";
import { MARGIN, NARROW_CELL, ROW } from "./measure.ts";
import { alongPath, pathAlone } from "./placed-cards.ts";
import { shapeOf } from "./shape.ts";

const shape = shapeOf(treeModel("0: 1 2 3 4", "4: 5 6"), treeCards("0", {}), new Set());
const ways = [
  () => alongPath(shape, "0"),
  () => pathAlone(shape, "0"),
  () => pathAlone(shape, "0", 3),
  () => pathAlone(shape, "0", Infinity, NARROW_CELL),
];
const isNew = ({ card }: { readonly card: { readonly id: string } }) => ["0", "1", "2", "3", "4"].includes(card.id);

test("cards of a step keep their size and their rows where they fit", () => {
  const { placed, zoom } = fittedTree(ways, isNew, { width: 980, height: 600 }, zooms.desk);
  expect([placed.rows, zoom]).toEqual([4, 1]);
});

test("what comes after a step is in one row, or in several short ones, where a column of it does not fit", () => {
  const row = fittedTree(ways, isNew, { width: 1100, height: 170 }, zooms.desk);
  expect(row.placed.rows).toBe(1);
  const rows = fittedTree(ways, isNew, { width: 900, height: 2 * ROW.y + 2 * MARGIN }, zooms.desk);
  expect(rows.placed.rows).toBe(2);
  for (const { wanted, zoom } of [row, rows]) {
    expect(zoom).toBeGreaterThanOrEqual(zooms.desk.least);
    expect(wanted).toHaveLength(5);
  }
});

test("cards are narrower where neither one row nor several of the usual ones fit", () => {
  const { placed, wanted, zoom } = fittedTree(ways, isNew, { width: 800, height: 150 }, zooms.desk);
  expect(placed.rows).toBe(1);
  expect(zoom).toBeGreaterThanOrEqual(zooms.desk.least);
  const across = Math.max(...wanted.map(({ right }) => right)) - Math.min(...wanted.map(({ left }) => left));
  expect(zoom * across).toBeLessThanOrEqual(800);
});

test("no card is drawn smaller than its letters can be read", () => {
  const { zoom } = fittedTree(ways, isNew, { width: 200, height: 90 }, zooms.present);
  expect(zoom * 12).toBeGreaterThanOrEqual(16);
});

test("before there is space, the tree has its usual size", () => {
  expect(fittedTree(ways, isNew, undefined, zooms.hall).zoom).toBe(zooms.hall.usual);
});
