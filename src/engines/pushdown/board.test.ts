import { expect, test } from "vitest";
import { kindsOfWeights } from "../../testing/pushdown/pushdown-suite.ts";
import { randomProblem } from "../../testing/pushdown/random-pushdown.ts";
import { type Recorded, recordPushdown } from "../../testing/pushdown/record-pushdown.ts";
import type { TableView } from "../../trace/index.ts";
import { replayOf } from "./board.ts";
import type { PushdownProblem } from "./index.ts";
import { SymbolReader } from "./story/read-symbols.ts";
import { factKinds } from "./story/vocabulary.ts";

const recursion = `semiring min-plus
start <p, main>
<p, main> -> <p, f r1> [1]
<p, f> -> <p, f r2> [2]
<p, f> -> <q, > [3]
<q, r2> -> <q, > [1]
<q, r1> -> <q, main>`;

function tableOf({ board, recording }: Recorded, panel: string): readonly string[] {
  const view = board.view(panel, recording.length, recording.length) as TableView;
  return Array.from({ length: view.rowCount }, (_, index) =>
    view
      .row(index)
      .cells.map((cell) => cell.map((part) => part.text).join(""))
      .join(" "),
  );
}

test("post* of a recursion: transitions and tops", () => {
  const run = recordPushdown(recursion, { direction: "post" });
  expect(tableOf(run, "transitions")).toEqual([
    "p main final 0",
    "p f ⟨p,f⟩ 0",
    "⟨p,f⟩ r1 final 1",
    "⟨p,f⟩ r2 ⟨p,f⟩ 2",
    "q ε ⟨p,f⟩ 3",
    "q r1 final 4",
    "q r2 ⟨p,f⟩ 5",
    "q main final 4",
  ]);
  expect(tableOf(run, "tops")).toEqual(["p main 0", "p f 1", "q r1 4", "q r2 6", "q main 4"]);
  expect(run.result.tops).toContainEqual({ state: "q", symbol: "main", weight: 4 });
});

test("pre* of the same: what reaches q with main on top", () => {
  const run = recordPushdown(recursion.replace("start <p, main>", "start <q, main>"), { direction: "pre" });
  expect(run.result.tops).toContainEqual({ state: "p", symbol: "main", weight: 4 });
});

test("a transition and the rule that made it in this step have the same number, and both are marked", () => {
  const { recording, board } = recordPushdown(recursion, { direction: "post" });
  const tied = Array.from({ length: recording.length }, (_, seq) => {
    const graph = board.view("p-automaton", seq + 1, seq);
    const rules = board.view("pushdown-rules", seq + 1, seq);
    if (graph.kind !== "graph" || rules.kind !== "table") throw new Error("these are no views");
    const edges = graph.model.edges.flatMap(({ id }) => graph.edgeLabel?.(id)?.tie ?? []);
    const rows = Array.from({ length: rules.rowCount }, (_row, index) => rules.row(index)).filter(({ isNew }) => isNew);
    expect(edges).toEqual(rows.map(({ cells }) => cells[0]?.[0]?.text));
    return edges;
  });
  expect(tied.flat()).toEqual(["Δ1", "Δ1", "Δ2", "Δ2", "Δ3", "Δ5", "Δ4"]);
});

test("a top of stack lights up the transitions that read it", () => {
  const { recording, board } = recordPushdown(recursion, { direction: "post" });
  const elements = Array.from({ length: recording.length }, (_, seq) => board.elements(seq));
  const top = elements.find(([first]) => first?.startsWith("o"));
  const graph = board.view("p-automaton", recording.length, recording.length);
  if (graph.kind !== "graph") throw new Error("this is no graph");
  const read = graph.model.edges.filter(({ id }) => top?.includes(id)).map(({ id }) => graph.edgeLabel?.(id)?.text);
  expect(read).toEqual(["main : 0"]);
});

test("an edge whose weight has risen shows the new one and is marked", () => {
  const run = recordPushdown(
    "semiring min-plus\nstart <p, a>\n<p, a> -> <q, b> [5]\n<p, a> -> <p, c> [1]\n<p, c> -> <q, b> [1]",
    {
      direction: "post",
    },
  );
  const { recording, board } = run;
  const refine = Array.from({ length: recording.length }, (_, seq) => seq).find(
    (seq) => recording.steps.kind(seq) === "refine",
  );
  if (refine === undefined) throw new Error("no weight rises");
  const [edge = ""] = board.elements(refine);
  const labelAt = (n: number, since: number) => {
    const view = board.view("p-automaton", n, since);
    return view.kind === "graph" ? view.edgeLabel?.(edge) : undefined;
  };
  expect(labelAt(refine, refine)).toEqual({ text: "b : 5", fullText: "b : 5", isNew: false });
  expect(labelAt(refine + 1, refine)).toEqual({ text: "b : 2", fullText: "b : 2", isNew: true, tie: "Δ3" });
  expect(board.why(refine, 20)?.side).toEqual(["f(⟨p, c⟩ ↪ ⟨q, b⟩) = 1", "1 ⊗ 1 = 2", "5 ⊕ 2 = 2"]);
  expect(board.explain(refine + 1, refine).rule?.conclusion).toBe("l(q, b, s) = 2");
});

