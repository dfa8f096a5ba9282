import { expect, test } from "vitest";
import { record } from "../../testing/points-to/record.ts";
import type { BoardSession, Recording } from "../../trace/index.ts";
import { oneCallSite } from "./page/lessons/lectures/one-call-site.ts";

/** The state after n steps as the slides print it. */
function stateAt(board: BoardSession, n: number): Record<"WL" | "CG" | "RM", readonly string[]> {
  const worklist = board.view("worklist", n, n);
  if (worklist.kind !== "queue") throw new Error("the worklist is a queue");
  return {
    WL: Array.from({ length: worklist.itemCount }, (_, index) => worklist.item(index).text.replace(", {", ",{")),
    CG: tableAt(board, "call-graph-edges", n, " → "),
    RM: tableAt(board, "reachable-methods", n, ""),
  };
}

function tableAt(board: BoardSession, panel: string, n: number, glue: string): readonly string[] {
  const table = board.view(panel, n, n);
  if (table.kind !== "table") throw new Error(`${panel} is a table`);
  return Array.from({ length: table.rowCount }, (_, index) =>
    table
      .row(index)
      .cells.map((cell) => cell.map((part) => part.text).join(", "))
      .join(glue),
  );
}

/** The positions at which an iteration of Solve's loop begins, and the end. */
function iterationStarts(recording: Recording): readonly number[] {
  const starts: number[] = [];
  for (let n = recording.nextStop(0, "iteration"); n < recording.length; n = recording.nextStop(n, "iteration"))
    starts.push(n);
  return [...starts, recording.length];
}

const lectureOptions = { ...oneCallSite.presets[0]?.options };

test("1-call-site example: WL, CG and RM at every stage of the slides", async () => {
  const { recording, board } = await record([oneCallSite.file], lectureOptions);
  const stages = iterationStarts(recording).map((n) => stateAt(board, n));

  expect(stateAt(board, 0)).toEqual({ WL: [], CG: [], RM: [] });
  // After AddReachable([]:C.main()).
  expect(stages[0]).toEqual({ WL: ["⟨[]:c,{o3}⟩"], CG: [], RM: ["[]:C.main()"] });
  // After processing ⟨[]:c,{o3}⟩.
  expect(stages[1]).toEqual({
    WL: ["⟨[4]:C.m_this,{o3}⟩", "⟨[4]:n1,{o12}⟩", "⟨[4]:n2,{o13}⟩"],
    CG: ["[]:4 → [4]:C.m()"],
    RM: ["[]:C.main()", "[4]:C.m()"],
  });
  // After processing ⟨[4]:C.m_this,{o3}⟩: both calls of id, each under its own call site.
  expect(stages[2]).toEqual({
    WL: ["⟨[4]:n1,{o12}⟩", "⟨[4]:n2,{o13}⟩"],
    CG: ["[]:4 → [4]:C.m()", "[4]:14 → [14]:C.id(Number)", "[4]:15 → [15]:C.id(Number)"],
    RM: ["[]:C.main()", "[4]:C.m()", "[14]:C.id(Number)", "[15]:C.id(Number)"],
  });
  expect(stages.at(-1)).toEqual({
    WL: [],
    CG: ["[]:4 → [4]:C.m()", "[4]:14 → [14]:C.id(Number)", "[4]:15 → [15]:C.id(Number)", "[4]:16 → [16]:One.get()"],
    RM: ["[]:C.main()", "[4]:C.m()", "[14]:C.id(Number)", "[15]:C.id(Number)", "[16]:One.get()"],
  });
});

