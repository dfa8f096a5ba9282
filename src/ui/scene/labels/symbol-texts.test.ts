import { expect, test } from "vitest";
import type { DrawnSymbol, LabelPlan, Look } from "../drawing/index.ts";
import { paperWriter } from "../writer.ts";
import { symbolTexts } from "./symbol-texts.ts";

const plan: LabelPlan = {
  size: { width: 100, height: 36 },
  spots: new Map([
    ["r5", { x: 0, y: -9, width: 40, height: 18 }],
    ["main", { x: 0, y: 9, width: 60, height: 18 }],
  ]),
  rest: undefined,
};

const look = (symbols: readonly DrawnSymbol[]): Look => ({
  visibility: "shown",
  isNew: false,
  isChanged: false,
  isSelected: false,
  isMarked: false,
  isFocused: false,
  sublabel: "",
  symbols,
});

const r5: DrawnSymbol = { name: "r5", weights: ["const"], state: "there" };
const main: DrawnSymbol = { name: "main", weights: ["any"], state: "new" };

test("a symbol has the same place whatever else is there, and its ground hides the line through the middle", () => {
  const textsOf = (symbols: readonly DrawnSymbol[]) =>
    symbolTexts(plan, look(symbols), { x: 200, y: 50 }, paperWriter).flatMap((shape) =>
      shape.kind === "text" ? [{ text: shape.text, x: shape.x, y: shape.y }] : [],
    );
  expect(textsOf([r5])).toEqual([{ text: "r5", x: 150, y: 41 }]);
  expect(textsOf([r5, main])).toContainEqual({ text: "r5", x: 150, y: 41 });
  const [ground] = symbolTexts(plan, look([r5]), { x: 200, y: 50 }, paperWriter);
  expect(ground).toMatchObject({ y: 33, height: 34 });
});

test("only the new symbol has a frame", () => {
  const frames = symbolTexts(plan, look([r5, main]), { x: 200, y: 50 }, paperWriter).filter(
    (shape) => shape.kind === "box" && shape.stroke?.paint === "newRing",
  );
  expect(frames).toHaveLength(1);
});
