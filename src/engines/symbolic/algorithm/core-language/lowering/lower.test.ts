import { expect, test } from "vitest";
import { formatMethod } from "../../../../../java/index.ts";
import { coreAdd } from "../../../../../testing/symbolic/core-add.ts";
import { formatCore } from "../../../../../testing/symbolic/format-core.ts";
import { type CoreProgram, readCore } from "../index.ts";

function program(text: string): CoreProgram {
  const read = readCore("a.core", text);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.value;
}

const node = "data node { int val; node next; }\ninput node x, int n;\n";

test.each([
  ["constants and copies", "a := 3; b := null; c := true; d := x;", ["a = 3", "b = null", "c = true", "d = x"]],
  ["a load", "a := x.next;", ["a = x.node::next"]],
  ["nested loads", "a := x.next.next.val;", ["$1 = x.node::next", "$2 = $1.node::next", "a = $2.node::val"]],
  [
    "a store",
    "x.next.val := x.val + 1;",
    ["$1 = x.node::next", "$2 = x.node::val", "$3 = $2 + 1", "$1.node::val = $3"],
  ],
  ["operators", "a := -n % 2 != 0;", ["$1 = -n", "$2 = $1 % 2", "a = $2 != 0"]],
  [
    "logical operators, which evaluate both sides",
    "a := !(n < 0) && n <= 9 || x == null;",
    ["$1 = n < 0", "$2 = !$1", "$3 = n <= 9", "$4 = $2 & $3", "$5 = x == null", "a = $4 | $5"],
  ],
  ["an assertion", "assert n > 0;", ["$1 = n > 0", "assert $1"]],
  ["free", "free x;", ["free x"]],
  [
    "allocations",
    "a := new node(n * 2, x); b := new node(1, null);",
    [
      "$1 = n * 2",
      "a = new node($1, x) [o3a, 3a special node.<init>(int,node)]",
      "b = new node(1, null) [o3b, 3b special node.<init>(int,node)]",
    ],
  ],
  ["goto", "A: n := 1; goto A + 2; goto 1;", ["n = 1", "goto 2", "goto 0"]],
  [
    "a branch to the next statement",
    "if n > 0 then goto 2 else goto done; n := 1; done:",
    ["$1 = n > 0", "if-false $1 goto 3", "n = 1"],
  ],
  [
    "a branch that jumps both ways",
    "if n > 0 then goto done else goto 1; n := 1; done:",
    ["$1 = n > 0", "if-false $1 goto 0", "goto 4", "n = 1"],
  ],
])("%s", (_, text, expected) => {
  const lines = formatCore(program(node + text))
    .trim()
    .split("\n");
  expect(lines.map((line) => line.replace(/^\d+: /, "").replace(/ {2}\/\/ \d+$/, ""))).toEqual([...expected, "return"]);
});

test("Fig. 1's add, with the numbers of the statements", () => {
  expect(
    formatCore(program(coreAdd)),
  ).toBe(`0: dummyHead = new node(0, null) [o4, 4 special node.<init>(int,node)]  // 1
1: z = dummyHead  // 2
2: $1 = x != null  // 3
3: if-false $1 goto 13  // 3
4: $2 = x.node::val  // 4
5: $3 = y.node::val  // 4
6: $4 = $2 + $3  // 4
7: sum = new node($4, null) [o7, 7 special node.<init>(int,node)]  // 4
8: z.node::next = sum  // 5
9: x = x.node::next  // 6
10: y = y.node::next  // 7
11: z = z.node::next  // 8
12: goto 2  // 9
13: result = dummyHead.node::next  // 10
14: return  // 11
`);
});

test("a data type is a class whose constructor stores its parameters", () => {
  const { code, main } = program(coreAdd);
  const info = code.classes.get("node");
  expect(info?.methods.map(formatMethod)).toEqual([
    "  implicit node.<init>(int,node)\n    int val\n    node next\n" +
      "    0: this.node::val = val  // 1\n    1: this.node::next = next  // 1\n    2: return  // 1\n",
  ]);
  const [constructor] = info?.methods ?? [];
  expect(constructor && code.bodyOf(constructor)).toBe(constructor?.body);
  expect(main.parameters.map(({ name }) => name)).toEqual(["x", "y"]);
  expect(main.variables.map(({ index }) => index)).toEqual(main.variables.map((_, index) => index));
});

test("instructions point to their statement, and branches are named by their line", () => {
  const { code, main, branchOf } = program(
    `${node}if n > 0 then goto 2 else goto 2; if n > 1 then goto 3 else goto 3;\nif n > 2 then goto 4 else goto 4;`,
  );
  expect([...branchOf.values()]).toEqual(["3a", "3b", "4"]);
  expect(code.bodyOf(main)[2]?.span).toEqual({
    file: "a.core",
    start: { line: 3, column: 35 },
    end: { line: 3, column: 67 },
  });
});
