import { describe, expect, test } from "vitest";
import { compileJava } from "../../testing/front-end.ts";
import { checkRecordingLaws, type RecordedRun } from "../../testing/recording-laws.ts";
import { share } from "../../testing/seeds.ts";
import type { DataFlowResult } from "./algorithm/result.ts";
import { analysisExamples } from "./messages/analysis-examples.ts";
import { dataFlow } from "./messages/story.ts";
import { analyses, type DataFlowGiven } from "./options.ts";
import { flowLessons } from "./page/lessons/index.ts";
import { dataFlowBoard } from "./story/story.ts";
import { start } from "./testing/flow.ts";
import { randomFlow } from "./testing/random-flow.ts";

async function record(source: string, options: DataFlowGiven): Promise<RecordedRun<DataFlowResult>> {
  const program = await compileJava(source);
  return checkRecordingLaws({ board: dataFlowBoard, start: (isRecorded) => start(program, options, isRecorded) });
}

describe.each(share(flowLessons, 6))("$id", ({ file, presets }) => {
  test.each(presets)("laws of recordings, and every sentence has its words: $label", async ({ options }) => {
    const { recording, board } = await record(file.text, options);
    const said = new Set<string>();
    for (let n = 0; n <= recording.length; n++) {
      const { sentence, what, why, effect, rule } = board.explain(n, Math.max(0, n - 1));
      for (const { id } of [sentence, ...what, ...why, ...effect]) said.add(id);
      if (rule !== undefined) said.add(rule.name);
    }
    // How to begin is said by the page, of all engines alike.
    said.delete("explanation.begin");
    expect(Object.keys(dataFlow)).toEqual(expect.arrayContaining([...said]));
  });
});

test.each(share([1, 2, 3], 3))("laws of recordings: random program %i", async (seed) => {
  for (const analysis of [...analyses, ...analysisExamples.map(({ text }) => text)])
    await record(randomFlow(seed).analyzed, { analysis, scope: "program", maxSteps: 2_000 });
});

const loop = "class A { static int m(int n) {\nint i = 0;\nwhile (i < 9) {\ni = i + 2;\n}\nreturn i; } }";

/** The rows of a table, cells apart. */
function tableOf(
  { board, recording }: RecordedRun<DataFlowResult>,
  panel: string,
  n = recording.length,
): readonly string[] {
  const view = board.view(panel, n, n);
  if (view.kind !== "table") throw new Error("no table");
  return Array.from({ length: view.rowCount }, (_, index) =>
    view
      .row(index)
      .cells.map((cell) => cell.map(({ text }) => text).join(""))
      .join(" | "),
  );
}

test("IN and OUT of live variables: facts go backward", async () => {
  const source = "class A { static int m(int n) {\nint a = n;\nint b = a;\nreturn n; } }";
  expect(tableOf(await record(source, { analysis: "live" }), "facts")).toEqual([
    "entry | A.m(int) | {n} | {n}",
    "2: a = n | A.m(int) | {n} | {a, n}",
    "3: b = a | A.m(int) | {a, n} | {n}",
    "4: return n | A.m(int) | {n} | ∅",
    "exit | A.m(int) | ∅ | ",
  ]);
});

