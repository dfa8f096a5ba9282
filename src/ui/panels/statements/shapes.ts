import type { FactCell, FactCells, Statement, StatementStep, StatementTable } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import {
  fitted as cut,
  type Paint,
  type Point,
  type Shape,
  type ShapeGroup,
  type Stroke,
  type Typeface,
  textAt,
  widthOf,
} from "../../shapes/index.ts";
import { monoOf } from "./columns.ts";
import { rowOf } from "./excerpt.ts";
import { labelFace, lineSpace } from "./fit.ts";
import type { DrawnWay, PlacedBox } from "./layout/index.ts";
import type { Fitted, Letters, PlacedMethod } from "./placed.ts";

/** A row as it is drawn: the box of its statement, and what is known before and behind it. */
export interface DrawnRow {
  readonly statement: Statement;
  readonly place: PlacedBox;
  readonly box: ShapeGroup;
  readonly facts: readonly ShapeGroup[];
  /** IN and OUT as they are printed. */
  readonly into: string;
  readonly out: string;
}

export interface DrawnTable {
  /** Lines of the table and ways, below all else. */
  readonly ground: readonly Shape[];
  readonly rows: readonly DrawnRow[];
}

/** The names of the columns, in a drawing of their own that does not scroll. */
export function headShapes(table: Fitted, others: readonly string[], step?: StatementStep): readonly Shape[] {
  const { letters, into, out, methods, head } = table;
  const letter = letters.name;
  const face: Typeface = { family: "sans", size: letter, isBold: true };
  const [only] = methods;
  const isAlone = methods.length === 1 && only !== undefined;
  const y = letter * 1.1;
  const room = into - (isAlone ? widthOf(only.name, face) : 0) - 3 * letter;
  const folded = cut(others.join(" · "), face, room);
  const subject = table.shown === "subject" && isAlone ? only.method.subject : undefined;
  return [
    ...(isAlone ? [textAt({ x: letter, y }, only.name, face, "text")] : []),
    ...(others.length === 0
      ? []
      : [textAt({ x: into - letter, y }, folded, { ...face, isBold: false }, "muted", "end")]),
    ...[into, out].map((x, side) =>
      textAt({ x: x + letter * 0.7, y }, headOfSide(side === 0 ? "IN" : "OUT", subject), face, "muted"),
    ),
    ...orderShapes(table, step, subject),
    ...(isAlone ? namesOf(only, table, head - letters.fact) : []),
    line(0, head - 0.5, table.width, 0),
  ];
}

/** Of sets: how those that the step joins are to their join, above the column that they go to. */
function orderShapes(table: Fitted, step: StatementStep | undefined, subject: string | undefined): readonly Shape[] {
  if (step?.order === undefined || !step.isChange || step.premises.length === 0) return [];
  const { letters, into, out, side } = table;
  const [from, to, left] = step.isForward ? ["OUT", "IN", into] : ["IN", "OUT", out];
  const lines = new Map(
    table.methods.flatMap(({ method }) => method.statements.map(({ id, line: at, text }) => [id, String(at ?? text)])),
  );
  const joined = step.premises.map((id) => `${from}[${lines.get(id) ?? "…"}]`);
  const text = `${joined.join(", ")} ${step.order} ${to}[${lines.get(step.statement) ?? "…"}]`;
  const face = monoOf(letters.fact);
  const head = widthOf(headOfSide(to, subject), { family: "sans", size: letters.name, isBold: true });
  const room = side - head - 2.4 * letters.name;
  if (widthOf(text, face) > room) return [];
  return [textAt({ x: left + side - letters.name * 0.7, y: letters.name * 1.1 }, text, face, "why", "end")];
}

function headOfSide(side: string, subject: string | undefined): string {
  return subject === undefined ? side : t("statements.of", { side, subject });
}

/** Above the values of variables. */
function namesOf({ method, columns }: PlacedMethod, { letters, into, out }: Fitted, y: number): readonly Shape[] {
  if (!method.hasValues) return [];
  return [into, out].flatMap((left) =>
    columns.places.map(({ member, x }) =>
      textAt({ x: left + x, y }, method.members[member]?.name ?? "", monoOf(letters.fact), "muted"),
    ),
  );
}

export function tableShapes(table: Fitted, facts: StatementTable): DrawnTable {
  const { step } = facts;
  const premises = new Set(step?.premises);
  const rows = table.methods.flatMap((placed) =>
    placed.method.statements.flatMap((statement, row): readonly DrawnRow[] => {
      if (statement.isOther === true) return [];
      const box = placed.boxes[row] ?? { x: 0, y: 0, width: 0, height: 0 };
      const { into, out, isClosed } = rowOf(facts, statement);
      const isCurrent = step?.statement === statement.id;
      const isInside = step?.isChange === true && !into.isNew && !out.isNew;
      const state = { isCurrent, isInside, isRead: premises.has(statement.id), isClosed };
      const drawn: DrawnRow = {
        statement,
        place: box,
        box: statementShape(statement, box, placed, table, state),
        facts: [
          ...factShapes(into, placed, box.y, table.into, table),
          ...factShapes(out, placed, box.y, table.out, table),
        ],
        into: into.text,
        out: out.text,
      };
      return [drawn];
    }),
  );
  const current = table.methods.flatMap(({ method, boxes }) =>
    method.statements.flatMap(({ id }, row) => (id === step?.statement ? (boxes[row] ?? []) : [])),
  );
  return {
    ground: [...groundOf(table, current), ...table.methods.flatMap((each) => waysIn(each, table, facts))],
    rows,
  };
}

