import { expect, test } from "vitest";
import { paperWriter } from "../writer.ts";
import { rowWithin, tokenRow } from "./token-row.ts";

const names = [20, 20, 20, 20];
const widthOf = (rest: string) => rest.length * 10;

test.each([
  ["all of them", 500, 4, "", 1],
  ["all, pressed together a little", 170, 4, "", 170 / 183],
  ["as many as fit, the rest counted", 130, 2, "+2", 1],
  ["one at least", 10, 1, "+3", 0.85],
])("%s", (_, space, shown, rest, squeeze) => {
  const row = rowWithin(names, space, 1, widthOf);
  expect([row.count, row.rest]).toEqual([shown, rest]);
  expect(row.squeeze).toBeCloseTo(squeeze);
});

test("larger letters have larger frames", () => {
  const [small, large] = [1, 1.5].map((growth) => rowWithin(names, 999, growth, widthOf).width);
  expect(large).toBeGreaterThan(small ?? 0);
});

test("a token is a frame, a glyph and a name in its hue; a new one has a ring; what has no space is counted", () => {
  const tokens = ["o1", "o2", "o3", "o4"].map((text, token) => ({ text, token, isNew: token === 1 }));
  const drawn = (space: number) => tokenRow(tokens, { x: 100, y: 50 }, space, paperWriter);
  const paints = drawn(100).shapes.map((shape) => {
    if (shape.kind === "group") return "";
    return shape.kind === "text" ? `${shape.paint} ${shape.text}` : (shape.fill ?? shape.stroke?.paint);
  });
  const first = ["graySoft", "grayInk", "grayInk o1"];
  expect(paints).toEqual([...first, "greenSoft", "newRing", "greenInk", "greenInk o2", "muted +2"]);
  for (const space of [60, 100, 150, 160, 400]) {
    const { shapes, width } = drawn(space);
    const frames = shapes.flatMap((shape) => (shape.kind === "box" && shape.fill !== undefined ? [shape] : []));
    const texts = shapes.flatMap((shape) => (shape.kind === "text" ? [shape] : []));
    for (const [index, frame] of frames.entries()) {
      const { x, space: room = 0 } = texts[index] ?? { x: 0 };
      expect(x).toBeGreaterThan(frame.x);
      expect(x + room).toBeLessThan(frame.x + frame.width);
      expect(frame.x).toBeGreaterThanOrEqual(index === 0 ? 100 : 0);
    }
    const last = texts.at(-1);
    const end = Math.max(...frames.map(({ x, width }) => x + width), (last?.x ?? 0) + (last?.space ?? 0));
    expect(end).toBeCloseTo(100 + width);
    if (space > 60) expect(width).toBeLessThanOrEqual(space + 1e-9);
  }
});
