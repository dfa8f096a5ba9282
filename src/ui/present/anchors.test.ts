import { expect, test } from "vitest";
import { anchorAt, gone } from "./anchors.ts";

const nodes = [
  { id: "a", rect: { x: 0, y: 0, width: 100, height: 40 } },
  { id: "b", rect: { x: 300, y: 0, width: 100, height: 40 } },
];

test("a place belongs to the node that is nearest to it", () => {
  expect(anchorAt(nodes, { x: 120, y: 30 })).toEqual({ id: "a", at: { x: 0, y: 0 } });
  expect(anchorAt(nodes, { x: 240, y: 30 })?.id).toBe("b");
  expect(anchorAt([], { x: 0, y: 0 })).toBeUndefined();
});

test("where nodes are laid out elsewhere, each end of a stroke goes with its node", () => {
  const ends = nodes.map(({ id, rect: { x, y } }) => ({ id, at: { x, y } }));
  const later = nodes.map((node, index) => ({ ...node, rect: { ...node.rect, x: index * 400, y: 20 } }));
  const points = [0, 150, 300].map((x) => ({ x, y: 0 }));
  expect(gone(points, ends, nodes)).toEqual(points);
  expect(gone(points, ends, later)).toEqual([0, 200, 400].map((x) => ({ x, y: 20 })));
});

test("a stroke on a node that is not drawn any more is not drawn either; one on no node stays", () => {
  const points = [{ x: 0, y: 0 }];
  expect(gone(points, [{ id: "c", at: { x: 0, y: 0 } }], nodes)).toBeUndefined();
  expect(gone(points, [], [])).toEqual(points);
});
