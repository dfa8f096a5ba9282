import { expect, test } from "vitest";
import { type Recorded, record } from "../../testing/points-to/record.ts";
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
      .cells.filter((_, column) => column !== table.groupedBy)
      .map((cell) => cell.map((part) => part.text).join(", "))
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
  const label = new Map(view.model.nodes.map((node) => [node.id, node.fullLabel ?? node.label]));
  const named = (isDrawnOnly: boolean): readonly string[] =>
    view.model.edges
      .filter((edge) => (edge.isDrawnOnly === true) === isDrawnOnly)
      .map((edge) => `${label.get(edge.source)} → ${label.get(edge.target)}`);
  expect(named(true), "receivers").toEqual(["[]:c → [4]:C.m_this"]);
  expect(named(false)).toEqual(["[4]:n1 → [14]:n", "[14]:n → [4]:x", "[4]:n2 → [15]:n", "[15]:n → [4]:y"]);
  expect(view.model.nodes.map((node) => `${node.fullLabel ?? node.label} ${view.sublabel(node.id)?.text}`)).toEqual([
    "[]:c {o3}",
    "[4]:C.m_this {o3}",
    "[4]:n1 {o12}",
    "[4]:n2 {o13}",
    "[14]:n {o12}",
    "[4]:x {o12}",
    "[15]:n {o13}",
    "[4]:y {o13}",
  ]);
});

/** The steps [from, to): the pseudocode line that each marks, in its procedure, and what it is about. */
function walk(
  { recording, board }: Pick<Recorded, "recording" | "board">,
  from: number,
  to: number,
): readonly string[] {
  const texts = new Map(
    board.pseudocode().flatMap(({ lines }) => lines.map(({ line, pieces }) => [line, pieces.map(({ text }) => text)])),
  );
  return Array.from({ length: to - from }, (_, index) => {
    const [inner] = board.activeLines(from + index + 1);
    const line = texts.get(inner?.line ?? -1)?.join("");
    return `${recording.steps.kind(from + index)} | ${inner?.procedure}: ${line} | ${board.why(from + index, 1)?.text}`;
  });
}

test("1-call-site example: each pause of the slides while ⟨[]:c,{o3}⟩ is processed, at its line", async () => {
  const recorded = await record([oneCallSite.file], lectureOptions);
  const [from = 0, to = 0] = iterationStarts(recorded.recording);
  expect(walk(recorded, from, to)).toEqual([
    "take | Solve: remove ⟨n, pts⟩ from WL | ⟨[]:c, {o3}⟩",
    "derive | Solve: Δ = pts − pt(n) | Δ = {o3}",
    "derive | Propagate: pt(n) ∪= pts | o3 ∈ pt([]:c)",
    "derive | ProcessCall: m = Dispatch(oᵢ, k) | Dispatch(o3, m()) = C.m()",
    "derive | ProcessCall: ct = Select(c, l, c′:oᵢ) | Select([], 4, o3) = [4]",
    "put | ProcessCall: add ⟨ct:mthis, {c′:oᵢ}⟩ to WL | ⟨[4]:C.m_this, {o3}⟩",
    "derive | ProcessCall: add c:l → ct:m to CG | []:4 → [4]:C.m()",
    "derive | AddReachable: add c:m to RM | [4]:C.m() ∈ RM",
    "put | AddReachable: add ⟨c:x, {c:oᵢ}⟩ to WL | ⟨[4]:n1, {o12}⟩",
    "put | AddReachable: add ⟨c:x, {c:oᵢ}⟩ to WL | ⟨[4]:n2, {o13}⟩",
  ]);
});

test("1-call-site example: a Δ with successors is propagated inside Propagate", async () => {
  const recorded = await record([oneCallSite.file], lectureOptions);
  const [, , , , from = 0] = iterationStarts(recorded.recording);
  expect(walk(recorded, from, from + 4)).toEqual([
    "take | Solve: remove ⟨n, pts⟩ from WL | ⟨[14]:n, {o12}⟩",
    "derive | Solve: Δ = pts − pt(n) | Δ = {o12}",
    "derive | Propagate: pt(n) ∪= pts | o12 ∈ pt([14]:n)",
    "put | Propagate: add ⟨s, pts⟩ to WL | ⟨[4]:x, {o12}⟩",
  ]);
});

