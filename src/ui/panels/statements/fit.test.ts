import { describe, expect, test } from "vitest";
import { randomFlow } from "../../../engines/data-flow/testing/random-flow.ts";
import { engines } from "../../../engines/index.ts";
import { recordedLesson, recordedRun } from "../../../testing/recorded-lesson.ts";
import { seedsFrom, share } from "../../../testing/seeds.ts";
import type { StatementTable } from "../../../trace/index.ts";
import type { Point, Size } from "../../shapes/index.ts";
import { leftOut } from "./excerpt.ts";
import { fitBeside, fitStep, fitTable } from "./fit.ts";
import type { DrawnWay, PlacedBox } from "./layout/index.ts";
import { type Fitted, forms } from "./placed.ts";

const spaces = [
  { width: 960, height: 590, form: forms.desk },
  { width: 640, height: 420, form: forms.desk },
  { width: 900, height: 480, form: forms.present },
  { width: 340, height: 300, form: forms.desk },
];

function fittedIn(table: StatementTable, { width, height, form }: (typeof spaces)[number], current?: string): Fitted {
  const { methods, guests } = table;
  return fitTable({ methods, guests, current, nameOf: (id) => id, space: { width, height }, form });
}

const engine = engines.find(({ id }) => id === "data-flow");
const [first] = engine?.lessons ?? [];
if (engine === undefined || first === undefined) throw new Error("no engine");

type Recorded = Awaited<ReturnType<typeof recordedLesson>>;

function tableOf({ board, recording }: Recorded): StatementTable {
  const view = board.open(recording).view("flow-graph", recording.length, recording.length);
  if (view.kind !== "graph" || view.statements === undefined) throw new Error("no statements");
  return view.statements;
}

const programs = [
  ...engine.lessons.map((lesson) => [lesson.id, () => recordedLesson(engine, lesson)] as const),
  ...share(seedsFrom(1, 60), 6).map((seed) => {
    const file = { name: "Main.java", text: randomFlow(seed).analyzed };
    return [`random program ${seed}`, () => recordedRun(engine, [file], { analysis: "reaching" })] as const;
  }),
];

describe.each(programs)("%s", (_, record) => {
  test("statements stand below each other, no line passes through one, and lines end at their statements", async () => {
    const table = tableOf(await record());
    const flaws = spaces.flatMap((space) =>
      table.methods.flatMap(({ id }) => fittedIn(table, space, id).methods.flatMap(flawsOf)),
    );
    expect(flaws).toEqual([]);
  });

  test("lines that are not one never lie on each other", async () => {
    const { methods } = fittedIn(tableOf(await record()), spaces[0] ?? { width: 0, height: 0, form: forms.desk });
    expect(methods.flatMap(({ ways }) => overlaps(ways))).toEqual([]);
  });

  test("letters can be read, and all columns are within the width", async () => {
    const table = tableOf(await record());
    for (const space of spaces.slice(0, 3)) {
      const { letters, width, side, methods } = fittedIn(table, space, table.methods[0]?.id);
      const { fact = 0 } = space.form.letters.at(-1) ?? {};
      expect(Math.min(letters.name, letters.fact, letters.label)).toBeGreaterThanOrEqual(fact);
      expect(width).toBeLessThanOrEqual(space.width + 1);
      for (const { columns } of methods)
        expect(Math.max(0, ...columns.places.map(({ x }) => x), columns.moreAt ?? 0)).toBeLessThan(side);
    }
  });
});

test("in Present names keep their size: facts become smaller first, then only definitions of one variable have columns", async () => {
  const tableOfLesson = async (id: string) =>
    tableOf(await recordedLesson(engine, engine.lessons.find((each) => each.id === id) ?? first));
  const space = { width: 952, height: 540, form: forms.present };
  const shownIn = ({ methods }: Fitted) =>
    methods.map(({ method, columns }) => columns.places.map(({ member }) => method.members[member]?.name));
  const reaching = fittedIn(await tableOfLesson("reaching-definitions"), space);
  expect([reaching.letters.name, reaching.shown]).toEqual([20, "subject"]);
  expect(shownIn(reaching)).toEqual([["x@3", "x@5", "x@7"]]);
  const values = fittedIn(await tableOfLesson("not-distributive"), space);
  expect([values.letters.name, values.shown]).toEqual([20, "all"]);
  const expressions = fittedIn(await tableOfLesson("available-expressions"), space);
  expect([expressions.letters.name, expressions.shown]).toEqual([20, "few"]);
  expect(expressions.methods[0]?.columns.moreAt).toBeDefined();
});

