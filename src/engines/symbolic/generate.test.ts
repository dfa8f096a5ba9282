import { expect, test } from "vitest";
import { compileJava } from "../../testing/front-end.ts";
import { readSpecification } from "../separation/index.ts";
import { generateTests, javaCode, makeSubject, parseTestsOptions, type TestsResult } from "./index.ts";

const NODE = `class node { int val; node next; node(int v, node n) { val = v; next = n; } }`;
const ADD = `${NODE}
class Main {
  static node add(node x, node y) {
    node dummyHead = new node(0, null); node z = dummyHead;
    while (x != null) {
      z.next = new node(x.val + y.val, null);
      x = x.next; y = y.next; z = z.next;
    }
    return dummyHead.next;
  }
}`;
const PRE = `data node { int val; node next; }
pred pre(node a, node b) == emp & a = null & b = null
   \\/ exists n1, n2. a -> node(_, n1) * b -> node(_, n2) * pre(n1, n2);
pre add == pre(x, y);`;

async function tests(java: string, sl: string, options: Record<string, unknown> = {}): Promise<TestsResult> {
  const program = await compileJava(java);
  const specification = readSpecification("a.sl", sl);
  if (!specification.ok) throw new Error(JSON.stringify(specification.errors));
  const parsed = parseTestsOptions(options);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  const subject = makeSubject(
    { code: javaCode(program), core: undefined, specification: specification.value },
    parsed.value.method,
  );
  if (!subject.ok) throw new Error(JSON.stringify(subject.errors));
  return generateTests(subject.value, parsed.value);
}

test("Sec. 2: add gets two lists of equal length, up to the bound", async () => {
  const result = await tests(ADD, PRE, { depth: 3 });
  console.log(JSON.stringify(result, null, 1).slice(0, 3000));
  expect(result.tests.map(({ heap }) => heap.length)).toEqual([0, 2, 4]);
  expect(result.tests.every(({ valid }) => valid)).toBe(true);
});
