import { expect, test } from "vitest";
import { coreAdd } from "../../../../../testing/symbolic/core-add.ts";
import { statementAt } from "../../../../../testing/symbolic/format-core.ts";
import type { TestInput } from "../../test-input/test-input.ts";
import { type CoreProgram, readCore, runConcrete } from "../index.ts";

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

/** The run, with the variables of the program by name, and the number of the statement where it stopped. */
function run(text: string, input = list, limit = 1000) {
  const core = program(text);
  const { outcome, branches, memory, pc } = runConcrete(core, input, limit);
  const stack = new Map([...memory.stack].map(([{ name }, value]) => [name, value]));
  return { outcome, branches, heap: memory.heap, stack, number: statementAt(core, pc) };
}

test.each([
  ["CONST", "a := 4;", 4],
  ["NULL", "a := null;", null],
  ["VAR", "a := n;", 3],
  ["UNOP", "a := -n;", -3],
  ["BINOP", "a := n * n - 1;", 8],
  ["LOAD", "a := x.next.val;", 7],
  ["STORE", "x.next.val := 9; a := x.next.val;", 9],
  ["NEW", "a := new node(n, x);", "new1"],
  ["FREE", "free x; a := 1;", 1],
  ["GOTO", "goto 3; n := 9; a := n;", 3],
  ["ASSERT", "assert n > 2; a := n;", 3],
  ["TCOND", "if n > 2 then goto 3 else goto 2; n := 9; a := n;", 3],
  ["FCOND", "if n > 3 then goto 2 else goto 3; n := 9; a := n;", 3],
])("[%s] of Fig. 2: %s", (_, text, a) => {
  const { outcome, stack } = run(node + text);
  expect(outcome).toEqual({ kind: "returns" });
  expect(stack.get("a")).toEqual(a);
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
  expect(run(`${node}a := ${expression};`).stack.get("a")).toBe(expected);
});

test("a new object has fresh fields, and the old ones keep theirs", () => {
  const { heap } = run(`${node}a := new node(n + 1, x); a.next.val := 0;`);
  expect([...heap.values()]).toEqual([
    { id: "n0", type: "node", fields: { val: 0, next: "n1" } },
    { id: "n1", type: "node", fields: { val: 7, next: null } },
    { id: "new1", type: "node", fields: { val: 4, next: "n0" } },
  ]);
  expect(list.heap[0]?.fields["val"]).toBe(5);
});

test.each([
  ["a null pointer", "x := null; n := x.val;", "NullPointerException", 2],
  ["a store to null", "x.next.next.val := 1;", "NullPointerException", 1],
  ["a load after free", "free x; n := x.val;", "DanglingPointer", 2],
  ["a second free", "y := x; free x; free y;", "DanglingPointer", 3],
  ["free of null", "y := x.next.next; free y;", "NullPointerException", 2],
  ["a failed assertion", "assert n == 4;", "AssertionError", 1],
  ["a division by zero", "n := n / (n - 3);", "ArithmeticException", 1],
  ["both sides of a conjunction", "y := null; assert y != null && y.val > 0;", "NullPointerException", 2],
])("execution halts at %s", (_, text, exception, number) => {
  expect(run(node + text)).toMatchObject({ outcome: { kind: "halts", exception }, number });
});

test("an address that was freed is not used again", () => {
  const text = `${node}a := new node(1, null); free a; b := new node(2, null); n := a.val;`;
  expect(run(text)).toMatchObject({ outcome: { kind: "halts", exception: "DanglingPointer" }, number: 4 });
});

test("an input without a value has no rule", () => {
  const stopped = run(`${node}a := n;`, { arguments: { x: null }, heap: [] });
  expect(stopped).toMatchObject({ outcome: { kind: "halts", exception: "NoValue" }, number: 1 });
});

test("a program that does not end is unfinished after the limit", () => {
  const { outcome, stack } = run("n := 0; A: n := n + 1; goto A;", { arguments: {}, heap: [] }, 51);
  expect(outcome).toEqual({ kind: "unfinished" });
  expect(stack.get("n")).toBe(25);
});

test.each([
  [1, 2],
  [4, 4],
])("⟨s, pc⟩ after %i instructions", (limit, number) => {
  const after = run(`${node}n := x.val; if n ≥ 5 then goto 4 else goto 1; n := 0;`, list, limit);
  expect(after).toMatchObject({ outcome: { kind: "unfinished" }, number });
  expect([after.stack.get("x"), after.stack.get("n")]).toEqual(["n0", 5]);
});

test("Fig. 1's add, on 12 and 34", () => {
  const digit = (id: string, val: number, next: string | null) => ({ id, type: "node", fields: { val, next } });
  const input = {
    arguments: { x: "a", y: "c" },
    heap: [digit("a", 2, "b"), digit("b", 1, null), digit("c", 4, "d"), digit("d", 3, null)],
  };
  const { outcome, branches, heap, stack } = run(coreAdd, input);
  expect(outcome).toEqual({ kind: "returns" });
  expect(branches).toEqual(["6T", "6T", "6F"]);
  const first = heap.get(String(stack.get("result")));
  const second = heap.get(String(first?.fields["next"]));
  expect([first?.fields["val"], second?.fields]).toEqual([6, { val: 4, next: null }]);
});

test("Fig. 1's add halts where y is shorter than x", () => {
  const input = { arguments: { x: "a", y: null }, heap: [{ id: "a", type: "node", fields: { val: 2, next: null } }] };
  const { outcome, branches, number } = run(coreAdd, input);
  expect(outcome).toEqual({ kind: "halts", exception: "NullPointerException" });
  expect(number).toBe(4);
  expect(branches).toEqual(["6T"]);
});