test("without contexts the walk is that of the C.I. slides: no contexts, and no Select", async () => {
  const recorded = await record([oneCallSite.file], { context: "ci", profile: "lecture" });
  const [from = 0, to = 0] = iterationStarts(recorded.recording);
  expect(walk(recorded, 0, to)).toEqual([
    "derive | AddReachable: add m to RM | C.main() ∈ RM",
    "put | AddReachable: add ⟨x, {oᵢ}⟩ to WL | ⟨c, {o3}⟩",
    "take | Solve: remove ⟨n, pts⟩ from WL | ⟨c, {o3}⟩",
    "derive | Solve: Δ = pts − pt(n) | Δ = {o3}",
    "derive | Propagate: pt(n) ∪= pts | o3 ∈ pt(c)",
    "derive | ProcessCall: m = Dispatch(oᵢ, k) | Dispatch(o3, m()) = C.m()",
    "put | ProcessCall: add ⟨mthis, {oᵢ}⟩ to WL | ⟨C.m_this, {o3}⟩",
    "derive | ProcessCall: add l → m to CG | 4 → C.m()",
    "derive | AddReachable: add m to RM | C.m() ∈ RM",
    "put | AddReachable: add ⟨x, {oᵢ}⟩ to WL | ⟨n1, {o12}⟩",
    "put | AddReachable: add ⟨x, {oᵢ}⟩ to WL | ⟨n2, {o13}⟩",
  ]);
  expect(from).toBe(2);
  expect(stateAt(recorded.board, recorded.recording.length)).toEqual({
    WL: [],
    CG: ["4 → C.m()", "14 → C.id(Number)", "15 → C.id(Number)", "16 → One.get()", "16 → Two.get()"],
    RM: ["C.main()", "C.m()", "C.id(Number)", "One.get()", "Two.get()"],
  });
});

test("with larger steps a call takes as many as it has entries and edges: Dispatch and Select lead to the first", async () => {
  const { recording, board } = await record([oneCallSite.file], lectureOptions);
  const starts: (string | undefined)[] = [];
  const [from = 0, to = 0] = iterationStarts(recording);
  for (let n = from; n < to; n = recording.nextStop(n, "rule")) starts.push(board.why(n, 1)?.text);
  expect(starts).toEqual([
    "⟨[]:c, {o3}⟩",
    "Dispatch(o3, m()) = C.m()",
    "[]:4 → [4]:C.m()",
    "⟨[4]:n1, {o12}⟩",
    "⟨[4]:n2, {o13}⟩",
  ]);
  const [, dispatch = 0, edge = 0] = [from, recording.nextStop(from, "rule"), recording.nextStop(from + 3, "rule")];
  const told = board.explain(edge, dispatch);
  expect(told.what.map(({ id }) => id)).toEqual(["points-to.what.dispatch"]);
  expect(told.effect.map(({ id }) => id)).toEqual(["points-to.what.select", "points-to.what.put"]);
  expect(told.rule?.conclusion).toBe("⟨[4]:C.m_this, {o3}⟩ ∈ WL");
});

