import { describe, expect, test } from "vitest";
import { runsThisTime } from "../../testing/seeds.ts";
import { type RecordedSymbolic, recordSymbolic } from "../../testing/symbolic/record-symbolic.ts";
import { addNumbers, symbolicTexts, unconstrained } from "../../testing/symbolic/symbolic-texts.ts";
import type { FormulaView, GalleryView, GraphView, HeapView, QueueView, TableView } from "../../trace/index.ts";
import { symbolicBoard } from "./board.ts";

function tableAt({ board }: RecordedSymbolic, panel: string, n: number): readonly (readonly string[])[] {
  const shown = board.view(panel, n, n) as TableView | GalleryView | FormulaView;
  const view = shown.kind === "table" ? shown : shown.table;
  return Array.from({ length: view.rowCount }, (_, index) =>
    view.row(index).cells.map((cell) => cell.map((part) => part.text).join(" ")),
  );
}

/** The first position after a step with this title text. */
function positionAfter({ recording, board }: RecordedSymbolic, text: string): number {
  for (let seq = 0; seq < recording.length; seq++) if (board.why(seq, 1)?.text.includes(text)) return seq + 1;
  throw new Error(`no step says ${text}`);
}

const strategies = ["separation-logic", "lazy", "black-box"] as const;
const runs = Object.entries(symbolicTexts).flatMap(([name, text]) =>
  strategies.map((strategy) => ({ name: `${name}, ${strategy}`, text, strategy })),
);

test.each(runs)("recording laws: $name", async ({ text, strategy }) => {
  const { recording, board } = await recordSymbolic(text, { depth: strategy === "lazy" ? 1 : 2, size: 1, strategy });
  expect(recording.length).toBeGreaterThan(strategy === "black-box" ? 3 : 20);
  for (let seq = 0; seq < recording.length; seq++) {
    const why = board.why(seq, 20);
    expect(why?.text, `step ${seq}`).not.toMatch(/^$|undefined/);
    expect(why?.rule, `step ${seq}`).toMatch(/^(separation|symbolic)\.rule\../);
    for (const element of board.elements(seq)) expect(board.factOf(element), element).toBeDefined();
    if (recording.steps.kind(seq) !== "take" || !recording.section("symbolic").has(seq)) continue;
    const agenda = board.view("agenda", seq, seq) as QueueView;
    expect(agenda.item(0).fact, `what step ${seq} takes stands first`).toBe(recording.steps.subject(seq));
  }
  expect((board.view("agenda", recording.length, 0) as QueueView).itemCount, "what waits at the end").toBe(0);
});

