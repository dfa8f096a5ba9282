import { type Shape, type ShapeGroup, shifted, type Typeface, textAt } from "../../../shapes/index.ts";
import { FACT_LINE, INSET, NAME_LINE, type PlacedOutcome } from "../layout/index.ts";
import { heapShapes, shapesBelow } from "./shapes.ts";

const face: Typeface = { family: "mono", size: 14 };
const bold: Typeface = { ...face, isBold: true };

/** What a choice makes of a predicate: a frame with its branch, what it adds, and the line that leads there from the cloud. */
export function outcomeShapes({ outcome, frame, layout, facts, from }: PlacedOutcome): ShapeGroup {
  const { x, y, width, height } = frame;
  const isEmpty = outcome.picture.boxes.length + outcome.picture.clouds.length === 0;
  const inside = isEmpty ? [] : shapesBelow(y + NAME_LINE - 6, heapShapes(outcome.picture, layout, false));
  const bottom = y + height - 8 - facts.length * FACT_LINE;
  const start = { x: from.x + from.width, y: from.y + from.height / 2 };
  const end = { x: x - 9, y: y + height / 2 };
  const middle = (start.x + end.x) / 2;
  const line = `M${start.x},${start.y} C${middle},${start.y} ${middle},${end.y} ${end.x},${end.y}`;
  const head: Shape = { kind: "path", d: `M${x},${end.y} l-9,-4.5 l0,9 Z`, fill: "newRing" };
  return {
    kind: "group",
    element: outcome.owner,
    classes: ["heap-outcome"],
    shapes: [
      { kind: "path", d: line, stroke: { paint: "newRing", width: 2.4 } },
      head,
      { kind: "box", x, y, width, height, radius: 8, fill: "paper", stroke: { paint: "newRing", width: 2.4 } },
      textAt({ x: x + INSET, y: y + 14 }, outcome.owner, bold, "text"),
      ...inside.map((shape) => shifted(shape, { x, y: 0 })),
      ...facts.map((fact, index) =>
        textAt({ x: x + INSET, y: bottom + (index + 0.5) * FACT_LINE }, fact, face, "text"),
      ),
    ],
  };
}