test("what a step is about has room at once, however low the window is: statements between are left out", async () => {
  const { board, recording } = await recordedLesson(
    engine,
    engine.lessons.find(({ id }) => id === "switch-cases") ?? first,
  );
  const reader = board.open(recording);
  const space = { width: 900, height: 260 };
  for (let n = 1; n <= recording.length; n += 3) {
    const view = reader.view("flow-graph", n, n - 1);
    if (view.kind !== "graph" || view.statements === undefined) throw new Error("no statements");
    const { statements: table } = view;
    const { methods, guests, step } = table;
    const current = methods.find(({ statements }) => statements.some(({ id }) => id === step?.statement))?.id;
    const request = { methods, guests, current, nameOf: (id: string) => id, space, form: forms.desk };
    const fitted = fitStep(request, fitTable(request), table);
    const wanted = new Set([step?.statement, ...(step?.premises ?? [])]);
    const places = fitted.methods.flatMap(({ method, boxes }) =>
      method.statements.flatMap(({ id }, row) => (wanted.has(id) ? [boxes[row]?.y ?? 0] : [])),
    );
    const isOwn = ({ id }: { readonly id: string }) => id === current;
    const inMethod = methods.filter(isOwn).flatMap(({ statements }) => statements.filter(({ id }) => wanted.has(id)));
    expect(places.length, `step ${n}`).toBe(inMethod.length);
    expect(Math.max(...places) - Math.min(...places) + fitted.pitch).toBeLessThanOrEqual(space.height - fitted.head);
    expect(fitted.methods.flatMap(flawsOf)).toEqual([]);
  }
});

/** The table of a lesson at its end, as it fits into a panel: whole, and as that step is drawn. */
async function fittedAtEnd(lesson: string, space: Size) {
  const table = await stepTableOf(lesson);
  const { methods, guests, step } = table;
  const current = methods.find(({ statements }) => statements.some(({ id }) => id === step?.statement))?.id;
  const request = { methods, guests, current, nameOf: (id: string) => id, space, form: forms.desk };
  const beside = fitBeside(request, { width: 80, height: space.height });
  return { beside, fitted: fitStep(request, beside.table, table, true) };
}

async function stepTableOf(id: string): Promise<StatementTable> {
  const lesson = engine?.lessons.find((each) => each.id === id);
  if (engine === undefined || lesson === undefined) throw new Error(`no lesson ${id}`);
  const { board, recording } = await recordedLesson(engine, lesson);
  const view = board.open(recording).view("flow-graph", recording.length, recording.length - 1);
  if (view.kind !== "graph" || view.statements === undefined) throw new Error("no statements");
  return view.statements;
}

const textsIn = ({ methods }: Fitted) => methods.flatMap(({ method }) => method.statements.map(({ text }) => text));

test("at the end rows that are kept for statements of other methods are given to those of the method", async () => {
  const { fitted } = await fittedAtEnd("across-calls", { width: 618, height: 298 });
  expect(fitted.kept).toBe(0);
  expect(fitted.head + fitted.height).toBeLessThanOrEqual(298);
  expect(textsIn(fitted)).not.toContainEqual(expect.stringContaining("⋯"));
});

test("at the end a method that has no room is folded, and how much of it is said", async () => {
  const { fitted, beside } = await fittedAtEnd("through-the-heap", { width: 618, height: 298 });
  expect(fitted.head + fitted.height).toBeLessThanOrEqual(298);
  expect(beside.lattice, "the lattice stands beside it").toBeDefined();
  expect(fitted.width).toBeLessThanOrEqual(618 - 80);
  expect(textsIn(fitted)[0]).toMatch(/^⋯ \d+$/);
  expect(textsIn(fitted).at(-1)).toBe("exit");
  expect(fitted.methods.flatMap(flawsOf)).toEqual([]);
});

