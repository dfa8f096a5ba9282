import type { LabelPlan } from "../../../scene/index.ts";
import type { Rect } from "../../../shapes/index.ts";
import { symbolOf } from "../../looks/index.ts";
import type { EdgePart, SceneEdge } from "../../model/index.ts";

/** Between two symbols, and from the height of one line to the next, in layout units. */
const [between, line] = [10, 18];
/** A longer line goes on in the next one; of more symbols the rest is counted, behind the last one. */
const [mostLines, ofRest] = [4, 44];
const usual = { least: 130, most: 230 };
/** A known weight is drawn as a mark so wide, with what is between it and its symbol. */
const mark = 14;
/** By this much letters may be larger than the drawing around them. */
const slack = 1.15;

/** How long a line of several symbols is, at least and at most, in layout units. */
export type LineLengths = Readonly<typeof usual>;

/** The places of the symbols of edges for the whole run, so that none moves when another one comes. */
export function labelPlans(
  edges: readonly SceneEdge[],
  finalText: (edge: string) => string,
  widthOf: (text: string) => number,
  lengths: LineLengths = usual,
): ReadonlyMap<string, LabelPlan> {
  const plans = new Map<string, LabelPlan>();
  for (const { id, source, target, parts, sharing } of edges) {
    // Above a loop is space for one line.
    const most = source === target ? 1 : mostLines;
    const shared = plans.get(sharing?.id ?? "");
    plans.set(id, shared ?? planOf(sharing?.parts ?? parts, [most, lengths], finalText, widthOf));
  }
  return plans;
}

function planOf(
  parts: readonly EdgePart[],
  form: readonly [mostLines: number, LineLengths],
  finalText: (edge: string) => string,
  widthOf: (text: string) => number,
): LabelPlan {
  const widths = new Map<string, number>();
  for (const part of parts) {
    for (const text of [part.label, finalText(part.id) || part.label]) {
      const { name, weight } = symbolOf(text);
      const width = Math.ceil(widthOf(name) * slack) + markWidth(weight, widthOf);
      widths.set(name, Math.max(widths.get(name) ?? 0, width));
    }
  }
  const lines = linesOf([...widths], ...form);
  const count = lines.reduce((sum, { length }) => sum + length, 0);
  const spots = new Map<string, Rect>();
  let [right, end] = [0, 0];
  for (const [index, symbols] of lines.entries()) {
    const y = (index - (lines.length - 1) / 2) * line;
    end = 0;
    for (const [name, width] of symbols) {
      spots.set(name, { x: end, y, width, height: line });
      end += width + between;
    }
    right = Math.max(right, end - between);
  }
  const hasRest = count < widths.size;
  const rest = hasRest ? { x: end, y: ((lines.length - 1) / 2) * line } : undefined;
  return { size: { width: Math.max(right, hasRest ? end + ofRest : 0), height: lines.length * line }, spots, rest };
}

type Symbols = readonly (readonly [name: string, width: number])[];

/** As many lines as there may be, with room for the number of the rest at the end of the last one. */
function linesOf(symbols: Symbols, most: number, lengths: LineLengths): readonly Symbols[] {
  const all = symbols.reduce((sum, [, width]) => sum + width + between, 0);
  const longest = most === 1 ? lengths.most : Math.min(Math.max(lengths.least, (all / most) * 1.15), lengths.most);
  const lines: (readonly [string, number])[][] = [[]];
  const ends = [0];
  for (const [index, symbol] of symbols.entries()) {
    const isLast = lines.length === most;
    const length = (ends.at(-1) ?? 0) + symbol[1];
    const isFull = length > longest - (isLast && index < symbols.length - 1 ? ofRest : 0) && ends.at(-1) !== 0;
    if (isFull && isLast) break;
    if (isFull) {
      lines.push([]);
      ends.push(0);
    }
    lines.at(-1)?.push(symbol);
    ends[ends.length - 1] = (ends.at(-1) ?? 0) + symbol[1] + between;
  }
  return lines;
}

function markWidth(weight: string, widthOf: (text: string) => number): number {
  if (weight === "") return 0;
  return ["any", "id", "const"].includes(weight) ? mark : Math.ceil(widthOf(`:${weight}`) * slack);
}
