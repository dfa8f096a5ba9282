import { expect, test } from "vitest";
import { share } from "../../testing/seeds.ts";
import { type RecordedSeparation, recordSeparation } from "../../testing/separation/record-separation.ts";
import { sameLength, separationTexts } from "../../testing/separation/separation-texts.ts";
import { absentFrom, factNamed, type TableView } from "../../trace/index.ts";
import { separationBoard } from "./board.ts";

function tableAt({ board }: RecordedSeparation, panel: string, n: number): readonly (readonly string[])[] {
  const view = board.view(panel, n, n) as TableView;
  return Array.from({ length: view.rowCount }, (_, index) =>
    view.row(index).cells.map((cell) => cell.map((part) => part.text).join(" ")),
  );
}

const readings = ["paper", "canonical"] as const;
const runs = Object.entries(separationTexts).flatMap(([name, text]) =>
  readings.map((reading) => ({ name: `${name}, ${reading}`, text, reading })),
);

test.each(share(runs, 2))("recording laws: $name", ({ text, reading }) => {
  const { recording, board } = recordSeparation(text, { reading });
  for (let seq = 0; seq < recording.length; seq++) {
    expect(board.why(seq, 20)?.text).not.toMatch(/\?/);
    for (const element of board.elements(seq)) expect(board.factOf(element)).toBeDefined();
  }
});

test("line 7 says by which name its abstraction is left out, and whether it is", () => {
  const partsOf = (without: string) =>
    recordSeparation(sameLength, { reading: "paper", without })
      .board.pseudocode()
      .flatMap(({ lines }) => lines.flatMap(({ part, isLeftOut }) => (part === undefined ? [] : [[part, isLeftOut]])));
  expect(partsOf("")).toEqual([["abs", false]]);
  expect(partsOf("abs")).toEqual([["abs", true]]);
});

test("without abs no step claims that abs has kept or dropped anything, or that implication was asked", () => {
  const said = (without: string) => {
    const { recording, board } = recordSeparation(sameLength, { reading: "paper", without });
    const ids = Array.from({ length: recording.length }, (_, n) => board.explain(n + 1, n).why);
    return new Set(ids.flat().map(({ id }) => id));
  };
  const spoken = [...said("abs")];
  expect(spoken).toEqual(expect.arrayContaining(["separation.why.abstract-whole", "separation.why.imply-whole"]));
  for (const id of ["abstract", "abstract-plain", "imply", "not-implied"])
    expect(spoken).not.toContain(`separation.why.${id}`);
  expect([...said("")].filter((id) => id.includes("-whole"))).toEqual([]);
});

/** Every derivation of the fact whose text this is: what the last rule rests on, in the order in which they are shown. */
function derivationsOf({ recording, board }: RecordedSeparation, text: string): readonly (readonly string[])[] {
  const fact = Array.from({ length: recording.length }, (_, seq) => seq).find(
    (seq) => board.why(seq, 1)?.text === text,
  );
  if (fact === undefined) throw new Error(text);
  return Array.from({ length: board.ways(fact) }, (_, way) => {
    const derivation = board.why(fact, 100, way);
    return [...(derivation?.premises ?? []).map((premise) => premise.text), ...(derivation?.side ?? [])];
  });
}

test("all derivations of a base pair: every disjunct of the definition that gives it", () => {
  const text = `data c { c next; }
pred one(c x) == emp & x = null;
pred two(c x) == one(x) \\/ emp & x = null;
pred some(c x) == two(x) \\/ one(x) \\/ some(x);`;
  const run = recordSeparation(text, {});
  expect(derivationsOf(run, "base(two) ∋ x = null")).toEqual([
    ["disjunct 2"],
    ["base(one) ∋ x = null", "disjunct 1 with pair 1 of one"],
  ]);
  // What would rest on itself is none.
  expect(derivationsOf(run, "base(some) ∋ x = null")).toEqual([
    ["base(two) ∋ x = null", "disjunct 1 with pair 1 of two"],
    ["base(one) ∋ x = null", "disjunct 2 with pair 1 of one"],
  ]);
});