test("where two rows have room they are the two statements that matter most, and the head says how many are left out", async () => {
  const space = { width: 622, height: 83 };
  const { board, recording } = await recordedLesson(
    engine,
    engine.lessons.find(({ id }) => id === "not-distributive") ?? first,
  );
  const reader = board.open(recording);
  for (let n = 1; n <= recording.length; n++) {
    const view = reader.view("flow-graph", n, Math.max(0, n - 3));
    if (view.kind !== "graph" || view.statements === undefined) throw new Error("no statements");
    const { statements: table } = view;
    const request = { methods: table.methods, guests: 0, current: undefined, nameOf: (id: string) => id, space };
    const form = forms.desk;
    const fitted = fitStep({ ...request, form }, fitTable({ ...request, form }), table);
    const shown = fitted.methods.map(({ method }) => method);
    if (shown.every((method) => table.methods.includes(method))) continue;
    expect(fitted.head + fitted.height, `step ${n}`).toBeLessThanOrEqual(space.height);
    expect(shown.flatMap(({ statements }) => statements.map(({ id }) => id))).toContain(table.step?.statement);
    const all = table.methods.flatMap(({ statements }) => statements).length;
    expect(leftOut(shown, table.methods)).toBe(all - 2);
  }
});

function flawsOf({ method, boxes, ways }: Fitted["methods"][number]): readonly string[] {
  const low = boxes.slice(1).flatMap((box, index) => {
    const before = boxes[index];
    const isBelow = before !== undefined && box.y - box.height / 2 > before.y + before.height / 2;
    return isBelow ? [] : [`${method.id} ${index} overlaps the next one`];
  });
  const hit = ways.flatMap(({ id, points }) => {
    const way = method.ways.find((each) => each.id === id);
    const ends = [way?.source, way?.target].map((end) => boxes[method.statements.findIndex((each) => each.id === end)]);
    const through = boxes.filter((box) => !ends.includes(box) && passesThrough(points, box));
    const isLoose = !(isOnBorder(points[0], ends[0]) && isOnBorder(points.at(-1), ends[1]));
    return [
      ...through.map((box) => `${id} passes through ${boxes.indexOf(box)}`),
      ...(isLoose ? [`${id} is loose`] : []),
    ];
  });
  return [...low, ...hit];
}

function isOnBorder(point: Point | undefined, box: PlacedBox | undefined): boolean {
  if (point === undefined || box === undefined) return false;
  const [dx, dy] = [Math.abs(point.x - box.x) - box.width / 2, Math.abs(point.y - box.y) - box.height / 2];
  return Math.abs(Math.max(dx, dy)) < 0.5;
}

function passesThrough(points: readonly Point[], { x, y, width, height }: PlacedBox): boolean {
  const isNear = (a: number, b: number, middle: number, length: number) =>
    Math.min(a, b) < middle + length / 2 - 0.5 && Math.max(a, b) > middle - length / 2 + 0.5;
  return points.slice(1).some((to, index) => {
    const from = points[index] ?? to;
    return isNear(from.x, to.x, x, width) && isNear(from.y, to.y, y, height);
  });
}

/** Steep parts of two ways at one place. */
function overlaps(ways: readonly DrawnWay[]): readonly string[] {
  const steep = ways.flatMap(({ id, points }) =>
    points.slice(1).flatMap((to, index) => {
      const from = points[index] ?? to;
      return from.x === to.x ? [{ id, x: to.x, top: Math.min(from.y, to.y), bottom: Math.max(from.y, to.y) }] : [];
    }),
  );
  return steep.flatMap((one, index) =>
    steep.slice(index + 1).flatMap((other) => {
      const isApart = Math.abs(one.x - other.x) >= 4 || one.bottom <= other.top || other.bottom <= one.top;
      return isApart || one.id === other.id ? [] : [`${one.id} and ${other.id}`];
    }),
  );
}