function line(x: number, y: number, width: number, height: number): Shape {
  return { kind: "path", d: `M${x},${y} l${width},${height}`, stroke: { paint: "boxLine", width: 1 } };
}

/** The row of the step, and lines between rows and columns. */
function groundOf(table: Fitted, current: readonly PlacedBox[]): readonly Shape[] {
  const { pitch, width, height, into, out, letters } = table;
  const letter = letters.name;
  const rows = Math.round(height / pitch);
  return [
    ...current.map(({ y }): Shape => {
      return { kind: "box", x: 0, y: y - pitch / 2, width, height: pitch, radius: 0, fill: "nowSoft" };
    }),
    ...Array.from({ length: rows - 1 }, (_, row) => line(into, (row + 1) * pitch, width - into, 0)),
    ...[into, out].map((x) => line(x, 0, 0, height)),
    ...table.methods.flatMap((placed) => {
      const { title, name } = placed;
      if (title === undefined) return [];
      const face: Typeface = { family: "sans", size: letter, isBold: true };
      return [
        line(0, title - pitch / 2, into, 0),
        textAt({ x: letter, y: title }, name, face, "text"),
        ...namesOf(placed, table, title),
      ];
    }),
  ];
}

interface RowState {
  readonly isCurrent: boolean;
  /** What the step changes is at a node of the statement whose facts are not shown. */
  readonly isInside: boolean;
  readonly isRead: boolean;
  readonly isClosed: boolean;
}

function statementShape(
  { text, line: number, id }: Statement,
  { x, y, width, height }: PlacedBox,
  { method }: PlacedMethod,
  { letters }: Fitted,
  { isCurrent, isInside, isRead, isClosed }: RowState,
): ShapeGroup {
  const letter = letters.name;
  const face = monoOf(letter);
  const left = x - width / 2;
  const isEnd = number === undefined;
  const paint: Paint = isCurrent ? (isInside ? "newRing" : "now") : isRead ? "why" : "line";
  const stroke: Stroke = { paint, width: isCurrent || isRead ? 2 : 1, ...(isClosed ? { dash: [4, 3] } : {}) };
  const textLeft = left + letter / 2 + lineSpace(method.statements, letter);
  const room = x + width / 2 - textLeft - letter / 2;
  const ink: Paint = isClosed ? "muted" : "text";
  return {
    kind: "group",
    element: id,
    classes: ["statement", ...(isCurrent ? ["is-change"] : []), ...(isRead ? ["is-read"] : [])],
    shapes: [
      {
        kind: "box",
        ...{ x: left, y: y - height / 2, width, height },
        radius: isEnd ? height / 2 : 6,
        fill: "paper",
        stroke,
      },
      ...(isEnd
        ? [textAt({ x, y }, text, { ...face, family: "sans" }, "muted", "middle")]
        : [
            textAt({ x: textLeft - letter * 0.6, y }, String(number), face, "muted", "end"),
            textAt({ x: textLeft, y }, cut(text, face, room), face, ink),
          ]),
    ],
  };
}

/** The cells of IN or OUT of a row. */
function factShapes(
  { whole, cells, isNew, isRead }: FactCells,
  { columns }: PlacedMethod,
  y: number,
  left: number,
  { letters }: Fitted,
): readonly ShapeGroup[] {
  const letter = letters.fact;
  if (whole !== undefined) {
    const at = { x: left + letter * 0.7, y };
    return [cellShape({ text: whole, isMade: false, isGone: false, isNew }, at, letter, isRead)];
  }
  if (cells.length === 0) return [];
  const shown = columns.places.map(({ member, x }): ShapeGroup => {
    const cell = cells[member];
    const at = { x: left + x, y };
    return cell === undefined ? dotShape(at, letter) : cellShape(cell, at, letter, isRead && !cell.isGone);
  });
  const isShown = new Set(columns.places.map(({ member }) => member));
  const rest = cells
    .filter((cell, member) => cell !== undefined && !isShown.has(member))
    .filter((cell) => cell !== undefined);
  if (columns.moreAt === undefined || rest.length === 0) return shown;
  const known = rest.filter((cell) => !cell.isGone);
  const more = { text: `+${known.length}`, isMade: false, isGone: false, isNew: rest.some((cell) => cell.isNew) };
  return [...shown, cellShape(more, { x: left + columns.moreAt, y }, letter, isRead && known.length > 0)];
}

