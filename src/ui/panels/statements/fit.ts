import type { MethodStatements, Statement, StatementTable } from "../../../trace/index.ts";
import { type Size, type Typeface, widthOf } from "../../shapes/index.ts";
import { columnsOf, columnsWidth, monoOf, type Shown } from "./columns.ts";
import { withinRows } from "./excerpt.ts";
import { guestsOf } from "./guests.ts";
import { type PlacedBox, shiftsOf, waysOf } from "./layout/index.ts";
import type { Fitted, Letters, PlacedMethod, TableForm } from "./placed.ts";

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
  /** How far the reader has moved statements to the right, in letters. */
  readonly moved?: ReadonlyMap<string, number>;
}

/** Letters in a statement: as a rule, and where there is little room. */
const TEXT = [34, 24, 16, 10, 6] as const;
/** Of the columns of facts so many letters are seen, however little room there is. */
const FACTS = 4;

/** How large and how much is written. */
interface Written {
  readonly letters: Letters;
  /** How many letters of a statement. */
  readonly text: number;
  readonly shown: Shown;
}

/** As many methods as have room, in the largest letters in which all columns have room. */
export function fitTable(request: FitRequest): Fitted {
  const { methods, current, guests, space, form } = request;
  const own = methods.filter(({ id }) => id === current);
  const alone = own.length === 0 ? methods.slice(0, 1) : own;
  const hasRoom = (rows: number, letters: Letters): boolean =>
    headOf(methods, letters) + rows * leastPitch(form, letters) <= space.height;
  const isWhole = methods.length === 1 || hasRoom(rowsIn(methods, 0), smallestOf(form));
  const [shown, kept] = isWhole ? [methods, 0] : [alone, guests];
  const rows = rowsIn(shown, kept);
  const isWithin = (written: Written): boolean => widthAll(shown, written) <= space.width;
  const good = waysToWrite(form, shown).find((written) => hasRoom(rows, written.letters) && isWithin(written));
  const written = good ?? tightest(form, isWithin);
  const { letters } = written;
  const head = headOf(shown, letters);
  const free = (space.height - head) / Math.max(1, rows);
  const pitch = Math.max(leastPitch(form, letters), Math.min(form.most * letters.name, Math.floor(free)));
  return place({ ...request, methods: shown }, { ...written, pitch, kept, head });
}

/** What is easiest to read first. */
function waysToWrite({ letters, keepsNames }: TableForm, methods: readonly MethodStatements[]): readonly Written[] {
  if (!keepsNames)
    return TEXT.slice(0, 2).flatMap((text) => letters.map((each) => ({ letters: each, text, shown: "all" })));
  const texts = TEXT.slice(0, 3);
  const writtenIn = (each: Letters, shown: Shown): readonly Written[] =>
    texts.map((text) => ({ letters: each, text, shown }));
  const hasSubject = methods.some(({ subject }) => subject !== undefined);
  // Less is written before names become smaller.
  return [...new Set(letters.map(({ name }) => name))].flatMap((name) => {
    const own = letters.filter((each) => each.name === name);
    return hasSubject
      ? own.flatMap((each) => [...writtenIn(each, "all"), ...writtenIn(each, "subject")])
      : [...own.flatMap((each) => writtenIn(each, "all")), ...own.flatMap((each) => writtenIn(each, "few"))];
  });
}

/** The smallest letters, and as much text and as many columns as have room. */
function tightest(form: TableForm, isWithin: (written: Written) => boolean): Written {
  const letters = smallestOf(form);
  const all = TEXT.map((text): Written => ({ letters, text, shown: "all" }));
  const few = TEXT.slice(1).map((text): Written => ({ letters, text, shown: "few" }));
  return [...all, ...few].find(isWithin) ?? { letters, text: TEXT[4], shown: "few" };
}

