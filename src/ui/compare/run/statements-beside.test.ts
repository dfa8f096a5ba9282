import { expect, test } from "vitest";
import { engines } from "../../../engines/index.ts";
import { type recordedLesson, recordedRun } from "../../../testing/recorded-lesson.ts";
import type { StatementTable } from "../../../trace/index.ts";
import { besideOthers } from "./statements-beside.ts";

const engine = engines.find(({ id }) => id === "data-flow");
if (engine === undefined) throw new Error("no engine");

type Recorded = Awaited<ReturnType<typeof recordedLesson>>;

function tableOf({ board, recording }: Recorded, n = recording.length): StatementTable {
  const view = board.open(recording).view("flow-graph", n, Math.max(0, n - 1));
  if (view.kind !== "graph" || view.statements === undefined) throw new Error("no statements");
  return view.statements;
}

/** The runs of a lesson under its presets. */
async function runsOf(id: string): Promise<readonly Recorded[]> {
  if (engine === undefined) throw new Error("no engine");
  const lesson = engine.lessons.find((each) => each.id === id);
  if (lesson === undefined) throw new Error(`no lesson ${id}`);
  return Promise.all(lesson.presets.map(({ options }) => recordedRun(engine, [lesson.file], options)));
}

function side(runs: readonly Recorded[], own: number, isWhole = true): StatementTable {
  const ends = runs.map((run) => ({ table: tableOf(run), isWhole }));
  const table = ends[own]?.table;
  if (table === undefined) throw new Error("no run");
  return besideOthers(ends, own)(table);
}

function outOf(table: StatementTable, text: string): readonly string[] {
  const { methods } = table;
  return methods.flatMap(({ statements, members }) =>
    statements
      .filter((statement) => statement.text === text && statement.isOther !== true)
      .flatMap(({ id }) =>
        table.row(id).out.cells.flatMap((cell, member) => {
          return cell === undefined || cell.isGone ? [] : [`${members[member]?.name}=${cell.text}`];
        }),
      ),
  );
}

test("the same statements have the same rows and columns in all runs; those of others alone are kept free", async () => {
  const runs = await runsOf("i-is-what");
  const tables = runs.map((_, own) => side(runs, own));
  const shape = ({ methods }: StatementTable) =>
    methods.map(({ id, statements, members }) => [
      id,
      statements.map(({ line, text }) => `${line} ${text}`),
      members.map(({ name, longest }) => `${name} ${longest}`),
    ]);
  expect(shape(tables[1] ?? side(runs, 0))).toEqual(shape(tables[0] ?? side(runs, 1)));
  const others = tables.map(({ methods }) =>
    methods.flatMap(({ statements }) => statements.filter((each) => each.isOther)),
  );
  expect(others[0]?.length, "one method at a time, nothing returns to a call").toBeGreaterThan(0);
});

test("a value that a more precise run rules out is marked, and that run has no mark", async () => {
  const [, insensitive, sensitive] = await runsOf("i-is-what");
  if (insensitive === undefined || sensitive === undefined) throw new Error("no presets");
  const runs = [insensitive, sensitive];
  expect(outOf(side(runs, 0), "↩ int i = x.get()")).toEqual(["i=NAC ×"]);
  expect(outOf(side(runs, 1), "↩ int i = x.get()")).toEqual(["i=1"]);
});

test("a run that a limit ended, or another analysis, rules nothing out", async () => {
  const [, insensitive, sensitive] = await runsOf("i-is-what");
  if (insensitive === undefined || sensitive === undefined) throw new Error("no presets");
  expect(outOf(side([insensitive, sensitive], 0, false), "↩ int i = x.get()")).toEqual(["i=NAC"]);
  const lesson = engine.lessons.find(({ id }) => id === "not-distributive");
  if (lesson === undefined) throw new Error("no lesson");
  const [constants, intervals] = await Promise.all(
    (["constants", "intervals"] as const).map((analysis) => recordedRun(engine, [lesson.file], { analysis })),
  );
  if (constants === undefined || intervals === undefined) throw new Error("no runs");
  expect(outOf(side([constants, intervals], 0), "int c = a + b").join(" ")).not.toContain("×");
});

test("two orders of the worklist come to the same: nothing is marked at the end", async () => {
  const runs = await runsOf("order-matters");
  for (const own of runs.keys()) {
    const table = side(runs, own);
    const cells = table.methods.flatMap(({ statements }) =>
      statements.flatMap(({ id }) => [...table.row(id).into.cells, ...table.row(id).out.cells]),
    );
    expect(cells.some((cell) => cell?.isRuledOut)).toBe(false);
  }
});