describe("Sec. 2: adding two numbers", () => {
  const run = recordSymbolic(addNumbers, { depth: 1 });

  test("the execution tree has a child for each disjunct of SV, and paths end with tests", async () => {
    const { recording, board } = await run;
    const { model, sublabel, nodeTone } = board.view("execution-tree", recording.length, 0) as GraphView;
    expect(model.edges.map(({ label }) => label)).toEqual([
      "3: pre(X, Y) by disjunct 1",
      "3: pre(X, Y) by disjunct 2",
      "3: pre(n1, n2) by disjunct 1",
      "3: pre(n1, n2) by disjunct 2",
    ]);
    expect(model.nodes.map(({ id }) => sublabel(id)?.text)).toEqual([
      "enum(X)",
      "return null · test 1",
      "enum(n1)",
      "return l2 · test 2",
      "… cut off: unfoldings",
    ]);
    expect(model.nodes.map(({ id }) => nodeTone?.(id))).toEqual([undefined, undefined, undefined, undefined, "closed"]);
  });

  test("where a path is taken off the agenda Δ is that of the path, not of the one before", async () => {
    const { recording, board } = await run;
    const taken = Array.from({ length: recording.length }, (_, seq) => seq)
      .filter((seq) => recording.steps.kind(seq) === "take" && recording.section("symbolic").has(seq))
      .map((seq) => board.activeLines(seq + 1).flatMap(({ bindings }) => bindings.map(({ text }) => text)));
    expect(taken.map(([delta]) => delta?.replace(/^Δ = (∃[^.]*\. )?/, ""))).toEqual([
      "pre(X, Y)",
      "emp ∧ X = null ∧ Y = null",
      "X ↦ node(val1, n1) ∗ Y ↦ node(val2, n2) ∗ pre(n1, n2)",
      "X ↦ node(val1, n1) ∗ Y ↦ node(val2, n2) ∧ n1 = null ∧ n2 = null",
      "X ↦ node(val1, n1) ∗ Y ↦ node(val2, n2) ∗ n1 ↦ node(val3, n3) ∗ n2 ↦ node(val4, n4) ∗ pre(n3, n4)",
    ]);
  });

  test("a card has what was chosen, the lines that were executed, and the input as far as it is known", async () => {
    const { recording, board } = await run;
    const { cards } = board.view("execution-tree", recording.length, 0) as GraphView;
    const told = ["n0", "n1", "n2", "n3", "n4"].map((id) => cards?.card(id));
    expect(told.map((card) => [card?.name, card?.choice, card?.state, card?.notes.join(" · ")])).toEqual([
      ["#0", "", "open", "4–5"],
      ["#1", "X = null", "passed", "5, 9 · return null · test 1"],
      ["#2", "X ↦ node", "open", "5–7, 5"],
      ["#3", "n1 = null", "passed", "5, 9 · return l2 · test 2"],
      ["#4", "n1 ↦ node", "closed", "… cut off: unfoldings"],
    ]);
    const { stack = [], boxes = [], clouds = [] } = told[2]?.heap ?? {};
    expect(stack.map(({ name, target }) => `${name} ${target}`)).toEqual(["x box:X", "y box:Y"]);
    expect(boxes.map(({ label }) => label)).toEqual(["X", "Y"]);
    expect(clouds.map(({ label }) => label)).toEqual(["pre(n1, n2)"]);
  });

  test("the current node of the tree is that of the heap", async () => {
    const recorded = await run;
    const cardsAt = (n: number) => (recorded.board.view("execution-tree", n, n) as GraphView).cards;
    const split = positionAfter(recorded, "node 2 (");
    expect(cardsAt(0)?.current).toBeUndefined();
    expect(cardsAt(split)?.current).toBe("n0");
    expect(["n1", "n2", "n3"].map((id) => cardsAt(split)?.card(id).state)).toEqual(["waiting", "waiting", "ghost"]);
  });

  test("statements are the reader’s: no temporaries, no jumps to instructions", async () => {
    const { recording, board } = await run;
    const { first = 0 } = recording.section("symbolic");
    const texts = Array.from(
      { length: recording.length - first },
      (_, index) => board.why(first + index, 1)?.text ?? "",
    );
    expect(texts.filter((text) => /\$\d|goto|<init>/.test(text))).toEqual([]);
    for (const text of [
      "x != null — enum(X, Δ, s)",
      "x != null ⇓ true",
      "if (x != null)",
      "x.val + y.val ⇓ val1 + val2",
      "z.next = new node(x.val + y.val, null) — s(l1.next) = l2",
      "on to line 5",
      "return dummyHead.next",
    ])
      expect(texts).toContain(text);
  });

  test("the agenda: depth first, with what was chosen", async () => {
    const recorded = await run;
    const split = positionAfter(recorded, "node 4 (");
    const agenda = recorded.board.view("agenda", split, split - 2) as QueueView;
    expect(agenda.taken?.text).toBe("#2 X ↦ node");
    expect([agenda.item(0), agenda.item(1)].map(({ text, isNew }) => [text, isNew])).toEqual([
      ["#3 n1 = null", true],
      ["#4 n1 ↦ node", true],
    ]);
  });

  test("a node looks closed only from the step on that closes it", async () => {
    const recorded = await run;
    const closed = positionAfter(recorded, "cut off");
    const before = recorded.board.view("execution-tree", closed - 1, 0) as GraphView;
    expect([before.nodeTone?.("n4"), before.sublabel("n4")]).toEqual([undefined, undefined]);
  });

  test("unfolding a cloud: its choices name the children that took them", async () => {
    const recorded = await run;
    const split = positionAfter(recorded, "node 2 (");
    const { pictures } = recorded.board.view("heap", split, split) as HeapView;
    expect(pictures[0]?.clouds).toMatchObject([
      {
        label: "pre(X, Y)",
        mentions: [],
        choices: [
          { text: "emp ∧ a = null ∧ b = null", fact: split - 2 },
          { text: "∃n1, n2. a ↦ node(_, n1) ∗ b ↦ node(_, n2) ∗ pre(n1, n2)", fact: split - 1 },
        ],
      },
    ]);
    const unfolded = positionAfter(recorded, "x = x.");
    const [picture] = (recorded.board.view("heap", unfolded, unfolded - 1) as HeapView).pictures;
    expect(picture?.stack.map(({ name, text, target }) => `${name} ${text} ${target}`)).toEqual([
      "x n1 cloud:pre(n1, n2)",
      "y Y box:Y",
      "dummyHead l1 box:l1",
      "z l1 box:l1",
    ]);
    expect(picture?.boxes.map(({ label, origin }) => `${label} ${origin}`).toSorted()).toEqual([
      "X input",
      "Y input",
      "l1 new",
      "l2 new",
    ]);
  });

  test("a node that is taken is explained by enum and by the disjunct of SV it was made with", async () => {
    const recorded = await run;
    const { recording, board } = recorded;
    const taken = positionAfter(recorded, "return null") + 1;
    const stop = recording.nextStop(taken, "rule");
    const { why, rule, effect } = board.explain(stop, taken);
    expect(why.map(({ id }) => id)).toEqual(["symbolic.why.take", "symbolic.why.scenario-3"]);
    expect(rule?.premises.map(({ text }) => text)).toContain(
      "SV¹(pre) ∋ ∃n1, n2. a ↦ node(_, n1) ∗ b ↦ node(_, n2) ∗ pre(n1, n2)",
    );
    expect(rule?.conclusion).toBe("Δ of #2 gains X ↦ node(val1, n1) ∗ Y ↦ node(val2, n2) ∗ pre(n1, n2)");
    expect(effect.map(({ id }) => id)).toEqual(["symbolic.effect.delta"]);
  });

  test("the path condition tells which node added each conjunct", async () => {
    const recorded = await run;
    expect(tableAt(recorded, "path-condition", positionAfter(recorded, "test 2"))).toEqual([
      ["Δ", "", "∃n1, n2, val1, val2. X ↦ node(val1, n1) ∗ Y ↦ node(val2, n2) ∧ n1 = null ∧ n2 = null"],
      ["κ", "#2", "X ↦ node(val1, n1)"],
      ["κ", "#2", "Y ↦ node(val2, n2)"],
      ["α", "#3", "n1 = null"],
      ["α", "#3", "n2 = null"],
    ]);
  });

  test("test inputs appear as they are made, with the branches of their runs in the margin", async () => {
    const recorded = await run;
    const { board, recording } = recorded;
    expect(tableAt(recorded, "generated-tests", recording.length)).toEqual([
      ["1", "✓", "x = null, y = null", "return 5F"],
      ["2", "✓", "x = ℓ0, y = ℓ1; ℓ0 ↦ node(val: 0, next: null) ∗ ℓ1 ↦ node(val: 0, next: null)", "return 5T 5F"],
    ]);
    const marginAt = (n: number) => board.hints(n, n).map(({ line, text }) => `${line} ${text}`);
    expect(marginAt(positionAfter(recorded, "test 1"))).toEqual(["5 T· F✓"]);
    expect(marginAt(recording.length)).toEqual(["5 T✓ F✓"]);
  });

  test("why: a test rests on its path and, through enum, on the disjunct of SV that Algorithm 1 found", async () => {
    const recorded = await run;
    const why = recorded.board.why(positionAfter(recorded, "test 2") - 1, 100);
    const texts = JSON.stringify(why);
    expect(texts).toContain("SV¹(pre) ∋ emp ∧ a = null ∧ b = null");
    expect(texts).toContain("is sat");
    expect(why?.premises[0]?.rule).toBe("symbolic.rule.end");
  });

  test("Algorithm 1 comes first, then the execution with its agenda", async () => {
    const { recording, board } = await run;
    const { first = 0 } = recording.section("symbolic");
    expect(first).toBeGreaterThan(0);
    expect(board.phases().map(({ name, from }) => [name.id, from])).toEqual([
      ["symbolic.phase.unfolding", 0],
      ["symbolic.phase.execution", first],
    ]);
    expect(symbolicBoard.agendas).toEqual(["symbolic"]);
  });

  test("[S-LOAD] is shown with the cell of Δ that it reads", async () => {
    const recorded = await run;
    const load = positionAfter(recorded, "x = x.");
    const { rule } = recorded.board.explain(load, load - 1);
    expect(rule?.name).toBe("symbolic.rule.S-LOAD");
    expect(rule?.premises.map(({ text }) => text)).toContain("X ↦ node(val1, n1) ∈ Δ");
    expect(rule?.conclusion).toBe("s(x) = n1");
    expect(recorded.board.hints(load, load - 1).map(({ text }) => text)).toContain("x = n1");
  });
});