/** The same with something beside it, if that leaves the letters as large and all columns. */
export function fitBeside<Beside extends Size>(request: FitRequest, beside: Beside | undefined) {
  const table = fitTable(request);
  const { width, height } = request.space;
  if (beside === undefined || beside.height > height) return { table, lattice: undefined };
  const less = fitTable({ ...request, space: { height, width: width - beside.width } });
  const hasAll = less.methods.every(({ columns }) => columns.moreAt === undefined);
  const isAsLarge = less.letters === table.letters && less.text === table.text && less.width <= width - beside.width;
  return hasAll && isAsLarge ? { table: less, lattice: beside } : { table, lattice: undefined };
}

/** Where fewer rows are left beside those of guests, these have only as many as the step has guests. */
const LEAST_ROWS = 3;

/**
 * The same for a step that is about more than has room at once: statements between are left out.
 *
 * @param isAtEnd everything is to be in sight: what has no room is left out, too
 */
export function fitStep(request: FitRequest, whole: Fitted, table: StatementTable, isAtEnd = false): Fitted {
  const { head, pitch, height, methods } = whole;
  const room = request.space.height - head;
  if (height <= room) return whole;
  const rows = Math.max(1, Math.floor(room / pitch));
  const areNeeded = !isAtEnd && rows - whole.kept >= LEAST_ROWS;
  const kept = areNeeded ? whole.kept : Math.min(guestsOf(table, whole).length, rows - 1);
  const all = methods.map(({ method }) => method);
  const isTooHigh = isAtEnd && rowsIn(all, kept) > rows;
  const shown = withinRows(all, table, rows - kept, isTooHigh);
  const isSame = kept === whole.kept && shown.every((method, index) => method === all[index]);
  // Not wider than it was: something may stand beside it.
  const space = { ...request.space, width: Math.min(request.space.width, whole.width) };
  return isSame ? whole : place({ ...request, methods: shown, space }, { ...whole, kept });
}

/** Of several methods each has a row for its name. */
function rowsIn(methods: readonly MethodStatements[], more: number): number {
  const names = methods.length > 1 ? methods.length : 0;
  return methods.reduce((sum, { statements }) => sum + statements.length, more + names);
}

/** The height of the head: of a single method that has values the variables stand in it, too. */
function headOf(methods: readonly MethodStatements[], { name, fact }: Letters): number {
  const hasNames = methods.length === 1 && methods[0]?.hasValues === true;
  return Math.ceil(hasNames ? 1.8 * name + 1.6 * fact : 2.2 * name);
}

/** The least distance of two rows. */
function leastPitch({ least }: TableForm, { name }: Letters): number {
  return Math.ceil(least * name);
}

function smallestOf({ letters }: TableForm): Letters {
  return letters.at(-1) ?? { name: 11, fact: 11, label: 11 };
}

/** Around the lines beside the statements, in letters. */
const SIDE = 1;

function boxWidth(statements: readonly Statement[], letter: number, most: number): number {
  const longest = Math.max(6, ...statements.map(({ text }) => Math.min(most, [...text].length)));
  return Math.ceil((longest + 2) * widthOf("0", monoOf(letter)) + lineSpace(statements, letter) + letter);
}

/** For the number of the line. */
export function lineSpace(statements: readonly Statement[], letter: number): number {
  const digits = Math.max(...statements.map(({ line }) => (line === undefined ? 0 : String(line).length)));
  return digits === 0 ? 0 : (digits + 0.8) * widthOf("0", monoOf(letter));
}

interface Flow {
  readonly boxes: readonly Omit<PlacedBox, "y">[];
  readonly left: number;
  readonly right: number;
}

