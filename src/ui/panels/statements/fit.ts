import type { FactMember, MethodStatements, Statement, StatementTable } from "../../../trace/index.ts";
import { type Size, type Typeface, widthOf } from "../../shapes/index.ts";
import { withinRows } from "./excerpt.ts";
import { type PlacedBox, shiftsOf, waysOf } from "./layout/index.ts";
import type { Fitted, PlacedMethod, TableForm } from "./placed.ts";

/** What is drawn of a run, as far as its places depend on it. */
export interface FitRequest {
  readonly methods: readonly MethodStatements[];
  /** The name of a method. */
  readonly nameOf: (method: string) => string;
  /** The method of the step: where not all have room, only this one is drawn. */
  readonly current: string | undefined;
  /** Rows that are kept for statements of other methods where these are not drawn. */
  readonly guests: number;
  readonly space: Size;
  readonly form: TableForm;
}

/** Letters in a statement: as a rule, and where there is little room. */
const TEXT = [34, 24, 16, 10, 6] as const;
/** Of the columns of facts so many letters are seen, however little room there is. */
const FACTS = 4;

/** As many methods as have room, in the largest letters in which all columns have room. */
export function fitTable(request: FitRequest): Fitted {
  const { methods, current, guests, space, form } = request;
  const smallest = form.letters.at(-1) ?? 11;
  const own = methods.filter(({ id }) => id === current);
  const alone = own.length === 0 ? methods.slice(0, 1) : own;
  const rowsOf = (shown: readonly MethodStatements[], more: number): number =>
    shown.reduce((sum, { statements }) => sum + statements.length, more) + (shown.length > 1 ? shown.length : 0);
  const hasRoom = (rows: number, letter: number): boolean =>
    headOf(methods) * letter + rows * least(letter) <= space.height;
  const isWhole = methods.length === 1 || hasRoom(rowsOf(methods, 0), smallest);
  const [shown, kept] = isWhole ? [methods, 0] : [alone, guests];
  const rows = rowsOf(shown, kept);
  const candidates = TEXT.slice(0, 2).flatMap((text) => form.letters.map((letter) => ({ letter, text })));
  const good = candidates.find(
    ({ letter, text }) => hasRoom(rows, letter) && widthAll(shown, letter, text) <= space.width,
  );
  const small = TEXT.map((text) => ({ letter: smallest, text }));
  const tight = small.find(({ letter, text }) => widthAll(shown, letter, text) <= space.width);
  const few = small.slice(1).find(({ letter, text }) => widthAll(shown, letter, text, 3) <= space.width);
  const { letter, text } = good ?? tight ?? few ?? { letter: smallest, text: TEXT[4] };
  const head = headOf(shown) * letter;
  const free = (space.height - head) / Math.max(1, rows);
  const pitch = Math.max(least(letter), Math.min(form.most * letter, Math.floor(free)));
  return place({ ...request, methods: shown }, { letter, text, pitch, kept, head });
}

/** The same with something beside it, if that leaves the letters as large and all columns. */
export function fitBeside<Beside extends Size>(request: FitRequest, beside: Beside | undefined) {
  const table = fitTable(request);
  const { width, height } = request.space;
  if (beside === undefined || beside.height > height) return { table, lattice: undefined };
  const less = fitTable({ ...request, space: { height, width: width - beside.width } });
  const hasAll = less.methods.every(({ columns }) => columns.moreAt === undefined);
  const isAsLarge = less.letter === table.letter && less.text === table.text && less.width <= width - beside.width;
  return hasAll && isAsLarge ? { table: less, lattice: beside } : { table, lattice: undefined };
}

/** The same for a step that is about more than has room at once: statements between are left out. */
export function fitStep(request: FitRequest, whole: Fitted, table: StatementTable): Fitted {
  const { head, pitch, kept, height, methods } = whole;
  const room = request.space.height - head;
  if (height <= room) return whole;
  const all = methods.map(({ method }) => method);
  const shown = withinRows(all, table, Math.max(3, Math.floor(room / pitch) - kept));
  return shown.every((method, index) => method === all[index]) ? whole : place({ ...request, methods: shown }, whole);
}

/** The height of the head, in letters: of a single method that has values the variables stand in it, too. */
function headOf(methods: readonly MethodStatements[]): number {
  return methods.length === 1 && methods[0]?.hasValues === true ? 3.4 : 2.2;
}

/** The least distance of two rows. */
function least(letter: number): number {
  return Math.ceil(2.2 * letter);
}

export function monoOf(letter: number): Typeface {
  return { family: "mono", size: letter };
}

/** Around the lines beside the statements, between two columns, and what a column of hidden members takes, in letters. */
const space = { side: 1, between: 1.1, more: 3.2 } as const;

function boxWidth(statements: readonly Statement[], letter: number, most: number): number {
  const longest = Math.max(6, ...statements.map(({ text }) => Math.min(most, [...text].length)));
  return Math.ceil((longest + 2) * widthOf("0", monoOf(letter)) + lineSpace(statements, letter) + letter);
}

/** For the number of the line. */
export function lineSpace(statements: readonly Statement[], letter: number): number {
  const digits = Math.max(...statements.map(({ line }) => (line === undefined ? 0 : String(line).length)));
  return digits === 0 ? 0 : (digits + 0.8) * widthOf("0", monoOf(letter));
}

function columnWidth({ name, longest }: FactMember, hasValues: boolean, letter: number): number {
  const letters = Math.max([...longest].length, hasValues ? [...name].length : 0);
  return Math.ceil(letters * widthOf("0", monoOf(letter)) + space.between * letter);
}

