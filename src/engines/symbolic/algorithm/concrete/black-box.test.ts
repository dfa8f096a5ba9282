import { expect, test } from "vitest";
import { Caller } from "../../../../java/index.ts";
import { Budget, BudgetSpent } from "../../../../kernel/index.ts";
import { compileJava } from "../../../../testing/front-end.ts";
import { specificationOf } from "../../../../testing/separation/separation.ts";
import { sameLength } from "../../../../testing/separation/separation-texts.ts";
import { coreAdd } from "../../../../testing/symbolic/core-add.ts";
import { readCore, runConcrete } from "../core-language/index.ts";
import { javaCode } from "../program/code.ts";
import { canonicalForm } from "../test-input/isomorphism.ts";
import type { GeneratedTest, InputValue, TestInput, TestsResult } from "../test-input/test-input.ts";
import { enumerateInputs } from "./enumerate.ts";
import { BlackBox, type BlackBoxOptions, type InputRun, type Requirement } from "./index.ts";

const text = `class node { int val; node next; }
class Tree { Tree left, right; }
class Leaf extends Tree { String text; }
interface Shape { }
class Square implements Shape { int side; }
class Round implements Shape { boolean full; }
class Lists {
  static node add(node x, node y) {
    node dummyHead = new node(); node z = dummyHead;
    while (x != null) {
      z.next = new node(); z.next.val = x.val + y.val;
      x = x.next; y = y.next; z = z.next;
    }
    return dummyHead.next;
  }
  static boolean repOK(node x, node y) {
    while (x != null) { x = x.next; y = y.next; }
    return y == null;
  }
  static int length(node x) { int n = 0; while (x != null) { n++; x = x.next; } return n; }
  static void numbers(int n, boolean b, char c) { }
  static void shape(Shape s, Object o, int[] a) { }
  static void tree(Tree t) { }
}
class Counter {
  int count;
  void up() { if (count < 0) throw new IllegalStateException(); count++; }
}
`;
const program = await compileJava(text);
const code = javaCode(program);
const methodNamed = (name: string) => {
  const method = code.methods.find((each) => each.name === name);
  if (method === undefined) throw new Error(name);
  return method;
};
const inputs = (name: string, size: number): readonly TestInput[] => [
  ...enumerateInputs(code, methodNamed(name), size, (info) => info.name),
];
function blackBox(name: string, requirement: Requirement, options: BlackBoxOptions): TestsResult {
  const enumeration = new BlackBox(code, methodNamed(name), requirement, options);
  while (!enumeration.advance(10_000));
  return enumeration.result();
}
/** Without the numbers. */
const shapes = (name: string, size: number): ReadonlySet<string> =>
  new Set(inputs(name, size).map((input) => canonicalForm(input).replaceAll(/(val|side)=-?\d+/g, "")));

test("all shapes of a list: null, straight ones, and those whose end points back", () => {
  // With n cells the last one points to null or to one of the n cells.
  expect([0, 1, 2, 3].map((size) => shapes("length", size).size)).toEqual([1, 3, 6, 10]);
});

test("no input comes twice, not even under other names, and none with fewer objects comes later", () => {
  const all = inputs("add", 2);
  expect(new Set(all.map(canonicalForm)).size).toBe(all.length);
  const sizes = all.map(({ heap }) => heap.length);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
});

test("every pair of lists with up to two cells is among them", () => {
  // Brute force: all ways to fill two variables and the fields of two cells, with numbers from −1 to 1.
  const choices = [...Array.from({ length: 4 }, () => [null, "a", "b"]), [-1, 0, 1], [-1, 0, 1]];
  const rows = choices.reduce<readonly (readonly InputValue[])[]>(
    (known, values) => known.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );
  const forms = rows.map(([x = null, y = null, a = null, b = null, m = null, n = null]) =>
    canonicalForm({
      arguments: { x, y },
      heap: [
        { id: "a", type: "node", fields: { val: m, next: a } },
        { id: "b", type: "node", fields: { val: n, next: b } },
      ],
    }),
  );
  expect(new Set(inputs("add", 2).map(canonicalForm))).toEqual(new Set(forms));
});

test("numbers, truth values and letters from small domains", () => {
  const found = inputs("numbers", 2);
  expect(found).toHaveLength(3 * 2 * 2);
  expect(found.slice(0, 3).map((input) => input.arguments)).toEqual([
    { n: -1, b: false, c: 97 },
    { n: -1, b: false, c: 98 },
    { n: -1, b: true, c: 97 },
  ]);
});

test("a reference points to objects of every class that fits; nothing is made up for other types", () => {
  const types = inputs("shape", 1).map(({ heap }) => heap.map(({ type }) => type).join());
  expect([...new Set(types)]).toEqual(["", "Square", "Round"]);
  expect(inputs("shape", 1).filter(({ arguments: { o } }) => o !== null).length).toBeGreaterThan(0);
  expect(shapes("tree", 1).size).toBeGreaterThan(10);
  const result = blackBox("shape", { definitions, precondition: undefined }, { size: 1 });
  expect(result.notes).toContain("No objects are created of: o, a.");
});

