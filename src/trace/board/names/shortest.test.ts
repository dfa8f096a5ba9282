import { expect, test } from "vitest";
import { methodForms } from "./methods.ts";
import { type Named, shortestNames } from "./shortest.ts";

const methods = (...labels: readonly string[]): readonly Named[] =>
  labels.map((name) => ({ name, forms: methodForms(name) }));

test.each<readonly [string, readonly string[], readonly string[]]>([
  ["alone", ["Limit.GetL()"], ["GetL"]],
  ["of two classes", ["Limit.GetL()", "Other.GetL()", "Limit.IncL(int)"], ["Limit.GetL", "Other.GetL", "IncL"]],
  ["overloaded", ["A.m(int)", "A.m(String)"], ["m(int)", "m(String)"]],
  ["overloaded in two classes", ["A.m(int)", "A.m(C)", "B.m(int)"], ["A.m(int)", "m(C)", "B.m"]],
  ["inner classes", ["List.Itr.next()", "Tree.Itr.next()"], ["List.Itr.next", "Tree.Itr.next"]],
  [
    "overloaded in inner classes",
    ["A.B.m(int)", "A.B.m(C)", "D.m(int)", "D.m(C)"],
    ["B.m(int)", "B.m(C)", "D.m(int)", "D.m(C)"],
  ],
  ["constructors", ["a.b.Limit.<init>(int,int)", "Node.<init>()"], ["Limit.<init>", "Node.<init>"]],
])("methods %s are told apart by as little as that takes", (_, labels, short) => {
  const names = shortestNames(methods(...labels));
  expect(labels.map((label) => names.get(label))).toEqual(short);
});

test("what has no shorter name keeps it, and others make way", () => {
  const names = shortestNames([
    { name: "x", forms: [] },
    { name: "A.m()/x", forms: ["x", "m.x"] },
  ]);
  expect([...names.values()]).toEqual(["x", "m.x"]);
});

test("a label that is not a method has no shorter names", () => {
  for (const label of ["r5", "o5.v", "f(x)", "p", "$1‹a.b()›"]) expect(methodForms(label)).toEqual([]);
});