test("the gallery: failures first, small inputs before large ones, each with its outcome, line, path and branches", async () => {
  const { board, recording } = await recordSymbolic(unconstrained, { depth: 2 });
  const { cards } = board.view("generated-tests", recording.length, recording.length) as GalleryView;
  expect(cards.map(({ name, outcome, place, origin }) => [name, outcome, place?.line, origin?.name])).toEqual([
    ["test 2", "NullPointerException", 5, "#4"],
    ["test 3", "NullPointerException", 5, "#5"],
    ["test 7", "ArithmeticException", 7, "#15"],
    ["test 5", "ArithmeticException", 7, "#13"],
    ["test 1", "return 0", 4, "#3"],
    ["test 8", "return 0", 4, "#7"],
    ["test 4", "return", 7, "#12"],
    ["test 6", "return", 7, "#14"],
  ]);
  expect(cards.map(({ isFailure }) => isFailure)).toEqual([true, true, true, true, false, false, false, false]);
  expect(
    cards.slice(0, 2).map(({ call }) => call),
    "the call with its arguments",
  ).toEqual(["sum(a = null, b)", "sum(a, b = null)"]);
  expect(cards[0]?.marks.map(({ text }) => text)).toEqual(["4T", "4F", "5aT", "5aF", "5bF"]);
  expect(cards[0]?.marks.filter(({ isOn }) => isOn).map(({ text }) => text)).toEqual(["4F"]);
});