test("all derivations of a disjunct of A: every disjunct of SV that comes to it, those of early rounds first", () => {
  const run = recordSeparation(separationTexts["list segment"] ?? "", {});
  const disjunct = "emp ∧ x = y";
  const all = derivationsOf(run, `A¹(ls) ∋ ${disjunct}`);
  expect(all.map(([premise]) => premise)).toEqual(["SV¹", "SV²", "SV³"].map((sv) => `${sv}(ls) ∋ ${disjunct}`));
});

test("what came to nothing in A can be asked about, of all predicates or of the one that is selected", () => {
  const text = `${separationTexts["list segment"]}
pred bad(x) == x != x;
pred none(x) == exists u. bad(u) * ls(x, u);`;
  const { recording, board } = recordSeparation(text, {});
  const pending = "A(ls) ∋ ∃n1. x ↦ node(_, n1) ∗ ls(n1, y) ∧ x ≠ y";
  const pruned = "A(none) ∋ ∃u1. bad(u1) ∗ ls(x, u1)";
  expect(absentFrom(board, undefined)).toEqual(expect.arrayContaining([pending, pruned]));
  const rows = board.view("unfolding-table", recording.length, 0) as TableView;
  const keys = Array.from({ length: rows.rowCount }, (_, index) => rows.row(index));
  const ofNone = keys.find(({ cells }) => cells[1]?.[0]?.text === "none");
  expect(absentFrom(board, ofNone?.key)).toEqual([pruned]);
  expect(factNamed(board, "SV¹(ls) ∋ emp ∧ x = y")).toBeDefined();
  expect(factNamed(board, "base(ls) ∋ x = y")).toBeDefined();
  expect(factNamed(board, pending)).toBeUndefined();
});

test("a disjunct of SV can be drawn, a disjunct of A has no drawing of its own", () => {
  const { recording, board } = recordSeparation(sameLength, { reading: "paper" });
  const view = board.view("unfolding-table", recording.length, 0) as TableView;
  const [, , sv = [], a = []] = view.row(1).cells;
  const pictures = sv.map(({ fact }) => view.picture?.(fact ?? -1));
  expect(pictures.map((picture) => [picture?.boxes.length, picture?.clouds.length])).toEqual([
    [0, 0],
    [2, 1],
  ]);
  expect(pictures[1]?.boxes.some(({ isNew }) => isNew)).toBe(false);
  expect(a.map(({ fact }) => view.picture?.(fact ?? -1))).toEqual([undefined, undefined]);
});

test("the unfolding table of Fig. 6 fills while stepping", () => {
  const run = recordSeparation(sameLength, { reading: "paper" });
  const { recording } = run;
  const step = "∃n1, n2. a ↦ node(_, n1) ∗ b ↦ node(_, n2)";
  const base = "emp ∧ a = null ∧ b = null";
  expect(tableAt(run, "unfolding-table", recording.length)).toEqual([
    ["0", "pre", "pre(a, b)", "false"],
    ["1", "pre", `${base} ∨ ${step} ∗ pre(n1, n2)`, `${base} ∨ ${step}`],
    [
      "2",
      "pre",
      `${base} ∨ ${step} ∧ n1 = null ∧ n2 = null ∨ ∃n1, n2, n3, n4. a ↦ node(_, n1) ∗ b ↦ node(_, n2) ∗ n1 ↦ node(_, n3) ∗ n2 ↦ node(_, n4) ∗ pre(n3, n4)`,
      `${base} ∨ ${step} ∨ ${step}`,
    ],
  ]);
  expect(tableAt(run, "unfolding-table", 0)).toEqual([]);
  const sizes = Array.from(
    { length: recording.length + 1 },
    (_, n) => tableAt(run, "unfolding-table", n).flat().length,
  );
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(tableAt(run, "base-pairs", recording.length)).toEqual([
    ["pre", "1. (∅, a = null ∧ b = null)", "disjunct 1"],
    ["pre", "2. ({a, b}, true)", "disjunct 2 with pair 1"],
  ]);
});

