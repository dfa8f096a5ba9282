import { expect } from "vitest";
import { runProgram } from "../../java/index.ts";
import { compileJava } from "../front-end.ts";
import { factsOf } from "./facts.ts";
import { dropContexts, missing, observedFacts } from "./project.ts";
import { solve } from "./record.ts";

/** A table from subject and column to the facts that hold there, as text: `o3 o4`, `-` for none. */
type Table = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Checks a program against a table of what theory says, and against what a run of it shows. The table is text:
 *
 * ```
 *          | ci    | 1-call | 2-obj
 * main.x   | o3 o4 | o3     | o3
 * main.y   | o4
 * ```
 *
 * A column is a selector with heap contexts of depth k − 1; `1-call+1` asks for depth 1,
 * `ci/lecture` for the other profile. A row with one cell holds in every column. Subjects are
 * those of `factsOf`.
 */
export async function expectPrecision(source: string, expected: string): Promise<void> {
  const program = await compileJava([{ name: "Main.java", text: source }]);
  const table = parseTable(expected);
  const columns = Object.keys(Object.values(table)[0] ?? {});
  const results = columns.map((column) => ({ column, result: solve(program, optionsOf(column)) }));
  const shownByRun = observedFacts(runProgram(program, { stepLimit: 100_000, input: "", arguments: [] }).observed);
  for (const { column, result } of results) {
    if (result.options.profile === "java") expect(missing(shownByRun, dropContexts(result)), column).toEqual([]);
  }
  const found: Table = Object.fromEntries(
    Object.keys(table).map((subject) => [
      subject,
      Object.fromEntries(results.map(({ column, result }) => [column, shown(factsOf(result, subject))])),
    ]),
  );
  expect(found).toEqual(table);
}

function optionsOf(column: string): Readonly<Record<string, unknown>> {
  const parts = /^(?<context>[^+/]+)(?:\+(?<heap>\d))?(?:\/(?<profile>\w+))?$/.exec(column)?.groups;
  if (parts === undefined) throw new Error(`no selector: ${column}`);
  const { context, heap, profile = "java" } = parts;
  return { context, profile, ...(heap === undefined ? {} : { heap }) };
}

function parseTable(text: string): Table {
  const [header = [], ...rows] = text
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
  const columns = header.slice(1);
  return Object.fromEntries(
    rows.map(([subject = "", ...cells]) => {
      if (cells.length !== 1 && cells.length !== columns.length) throw new Error(`cells are missing: ${subject}`);
      const cell = (index: number): string => shown((cells[index] ?? cells[0] ?? "").split(" "));
      return [subject, Object.fromEntries(columns.map((column, index) => [column, cell(index)]))];
    }),
  );
}

function shown(facts: readonly string[]): string {
  return facts.length === 0 ? "-" : [...facts].sort().join(" ");
}