/** How wide boxes and lines are; heights do not matter. */
function flowOf(
  method: MethodStatements,
  { letters, text }: Pick<Written, "letters" | "text">,
  moved?: FitRequest["moved"],
): Flow {
  const { statements, ways } = method;
  const letter = letters.name;
  const width = boxWidth(statements, letter, text);
  const shift = Math.max(2 * letter, Math.min(3.4 * letter, width / 4));
  const placed = waysByPlace(method, text);
  const boxes = shiftsOf(statements.length, placed).map((by, row) => {
    return { x: by * shift + (moved?.get(statements[row]?.id ?? "") ?? 0) * letter, width, height: 1 };
  });
  const at = boxes.map((box, y) => ({ ...box, y: 2 * y }));
  const lines = waysOf(at, placed, measuresOf({ letters, text }, ways));
  const ends = lines.flatMap(({ points, label, labelAt }) => [
    ...points.map(({ x }) => x),
    ...(labelAt === undefined ? [] : [labelAt.x + widthOf(label, labelFace(letters))]),
  ]);
  const sides = boxes.flatMap(({ x }) => [x - width / 2, x + width / 2]);
  return { boxes, left: Math.min(...sides, ...ends), right: Math.max(...sides, ...ends) };
}

export function labelFace({ label }: Letters): Typeface {
  return { family: "sans", size: label };
}

/** Of more ways, and where there is least room, lines stand closer together, and labels are one letter. */
const MANY = 40;

function areClose({ length }: MethodStatements["ways"], text: number): boolean {
  return length > MANY || text === TEXT[4];
}

function measuresOf({ letters, text }: Pick<Written, "letters" | "text">, ways: MethodStatements["ways"]) {
  const gap = areClose(ways, text) ? letters.name / 2 : letters.name;
  return { gap, letter: letters.label, widthOf: (label: string) => widthOf(label, labelFace(letters)) };
}

function waysByPlace({ statements, ways }: MethodStatements, text: number) {
  const placeOf = new Map(statements.map(({ id }, place) => [id, place]));
  return ways.map(({ id, source, target, label }) => {
    const short = areClose(ways, text) ? label.slice(0, 1).toUpperCase() : label;
    return { id, label: short, from: placeOf.get(source) ?? 0, to: placeOf.get(target) ?? 0 };
  });
}

function widthAll(methods: readonly MethodStatements[], { letters, text, shown }: Written): number {
  const flows = methods.map((method) => flowOf(method, { letters, text }));
  const columns = Math.max(...methods.map((method) => columnsWidth(method, letters.fact, shown)));
  return flowWidth(flows, letters) + 2 * columns;
}

function flowWidth(flows: readonly Flow[], { name }: Letters): number {
  const left = Math.min(...flows.map((flow) => flow.left));
  return Math.max(...flows.map((flow) => flow.right)) - left + 2 * SIDE * name;
}

type Sizes = Pick<Fitted, "letters" | "text" | "shown" | "pitch" | "kept" | "head">;

function place(request: FitRequest, { letters, text, shown, pitch, kept, head }: Sizes): Fitted {
  const { methods } = request;
  const letter = letters.name;
  const flows = methods.map((method) => flowOf(method, { letters, text }, request.moved));
  // What is moved makes room at the right only, so that the others stay.
  const unmoved = methods.map((method) => flowOf(method, { letters, text }));
  const left = Math.min(...unmoved.map((flow) => flow.left)) - SIDE * letter;
  const width = flowWidth([...unmoved, ...flows.map((flow) => ({ ...flow, left: left + SIDE * letter }))], letters);
  const all = Math.max(...methods.map((method) => columnsWidth(method, letters.fact, "all")));
  const free = (request.space.width - width) / 2;
  // A figure is as wide as it has to be.
  const side = Number.isFinite(free) ? Math.max(FACTS * letters.fact, Math.floor(free)) : all;
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
    const ways = waysOf(boxes, waysByPlace(method, text), measuresOf({ letters, text }, method.ways));
    const columns = columnsOf(method, { letter: letters.fact, side, shown });
    return { method, name: request.nameOf(method.id), title, boxes, ways, columns };
  });
  const into = width;
  const sizes = { letters, text, shown, pitch, kept, head };
  return { methods: placed, ...sizes, into, out: into + side, side, width: into + 2 * side, height: top };
}
