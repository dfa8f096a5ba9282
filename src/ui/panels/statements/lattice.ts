import type { GraphModel, GraphView, StatementTable } from "../../../trace/index.ts";
import {
  fitted as cut,
  type Paint,
  type Rect,
  type Shape,
  type ShapeGroup,
  type Size,
  type Typeface,
  textAt,
  widthOf,
} from "../../shapes/index.ts";
import { monoOf } from "./columns.ts";

/** A lattice at its places; of more elements in a row, or of wider ones, there is no room beside a table. */
export interface PlacedLattice extends Size {
  readonly rects: ReadonlyMap<string, Rect>;
}

const WIDEST = 280;
/** Of an element, from one row to the next, and between two of a row, in letters. */
const space = { height: 2.9, down: 4.6, between: 1 } as const;

/** From what is least known to what is most: elements stand below all that lead to them. Undefined where it would be wide, or a line would pass through an element. */
export function placedLattice(model: GraphModel, letter: number): PlacedLattice | undefined {
  const depths = new Map(model.nodes.map(({ id }) => [id, depthOf(id, model, 0)]));
  const rows = Array.from({ length: Math.max(0, ...depths.values()) + 1 }, (_, depth) =>
    [...depths].flatMap(([id, own]) => (own === depth ? [id] : [])),
  );
  const labels = new Map(model.nodes.map(({ id, label }) => [id, label]));
  const face = monoOf(letter);
  const widthOfElement = (id: string): number => Math.max(6 * letter, widthOf(labels.get(id) ?? "", face) + letter);
  const widths = rows.map((row) => row.reduce((sum, id) => sum + widthOfElement(id) + space.between * letter, letter));
  const width = Math.max(0, ...widths);
  if (model.nodes.length < 2 || width > WIDEST) return undefined;
  const rects = new Map<string, Rect>();
  for (const [depth, row] of rows.entries()) {
    let x = (width - (widths[depth] ?? 0)) / 2 + letter;
    for (const id of row) {
      const own = widthOfElement(id);
      const y = (depth * space.down + space.height / 2 + 0.5) * letter;
      rects.set(id, { x: x + own / 2, y, width: own, height: space.height * letter });
      x += own + space.between * letter;
    }
  }
  const placed = { rects, width, height: (rows.length * space.down + 1) * letter };
  return model.edges.every((edge) => isClear(edge, rects)) ? placed : undefined;
}

/** How many steps lead to an element, on the longest way. */
function depthOf(id: string, model: GraphModel, passed: number): number {
  if (passed > model.nodes.length) return 0;
  const above = model.edges.filter(({ target }) => target === id);
  return Math.max(0, ...above.map(({ source }) => depthOf(source, model, passed + 1) + 1));
}

/** Whether a line passes through no element between its ends. */
function isClear({ source, target }: GraphModel["edges"][number], rects: ReadonlyMap<string, Rect>): boolean {
  const [from, to] = [rects.get(source), rects.get(target)];
  if (from === undefined || to === undefined) return true;
  return [...rects].every(([id, { x, y, width, height }]) => {
    if (id === source || id === target || y <= from.y || y >= to.y) return true;
    return [y - height / 2, y + height / 2].every((level) => {
      const at = from.x + ((to.x - from.x) * (level - from.y)) / (to.y - from.y);
      return Math.abs(at - x) > width / 2 + 2;
    });
  });
}

/** The elements that are known so far: those that the last step gives are marked, and those that it was made from. */
export function latticeShapes(view: GraphView, table: StatementTable, placed: PlacedLattice, letter: number) {
  const read = readBy(table);
  const isBorn = (birth: number): boolean => birth < view.at;
  const lines = view.model.edges.flatMap(({ source, target, birth }): readonly Shape[] => {
    const [from, to] = [placed.rects.get(source), placed.rects.get(target)];
    if (from === undefined || to === undefined || !isBorn(birth)) return [];
    const d = `M${from.x},${from.y + from.height / 2} L${to.x},${to.y - to.height / 2}`;
    return [{ kind: "path", d, stroke: { paint: "edge", width: 1.2 } }];
  });
  const elements = view.model.nodes.flatMap(({ id, label, birth }): readonly ShapeGroup[] => {
    const rect = placed.rects.get(id);
    if (rect === undefined || !isBorn(birth)) return [];
    const said = view.sublabel(id);
    return [
      elementShape(label, rect, letter, { said: said?.text, isNew: said?.isNew === true, isRead: read.has(label) }),
    ];
  });
  return [...lines, ...elements];
}

/** What the facts that the step rests on say. */
function readBy(table: StatementTable): ReadonlySet<string> {
  const sides = (table.step?.premises ?? []).flatMap((id) => {
    const { into, out } = table.row(id);
    return [into, out].filter(({ isRead }) => isRead);
  });
  return new Set(
    sides.flatMap(({ text, cells }) => [text, ...cells.flatMap((cell) => (cell?.isGone === false ? cell.text : []))]),
  );
}

interface ElementState {
  /** What has the value. */
  readonly said: string | undefined;
  readonly isNew: boolean;
  readonly isRead: boolean;
}

function elementShape(
  label: string,
  { x, y, width, height }: Rect,
  letter: number,
  { said, isNew, isRead }: ElementState,
): ShapeGroup {
  const paint: Paint = said !== undefined && isNew ? "newRing" : isRead ? "why" : said === undefined ? "line" : "now";
  const small: Typeface = { family: "sans", size: letter };
  const shift = said === undefined ? 0 : letter * 0.6;
  return {
    kind: "group",
    classes: ["element"],
    shapes: [
      {
        kind: "box",
        ...{ x: x - width / 2, y: y - height / 2, width, height },
        radius: height / 2,
        fill: isRead ? "whySoft" : "paper",
        stroke: { paint, width: paint === "line" ? 1 : 2 },
      },
      textAt({ x, y: y - shift }, label, monoOf(letter), "text", "middle"),
      ...(said === undefined
        ? []
        : [textAt({ x, y: y + shift }, cut(said, small, width - letter), small, "muted", "middle")]),
    ],
  };
}
