import { expect, test } from "vitest";
import { compileJava } from "../../../../testing/front-end.ts";
import { record } from "../../../../testing/points-to/record.ts";
import { slideTables } from "../../../../testing/points-to/slide-tables.ts";
import { Contexts, parseSelector } from "./index.ts";

test.each([
  ["ci", 0],
  ["1-call", 1],
  ["2-obj", 2],
  ["3-type", 3],
  ["2-hybrid", 2],
  ["s-2obj", 3],
  ["inf-call", Number.POSITIVE_INFINITY],
  ["12-obj", 12],
])("%s is a selector of contexts with at most %d elements", (spec, k) => {
  expect(parseSelector(spec)?.k).toBe(k);
});

test.each(["", "0-call", "obj", "1-obj ", "-1-obj", "1-constructor", "1-toString", "inf", "2-OBJ", "99999-call"])(
  "%j is no selector",
  (spec) => {
    expect(parseSelector(spec)).toBeUndefined();
  },
);

test("contexts are interned, and cut to the last k", async () => {
  const program = await compileJava("class A { static void main() { A a = new A(); a = new A(); a = new A(); } }");
  const contexts = new Contexts("java");
  const [first, second, third] = program.allocationSites
    .filter((site) => site.kind === "object")
    .map((site) => ({ kind: "object", site }) as const);
  if (first === undefined || second === undefined || third === undefined) throw new Error("three objects");
  const two = contexts.append(contexts.append(contexts.empty, first, 2), second, 2);
  expect(two.label).toBe("[o1a,o1b]");
  expect(contexts.append(two, third, 2).label).toBe("[o1b,o1c]");
  expect(contexts.append(two, third, 1).label).toBe("[o1c]");
  expect(contexts.append(two, third, 0)).toBe(contexts.empty);
  expect(contexts.last(contexts.append(two, third, 3), 2)).toBe(contexts.append(two, third, 2));
});

/** Which contexts a method is analyzed in, by selector: the traps of the variants. */
const cases: readonly (readonly [
  name: string,
  java: string,
  selector: string,
  options: object,
  method: RegExp,
  contexts: readonly string[],
])[] = [
  [
    "a static method keeps its caller's context under k-obj",
    "class A { static void main() { A a = new A(); a.m(); A.s(); }\n void m() { A.s(); }\n static void s() {} }",
    "1-obj",
    {},
    /A\.s/,
    ["[]", "[o1]"],
  ],
  [
    "… and has its call sites under k-call",
    "class A { static void main() { A a = new A(); a.m(); A.s(); }\n void m() { A.s(); }\n static void s() {} }",
    "1-call",
    {},
    /A\.s/,
    ["[1b]", "[2]"],
  ],
  [
    "… and under hybrid too",
    "class A { static void main() { A a = new A(); a.m(); A.s(); }\n void m() { A.s(); }\n static void s() {} }",
    "1-hybrid",
    {},
    /A\.s/,
    ["[1b]", "[2]"],
  ],
  [
    "under S-2obj+H a static method has its receiver last, before it the call site and what the caller had before",
    `class A { static void main() { A a = new A(); a.m(); s(); }
 void m() { s(); }
 static void s() { t(); }
 static void t() { u(); }
 static void u() {} }`,
    "s-2obj",
    {},
    /A\.[stu]\b/,
    ["[1b]", "[2,o1]", "[1b,3]", "[2,3,o1]", "[3,4]", "[3,4,o1]"],
  ],
  [
    "under S-2obj+H an instance method has its receiver, before it the receiver's heap context, which is a receiver",
    `class A { static void main() { A a = new A(); a.m(); s(); }
 void m() { s(); }
 static void s() { B b = new B(); b.n(); } }
class B { void n() {} }`,
    "s-2obj",
    { heap: 1 },
    /B\.n/,
    ["[o1,o3]", "[o3]"],
  ],
  [
    "two objects of one class share a type context",
    "class A { static void main() { B x = new B();\n B y = new B();\n x.m();\n y.m(); } }\nclass B { void m() {} }",
    "1-type",
    {},
    /B\.m/,
    ["[A]"],
  ],
  [
    "2-obj with heap 1: recursion reaches its fixed point",
    "class T {\n static void main() {\n  T a = new T();\n  a.grow();\n }\n void grow() {\n  T t = new T();\n  t.grow();\n } }",
    "2-obj",
    { heap: 1 },
    /grow/,
    ["[o3]", "[o3,o7]", "[o7,o7]"],
  ],
];

test.each(cases)("%s", async (_name, java, context, options, method, expected) => {
  const { result } = await record(java, { context, profile: "lecture", heap: 0, ...options });
  const found = slideTables(result)
    .reachable.filter((each) => method.test(each))
    .map((each) => each.slice(0, each.indexOf("]") + 1));
  expect(found.sort()).toEqual([...expected].sort());
});
