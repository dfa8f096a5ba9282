import { expect, test } from "vitest";
import type { Shape } from "../shapes/index.ts";
import type { DrawnNode, Look } from "./drawing/index.ts";
import { nodeTexts } from "./node-texts.ts";
import type { Writer } from "./writer.ts";

/** Letters are as wide as their size, and what is too long is cut. */
const writer: Writer = {
  growth: 1.3,
  widthOf: (text, { size }) => [...text].length * size * 0.6,
  fitted: (text, { size }, space) => {
    const letters = Math.floor((space * 1.1 + 8) / (size * 0.6));
    return [...text].length <= letters ? text : `${text.slice(0, Math.max(0, letters - 1))}…`;
  },
  inSight: (x) => x,
};

const look = {
  visibility: "shown",
  isNew: false,
  isChanged: false,
  isMarked: false,
  sublabel: "",
} as unknown as Look;

function node(label: string, width: number, shape = "variable"): DrawnNode {
  const rect = { x: width / 2, y: 20, width, height: 42 };
  return { id: label, label, shape, outline: "rectangle", rect } as unknown as DrawnNode;
}

function textsOf(shapes: readonly Shape[]): readonly string[] {
  return shapes.flatMap((shape) => (shape.kind === "text" ? [shape.text] : []));
}

function edgesOf(shapes: readonly Shape[]): readonly number[] {
  return shapes.flatMap((shape) => (shape.kind === "box" ? [shape.x] : []));
}

const named = (names: readonly string[]): Look => ({
  ...look,
  sublabel: names.join(", "),
  tokens: names.map((text, token) => ({ text, token, isNew: false })),
});

test.each([
  ["one wide token", ["String:o243b"]],
  ["several tokens", ["o12", "o13", "o14", "o15"]],
])("a name is whole beside %s, and nothing lies over it", (_, names) => {
  const shapes = nodeTexts(node("$17", 150), named(names), writer);
  expect(textsOf(shapes)[0]).toBe("$17");
  const end = 14 + writer.widthOf("$17", { family: "mono", size: 14 * 1.3 });
  expect(Math.min(...edgesOf(shapes))).toBeGreaterThanOrEqual(end);
});

test("what has no room beside a name is counted", () => {
  const texts = textsOf(nodeTexts(node("$17", 170), named(["o12", "o13", "o14", "o15"]), writer));
  expect(texts.at(-1)).toMatch(/^\+\d$/);
});

test("the name of a class stays where it is when the number of its methods comes", () => {
  const place = (sublabel: string) => {
    const [name] = nodeTexts(node("Kitchen", 160, "class"), { ...look, sublabel }, writer);
    return name?.kind === "text" ? [name.x, name.anchor, name.text] : undefined;
  };
  expect(place("")).toEqual(place("4"));
  expect(place("")?.at(-1)).toBe("Kitchen");
});