const { definitions, preconditions } = specificationOf(`${sameLength} pre add == pre(x, y);`);
const requirement = { definitions, precondition: preconditions[0]?.query };

test("Fig. 1 by brute force: few inputs are valid, and precondition and repOK need not agree", () => {
  const result = blackBox("add", requirement, { size: 2 });
  const valid = result.tests.filter((each) => each.valid);
  // Both null; one cell each, with nine choices of two numbers from −1 to 1.
  expect(valid).toHaveLength(1 + 9);
  expect(valid.every(({ outcome }) => outcome === "return")).toBe(true);
  expect(result.tests.find((each) => each.repOK === true && !each.precondition)?.arguments).toEqual({
    x: "n0",
    y: "n0",
  });
  expect(result.tests.some(({ exception }) => exception === "NullPointerException")).toBe(true);
  expect(result).toMatchObject({
    method: "Lists.add(node,node)",
    strategy: "black-box",
    solverCalls: 0,
    partial: false,
  });
  expect(result.coverage).toMatchObject({ branches: 2, covered: 2, infeasible: 0, openBranches: [] });
  expect(result.notes.at(-1)).toMatch(/^Runs that are not listed because they did not end within 20000 steps: \d+\.$/);
});

test("coverage is that of the valid inputs; a note says what all of them cover", () => {
  const { definitions: own, preconditions: positive } = specificationOf(
    "data Counter { int count; } pre up == this -> Counter(c) & c >= 0;",
  );
  const result = blackBox("up", { definitions: own, precondition: positive[0]?.query }, { size: 1 });
  expect(result.tests.map(({ valid, outcome, branches }) => [valid, outcome, ...branches])).toEqual([
    [false, "exception", "27T"],
    [true, "return", "27F"],
  ]);
  expect(result.coverage).toMatchObject({ coveredBranches: ["27F"], openBranches: ["27T"] });
  expect(result.notes).toContain("All inputs together, valid or not, cover 2 of 2 branches.");
});

test("past the limit it says so", () => {
  const result = blackBox("add", requirement, { size: 3, most: 50 });
  expect(result.partial).toBe(true);
  expect(result.notes[0]).toBe("The enumeration stopped after 50 inputs; there are more of this size.");
  const stopped = new BlackBox(code, methodNamed("add"), requirement, { size: 3 });
  expect(stopped.advance(1)).toBe(false);
  expect(stopped.result()).toMatchObject({ partial: true, tests: [{ arguments: { x: null, y: null } }] });
});

test("a single run that goes on and on ends with its time", async () => {
  const endless = javaCode(await compileJava("class A { static void m() { for (int i = 0; ; i++) {} } }"));
  const method = endless.methods.find(({ name }) => name === "m");
  if (method === undefined) throw new Error("no method");
  const { program: compiled } = endless;
  if (compiled === undefined) throw new Error("no program");
  let looks = 0;
  const caller = new Caller(compiled, new Budget(() => looks++, 20));
  const run = () => caller.call({ method, objects: new Map(), values: [], stepLimit: 1e12 });
  expect(run).toThrow(BudgetSpent);
  expect(looks).toBeLessThan(25);
  const stepLimit = 25_000;
  expect(new Caller(compiled).call({ method, objects: new Map(), values: [], stepLimit }).outcome.kind).toBe(
    "step-limit",
  );
});

test("a run of a core program that goes on and on ends with its time", () => {
  const core = readCore("a.core", "L: x := 1; goto L;");
  if (!core.ok) throw new Error(JSON.stringify(core.errors));
  let looks = 0;
  const budget = new Budget(() => looks++, 20);
  const input = { arguments: {}, heap: [] };
  expect(() => runConcrete(core.value, input, { limit: 1e12, budget })).toThrow(BudgetSpent);
  expect(looks).toBeLessThan(25);
});

test("exactly as many inputs as the limit is not cut short", () => {
  const all = inputs("numbers", 2).length;
  const options = { size: 2, most: all };
  expect(blackBox("numbers", { definitions, precondition: undefined }, options).partial).toBe(false);
});

test("Fig. 1 in the core language, run by the rules of Fig. 2: the same inputs are valid", () => {
  const core = readCore("add.core", coreAdd);
  if (!core.ok) throw new Error(JSON.stringify(core.errors));
  const run = (input: TestInput): InputRun => {
    const { outcome, branches: sequence } = runConcrete(core.value, input, { limit: 1_000 });
    const shown = { sequence, branches: [...new Set(sequence)], goals: [] };
    if (outcome.kind === "unfinished") return { outcome: { kind: "step-limit" }, ...shown };
    return { outcome: { kind: "return", value: { text: "nothing", primitive: undefined } }, ...shown };
  };
  const { code: coreCode, main } = core.value;
  const enumeration = new BlackBox(coreCode, main, requirement, { size: 2, run });
  while (!enumeration.advance(10_000));
  const { tests, coverage } = enumeration.result();
  const inJava = blackBox("add", requirement, { size: 2 }).tests;
  const validOf = (list: readonly GeneratedTest[]) =>
    list.filter(({ precondition }) => precondition).map(canonicalForm);
  expect(validOf(tests)).toEqual(validOf(inJava));
  expect(coverage).toMatchObject({ branches: 2, covered: 2 });
});