test("an entry that brings nothing new ends with its empty Δ", async () => {
  const recorded = await record("class A { static void main() { A a = new A(); a = a; a = new A(); } }", {
    profile: "lecture",
  });
  const { recording, board } = recorded;
  const empty = recording.section("points-to").births(5);
  const last = empty.at(empty.length - 1);
  expect(walk(recorded, last - 1, recording.length)).toEqual([
    "take | Solve: remove ⟨n, pts⟩ from WL | ⟨a, {o1b}⟩",
    "derive | Solve: Δ = pts − pt(n) | Δ = ∅",
  ]);
  expect(board.explain(last + 1, last).rule).toMatchObject({
    premises: [{ text: "⟨a, {o1b}⟩" }, { text: "pt(a) = {o1a, o1b}" }],
    conclusion: "Δ = ∅",
  });
  expect(board.explain(last + 1, last - 1).rule?.conclusion, "a stride of both").toBe("Δ = ∅");
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

test("Select’s answer stands there once it is asked, Δ once it is known", async () => {
  const { recording, board } = await record([oneCallSite.file], lectureOptions);
  const section = recording.section("points-to");
  const textsAfter = (seq: number) =>
    board.activeLines(seq + 1).flatMap(({ bindings }) => bindings.map(({ text }) => text));
  const dispatch = section.births(6).at(1);
  expect(textsAfter(dispatch)).toContain("m = C.id(Number)");
  expect(textsAfter(dispatch).filter((text) => text.startsWith("cᵗ"))).toEqual([]);
  expect(textsAfter(dispatch + 1)).toContain("cᵗ = [14]");
  const difference = section.births(5).at(0);
  expect(textsAfter(difference - 1)).toEqual(["n = []:c, pts = {o3}"]);
  expect(textsAfter(difference)).toEqual(["n = []:c, pts = {o3}", "Δ = {o3}"]);
});

test("an entry that comes along an edge names that edge once", async () => {
  const { recording, board } = await record([oneCallSite.file], lectureOptions);
  for (let seq = 0; seq < recording.length; seq++) {
    if (recording.steps.kind(seq) !== "put") continue;
    const premises = board.explain(seq + 1, seq).rule?.premises.map((premise) => premise.text) ?? [];
    expect(new Set(premises).size).toBe(premises.length);
  }
});

const called = "class A {\n static void main() { new A().go(); }\n void go() { help(); }\n static void help() {}\n}";

test.each([
  ["1-call", ["why.select call", "why.select.static call"]],
  ["1-obj", ["why.select obj", "why.select.static obj"]],
  ["s-2obj", ["why.select hybrid", "why.select.static mixed"]],
])("Select says how %s chooses for a call on an object and for a static one", async (context, words) => {
  const { recording, board } = await record(called, { context, profile: "lecture" });
  expect(selections(recording, board)).toEqual(words);
});

test("Select says that a method which was not chosen has no contexts", async () => {
  const options = { context: "1-call", profile: "lecture", selective: "A.help" };
  const { recording, board } = await record(called, options);
  expect(selections(recording, board)).toEqual(["why.select.unchosen call", "why.select.static call"]);
});

/** The messages that say why Select answers so, each with the family of the selector. */
function selections(recording: Recording, board: BoardSession): readonly string[] {
  const steps = recording.section("points-to").births(7);
  return Array.from({ length: steps.length }, (_, index) => {
    const [why] = board.explain(steps.at(index) + 1, steps.at(index)).why;
    return `${why?.id.replace("points-to.", "")} ${why?.values["family"]}`;
  });
}

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

test("rows of pt and CG stand together by their method, whatever its contexts; fields stand apart", async () => {
  const source = `class C { C f;
  static void main() { C a = new C(); C b = new C(); a.set(b); b.set(a); C r = a.f; }
  void set(C x) { this.f = x; } }`;
  const { board, recording } = await record(source, { context: "1-call", heap: 0, profile: "lecture" });
  for (let n = 0; n <= recording.length; n++)
    for (const panel of ["points-to-sets", "call-graph-edges"]) {
      const table = board.view(panel, n, n);
      if (table.kind !== "table") throw new Error(`${panel} is a table`);
      const methods = Array.from({ length: table.rowCount }, (_, index) => table.row(index).cells[2]?.[0]?.text);
      const heads = methods.filter((method, index) => method !== methods[index - 1]);
      expect(heads, `${panel}, ${n}`).toEqual([...new Set(methods)]);
      if (n === recording.length)
        expect(heads).toEqual(panel === "points-to-sets" ? ["C.main()", "C.set(C)", "fields"] : ["C.main()"]);
    }
});

test.each(["ci", "1-call"])(
  "%s: in the box of its method a variable says neither method nor context",
  async (context) => {
    const source = `class C {
  static void main() { C first = new C(); first.other(first); }
  void other(C first) { C second = this; } }`;
    const { board, recording } = await record(source, { context, heap: 0, profile: "lecture" });
    const view = board.view("pointer-flow-graph", recording.length, recording.length);
    if (view.kind !== "graph") throw new Error("the pointer flow graph is a graph");
    expect(view.model.nodes.map(({ label }) => label).sort()).toEqual(["first", "first", "second", "this"]);
  },
);