test("base pairs, Algorithm 1 and the formulas are phases, and rounds are no agenda", () => {
  const { board } = recordSeparation(`${sameLength}\ncheck pre(x, y);`, { reading: "paper" });
  expect(board.phases().map(({ name }) => name.id)).toEqual([
    "separation.phase.base-pairs",
    "separation.phase.unfolding",
    "separation.phase.satisfiability",
  ]);
  expect(separationBoard.agendas).toEqual([]);
});

test("why: the last disjunct of SV² goes back to pre(a, b), with its substitutions", () => {
  const { recording, board } = recordSeparation(sameLength, { reading: "paper" });
  const last = Array.from({ length: recording.length }, (_, seq) => seq).findLast(
    (seq) => recording.steps.kind(seq) === "derive" && recording.steps.factKind(seq) === 0,
  );
  const why = board.why(last ?? -1, 10);
  expect(why?.side).toEqual(["pre(n1, n2) by disjunct 2: a := n1, b := n2, n1 := n3, n2 := n4"]);
  expect(why?.premises[0]?.premises[0]?.text).toBe("SV⁰(pre) ∋ pre(a, b)");
});

test("formulas after Algorithm 1: verdicts, the model or the reason", () => {
  const run = recordSeparation(
    `${sameLength}
check pre(x, y) & x != null;
check pre(x, x) & x != null;`,
    {},
  );
  expect(tableAt(run, "satisfiability", run.recording.length)).toEqual([
    ["1. pre(x, y) ∧ x ≠ null", "sat", "x = ℓ1, y = ℓ2; ℓ1 ↦ node(0, null) ∗ ℓ2 ↦ node(0, null)"],
    ["2. pre(x, x) ∧ x ≠ null", "unsat", "the heap has no base pair"],
  ]);
  const clashes = factsOf(run, 6);
  expect(clashes).toEqual([
    "check 2: pair 1 of pre(x, x): x ≠ null, but they are equal",
    "check 2: pair 2 of pre(x, x): x is allocated twice",
  ]);
});

test("a derivation: each call is replaced by its rule, and the drawing follows", () => {
  const run = recordSeparation(`${sameLength} check pre(x, y) & x != null;`, {});
  expect(factsOf(run, 7)).toEqual([
    "check 1: pre(x, y) ⟶ ∃n1, n2. x ↦ node(_, n1) ∗ y ↦ node(_, n2) ∗ pre(n1, n2)",
    "check 1: pre(n1, n2) ⟶ emp ∧ n1 = null ∧ n2 = null",
  ]);
  const [question = 0] = seqsOf(run, 5);
  const shapes = [1, 2, 3, 4].map((steps) => {
    const [picture] = heapAt(run, question + steps);
    return [picture?.boxes.map(({ label }) => label), picture?.clouds.map(({ label }) => label)];
  });
  expect(shapes).toEqual([
    [[], ["pre(x, y)"]],
    [["x", "y"], ["pre(n1, n2)"]],
    [["x", "y"], []],
    [["ℓ1", "ℓ2"], []],
  ]);
});

test("a refuted formula is drawn as itself, with the reason, and never with the model of another one", () => {
  const run = recordSeparation(`${sameLength} check pre(x, y) & x != null; check pre(z, z) & z != null;`, {});
  const answers = seqsOf(run, 8);
  const titles = answers.map((answer) => heapAt(run, answer + 1).map(({ title }) => title));
  expect(titles).toEqual([["check 1: sat"], ["check 2: unsat, the heap has no base pair"]]);
  const [refuted] = heapAt(run, run.recording.length);
  expect(refuted?.boxes).toEqual([]);
  expect(refuted?.stack.map(({ name }) => name)).toEqual(["z"]);
  expect(refuted?.clouds.map(({ label }) => label)).toEqual(["pre(z, z)"]);
});

test("each formula’s own model or refuted heap is shown where its row is pointed at", () => {
  const run = recordSeparation(`${sameLength} check pre(x, y) & x != null; check pre(z, z) & z != null;`, {});
  const view = run.board.view("satisfiability", run.recording.length, 0) as TableView;
  const titles = [0, 1].map((row) => view.row(row).cells.map(([part]) => view.picture?.(part?.fact ?? -1)?.title));
  const refuted = "check 2: unsat, the heap has no base pair";
  expect(titles).toEqual([
    ["check 1", "check 1: sat", "check 1: sat"],
    ["check 2", refuted, refuted],
  ]);
});

