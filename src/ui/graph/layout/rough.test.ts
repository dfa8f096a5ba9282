import { expect, test } from "vitest";
import { callModel, generated, sampleModel } from "../../../testing/graphs.ts";
import { overlap } from "../../shapes/index.ts";
import { buildScene } from "../model/index.ts";
import { covers } from "./arrangement.ts";
import { sizesOf } from "./measure.ts";
import { roughly } from "./rough.ts";

test.each([
  ["the 1-call-site example", sampleModel],
  ["its call graph", callModel],
  ["320 nodes", generated(320)],
])("rough places of %s: one for everything, without overlap, nodes inside their boxes", (_, model) => {
  const scene = buildScene(model, new Set());
  const sizes = sizesOf(
    scene,
    () => "{o3}",
    (text) => text.length * 8,
  );
  const arrangement = roughly(scene, sizes, 1.5);
  const { rects } = arrangement;
  expect(covers(arrangement, scene)).toBe(true);
  const tops = [...scene.boxes, ...scene.nodes.filter(({ box }) => box === undefined)];
  for (const level of [scene.nodes, tops]) {
    const placed = level.map(({ id }) => rects.get(id));
    for (const [index, one] of placed.entries())
      expect(
        placed.slice(index + 1).filter((other) => one !== undefined && other !== undefined && overlap(one, other)),
      ).toEqual([]);
  }
  for (const { id, members } of scene.boxes) {
    const box = rects.get(id) ?? { x: 0, y: 0, width: 0, height: 0 };
    for (const member of members) {
      const { x, y, width, height } = rects.get(member) ?? { x: 0, y: 0, width: 0, height: 0 };
      expect(Math.abs(x - box.x) + width / 2, member).toBeLessThanOrEqual(box.width / 2);
      expect(Math.abs(y - box.y) + height / 2, member).toBeLessThanOrEqual(box.height / 2);
    }
  }
  expect(roughly(scene, sizes, 1.5)).toEqual(arrangement);
});
