import { expect, test } from "vitest";
import { compileJava } from "../../testing/front-end.ts";
import { checkRecordingLaws } from "../../testing/recording-laws.ts";
import { recordRelevancy, relevancyIn, startIn } from "../../testing/relevancy/relevancy.ts";
import { share } from "../../testing/seeds.ts";
import { randomSymbolicProgram } from "../../testing/symbolic/random-symbolic-program.ts";
import { type BoardSession, hoverAt, type Recording } from "../../trace/index.ts";
import { relevancyBoard } from "./board.ts";
import { relevancyExamples } from "./page/lessons/index.ts";

const programs = [
  ...relevancyExamples.map(({ id, file }) => ({ name: id, files: [file] })),
  ...[1, 2, 3].map((seed) => ({
    name: `random program ${seed}`,
    files: [{ name: "A.java", text: randomSymbolicProgram(seed) }],
  })),
];

const cases = programs.flatMap(({ name, files }) =>
  [{ globals: "merged" }, { globals: "refined" }, { globals: "merged", pipeline: "cloning" }].map((options) => ({
    name,
    files,
    options,
  })),
);

test.each(share(cases, 8))("$name, $options: what holds of every recording", async ({ files, options }) => {
  const program = await compileJava(files);
  const start = (isRecorded: boolean) => startIn(program, options, isRecorded);
  const { result } = checkRecordingLaws({ board: relevancyBoard, start, work: 7 });
  expect(result, "recording changes no answer").toEqual(relevancyIn(program, options));
});

test.each(share(cases, 8))("$name, $options: panels and pseudocode show what is there", async ({ files, options }) => {
  const { recording } = recordRelevancy(await compileJava(files), options);
  const board = relevancyBoard.open(recording);
  const stride = Math.max(1, Math.floor(recording.length / 400));
  const lines = relevancyBoard.pseudocode.flatMap((procedure) => procedure.lines.map(({ line }) => line));
  const active = new Set<number>();
  const bound = new Set<string>();
  for (let n = 0; n <= recording.length; n += stride) {
    for (const { line, bindings } of board.activeLines(n)) {
      active.add(line);
      for (const { text } of bindings) bound.add(text);
    }
  }
  expect(lines).toEqual(expect.arrayContaining([...active]));
  expect([...bound].filter((text) => /\?|undefined/.test(text))).toEqual([]);
  checkPanels(board, recording);
});

/** The rows of a table at the end. */
function lastRows(recording: Recording, panel: string): readonly string[] {
  const view = relevancyBoard.open(recording).view(panel, recording.length, recording.length);
  if (view.kind !== "table") throw new Error(`${panel} is no table`);
  const rows = Array.from({ length: view.rowCount }, (_, row) => view.row(row));
  return rows.map(({ cells }) => cells.map((parts) => parts.map(({ text }) => text).join("")).join(" | ")).toSorted();
}

const tooLong = ["stacking", "cloning"].flatMap((pipeline) => [0, 60, 150].map((capacity) => ({ pipeline, capacity })));

test.each(tooLong)(
  "past $capacity steps $pipeline is too long to watch: its outcomes are recorded",
  async ({ pipeline, capacity }) => {
    const files = relevancyExamples.flatMap(({ id, file }) => (id === "example-1-constructor" ? [file] : []));
    const program = await compileJava(files);
    const start = (isRecorded: boolean) => startIn(program, { pipeline }, isRecorded, capacity);
    const { recording, result, board } = checkRecordingLaws({ board: relevancyBoard, start, work: 7 });
    expect(result, "the answer is that of the whole run").toEqual(relevancyIn(program, { pipeline }));
    const whole = recordRelevancy(program, { pipeline }).recording;
    expect(lastRows(recording, "relevant-variables")).toEqual(lastRows(whole, "relevant-variables"));
    const outcomes = Array.from({ length: recording.length }, (_, seq) => seq).filter(
      (seq) => board.why(seq, 1)?.rule === `relevancy.rule.${pipeline === "cloning" ? "join-copies" : "outcome"}`,
    );
    const step = recording.length - outcomes.length - 1;
    expect(step, "one step stands for those that are left out").toBe(capacity);
    expect(board.title(step).id).toBe("relevancy.what.unrecorded");
    expect(recording.steps.fact(step).a).toBe(whole.length - outcomes.length - capacity);
    expect(board.why(outcomes[0] ?? 0, 5)?.premises.map(({ rule }) => rule)).toContain("relevancy.rule.unrecorded");
    expect(recording.agendaAt(recording.length)).toEqual([]);
  },
);