test("1-call-site example: the pointer flow graph of the last slide", async () => {
  const { recording, board } = await record([oneCallSite.file], lectureOptions);
  const view = board.view("pointer-flow-graph", recording.length, recording.length);
  if (view.kind !== "graph") throw new Error("the pointer flow graph is a graph");
  const label = new Map(view.model.nodes.map((node) => [node.id, node.label]));
  expect(view.model.edges.map((edge) => `${label.get(edge.source)} → ${label.get(edge.target)}`)).toEqual([
    "[4]:n1 → [14]:n",
    "[14]:n → [4]:x",
    "[4]:n2 → [15]:n",
    "[15]:n → [4]:y",
  ]);
  expect(view.model.nodes.map((node) => `${node.label} ${view.sublabel(node.id)?.text}`)).toEqual([
    "[]:c {o3}",
    "[4]:this {o3}",
    "[4]:n1 {o12}",
    "[4]:n2 {o13}",
    "[14]:n {o12}",
    "[4]:x {o12}",
    "[15]:n {o13}",
    "[4]:y {o13}",
  ]);
});

test("1-call-site example: the order of steps while ⟨[]:c,{o3}⟩ is processed", async () => {
  const { recording, board } = await record([oneCallSite.file], lectureOptions);
  const [from = 0, to = 0] = iterationStarts(recording);
  const steps = Array.from(
    { length: to - from },
    (_, index) => `${recording.steps.kind(from + index)} ${board.why(from + index, 1)?.text}`,
  );
  expect(steps).toEqual([
    "take ⟨[]:c, {o3}⟩",
    "derive o3 ∈ pt([]:c)",
    "put ⟨[4]:C.m_this, {o3}⟩",
    "derive []:4 → [4]:C.m()",
    "derive [4]:C.m() ∈ RM",
    "put ⟨[4]:n1, {o12}⟩",
    "put ⟨[4]:n2, {o13}⟩",
  ]);
});

test("1-call-site example: why o12 ∈ pt([4]:x), in the rules of the slides", async () => {
  const { recording, board } = await record([oneCallSite.file], lectureOptions);
  const seq = Array.from({ length: recording.length }, (_, index) => index).find(
    (index) => recording.steps.kind(index) === "derive" && board.why(index, 1)?.text === "o12 ∈ pt([4]:x)",
  );
  const derivation = board.why(seq ?? -1, 100);
  expect(derivation?.rule).toBe("points-to.rule.return");
  expect(derivation?.premises.map((premise) => premise.text)).toEqual([
    "o12 ∈ pt([14]:n)",
    "[4]:14 → [14]:C.id(Number)",
  ]);
  expect(derivation?.premises[1]?.side).toEqual([
    "Dispatch(o3, id(Number)) = C.id(Number)",
    "Select([4], 14, o3) = [14]",
  ]);
});

test("bindings stand beside the pseudocode line that is executed", async () => {
  const { recording, board } = await record([oneCallSite.file], lectureOptions);
  const callEdge = recording.section("points-to").births(3).at(1);
  const [inner] = board.activeLines(callEdge + 1);
  expect(inner?.procedure).toBe("ProcessCall");
  expect(inner?.bindings.map((binding) => binding.text)).toEqual([
    "c:x = [4]:C.m_this, c′:oᵢ = o3",
    "l = 14",
    "m = C.id(Number)",
    "cᵗ = [14]",
  ]);
});

test("an entry that comes along an edge names that edge once", async () => {
  const { recording, board } = await record([oneCallSite.file], lectureOptions);
  for (let seq = 0; seq < recording.length; seq++) {
    if (recording.steps.kind(seq) !== "put") continue;
    const premises = board.explain(seq + 1, seq).rule?.premises.map((premise) => premise.text) ?? [];
    expect(new Set(premises).size).toBe(premises.length);
  }
});

test("contexts of more than eight elements are shortened on the screen, not in the result", async () => {
  const recursion = "class A {\n static void main() { new A().go(); }\n void go() { A a = new A(); a.go(); }\n}";
  const { recording, board, result } = await record(recursion, {
    context: "inf-call",
    profile: "lecture",
    maxSteps: 300,
  });
  const reached = tableAt(board, "reachable-methods", recording.length, "");
  expect(reached).toContain("[2,3,3,3,3,3,3,3]:A.go()");
  expect(reached).toContain("[2,3,…4…,3,3,3]:A.go()");
  expect(result.reachable.some(({ context }) => context.length > 8)).toBe(true);
});
