import { expect, test } from "vitest";
import { coreAdd } from "../../../../../testing/symbolic/core-add.ts";
import type { TestInput } from "../../test-input/test-input.ts";
import { type ConcreteRun, type CoreProgram, readCore, runConcrete } from "../index.ts";

const node = "data node { int val; node next; }\ninput node x, int n;\n";

/** x is the list 5, 7; n is 3. */
const list: TestInput = {
  arguments: { x: "n0", n: 3 },
  heap: [
    { id: "n0", type: "node", fields: { val: 5, next: "n1" } },
    { id: "n1", type: "node", fields: { val: 7, next: null } },
  ],
};

function program(text: string): CoreProgram {
  const read = readCore("a.core", text);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.value;
}

function run(text: string, input = list, limit = 1000): ConcreteRun & { readonly rules: readonly string[] } {
  const rules: string[] = [];
  const observe = ({ premises, rule }: { readonly premises: readonly string[]; readonly rule: string }) =>
    rules.push([...premises, rule].join(" "));
  return { ...runConcrete(program(text), input, { limit, observe }), rules };
}

test.each([
  ["CONST", "a := 4;", ["CONST ASSIGN"], 4],
  ["NULL", "a := null;", ["NULL ASSIGN"], null],
  ["VAR", "a := n;", ["VAR ASSIGN"], 3],
  ["UNOP", "a := -n;", ["VAR UNOP ASSIGN"], -3],
  ["BINOP", "a := n * n - 1;", ["VAR VAR BINOP CONST BINOP ASSIGN"], 8],
  ["LOAD", "a := x.next.val;", ["VAR LOAD LOAD ASSIGN"], 7],
  ["STORE", "x.next.val := 9; a := x.next.val;", ["VAR LOAD CONST STORE", "VAR LOAD LOAD ASSIGN"], 9],
  ["NEW", "a := new node(n, x);", ["VAR VAR NEW"], "new1"],
  ["FREE", "free x; a := 1;", ["VAR FREE", "CONST ASSIGN"], 1],
  ["GOTO", "goto 3; n := 9; a := n;", ["GOTO", "VAR ASSIGN"], 3],
  ["ASSERT", "assert n > 2; a := n;", ["VAR CONST BINOP ASSERT", "VAR ASSIGN"], 3],
  ["TCOND", "if n > 2 then goto 3 else goto 2; n := 9; a := n;", ["VAR CONST BINOP TCOND", "VAR ASSIGN"], 3],
  ["FCOND", "if n > 3 then goto 2 else goto 3; n := 9; a := n;", ["VAR CONST BINOP FCOND", "VAR ASSIGN"], 3],
])("[%s] of Fig. 2: %s", (_, text, rules, a) => {
  const result = run(node + text);
  expect(result.rules).toEqual(rules);
  expect(result.outcome).toEqual({ kind: "returns" });
  expect(result.steps).toBe(rules.length);
  expect(result.final.stack.get("a")).toEqual(a);
});

test.each([
  ["-7 / 2", -3],
  ["-7 % 2", -1],
  ["0 / -3", 0],
  ["2147483647 + 1", -2147483648],
  ["65536 * 65536", 0],
  ["-(-2147483648)", -2147483648],
  ["3 < 3 || 3 <= 3", true],
  ["3 > 3 && 3 >= 3", false],
  ["!(x == null) && x != x.next", true],
])("%s is %s", (expression, expected) => {
  expect(run(`${node}a := ${expression};`).final.stack.get("a")).toBe(expected);
});

test("a new object has fresh fields, and the old ones keep theirs", () => {
  const { final } = run(`${node}a := new node(n + 1, x); a.next.val := 0;`);
  expect([...final.heap.values()]).toEqual([
    { id: "n0", type: "node", fields: { val: 0, next: "n1" } },
    { id: "n1", type: "node", fields: { val: 7, next: null } },
    { id: "new1", type: "node", fields: { val: 4, next: "n0" } },
  ]);
  expect(list.heap[0]?.fields["val"]).toBe(5);
});

test.each([
  ["a null pointer", "x := null; n := x.val;", "null-pointer", "NullPointerException", 2],
  ["a store to null", "x.next.next.val := 1;", "null-pointer", "NullPointerException", 1],
  ["a load after free", "free x; n := x.val;", "dangling-pointer", "DanglingPointer", 2],
  ["a second free", "y := x; free x; free y;", "dangling-pointer", "DanglingPointer", 3],
  ["free of null", "y := x.next.next; free y;", "null-pointer", "NullPointerException", 2],
  ["a failed assertion", "assert n == 4;", "assertion-failed", "AssertionError", 1],
  ["a division by zero", "n := n / (n - 3);", "division-by-zero", "ArithmeticException", 1],
  [
    "both sides of a conjunction",
    "y := null; assert y != null && y.val > 0;",
    "null-pointer",
    "NullPointerException",
    2,
  ],
])("execution halts at %s", (_, text, reason, exception, number) => {
  const { outcome, final, steps } = run(node + text);
  expect(outcome).toMatchObject({ kind: "halts", reason, exception, number });
  expect(steps).toBe(number - 1);
  expect(final.pc).toBe(number);
});

test("an address that was freed is not used again", () => {
  const { outcome } = run(`${node}a := new node(1, null); free a; b := new node(2, null); n := a.val;`);
  expect(outcome).toMatchObject({ kind: "halts", reason: "dangling-pointer", number: 4 });
});

test("an input without a value has no rule", () => {
  const { outcome } = run(`${node}a := n;`, { arguments: { x: null }, heap: [] });
  expect(outcome).toMatchObject({ kind: "halts", reason: "no-value", number: 1 });
});

test("a program that does not end is unfinished after the limit", () => {
  const { outcome, steps } = run("A: goto A;", { arguments: {}, heap: [] }, 50);
  expect([outcome, steps]).toEqual([{ kind: "unfinished" }, 50]);
});

test("⟨h, s, pc, ι⟩ after each step", () => {
  const shown: unknown[] = [];
  runConcrete(program(`${node}n := x.val; if n ≥ 5 then goto 4 else goto 1; n := 0;`), list, {
    observe: (_, after) => {
      const { stack, pc, statement } = after();
      shown.push([Object.fromEntries(stack), pc, statement]);
    },
  });
  expect(shown).toEqual([
    [{ x: "n0", n: 5 }, 2, "if n ≥ 5 then goto 4 else goto 1"],
    [{ x: "n0", n: 5 }, 4, undefined],
  ]);
});

test("Fig. 1's add, on 12 and 34", () => {
  const digit = (id: string, val: number, next: string | null) => ({ id, type: "node", fields: { val, next } });
  const input = {
    arguments: { x: "a", y: "c" },
    heap: [digit("a", 2, "b"), digit("b", 1, null), digit("c", 4, "d"), digit("d", 3, null)],
  };
  const { outcome, branches, final } = run(coreAdd, input);
  expect(outcome).toEqual({ kind: "returns" });
  expect(branches).toEqual(["6T", "6T", "6F"]);
  const first = final.heap.get(String(final.stack.get("result")));
  const second = final.heap.get(String(first?.fields["next"]));
  expect([first?.fields["val"], second?.fields]).toEqual([6, { val: 4, next: null }]);
});

test("Fig. 1's add halts where y is shorter than x", () => {
  const input = { arguments: { x: "a", y: null }, heap: [{ id: "a", type: "node", fields: { val: 2, next: null } }] };
  const { outcome, branches } = run(coreAdd, input);
  expect(outcome).toMatchObject({ kind: "halts", reason: "null-pointer", number: 4 });
  expect(branches).toEqual(["6T"]);
});