test("forward and back, the gallery has the inputs made so far, and only those of the step are new", async () => {
  const { board, recording } = await recordSymbolic(unconstrained, { depth: 2 });
  const cardsAt = (n: number) => (board.view("generated-tests", n, n - 1) as GalleryView).cards;
  const made = cardsAt(recording.length).map(({ fact }) => fact);
  const forward = Array.from({ length: recording.length + 1 }, (_, n) => n);
  for (const n of [...forward, ...forward.toReversed()]) {
    const cards = cardsAt(n);
    expect(cards.map(({ fact }) => fact).sort(), `step ${n}`).toEqual(made.filter((fact) => fact < n).sort());
    expect(
      cards.filter(({ isNew }) => isNew).map(({ fact }) => fact),
      `step ${n}`,
    ).toEqual(made.filter((fact) => fact === n - 1));
  }
});

test("what a path returns is said with the number that the input gives to its symbol", async () => {
  const text = {
    java: `class cell { int k; cell next; }
class Main {
  static int last(cell c) {
    return c.next == null ? c.k : c.next.k;
  }
}`,
    sl: "data cell { int k; cell next; } pre last == exists n, i. c -> cell(i, n) & i = 7;",
  };
  const { board, recording } = await recordSymbolic(text, { depth: 1 });
  const { cards } = board.view("generated-tests", recording.length, 0) as GalleryView;
  expect(cards.map(({ outcome }) => outcome)).toContain("return 7");
});

test("what no input can do is marked at the end: an infeasible side, a closed node", async () => {
  const recorded = await recordSymbolic(unconstrained, { depth: 2 });
  const { board, recording } = recorded;
  expect(board.hints(recording.length, recording.length).map(({ text }) => text)).toEqual([
    "T✓ F✓",
    "a T✓ F✓",
    "b T✗ F✓",
  ]);
  const tree = board.view("execution-tree", recording.length, 0) as GraphView;
  const infeasible = tree.model.nodes.filter(({ shape }) => shape === "path-infeasible");
  expect(infeasible.map(({ id }) => tree.sublabel(id)?.text)).toEqual(["✗ infeasible"]);
});

test("a contradictory precondition is what is said before the first step, and the run has no others", async () => {
  const sl = "data node { int val; node next; } pre add == x -> node(_, null) & x = null;";
  const { board, recording, result } = await recordSymbolic({ ...addNumbers, sl });
  const said = (n: number) => JSON.stringify(board.explain(n, n - 1));
  const [finding] = result.findings;
  expect(finding?.text).toMatch(/contradicts itself/);
  expect(recording.length).toBe(1);
  expect(said(0)).toContain(finding?.text);
  expect(said(1)).toContain(finding?.text);
});

test("an input whose run does not end stands in the gallery among the failures", async () => {
  const java = "class A { static int f(int n) { if (n > 3) { while (true) n++; } return n; } }";
  const { board, recording, result } = await recordSymbolic({ java, sl: "" }, { method: "f" });
  const { cards } = board.view("generated-tests", recording.length, recording.length) as GalleryView;
  expect(cards.map(({ outcome, isFailure }) => [outcome, isFailure])).toEqual([
    ["may not terminate", true],
    ["return 0", false],
  ]);
  expect(result.findings).toHaveLength(1);
  expect(result.tests).toHaveLength(1);
});

test.runIf(runsThisTime(4, 3))(
  "cycles that lazy initialization makes are walked for two rounds and not to the limit",
  async () => {
    const { recording, result } = await recordSymbolic(addNumbers, { depth: 2, strategy: "lazy" });
    expect(recording.length).toBeLessThan(500);
    expect(result.findings).toMatchObject([{ kind: "may-not-terminate", input: { valid: false } }]);
  },
);