function checkPanels(board: BoardSession, recording: Recording): void {
  for (const { id, kind } of relevancyBoard.panels) {
    const view = board.view(id, recording.length, recording.length - 1);
    expect(view.kind).toBe(kind);
    if (view.kind === "table") {
      const rows = Array.from({ length: view.rowCount }, (_, row) => view.row(row));
      expect(rows.filter(({ cells }) => cells.length !== view.columns.length)).toEqual([]);
    }
    if (view.kind === "graph") {
      const nodes = new Set(view.model.nodes.map((node) => node.id));
      const { edges } = view.model;
      expect(edges.filter(({ source, target }) => !nodes.has(source) || !nodes.has(target))).toEqual([]);
      expect(edges.filter((edge) => board.factOf(edge.id) === undefined)).toEqual([]);
    }
  }
}

test("the phases are those of the analysis: each begins with its first step", async () => {
  const { recording } = recordRelevancy(
    await compileJava("class A { static void main() { int s = Symbolic.integer(); int x = s; } }"),
    {},
  );
  const phases = relevancyBoard.open(recording).phases();
  expect(phases.map(({ name }) => name)).toEqual([
    { id: "relevancy.phase.build-graph", values: {} },
    { id: "relevancy.phase.encode", values: {} },
    { id: "pushdown.phase.post", values: {} },
    { id: "pushdown.phase.read-out", values: {} },
  ]);
  const procedures = phases.map(
    ({ from }) =>
      relevancyBoard
        .open(recording)
        .activeLines(from + 1)
        .at(-1)?.procedure,
  );
  expect(procedures).toEqual(["BuildGraph", "Encode", "PostStar", "ReadOut"]);
});

test("the whole story of a field: outcomes at line ends, hover, and why", async () => {
  const program = await compileJava(
    "class A { int f; static void main() { int s = Symbolic.integer();\nA a = new A();\na.f = s;\nint x = a.f;\nint y = 1; } }",
  );
  const { recording, result } = recordRelevancy(program, {});
  const board = relevancyBoard.open(recording);
  const end = recording.length;
  expect(board.hints(end, end - 1).map(({ line, text }) => `${line} ${text}`)).toEqual([
    "2 r2",
    "1 s ●",
    "4 x ●",
    "5 y ○",
  ]);
  expect(hoverAt(board, "A.java", 4, "x", end)).toBe("`ra(x) = any` ●");
  const table = board.view("relevant-variables", end, end);
  if (table.kind !== "table") throw new Error("no table");
  const rows = Array.from({ length: table.rowCount }, (_, row) => table.row(row));
  const row = rows.find(({ cells }) => cells[0]?.[0]?.text === "x");
  const derivation = board.why(row?.fact ?? -1, 100);
  const texts: string[] = [];
  const walk = (each: typeof derivation): void => {
    if (each === undefined) return;
    texts.push(each.text);
    for (const premise of each.premises) walk(premise);
  };
  walk(derivation);
  expect(texts).toContain("ra(x, A.main()) = any");
  expect(texts).toContain("(env, A.main()) –any→ (s, A.main())");
  expect(texts).toContain("(s, A.main()) ⇝ (o2.f, A.main())");
  expect(texts).toContain("(o2.f, A.main()) ⇝ (x, A.main())");
  expect(result.variables.find((each) => each.kind === "field")?.weight).toBe("any");
});

test("the saturation is the pushdown engine's, and each of its steps leads to the edge behind its rule and back", async () => {
  const program = await compileJava(
    "class A { static int g; static int id(int n) { g = n; return n; } static void main() { int s = Symbolic.integer(); int x = id(s); int y = id(3); int z = g; } }",
  );
  const { recording } = recordRelevancy(program, { encoding: "split" });
  expect(recording.sections.map(({ name }) => name)).toEqual(["relevancy", "pushdown"]);
  const board = relevancyBoard.open(recording);
  const elements = Array.from({ length: recording.length }, (_, seq) => board.elements(seq));
  const rulesOf = new Map(
    elements.flatMap(([first = "", ...others]) => (first.startsWith("e") ? [[first, others]] : [])),
  );
  expect([...rulesOf.values()].filter((others) => !others.some((element) => element.startsWith("r")))).toEqual([]);
  const fired = elements.filter(([first = ""]) => first.startsWith("t")).filter((all) => all.some(isRule));
  expect(fired.length).toBeGreaterThan(10);
  for (const all of fired) {
    const edge = all.find((element) => element.startsWith("e")) ?? "";
    expect(rulesOf.get(edge), all.join()).toContain(all.find(isRule));
  }
});

function isRule(element: string): boolean {
  return element.startsWith("r");
}