/** Nothing is known of this member. */
function dotShape({ x, y }: Point, letter: number): ShapeGroup {
  const dot: Shape = { kind: "ellipse", x: x + letter * 0.9, y, rx: 1.2, ry: 1.2, fill: "line" };
  return { kind: "group", classes: ["cell-none"], shapes: [dot] };
}

function cellShape(cell: FactCell, { x, y }: Point, letter: number, isRead: boolean): ShapeGroup {
  const { text, isMade, isGone, isNew, isRuledOut = false } = cell;
  const face: Typeface = { ...monoOf(letter), isBold: isMade || isNew };
  const width = widthOf(text, face);
  const frame = { x: x - 3, y: y - letter * 0.8, width: width + 6, height: letter * 1.6, radius: 4 };
  const ring: Shape = { kind: "box", ...frame, fill: "paper", stroke: { paint: "newRing", width: 2 } };
  const read: Shape = { kind: "box", ...frame, fill: "whySoft", stroke: { paint: "why", width: 1 } };
  const strike: Shape = { kind: "path", d: `M${x - 1},${y} h${width + 2}`, stroke: { paint: "text", width: 1.2 } };
  const frames = isNew ? [ring] : isRead ? [read] : [];
  const lines = [...(isGone ? [strike] : []), ...(isRuledOut ? [wavyLine(x, y + letter * 0.72, width)] : [])];
  const classes = { "is-change": isNew, "is-read": isRead, "is-gone": isGone, "is-ruled-out": isRuledOut };
  return {
    kind: "group",
    classes: ["cell", ...Object.entries(classes).flatMap(([name, holds]) => (holds ? [name] : []))],
    shapes: [...frames, textAt({ x, y }, text, face, inkOf(cell, isRead)), ...lines],
  };
}

function inkOf({ isGone, isNew, isRuledOut = false }: FactCell, isRead: boolean): Paint {
  if (isGone) return "muted";
  if (isRuledOut) return "bad";
  return isNew ? "isNew" : isRead ? "why" : "text";
}

/** What another run rules out is underlined so. */
function wavyLine(x: number, y: number, width: number): Shape {
  const waves = Math.max(1, Math.round(width / WAVE));
  const each = width / waves / 2;
  const d = `M${x},${y}${` q${each / 2},-3 ${each},0 q${each / 2},3 ${each},0`.repeat(waves)}`;
  return { kind: "path", d, stroke: { paint: "bad", width: 1.2 } };
}

const WAVE = 8;

function waysIn({ method, ways }: PlacedMethod, { letters }: Fitted, { step }: StatementTable): readonly ShapeGroup[] {
  const premises = new Set(step?.premises);
  const isUsed = (from: string, to: string): boolean => premises.has(from) && to === step?.statement;
  const ends = new Map(method.ways.map((way) => [way.id, way]));
  return ways.flatMap((way): readonly ShapeGroup[] => {
    const { source = "", target = "", isOther } = ends.get(way.id) ?? {};
    if (isOther === true) return [];
    const isNew = step?.isForward === false ? isUsed(target, source) : isUsed(source, target);
    return [wayShape(way, letters, isNew)];
  });
}

function wayShape({ id, points, label, labelAt }: DrawnWay, letters: Letters, isNew: boolean): ShapeGroup {
  const paint: Paint = isNew ? "newRing" : "edge";
  const width = isNew ? 2.5 : 1.3;
  return {
    kind: "group",
    element: id,
    classes: ["way", ...(isNew ? ["is-new"] : [])],
    shapes: [
      { kind: "path", d: rounded(points), stroke: { paint, width } },
      { kind: "path", d: headOf(points), fill: paint },
      ...(labelAt === undefined ? [] : [textAt(labelAt, label, labelFace(letters), "muted")]),
    ],
  };
}

/** Level and steep parts with round corners. */
function rounded(points: readonly Point[]): string {
  const [first = { x: 0, y: 0 }, ...others] = points;
  const parts = others.map((to, index) => {
    const next = others[index + 1];
    if (next === undefined) return `L${to.x},${to.y}`;
    const from = points[index] ?? first;
    const [into, out] = [toward(to, from), toward(to, next)];
    return `L${into.x},${into.y} Q${to.x},${to.y} ${out.x},${out.y}`;
  });
  return [`M${first.x},${first.y}`, ...parts].join(" ");
}

/** A little from a corner on the way to another point. */
function toward(corner: Point, other: Point): Point {
  const length = Math.hypot(other.x - corner.x, other.y - corner.y);
  const share = length === 0 ? 0 : Math.min(8, length / 2) / length;
  return { x: corner.x + (other.x - corner.x) * share, y: corner.y + (other.y - corner.y) * share };
}

function headOf(points: readonly Point[]): string {
  const { x, y } = points.at(-1) ?? { x: 0, y: 0 };
  const before = points.at(-2) ?? { x, y: y - 1 };
  if (before.x === x) return `M${x},${y} l-4,-7 l8,0 Z`;
  const back = before.x < x ? -7 : 7;
  return `M${x},${y} l${back},-4 l0,8 Z`;
}
