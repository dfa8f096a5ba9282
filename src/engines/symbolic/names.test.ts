import { afterEach, expect, test } from "vitest";
import { setLocale } from "../../kernel/index.ts";
import { type RecordedSymbolic, recordSymbolic } from "../../testing/symbolic/record-symbolic.ts";
import { addNumbers } from "../../testing/symbolic/symbolic-texts.ts";
import type { FormulaView, GalleryView, HeapView, TableView } from "../../trace/index.ts";
import { bst } from "./page/lessons/bst/bst.ts";
import { zh } from "./translations/zh/notes.ts";

/** At every step: the objects that the program has created, and everything that Δ mentions. */
function mixedUp({ recording, board }: RecordedSymbolic): readonly string[] {
  const found = new Set<string>();
  for (let n = 0; n <= recording.length; n++) {
    const [picture] = (board.view("heap", n, n) as HeapView).pictures;
    const created = (picture?.boxes ?? []).filter(({ origin }) => origin === "new").map(({ label }) => label);
    const view = board.view("path-condition", n, n);
    if (view.kind !== "formula" || view.table.rowCount === 0) continue;
    const delta = view.table
      .row(0)
      .cells.flat()
      .map(({ text }) => text)
      .join(" ");
    for (const label of created)
      if (new RegExp(`(?<!\\w)${label}(?!\\w)`).test(delta)) found.add(`${label} in ${delta}`);
  }
  return [...found];
}

test("objects that the program creates before a predicate is unfolded share no name with what it is unfolded to", async () => {
  const java = `class tree { tree left; tree right; tree(tree a, tree b) { left = a; right = b; } }
class Main { static tree grow(tree x) { tree y = new tree(null, null); if (x != null) y.left = x.left; return y; } }`;
  const sl = `data tree { tree left; tree right; }
pred t(tree x) == emp & x = null \\/ exists l, r. x -> tree(l, r) * t(l) * t(r);
pre grow == t(x);`;
  const run = await recordSymbolic({ java, sl }, { depth: 2 });
  expect(mixedUp(run)).toEqual([]);
  const [picture] = (run.board.view("heap", run.recording.length, 0) as HeapView).pictures;
  expect(picture?.boxes.filter(({ origin }) => origin === "new").map(({ label }) => label)).toEqual(["a1"]);
  expect(mixedUp(await recordSymbolic(textOf(bst.files), { method: "insert", depth: 1 }))).toEqual([]);
});

test.each(["separation-logic", "lazy", "black-box"])(
  "cells of test inputs are drawn under names that no Δ has: %s",
  async (strategy) => {
    const { board, recording } = await recordSymbolic(addNumbers, { depth: 1, size: 1, strategy });
    const { cards } = board.view("generated-tests", recording.length, recording.length) as GalleryView;
    const labels = cards.flatMap(({ picture }) => picture.boxes.map(({ label }) => label));
    expect(labels.length).toBeGreaterThan(0);
    for (const label of labels) expect(label).toMatch(/^ℓ\d+$/);
  },
);

function textOf([java, sl]: readonly { readonly text: string }[]) {
  return { java: java?.text ?? "", sl: sl?.text ?? "" };
}

test("inputs that are called like locations have symbols that are not", async () => {
  const java = "class node { node next; } class A { static int f(node ℓ1) { if (ℓ1 == null) return 0; return 1; } }";
  const run = await recordSymbolic({ java, sl: "data node { node next; }" }, { method: "f", depth: 1 });
  const { row } = (run.board.view("path-condition", run.recording.length, 0) as FormulaView).table;
  expect((row(0).cells[2] ?? []).map(({ text }) => text).join("")).toMatch(/^(∃next1\. )?.*ℓ1_/);
});

afterEach(() => setLocale("en"));

test.each([
  ["en", {}, /\bnode \d/],
  ["zh", { symbolicNotes: zh }, /节点 \d/],
] as const)("%s: a node is called by its number alone in every fact, whatever it comes from", async (...of) => {
  const [locale, translation, long] = of;
  setLocale(locale, translation);
  const run = await recordSymbolic(textOf(bst.files), { method: "insert", depth: 1 });
  const texts = Array.from({ length: run.recording.length }, (_, seq) => run.board.made(seq)?.text ?? "");
  const told = texts.filter((text) => long.test(text));
  expect(told.length).toBeGreaterThan(3);
  for (const text of told) expect(run.board.shown(text)).toMatch(/^#\d+(?!.*#|.*\(\d)/s);
  const [cause, node] = ["7T: f(g(1), 2) < K", locale === "en" ? "node 12 ({})" : "节点 12（{}）"];
  expect(run.board.shown(`${node.replace("{}", cause)}: return`)).toBe("#12: return");
  expect(run.board.shown("x ↦ node(3)")).toBe("x ↦ node(3)");
});

test("s is grouped by the calls that are open, methods by the shortest name that no other has", async () => {
  const java = `class node { node next; int size() { return 1; } }
class Main {
  static int f(node x, int n) { if (n == 2) return new Main().size(x) + x.size(); return f(x, n + 1); }
  static int f(node x) { return f(x, 0); }
  int size(node x) { node y = x; return 0; }
}`;
  const sl = "data node { node next; } pre f == x -> node(_);";
  const run = await recordSymbolic({ java, sl }, { method: "Main.f(node)" });
  const groups = new Set<string>();
  for (let n = 0; n <= run.recording.length; n++) {
    const view = run.board.view("variables", n, n) as TableView;
    for (let row = 0; row < view.rowCount; row++)
      groups.add(run.board.shown(view.row(row).cells[view.groupedBy ?? 0]?.[0]?.text ?? ""));
  }
  expect([...groups].toSorted()).toEqual([
    "Main.<init>",
    "Main.size",
    "f(node)",
    "f(node,int)",
    "f(node,int) · 1",
    "f(node,int) · 2",
    "f(node,int) · 3",
    "node.size",
  ]);
});

test("methods of the library are written without their packages, what only looks like one as it is", async () => {
  const { board } = await recordSymbolic(addNumbers, { depth: 1 });
  expect(board.shown("java.lang.Object.toString()")).toBe("Object.toString()");
  expect(board.shown("java.util.Map.Entry.getKey() · 1")).toBe("Map.Entry.getKey() · 1");
  expect(board.shown("x.next.size()")).toBe("x.next.size()");
});