test("a cell names the occurrence that was unfolded into it, in formulas, in models and in SV", () => {
  const run = recordSeparation(`${sameLength} check pre(x, y) & x != null;`, {});
  const ownersAt = (n: number) => heapAt(run, n)[0]?.boxes.map(({ label, owner }) => `${label} ∈ ${owner}`);
  expect(ownersAt(run.recording.length)).toEqual(["ℓ1 ∈ pre(ℓ1, ℓ2)", "ℓ2 ∈ pre(ℓ1, ℓ2)"]);
  const [expansion = 0] = seqsOf(run, 7);
  expect(ownersAt(expansion + 1)).toEqual(["x ∈ pre(x, y)", "y ∈ pre(x, y)"]);
  expect(seqsOf(run, 0).map((seq) => ownersAt(seq + 1))).toContainEqual([
    "a ∈ pre(a, b)",
    "b ∈ pre(a, b)",
    "n1 ∈ pre(n1, n2)",
    "n2 ∈ pre(n1, n2)",
  ]);
});

test("objects of a model that no variable leads to have owners, too", () => {
  const lists = `data node { int val; node next; }
pred ls(x, y) == emp & x = y \\/ exists n. x -> node(_, n) * ls(n, y) & x != y;
`;
  const ownersOf = (check: string) => {
    const run = recordSeparation(`${lists}check ${check};`, { reading: "canonical" });
    return heapAt(run, run.recording.length)[0]?.boxes.map(({ label, owner }) => `${label} ∈ ${owner}`);
  };
  expect(ownersOf("exists x. ls(x, null) & x != null")).toEqual(["ℓ1 ∈ ls(ℓ1, …)"]);
  expect(ownersOf("exists x, z. x -> node(1, z) * ls(z, null) & z != null")?.toSorted()).toEqual([
    "ℓ1 ∈ undefined",
    "ℓ2 ∈ ls(ℓ2, …)",
  ]);
});

test("a cloud knows the steps that have unfolded it, and none that will", () => {
  const run = recordSeparation(`${sameLength} check pre(x, y) & x != null;`, {});
  const [question = 0] = seqsOf(run, 5);
  expect(heapAt(run, question + 1)[0]?.clouds[0]?.choices).toEqual([
    { text: "emp ∧ x = null ∧ y = null", fact: undefined },
    { text: "∃n1, n2. x ↦ node(_, n1) ∗ y ↦ node(_, n2) ∗ pre(n1, n2)", fact: undefined },
  ]);
  const disjuncts = seqsOf(run, 0);
  const [initial = 0] = disjuncts;
  expect(heapAt(run, initial + 1)[0]?.clouds[0]?.choices.map(({ fact }) => fact)).toEqual([undefined, undefined]);
  const pictureAt = (n: number) => {
    const view = run.board.view("unfolding-table", n, n);
    return view.kind === "table" ? view.picture?.(initial) : undefined;
  };
  const [, first = 0, second = 0] = disjuncts;
  expect(pictureAt(first + 1)?.clouds[0]?.choices.map(({ fact }) => fact)).toEqual([first, undefined]);
  expect(pictureAt(second + 1)?.clouds[0]?.choices.map(({ fact }) => fact)).toEqual([first, second]);
});

test("drawings: a field that is not the root of a predicate has no arrow into its cloud", () => {
  const run = recordSeparation(
    `data node { node next; }
pred ls(x, y) == emp & x = y \\/ exists n. x -> node(n) * ls(n, y) & x != y;
check exists n. x -> node(n) * ls(n, y);`,
    {},
  );
  const [question = 0] = seqsOf(run, 5);
  const [picture] = heapAt(run, question + 1);
  expect(picture?.boxes[0]?.fields[0]).toMatchObject({ name: "next", text: "n", target: "c0" });
  expect(picture?.stack.map(({ name, target }) => [name, target])).toEqual([
    ["x", "bx"],
    ["y", undefined],
  ]);
});

