import { valueAt } from "../../../../kernel/index.ts";
import { engineWords, factRow, type InlayHint, type TableView } from "../../../../trace/index.ts";
import { testText } from "../../messages/goal-text.ts";
import { say } from "../../messages/say.ts";
import { factKinds } from "../facts/index.ts";
import type { SymbolRows } from "./symbol-rows.ts";
import { listed } from "./tables.ts";

const { columns: heads } = engineWords("symbolic");

/** What is known about a branch at a position. Without a word for it nothing is known yet. */
type State = "covered" | "infeasible" | "open";

/** A side of a condition: `12T`, `A:12bF`. */
interface Branch {
  readonly file: string | undefined;
  readonly line: number;
  /** `12b`: conditions of one line are told apart. */
  readonly condition: string;
  readonly side: "T" | "F";
}

/** What is known of a side, and the step that showed it. */
interface Known {
  readonly state: State;
  readonly seq: number;
  /** The first test that takes it. */
  readonly test?: number;
}

/** A condition with what is known of its sides. */
interface Condition {
  readonly branch: Branch;
  readonly sides: Map<Branch["side"], Known>;
}

const glyphs: Readonly<Record<State | "pending", string>> = { covered: "✓", infeasible: "✗", open: "?", pending: "·" };

/**
 * The branches of the program that the inputs made by position n take, as notes at the ends of the lines: `T✓ F·`. At
 * the end the rest is infeasible (`✗`) or open (`?`).
 */
export function coverageHints(rows: SymbolRows, n: number, since: number): InlayHint[] {
  return byCondition(statesAt(rows, n)).flatMap((condition) => hintOf(condition, rows, since));
}

/** The same as a table: each side of which something is known, in the order of the text. */
export function branchTable(rows: SymbolRows, n: number, since: number): TableView {
  const all = byCondition(statesAt(rows, n)).flatMap(({ branch, sides }) =>
    (["T", "F"] as const).flatMap((side) => {
      const known = sides.get(side);
      if (known === undefined) return [];
      const { file, condition } = branch;
      const label = `${file === undefined ? "" : `${file}:`}${condition}${side}`;
      const test = known.test === undefined ? "" : say("fact.test", { number: known.test + 1 });
      const cells = [label, say(`branch.${known.state}`), test];
      return [factRow(branchKey(known.seq, label), known.seq, since, cells)];
    }),
  );
  return listed(heads("branch", "state", "by"), all);
}

/** The step is read back from the key. */
function branchKey(seq: number, label: string): string {
  return `b${seq}:${label}`;
}

/** By side, what is known at position n. */
function statesAt(rows: SymbolRows, n: number): ReadonlyMap<string, Known> {
  const states = new Map<string, Known>();
  const tests = rows.section.births(factKinds.test);
  for (let index = 0; index < tests.lowerBound(n); index++) {
    const seq = tests.at(index);
    const test = rows.steps.fact(seq).a;
    for (const branch of rows.row("tests", test)?.branches ?? [])
      if (!states.has(branch)) states.set(branch, { state: "covered", seq, test });
  }
  const ends = rows.section.births(factKinds.coverage);
  if (ends.lowerBound(n) > 0) {
    const seq = ends.at(0);
    const coverage = rows.row("coverage", rows.steps.fact(seq).a);
    for (const branch of coverage?.infeasibleBranches ?? []) states.set(branch, { state: "infeasible", seq });
    for (const branch of coverage?.openBranches ?? []) states.set(branch, { state: "open", seq });
  }
  return states;
}

/** The branches that no test takes, once all tests are made, as facts that are not there. */
export function branchesWithoutTest(rows: SymbolRows): readonly string[] {
  const ends = rows.section.births(factKinds.coverage);
  if (ends.lowerBound(rows.section.length) === 0) return [];
  const coverage = rows.row("coverage", rows.steps.fact(ends.at(0)).a);
  return [...(coverage?.infeasibleBranches ?? []), ...(coverage?.openBranches ?? [])].map(testText);
}

function byCondition(states: ReadonlyMap<string, Known>): Condition[] {
  const conditions = new Map<string, Condition>();
  for (const [label, known] of states) {
    const branch = branchOf(label);
    if (branch === undefined) continue;
    const key = `${branch.file ?? ""}:${branch.condition}`;
    const condition = valueAt(conditions, key, () => ({ branch, sides: new Map() }));
    condition.sides.set(branch.side, known);
  }
  return [...conditions.values()].sort((a, b) => a.branch.condition.localeCompare(b.branch.condition, "en"));
}

function hintOf({ branch, sides }: Condition, rows: SymbolRows, since: number): readonly InlayHint[] {
  const file = fileOf(branch, rows);
  if (file === undefined) return [];
  const texts = (["T", "F"] as const).map((side) => `${side}${glyphs[sides.get(side)?.state ?? "pending"]}`);
  const letter = branch.condition.replace(/^\d+/, "");
  const all = [...sides.values()];
  const isNew = all.some(({ seq }) => seq >= since);
  const tone = toneOf(all.map(({ state }) => state));
  return [{ file, line: branch.line, text: `${letter === "" ? "" : `${letter} `}${texts.join(" ")}`, isNew, tone }];
}

/** A side is open, or both are settled, or one is. */
function toneOf(states: readonly State[]): string {
  if (states.includes("open")) return "branches-open";
  return states.length === 2 ? "branches-all" : "branches-some";
}

function branchOf(label: string): Branch | undefined {
  const [, file, condition = "", line = "", side = ""] = /^(?:(.+):)?((\d+)[a-z]*)([TF])$/.exec(label) ?? [];
  if (side !== "T" && side !== "F") return undefined;
  return { file, line: Number(line), condition, side };
}

/** Labels name a file by its base name, and the first file not at all. */
function fileOf({ file }: Branch, rows: SymbolRows): string | undefined {
  const files = rows.row("subject", 0)?.files ?? [];
  if (file === undefined) return files[0];
  return files.find((name) => name.replace(/^.*\//, "").replace(/\.\w+$/, "") === file);
}
