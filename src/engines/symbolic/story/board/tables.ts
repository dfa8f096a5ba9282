import { engineWords, factRow, factTable, type Seq, type TableRow, type TableView } from "../../../../trace/index.ts";
import type { GeneratedTest } from "../../algorithm/test-input/test-input.ts";
import { factKinds } from "../facts/index.ts";
import type { SymbolicRun } from "./run.ts";
import { inputText, outcomeText } from "./wording.ts";

const { columns: heads } = engineWords("symbolic");

/** s, call by call, the innermost first. */
export function variableTable(run: SymbolicRun, n: number, since: number): TableView {
  const seq = run.configurationAt(n);
  const remembered = run.remembered(seq);
  const stack = remembered?.configuration.stack ?? [];
  const methods = stack.map((row) => run.row("frames", row)?.method ?? "");
  const rows = stack.flatMap((row, place) => {
    const { values = [] } = run.row("frames", row) ?? {};
    const depth = stack.length - 1 - place;
    return values.map(({ name, value }) => {
      const birth = remembered?.births.frames[depth]?.get(name) ?? seq ?? 0;
      return factRow(variableKey(depth, name, birth), birth, since, [name, value.text, callText(methods, place)]);
    });
  });
  return { ...listed(heads("variable", "value", "method"), rows), groupedBy: 2 };
}

/** The method of a call; where it is open several times, which one it is, the outermost being the first. */
function callText(methods: readonly string[], place: number): string {
  const method = methods[place] ?? "";
  const isSame = (other: string): boolean => other === method;
  if (methods.filter(isSame).length === 1) return method;
  return `${method} · ${methods.slice(place).filter(isSame).length}`;
}

/** The test inputs, with what rejects them, and what their runs came to. */
export function testTable(run: SymbolicRun, n: number, since: number): TableView {
  return factTable({
    births: run.section.births(factKinds.test),
    columns: heads("number", "valid", "input", "run"),
    hasLines: true,
    keyOf: factKey,
    n,
    since,
    cells: (seq) => {
      const { a } = run.steps.fact(seq);
      const test = run.row("tests", a);
      if (test === undefined) return [];
      return [String(a + 1), judgment(test), inputText(test), [outcomeText(test), test.branches.join(" ")]];
    },
  });
}

/** The answers of the checker. */
export function solverCallTable(run: SymbolicRun, n: number, since: number): TableView {
  return factTable({
    births: run.section.births(factKinds.verdict),
    columns: heads("node", "verdict", "formula", "reason"),
    hasLines: true,
    keyOf: factKey,
    n,
    since,
    cells: (seq) => {
      const { a, b } = run.steps.fact(seq);
      const { verdict = "", delta = "", reason = "" } = run.row("verdicts", a) ?? {};
      return [`#${b}`, verdict, delta, reason];
    },
  });
}

export function factKey(seq: Seq): string {
  return `x${seq}`;
}

/** The step is read back from the key. */
export function variableKey(depth: number, name: string, seq: Seq): string {
  return `s${seq}:${depth}.${name}`;
}

const noRow: TableRow = { key: "", cells: [], fact: 0, isNew: false };

/** A table of rows that are there already. */
export function listed(columns: readonly string[], rows: readonly TableRow[]): TableView {
  return { kind: "table", hasLines: true, columns, rowCount: rows.length, row: (index) => rows[index] ?? noRow };
}

/** How an input was judged. */
type Judgment = Pick<GeneratedTest, "valid" | "precondition" | "repOK">;

/** `✓`, or what rejects the input: `✗ pre`, `✗ repOK`. */
function judgment(test: Judgment): string {
  return test.valid ? "✓" : `✗ ${objectionsOf(test).join(" ")}`;
}

/** What rejects an input: `pre`, `repOK`. */
export function objectionsOf({ valid, precondition, repOK }: Judgment): readonly string[] {
  if (valid) return [];
  return [...(precondition ? [] : ["pre"]), ...(repOK === false ? ["repOK"] : [])];
}
