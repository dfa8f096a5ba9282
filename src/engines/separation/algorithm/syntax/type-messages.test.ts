import { expect, test } from "vitest";
import { describe } from "../../../../kernel/index.ts";
import { readSpecification } from "../../index.ts";

function saidOf(text: string): readonly string[] {
  const read = readSpecification("a.sl", text);
  return read.ok ? [] : read.errors.map(describe);
}

const node = "data node { int val; bool mark; node next; }\npred p(node a, int k) == a = null & k = 0;\n";

test.each([
  [
    "check x -> node(null, _, _);",
    "Found a reference where int is needed. The field “val” of “node” is of type int. Write a number or a variable of type int.",
  ],
  [
    "check x -> node(_, _, 3);",
    "Found int where node is needed. The field “next” of “node” is of type node. Write null or a variable that is node.",
  ],
  [
    "check x -> node(_, 2, _);",
    "Found int where bool is needed. The field “mark” of “node” is of type bool. Write true, false or a variable of type bool.",
  ],
  [
    "check p(x, null);",
    "Found a reference where int is needed. Argument 2 of “p” is of type int. Write a number or a variable of type int.",
  ],
  [
    "check x -> node(x, _, _);",
    "Found node where int is needed. The field “val” of “node” is of type int. Write a number or a variable of type int.",
  ],
  [
    "check x = null & x + 1 = 2;",
    "Found a reference where int is needed. Sums and products consist of numbers. Write a number or a variable of type int.",
  ],
  [
    "check x -> node(_, _, _) & x < 2;",
    "Found node where int is needed. Both sides of a comparison must have the same type, here int. Write a number or a variable of type int.",
  ],
])("a value of another type: who needs what, and what to write: %s", (formula, said) => {
  expect(saidOf(node + formula)[0]).toBe(said);
});

test.each([
  [
    "data H { Double w; }",
    "There is no data type “Double”. Formulas have no values of type Double: leave the field out, and it may have any value.",
  ],
  [
    "data H { String s; }",
    "There is no data type “String”. Formulas have no values of type String: leave the field out, and it may have any value.",
  ],
  ["data H { long n; }", "There is no data type “long”. Write int for long: integers have no bounds in formulas."],
])("a type of Java that formulas lack names the way out: %s", (text, said) => {
  expect(saidOf(text)).toEqual([said]);
});

test.each([
  [
    "data H { } check x -> H(1);",
    "“H” has no fields, but values are given: 1. Write “H()”, or declare the fields with “data H”.",
  ],
  [
    "data H { } check x -> H(k: 1);",
    "“H” has no field “k”. It has no fields: write “H()”, or declare some with “data H”.",
  ],
  [
    "data H { int k; H n; } check x -> H(1);",
    "Wrong number of values for “H” (k, n): 2 expected, 1 given. Give one value for each field, or name the fields that matter: “H(k: y)”.",
  ],
  ["data H { int k; H n; } check x -> H(m: 1);", "“H” has no field “m”. Its fields are: k, n."],
])("fields of a data type, also of one without fields: %s", (text, said) => {
  expect(saidOf(text)).toEqual([said]);
});

const order =
  "Formulas know only the order of fractions: compare them with one another or with 0. The method itself can check anything else.";

test.each([
  ["check x -> H(a, b) & a < b & 0 <= a;", []],
  ["check x -> H(a, b) & 0 = a & a < c & c < b;", []],
  ["check x -> H(0, _);", []],
  [
    "check x -> H(a, b) & a < 2;",
    [`Found double where int is needed. Both sides of a comparison must have the same type, here int. ${order}`],
  ],
  [
    "check x -> H(a, b) & a = b + 1;",
    [
      `Found double where int is needed. Sums and products consist of numbers. ${order}`,
      `Found double where int is needed. Both sides of a comparison must have the same type, here int. ${order}`,
    ],
  ],
  [
    "check x -> H(null, _);",
    [
      "Found a reference where double is needed. The field “w” of “H” is of type double. Write 0 or a variable of type double.",
    ],
  ],
  ["check x -> H(1, _);", [`Found int where double is needed. The field “w” of “H” is of type double. ${order}`]],
])("fractions are compared with one another and with 0: %s", (formula, said) => {
  expect(saidOf(`data H { double w; float v; } ${formula}`)).toEqual(said);
});

test.each([
  [
    "check x < null;",
    ["Found a reference where int is needed. “<” compares numbers only. Write a number or a variable of type int."],
  ],
  ["check p(x);", ["Wrong number of arguments for “p”: 2 expected, 1 given. Give one argument for each parameter."]],
  ["check x -> node(val: 1, 2);", ["“node” has no field “(no name)”. Its fields are: val, mark, next."]],
  [
    "check p(x, 0) & q(x, 0);",
    ["“&” joins two formulas about the heap. Write “*” between them: each has its own part of the heap (Fig. 4)."],
  ],
  [
    "pred p(node a, int k) == a = null;",
    ["The predicate “p” is declared twice; the first one is in line 2. Rename one of them."],
  ],
  ["nothing at all", ["Syntax error: found “nothing”, expected “data”, “pred”, “check” or “pre”."]],
  ["check exists int[ a. a = null;", ["Syntax error: found “a”, expected “]”."]],
  ["check x -> node(_, _, y", ["Syntax error: found the end of the text, expected “)” or “,” after a field."]],
  ["data near extends nowhere { near next; }", ["There is no data type “nowhere”. Declared: node, near."]],
  ["check !(true);", []],
])("what is written wrong is said once, in words of its place: %s", (text, said) => {
  expect(saidOf(node + text)).toEqual(said);
});