test("a transition is replayed on the pushdown system, calls and returns nested", () => {
  const { recording, board } = recordPushdown(recursion, { direction: "post" });
  const last = board.factOf("t7");
  const replay = last === undefined ? undefined : replayOf(recording.section("pushdown"), last);
  expect(replay?.start).toEqual({ location: "p", stack: ["main"] });
  expect(replay?.nodes().map((node) => `${node.kind} ${node.text}`)).toEqual([
    "rule ⟨p, main⟩ ↪ ⟨p, f r1⟩",
    "call ⟨p, f⟩ ⇒* ⟨q, ε⟩",
    "rule ⟨q, r1⟩ ↪ ⟨q, main⟩",
  ]);
  const steps = [...(replay?.steps() ?? [])].map(
    ({ depth, configuration }) => `${depth} ${configuration.location} ${configuration.stack.join(" ")}`,
  );
  expect(steps).toEqual(["0 p f r1", "1 q r1", "0 q main"]);
});

const systems = kindsOfWeights.flatMap((kind) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({ kind, seed, name: `${kind.semiring.name} ${seed}` })),
);

test.each(systems)("recording laws and replays: $name", ({ kind, seed }) => {
  const problem = randomProblem(seed, kind.semiring, kind.weights);
  for (const direction of ["post", "pre"] as const) {
    const { recording } = recordPushdown(problem, { direction });
    for (let seq = 0; seq < recording.length; seq++) checkReplay(recording, seq, direction, problem);
  }
});

/** A replay starts where it should, each of its rules fits, and it ends where it should. */
function checkReplay(
  recording: Recorded["recording"],
  seq: number,
  direction: "post" | "pre",
  problem: PushdownProblem,
): void {
  const replay = replayOf(recording.section("pushdown"), seq);
  if (replay === undefined || problem.start.kind !== "configuration") return;
  const { location, stack } = problem.start;
  let current = replay.start;
  if (direction === "post") expect(current).toEqual({ location, stack });
  for (const step of replay.steps()) {
    const [from = ""] = step.text.split(" ↪ ");
    expect(from).toBe(`⟨${current.location}, ${current.stack[0]}⟩`);
    current = step.configuration;
  }
  if (direction === "pre") expect(current).toEqual({ location, stack });
  checkWeight(recording, seq, problem, [...replay.steps()]);
}

/** What a top weighs at the end is the weight of the run that is shown, where ⊕ chooses. */
function checkWeight(
  recording: Recorded["recording"],
  seq: number,
  { semiring }: PushdownProblem,
  run: readonly { readonly weight: string }[],
): void {
  const symbols = new SymbolReader(recording.section("pushdown"));
  const { kind, a, b } = recording.steps.fact(recording.steps.about(seq));
  if (kind !== factKinds.top || symbols.isProduct) return;
  const births = symbols.section.births(factKinds.top);
  const facts = Array.from({ length: births.length }, (_, index) => recording.steps.fact(births.at(index)));
  const last = facts.findLast((fact) => fact.a === a && fact.b === b);
  const weight = run.reduce((sum, step) => semiring.extend(sum, semiring.parse(step.weight)), semiring.one);
  expect(semiring.show(weight)).toBe(symbols.weight(last?.c ?? -1));
}

test("why a raised weight holds begins with what raised it, not with the weight before; the replay has the final one", () => {
  const { recording, board } = recordPushdown(
    "semiring min-plus\nstart <p, a>\n<p, a> -> <q, b> [5]\n<p, a> -> <p, c> [1]\n<p, c> -> <q, b> [1]",
    { direction: "post" },
  );
  const about = (text: string) => {
    const seqs = Array.from({ length: recording.length }, (_, seq) => seq);
    return seqs.filter((seq) => board.why(seq, 1)?.text.startsWith(text) && recording.steps.kind(seq) !== "take");
  };
  const raised = about("l(q, b, s) = 2").at(-1) ?? -1;
  expect(board.why(raised, 20)?.premises.map(({ text }) => text)).toEqual(["l(p, c, s) = 1"]);
  for (const seq of [...about("l(q, b, s)"), ...about("top(q, b)")])
    expect([...(board.replay?.(seq)?.steps() ?? [])].map(({ weight }) => weight)).toEqual(["1", "1"]);
});
