import { expect, test } from "vitest";
import type { Program } from "../../../java/index.ts";
import { Budget, describe, type Result } from "../../../kernel/index.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { startIn } from "../../../testing/relevancy/relevancy.ts";
import { type Analysis, type BoardSession, Dictionary, Recording } from "../../../trace/index.ts";
import { startRelevancy } from "../analysis.ts";
import { relevancyBoard } from "../board.ts";
import { parseOptions } from "../options.ts";
import { namesOf } from "./names.ts";
import type { NodeSymbol } from "./symbols.ts";

/** Two constructors, locals of the same name in two methods, and one that is called as the final state of the automaton is. */
const source = `class Node { int v; Node(int x) { v = x; } }
class Sub extends Node { Sub(int x) { super(x); } }
class A {
  static int first(int n) { int t = n; return t; }
  static int second(int n) { int t = first(n); return t; }
  static void main() { int s = Symbolic.integer(); Node a = new Sub(s); Node b = new Sub(3); int t = second(a.v); int u = b.v; }
}`;

const runs = [{}, { globals: "refined" }, { encoding: "split" }, { pipeline: "cloning" }, { pipeline: "both" }];

test.each(runs)("%j: names are the same, however far the run is known", async (options) => {
  const recording = new Recording();
  const board = relevancyBoard.open(recording);
  const before: (readonly string[])[] = [];
  advance(startIn(await compileJava(source), options, true), recording, () => {
    board.extend();
    before.push(namesIn(board, recording.length));
  });
  const names = namesIn(board, recording.length);
  expect(names.join("\n")).toMatch(/Sub\.<init>/);
  expect(before.length).toBeGreaterThan(5);
  for (const known of before) expect(known).toEqual(names.slice(0, known.length));
});

test("a run that ends while its graph grows is recorded as far as it came", async () => {
  // Many steps of the graph for few of the points-to analysis, which the limit ends, too.
  const sums = Array.from({ length: 40 }, (_, index) => `int v${index + 1} = v${index} + n;`).join(" ");
  const program = await compileJava(source.replaceAll("{ int t =", `{ int v0 = n; ${sums} int t =`));
  const whole = new Recording();
  advance(startIn(program, {}, true), whole);
  const graph = relevancyBoard.open(whole).phases()[1]?.from ?? 0;
  const isPart = (length: number): boolean => length > 0 && length < graph;
  const limited = Array.from({ length: 10 }, (_, index) => {
    const recording = new Recording();
    advance(startIn(program, { maxSteps: 15 * (index + 1) }, true), recording);
    return recording.length;
  });
  expect(limited.filter(isPart)).not.toEqual([]);
  const timed = Array.from({ length: 12 }, (_, milliseconds) => lengthWithin(milliseconds, program));
  expect(timed.filter(isPart)).not.toEqual([]);
});

/** How much is recorded until a clock that is looked at so often says that the time is over. */
function lengthWithin(milliseconds: number, program: Program): number {
  let time = 0;
  const budget = new Budget(() => time++, milliseconds);
  const recording = new Recording();
  const options = valueOf(parseOptions({}));
  const analysis = budget.attempt(() => valueOf(startRelevancy(program, options, true, budget)));
  if (analysis === undefined) return 0;
  budget.attempt(() => advance(analysis, recording));
  const rest = analysis.takeChunk();
  if (rest !== undefined) recording.append(rest);
  return recording.length;
}

/** What each step says, with short names. */
function namesIn(board: BoardSession, length: number): readonly string[] {
  return Array.from({ length }, (_, seq) => board.shown(board.made(seq)?.text ?? ""));
}

function advance(analysis: Analysis<unknown>, recording: Recording, onChunk?: () => void): void {
  for (let isDone = false; !isDone; ) {
    isDone = analysis.advance(1);
    const chunk = analysis.takeChunk();
    if (chunk === undefined) continue;
    recording.append(chunk);
    onChunk?.();
  }
}

function valueOf<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.errors.map(describe).join("\n"));
  return result.value;
}

const node = (label: string, place: number, shape: NodeSymbol["shape"] = "local") => ({
  label,
  fullLabel: `(${label}, ${place === 0 ? "A.main()" : "B.m(int)"})`,
  place,
  shape,
});
const tables = {
  places: ["A.main()", "B.m(int)"].map((label, box) => ({ label, box })),
  nodes: [
    node("x", 0),
    node("x", 1),
    node("$2‹this.v + t(1)›", 1),
    node('o6."first (name)"', 0, "global"),
    node("(o5.v, [5, 7])", 1, "global"),
  ],
  pipelines: ["cloning" as const],
};

test.each([
  ["(x, A.main()) ⇝ ($2‹this.v + t(1)›, B.m(int))", "main.x ⇝ $2"],
  ['(o6."first (name)", A.main()) ⇝ ((o5.v, [5, 7]), B.m(int)) ✓', 'o6."first (name)"·main ⇝ (o5.v, [5, 7])·m ✓'],
  ["ra(x, B.m(int)) = any", "ra(m.x) = any"],
  ["return $2‹this.v + t(1)›", "return $2"],
])("%s is shown as %s", (text, shown) => {
  expect(new Dictionary(() => [namesOf(() => tables)]).shown(text)).toBe(shown);
});