/** The width of all columns, or of the first ones and that of the others. */
function columnsWidth({ members, hasValues }: MethodStatements, letter: number, most: number): number {
  const widths = members.map((member) => columnWidth(member, hasValues, letter));
  const shown = widths.slice(0, most).reduce((sum, each) => sum + each, 0);
  return Math.max(shown + (members.length > most ? space.more * letter : 0), 4 * letter) + space.between * letter;
}

interface Flow {
  readonly boxes: readonly Omit<PlacedBox, "y">[];
  readonly left: number;
  readonly right: number;
}

/** How wide boxes and lines are; heights do not matter. */
function flowOf({ statements, ways }: MethodStatements, letter: number, text: number): Flow {
  const width = boxWidth(statements, letter, text);
  const shift = Math.max(2 * letter, Math.min(3.4 * letter, width / 4));
  const placed = waysByPlace(statements, ways);
  const boxes = shiftsOf(statements.length, placed).map((by) => ({ x: by * shift, width, height: 1 }));
  const at = boxes.map((box, y) => ({ ...box, y: 2 * y }));
  const lines = waysOf(at, placed, measuresOf(letter, ways));
  const ends = lines.flatMap(({ points, label, labelAt }) => [
    ...points.map(({ x }) => x),
    ...(labelAt === undefined ? [] : [labelAt.x + widthOf(label, labelFace(letter))]),
  ]);
  const sides = boxes.flatMap(({ x }) => [x - width / 2, x + width / 2]);
  return { boxes, left: Math.min(...sides, ...ends), right: Math.max(...sides, ...ends) };
}

export function labelFace(letter: number): Typeface {
  return { family: "sans", size: Math.max(11, letter - 1) };
}

/** Of more ways lines stand closer together, and labels are one letter. */
const MANY = 40;

function measuresOf(letter: number, { length }: MethodStatements["ways"]) {
  const gap = length > MANY ? letter / 2 : letter;
  return { gap, letter, widthOf: (label: string) => widthOf(label, labelFace(letter)) };
}

function waysByPlace(statements: readonly Statement[], ways: MethodStatements["ways"]) {
  const placeOf = new Map(statements.map(({ id }, place) => [id, place]));
  return ways.map(({ id, source, target, label }) => {
    const short = ways.length > MANY ? label.slice(0, 1).toUpperCase() : label;
    return { id, label: short, from: placeOf.get(source) ?? 0, to: placeOf.get(target) ?? 0 };
  });
}

function widthAll(methods: readonly MethodStatements[], letter: number, text: number, most = 1_000): number {
  const flows = methods.map((method) => flowOf(method, letter, text));
  const columns = Math.max(...methods.map((method) => columnsWidth(method, letter, most)));
  return flowWidth(flows, letter) + 2 * columns;
}

function flowWidth(flows: readonly Flow[], letter: number): number {
  const left = Math.min(...flows.map((flow) => flow.left));
  return Math.max(...flows.map((flow) => flow.right)) - left + 2 * space.side * letter;
}

function place(
  request: FitRequest,
  { letter, text, pitch, kept, head }: Pick<Fitted, "letter" | "text" | "pitch" | "kept" | "head">,
): Fitted {
  const { methods } = request;
  const flows = methods.map((method) => flowOf(method, letter, text));
  const left = Math.min(...flows.map((flow) => flow.left)) - space.side * letter;
  const width = flowWidth(flows, letter);
  const all = Math.max(...methods.map((method) => columnsWidth(method, letter, 1_000)));
  const free = (request.space.width - width) / 2;
  // A figure is as wide as it has to be.
  const side = Number.isFinite(free) ? Math.max(FACTS * letter, Math.floor(free)) : all;
  const hasHeads = methods.length > 1;
  const height = Math.min(pitch - Math.max(8, pitch / 5), 2.5 * letter);
  let top = kept * pitch;
  const placed = methods.map((method, index): PlacedMethod => {
    const title = hasHeads ? top + pitch / 2 : undefined;
    if (hasHeads) top += pitch;
    const boxes = (flows[index]?.boxes ?? []).map((box, row) => {
      return { ...box, x: box.x - left, height, y: top + (row + 0.5) * pitch };
    });
    top += method.statements.length * pitch;
    const ways = waysOf(boxes, waysByPlace(method.statements, method.ways), measuresOf(letter, method.ways));
    const columns = columnsOf(method, letter, side);
    return { method, name: request.nameOf(method.id), title, boxes, ways, columns };
  });
  const into = width;
  const sizes = { letter, text, pitch, kept, head };
  return { methods: placed, ...sizes, into, out: into + side, side, width: into + 2 * side, height: top };
}

/** The members that have a column, each with where it begins; the others share the last one. */
function columnsOf({ members, hasValues }: MethodStatements, letter: number, side: number): PlacedMethod["columns"] {
  const widths = members.map((member) => columnWidth(member, hasValues, letter));
  const room = side - space.between * letter;
  const isWhole = widths.reduce((sum, each) => sum + each, 0) <= room;
  const shown = isWhole ? [...members.keys()] : heaviest(members, widths, room - space.more * letter);
  let at = (space.between / 2) * letter;
  const places = shown.map((member) => {
    const x = at;
    at += widths[member] ?? 0;
    return { member, x };
  });
  return { places, moreAt: isWhole ? undefined : at };
}

/** As many of those that most statements are about as have room, in their order. */
function heaviest(members: readonly FactMember[], widths: readonly number[], room: number): readonly number[] {
  let rest = room;
  const byWeight = [...members.keys()].sort((a, b) => (members[b]?.weight ?? 0) - (members[a]?.weight ?? 0) || a - b);
  const end = byWeight.findIndex((member) => {
    rest -= widths[member] ?? 0;
    return rest < 0;
  });
  return byWeight.slice(0, end === -1 ? undefined : end).sort((a, b) => a - b);
}