test("the dependence graph says its rows, the ribbons of its calls, and of what a slice may be asked", async () => {
  const file = relevancyExamples.find(({ id }) => id === "example-1-constructor")?.file;
  const { recording } = recordRelevancy(await compileJava(file === undefined ? [] : [file]), {});
  const view = relevancyBoard.open(recording).view("dependence-graph", recording.length, 0);
  if (view.kind !== "graph") throw new Error("the dependence graph is no graph");
  const { groups, nodes, edges, goals } = view.model;
  expect(groups.map(({ label, row }) => `${row} ${label}`)).toEqual(["0 main", "1 <init>", "1 IncL", "1 GetL"]);
  const ribbon = edges.filter(({ bundle }) => bundle?.label === "↑ r10").map(({ source, target }) => [source, target]);
  const labels = new Map(nodes.map(({ id, label }) => [id, label]));
  expect(ribbon.map((ends) => ends.map((end) => labels.get(end)))).toEqual([
    ["ret", "ret·r10"],
    ["ret·r10", "q"],
  ]);
  expect(nodes.filter(({ role }) => role === "passing").map(({ label }) => label)).toEqual([
    "arg1",
    "arg1",
    "arg1",
    "$1",
    "$2",
    "$1",
  ]);
  expect(goals?.nodes.map((id) => labels.get(id))).toEqual(["args", "s", "t", "c", "d", "p", "q", "x", "t"]);
  expect(labels.get(goals?.first ?? "")).toBe("q");
});

test("cloning has a recording of its own: copies, what reaches them, and outcomes with their reasons", async () => {
  const file = relevancyExamples.find(({ id }) => id === "recursive-calls")?.file;
  const program = await compileJava(file === undefined ? [] : [file]);
  const [stacking, cloning] = ["stacking", "cloning"].map((pipeline) => recordRelevancy(program, { pipeline }));
  if (stacking === undefined || cloning === undefined) throw new Error("no recordings");
  expect(cloning.recording.sections.map(({ name }) => name)).toEqual(["relevancy", "cloning"]);
  const board = relevancyBoard.open(cloning.recording);
  expect(board.phases().map(({ name }) => name.id)).toEqual([
    "relevancy.phase.build-graph",
    "relevancy.phase.clone",
    "relevancy.phase.reach",
  ]);
  expect(board.pseudocode().map(({ name }) => name)).toEqual(["BuildGraph", "JoinCopies", "Clone", "Reach"]);
  expect(
    relevancyBoard
      .open(stacking.recording)
      .pseudocode()
      .map(({ name }) => name),
  ).not.toContain("Clone");
  const graph = board.view("cloned-graph", cloning.recording.length, 0);
  if (graph.kind !== "graph") throw new Error("the copies are no graph");
  const copies = graph.model.groups.map(({ label }) => label).filter((label) => label.includes("power"));
  expect(copies.length, "one copy of power for each call site").toBe(3);
  // With one call site the innermost calls look alike, wherever the recursion started: the lesson says so.
  expect(outcomeOf(cloning, "b")).toBe("ra(b, Driver.main(String[])) = any");
  expect(outcomeOf(stacking, "b")).toBe("ra(b, Driver.main(String[])) = const");
  const why = board.why(seqOf(cloning, "ra(b, Driver.main(String[])) = any"), 400);
  expect(why?.premises.map(({ text }) => text)).toEqual(["w(b, []:Driver.main(String[])) = any"]);
});

function outcomeOf({ recording }: ReturnType<typeof recordRelevancy>, variable: string): string | undefined {
  const board = relevancyBoard.open(recording);
  const names = Array.from({ length: recording.length }, (_, seq) => board.comparable(seq)?.name ?? "");
  return names.findLast((name) => name.startsWith(`ra(${variable},`));
}

function seqOf({ recording }: ReturnType<typeof recordRelevancy>, name: string): number {
  const board = relevancyBoard.open(recording);
  return Array.from({ length: recording.length }, (_, seq) => board.comparable(seq)?.name).lastIndexOf(name);
}

test("when stacking encodes an edge, cloning has copied it", async () => {
  const program = await compileJava(
    "class A { static int id(int n) { return n; } static void main() { int s = Symbolic.integer(); int x = id(s); int y = id(3); } }",
  );
  const alike = (pipeline: string) => {
    const { recording } = recordRelevancy(program, { pipeline });
    const board = relevancyBoard.open(recording);
    return Array.from({ length: recording.length }, (_, seq) => board.comparable(seq)?.alike);
  };
  const cloning = new Set(alike("cloning"));
  const encoded = alike("stacking").filter((each) => each !== undefined && cloning.has(each));
  expect(encoded).toContain("(env, A.main()) –any→ (s, A.main()) ✓");
  expect(encoded).toContain("ra(x, A.main()) = any");
});

test.each([
  ["stacking", "transitions", "copies"],
  ["cloning", "copies", "transitions"],
])("a recording of %s has its own tables alone", async (pipeline, own, other) => {
  const files = relevancyExamples.flatMap(({ id, file }) => (id === "example-1-constructor" ? [file] : []));
  const { recording } = recordRelevancy(await compileJava(files), { pipeline });
  const board = relevancyBoard.open(recording);
  expect([own, other, "relevant-variables", "nothing"].map((panel) => board.has(panel))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