test("temporaries are in the equations of a step, not in the tables", async () => {
  const run = await record(loop, { analysis: "constants" });
  expect(tableOf(run, "facts")).toContain("3: $1 = i < 9 | A.m(int) | {n=NAC, i=NAC} | {n=NAC, i=NAC}");
  const facts = Array.from({ length: run.recording.length }, (_, seq) => run.board.why(seq, 1)?.text);
  expect(facts).toContain("OUT[3: $1 = i < 9] = {n=NAC, i=NAC, $1‹i < 9›=NAC}");
  expect(tableOf(await record(loop, { analysis: "live" }), "facts").join()).not.toMatch(/[{,] ?\$1/);
});

test("widening and narrowing have their equations, and the lattice shows the values on the way", async () => {
  const run = await record(loop, { analysis: "intervals" });
  const { board, recording } = run;
  const sides = Array.from({ length: recording.length }, (_, seq) => seq)
    .filter((seq) => board.explain(seq + 1, seq).rule?.name === "data-flow.rule.widen")
    .map((seq) => board.why(seq, 5)?.side.at(-1));
  expect(sides[0]).toBe(
    "{n=[-inf,+inf], i=[0,0]} ∇ {n=[-inf,+inf], i=[0,2], $1‹i < 9›=[1,1]} = {n=[-inf,+inf], i=[0,+inf], $1‹i < 9›=[1,1]}",
  );
  expect(board.hints(recording.length, 0).map(({ line, text }) => `${line} ${text}`)).toEqual([
    "2 i = [0,0]",
    "4 i = [2,10]",
  ]);
  const lattice = board.view("lattice", recording.length, 0);
  expect(lattice.kind === "graph" && lattice.model.nodes.map(({ label }) => label)).toContain("[0,+inf]");
});

test("a load that goes back on the worklist rests on the store", async () => {
  const source =
    "class A { int f; public static void main(String[] args) {\nA a = new A();\na.f = 1;\nint x = 0;\nfor (int i = 0; i < 3; i++) {\nx = a.f;\na.f = x + 1;\n}\n} }";
  const { board, recording } = await record(source, { analysis: "constants", scope: "program" });
  const stored = Array.from({ length: recording.length }, (_, seq) => seq).find(
    (seq) => board.explain(seq + 1, seq).why[0]?.id === "data-flow.why.stored",
  );
  expect(stored).toBeDefined();
  const { premises } = board.why(stored ?? 0, 50) ?? {};
  expect(premises?.[0]?.text).toContain("IN[7: a.f = ");
});

test("dead code rests on the condition, or on what is live", async () => {
  const source =
    "class A { static int m(int n) {\nboolean on = false;\nint a = n;\nif (on) {\nn = 2;\n}\nreturn n; } }";
  const { board, recording } = await record(source, { analysis: "dead-code" });
  const dead = [recording.length - 2, recording.length - 1].map((seq) => board.why(seq, 3));
  expect(dead.map((each) => [each?.text, each?.premises[0]?.text])).toEqual([
    ["3: a = n", "OUT[3: a = n · live] = {n, on}"],
    ["5: n = 2", "IN[4: if on] = {n=NAC, on=0, a=NAC}"],
  ]);
});

test("the lattice of a definition has the order of its meet", async () => {
  const parity = analysisExamples.find(({ id }) => id === "parity")?.text ?? "";
  const { board, recording } = await record(loop, { analysis: parity });
  const lattice = board.view("lattice", recording.length, 0);
  if (lattice.kind !== "graph") throw new Error("no graph");
  expect(lattice.model.nodes.map(({ label }) => label).sort()).toEqual(["any", "even", "odd", "⊥"]);
  const arrows = lattice.model.edges.map(({ source, target }) => `${source.slice(1)} ${target.slice(1)}`);
  expect(arrows.sort()).toEqual(["even any", "odd any", "⊥ even", "⊥ odd"]);
});

test("where gen and kill depend on what goes into a statement, a step says what the function gives", async () => {
  const tainted = analysisExamples.find(({ id }) => id === "tainted")?.text ?? "";
  const { board, recording } = await record(loop, { analysis: tainted });
  const sides = Array.from({ length: recording.length }, (_, seq) => board.why(seq, 1)?.side.at(-1));
  expect(sides).toContain("fₙ({n}) ⇒ {n}");
});

test("of two statements in a line that say the same of a variable, only the first one says something new", async () => {
  const text = "class A { static int m(int n) {\nint i = n; i = n + 1;\nreturn i; } }";
  const { recording, board } = await record(text, { analysis: "constants" });
  const steps = Array.from({ length: recording.length }, (_, step) => step + 1);
  const said = steps.flatMap((n) =>
    board
      .hints(n, n - 1)
      .filter(({ line }) => line === 2)
      .map((hint) => ({ ...hint, n })),
  );
  expect(new Set(said.map((hint) => hint.text))).toEqual(new Set(["i = NAC"]));
  expect(said.filter(({ isNew }) => isNew)).toHaveLength(1);
});

test("a label says once which of the two analyses of dead code it is of", async () => {
  const source = "class A { static int m(int n) {\nint a = n;\nreturn n; } }";
  const { board, recording } = await record(source, { analysis: "dead-code" });
  const said: string[] = [];
  for (let n = 0; n <= recording.length; n++) said.push(JSON.stringify(board.explain(n, Math.max(0, n - 1))));
  expect(said.join("\n")).toContain("entry A.m(int) · live");
  expect(said.join("\n")).not.toMatch(/· live · live/);
});
