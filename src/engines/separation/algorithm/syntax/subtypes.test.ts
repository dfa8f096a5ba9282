import { expect, test } from "vitest";
import { describe } from "../../../../kernel/index.ts";
import { readSpecification, showHeap } from "./index.ts";

const data = "data e { int id; }\ndata num extends e { int n; }\ndata leaf extends e { }\ndata other { }\n";
const said = (text: string): readonly string[] => {
  const read = readSpecification("a.sl", data + text);
  return read.ok ? [] : read.errors.map(describe);
};

test("data types that extend others have the inherited fields first; one without fields has cells all the same", () => {
  const read = readSpecification("a.sl", `${data}check x -> num(1, 2) * y -> leaf(_) * z -> other();`);
  if (!read.ok) throw new Error(read.errors.map(describe).join("\n"));
  expect(read.value.checks.map(({ disjuncts }) => disjuncts.map((heap) => showHeap(heap)))).toEqual([
    ["x ↦ num(1, 2) ∗ y ↦ leaf(_) ∗ z ↦ other()"],
  ]);
});

test("what points to several of them has the nearest one that all extend", () => {
  const read = readSpecification("a.sl", `${data}pred p(x) == exists i, n. x -> num(i, n) \\/ x -> leaf(_);`);
  expect(read.ok && read.value.definitions.predicates.get("p")?.parameters).toEqual([
    { name: "x", type: { kind: "reference", data: "e" } },
  ]);
});

test.each([
  ["pred p(e x) == x -> leaf(_); pred q(leaf x) == p(x);", []],
  [
    "pred p(num x) == x -> leaf(_);",
    [
      "Found num where leaf is needed. The left side of “->” must be a reference to “leaf”. Write null or a variable that is leaf. If one of the two extends the other, declare it so: “data num extends leaf”, or the other way round.",
    ],
  ],
  [
    "data a extends b { } data b extends a { }",
    ["“b” extends itself. Remove one of the “extends” clauses that form the cycle."],
  ],
  ["data a extends c { }", ["There is no data type “c”. Declared: e, num, leaf, other, a."]],
  [
    "data a extends num { int id; }",
    ["The field “id” is declared twice; the first one is in line 1. Rename one of them."],
  ],
])("data types that extend others: %s", (text, messages) => {
  expect(said(text)).toEqual(messages);
});