test("the derivation of what the search unfolded, and of a disjunct that is not the first", () => {
  const run = recordSeparation(
    `data tree { int val; tree left; tree right; }
pred bst(tree x, int lo, int hi) == emp & x = null
  \\/ exists v, l, r. x -> tree(v, l, r) * bst(l, lo, v) * bst(r, v, hi) & lo < v & v < hi;
check bst(x, 5, 4) & x = null & x != null \\/ bst(x, 4, 6) & x != null;`,
    {},
  );
  const view = run.board.view("derivation", run.recording.length, 0);
  if (view.kind !== "graph") throw new Error("no graph");
  expect(view.model.edges.map(({ source, target }) => [nameOf(source), nameOf(target)])).toEqual([
    ["check 1", "bst(x, 5, 4)"],
    ["check 1", "bst(x, 4, 6)"],
    ["bst(x, 4, 6)", "bst(l1, 4, v1)"],
    ["bst(x, 4, 6)", "bst(r1, v1, 6)"],
  ]);
  function nameOf(id: string): string | undefined {
    return view.kind === "graph" ? view.model.nodes.find((node) => node.id === id)?.label : undefined;
  }
  const replaced = view.model.nodes.map((node) => view.sublabel(node.id)?.text);
  expect(replaced).toEqual(["sat", undefined, "disjunct 2", "disjunct 1", "disjunct 1"]);
});

function seqsOf({ recording }: RecordedSeparation, kind: number): readonly number[] {
  const births = recording.section("separation").births(kind);
  return Array.from({ length: births.lowerBound(recording.length) }, (_, index) => births.at(index));
}

function factsOf(run: RecordedSeparation, kind: number): readonly (string | undefined)[] {
  return seqsOf(run, kind).map((seq) => run.board.why(seq, 1)?.text);
}

function heapAt({ board }: RecordedSeparation, n: number) {
  const view = board.view("heap", n, n - 1);
  return view.kind === "heap" ? view.pictures : [];
}

test.each([
  ["base-pairs", "predicate"],
  ["implications", "round and predicate"],
])("rows of %s stand together by %s, in two columns under that", (panel) => {
  const text = `data node { node next; }
pred one(node x) == emp & x = null \\/ exists n. x -> node(n) * two(n);
pred two(node x) == emp & x = null \\/ exists n. x -> node(n) * one(n);`;
  const run = recordSeparation(text, { reading: "paper" });
  const view = run.board.view(panel, run.recording.length, 0) as TableView;
  expect([view.groupedBy, view.columns.length]).toEqual([0, 3]);
  const groups = tableAt(run, panel, run.recording.length).map(([group = ""]) => group);
  const changes = groups.filter((group, index) => group !== groups[index - 1]);
  expect(changes).toEqual([...new Set(groups)]);
  expect(changes.length).toBeGreaterThan(1);
});

test("a base pair is written as a pair in its table and wherever its fact is said", () => {
  const text = "data c { c next; } pred one(c x, c y) == emp & x != y \\/ x -> c(y) \\/ emp; check one(a, b);";
  const run = recordSeparation(text, {});
  const shown = factsOf(run, 4).map((fact = "") => run.board.shown(fact));
  const pairs = ["(∅, x ≠ y)", "({x}, true)", "(∅, true)"];
  expect(shown).toEqual(pairs.map((pair) => `base(one) ∋ ${pair}`));
  const cells = tableAt(run, "base-pairs", run.recording.length).map(([, pair]) => pair);
  expect(cells).toEqual(pairs.map((pair, index) => `${index + 1}. ${pair}`));
  // What is asked for may never be derived.
  expect(run.board.shown("base(one) ∋ y ↦ ∧ x = null")).toBe("base(one) ∋ ({y}, x = null)");
  const others = ["SV¹(one) ∋ emp ∧ x ≠ y", "base(one) ∋ ∃u. x ↦ c(u)", "x ↦ ∧ x = y"];
  expect(others.map((fact) => run.board.shown(fact))).toEqual(others);
});
