import type { Derivation } from "../../trace/index.ts";
import { type Figure, figureAround, mono, type Shape, sans, type Typeface, textAt, widthOf } from "../shapes/index.ts";

/** Between premises beside each other, of a line of text, and from a line to the texts around it. */
const GAP = 28;
const LINE = 20;
const name: Typeface = { ...sans, size: 12 };

/** A rule, or a derivation made of rules: premises above a line, the conclusion below, the name at the right. */
interface Inference {
  /** The element that the conclusion is. */
  readonly element: string;
  readonly rule: string;
  readonly premises: readonly (Inference | string)[];
  readonly conclusion: string;
}

/** A rule card or a proof tree as it stands in a paper. */
export function inferenceFigure(title: string, inference: Inference): Figure {
  return figureAround(title, shapesOf(laidOut(inference), 0, 0));
}

/** A derivation as a tree of rules, its texts as the page shows them. */
export function inferenceOf(
  { fact, text, rule, side, premises, isCut }: Derivation,
  ruleName: (id: string) => string,
  shown: (text: string) => string,
): Inference | string {
  const above = [...premises.map((premise) => inferenceOf(premise, ruleName, shown)), ...side.map(shown)];
  if (isCut && above.length === 0) return shown(text);
  return { element: String(fact), rule: ruleName(rule), premises: above, conclusion: shown(text) };
}

interface Laid {
  readonly width: number;
  /** How wide it is up to the name of the rule: that stands outside of the line. */
  readonly barWidth: number;
  readonly height: number;
  readonly premises: readonly Laid[];
  readonly inference: Inference | string;
}

function laidOut(inference: Inference | string): Laid {
  if (typeof inference === "string")
    return {
      width: widthOf(inference, mono),
      barWidth: widthOf(inference, mono),
      height: LINE,
      premises: [],
      inference,
    };
  const premises = inference.premises.map(laidOut);
  const above = premises.reduce((sum, { width }) => sum + width, Math.max(0, premises.length - 1) * GAP);
  const barWidth = Math.max(above, widthOf(inference.conclusion, mono)) + 12;
  const width = barWidth + (inference.rule === "" ? 0 : widthOf(inference.rule, name) + 8);
  const height = Math.max(LINE, ...premises.map((premise) => premise.height)) + LINE + 8;
  return { width, barWidth, height, premises, inference };
}

/** With its left lower corner at a place. */
function shapesOf({ barWidth, premises, inference }: Laid, left: number, bottom: number): readonly Shape[] {
  const text = (x: number, y: number, said: string): Shape => textAt({ x, y }, said, mono, "text", "middle");
  if (typeof inference === "string") return [text(left + barWidth / 2, bottom - LINE / 2, inference)];
  const { element, rule, conclusion } = inference;
  const middle = left + barWidth / 2;
  const bar = bottom - LINE - 4;
  const above = premises.reduce((sum, { width }) => sum + width, Math.max(0, premises.length - 1) * GAP);
  const shapes: Shape[] = [];
  let x = middle - above / 2;
  for (const premise of premises) {
    shapes.push(...shapesOf(premise, x, bar - 4));
    x += premise.width + GAP;
  }
  const own: Shape[] = [
    { kind: "path", d: `M${left} ${bar}H${left + barWidth}`, stroke: { paint: "text", width: 1.2 } },
    text(middle, bottom - LINE / 2, conclusion),
  ];
  if (rule !== "") own.push(textAt({ x: left + barWidth + 8, y: bar }, rule, name, "muted"));
  return [...shapes, { kind: "group", element, classes: ["inference"], shapes: own }];
}
