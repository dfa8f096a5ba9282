import { expect, test } from "vitest";
import { compileJava } from "../../../../testing/front-end.ts";
import { specificationOf } from "../../../../testing/separation/separation.ts";
import { javaCode } from "../program/code.ts";
import type { InputValue } from "../test-input/test-input.ts";
import { Examiner } from "./index.ts";

const program = await compileJava(`class Counter {
  int count;
  boolean repOK() { return count < 100; }
  int up(int by) {
    if (by == 0) while (true) { }
    if (by < 0) throw new IllegalArgumentException();
    return count += by;
  }
}
class Plain { static int twice(int n) { return 2 * n; } }
`);
const code = javaCode(program);
const methodNamed = (name: string) => {
  const method = code.methods.find((each) => each.name === name);
  if (method === undefined) throw new Error(name);
  return method;
};
const { definitions, preconditions } = specificationOf(
  "data Counter { int count; } pre up == this -> Counter(c) & c >= 0;",
);
const examiner = new Examiner(code, methodNamed("up"), { definitions, precondition: preconditions[0]?.query });
const input = (count: InputValue, by: InputValue) => ({
  arguments: { this: "c", by },
  heap: [{ id: "c", type: "Counter", fields: { count } }],
});

test.each([
  [1, 2, { outcome: "return", branches: ["5F", "6F"], valid: true, precondition: true, repOK: true }],
  [1, -2, { outcome: "exception", exception: "IllegalArgumentException", branches: ["5F", "6T"], valid: true }],
  [-1, 2, { outcome: "return", valid: false, precondition: false, repOK: true }],
  [100, 2, { outcome: "return", valid: false, precondition: true, repOK: false }],
])("a counter at %i, up by %i", (count, by, expected) => {
  const { test: found } = examiner.examine(input(count, by), 7);
  expect(found).toMatchObject({ ...expected, ...input(count, by), path: 7 });
});

test("a run that does not end makes no test, but it is judged", () => {
  const found = examiner.examine(input(1, 0));
  expect(found).toMatchObject({ test: undefined, isValid: true, run: { outcome: { kind: "step-limit" } } });
});

test("without a precondition and without repOK every input is valid, and the test says nothing of repOK", () => {
  const plain = new Examiner(code, methodNamed("twice"), { definitions, precondition: undefined });
  expect(plain.examine({ arguments: { n: 4 }, heap: [] }).test).toEqual({
    arguments: { n: 4 },
    heap: [],
    outcome: "return",
    branches: [],
    valid: true,
    precondition: true,
  });
});
