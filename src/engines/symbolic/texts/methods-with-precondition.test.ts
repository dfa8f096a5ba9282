import { expect, test } from "vitest";
import { methodsWithPrecondition } from "./methods-with-precondition.ts";

const methodsIn = (text: string, name = "A.sl"): readonly string[] => methodsWithPrecondition([{ name, text }]);

test.each([
  ["pre add == pre(x, y);", ["add"]],
  ["data node { node next; } pre Add.add ≡ emp;", ["Add.add"]],
  ["pred pre(node a) == emp;\npre a == emp; pre a == emp; pre b(int,node) == emp;", ["a", "b(int,node)"]],
  ["// pre hidden == emp;\n/* pre gone == emp; */ pre seen == emp;", ["seen"]],
  ["check pre(x, y) & x != null;", []],
])("%s", (text, expected) => {
  expect(methodsIn(text)).toEqual(expected);
});

test("a program states no precondition", () => {
  expect(methodsIn("pre add == emp;", "A.java")).toEqual([]);
});
