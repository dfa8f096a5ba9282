import { expect, test } from "vitest";
import { compileJava } from "../../../../testing/front-end.ts";
import { randomJava } from "../../../../testing/java/random-java.ts";
import { mergeFacts, missing } from "../../../../testing/points-to/project.ts";
import { record, solve } from "../../../../testing/points-to/record.ts";
import { seedsFrom, share } from "../../../../testing/seeds.ts";

const text = `class Main {
  public static void main(String[] args) {
    StringBuilder a = new StringBuilder();
    StringBuilder b = new StringBuilder();
    String s = "one";
    String t = "two";
    String u = new String("three");
    Throwable e = new IllegalStateException();
    Throwable f = new IllegalStateException();
    Throwable g = new RuntimeException();
    Object[] p = new Object[0];
    Object[] q = new Object[1];
    q[0] = new Node();
    Object r = q[0];
    Object n = new Node();
  }
}
class Node { Object next; }
`;

const program = await compileJava(text);

/** The objects of the named variables of main. */
function sets(options: Readonly<Record<string, unknown>>, names: string): readonly string[] {
  const { pointsTo } = solve(program, options);
  return names.split(" ").map((name) => {
    const row = pointsTo.find(
      (each) => each.kind === "variable" && each.method.startsWith("Main.main") && each.name === name,
    );
    return row?.objects.join(" ") ?? "";
  });
}

test("by default every site has an object of its own", () => {
  expect(sets({ context: "ci" }, "a b s e f n")).toEqual(["[]:o3", "[]:o4", '[]:"one"', "[]:o8", "[]:o9", "[]:o15"]);
  expect(solve(program, { context: "ci" }).sites.merged).toBeUndefined();
});

test("a type-based heap has one object for each type, arrays, strings and args included", () => {
  const options = { context: "2-obj", heapAbstraction: "type" };
  expect(sets(options, "a b s t u e g p q n r args")).toEqual([
    "[]:o_StringBuilder",
    "[]:o_StringBuilder",
    "[]:o_String",
    "[]:o_String",
    "[]:o_String",
    "[]:o_IllegalStateException",
    "[]:o_RuntimeException",
    "[]:o_Object[]",
    "[]:o_Object[]",
    "[]:o_Node",
    "[]:o_Node",
    "[]:o_String[]",
  ]);
});

test("literals are merged alone, or with all other strings", () => {
  expect(sets({ context: "ci", mergeStrings: "constants" }, "s t u")).toEqual(["[]:o_String", "[]:o_String", "[]:o7"]);
  expect(sets({ context: "ci", mergeStrings: "all" }, "s t u a")).toEqual([
    "[]:o_String",
    "[]:o_String",
    "[]:o_String",
    "[]:o3",
  ]);
});

test("exceptions are merged by their classes, string builders by theirs, and nothing else is", () => {
  expect(sets({ context: "ci", mergeExceptions: true }, "e f g n")).toEqual([
    "[]:o_IllegalStateException",
    "[]:o_IllegalStateException",
    "[]:o_RuntimeException",
    "[]:o15",
  ]);
  expect(sets({ context: "ci", mergeStringBuilders: true }, "a b s")).toEqual([
    "[]:o_StringBuilder",
    "[]:o_StringBuilder",
    '[]:"one"',
  ]);
});

test("a result says what a merged object stands for, and which options merged it", () => {
  const { options, sites } = solve(program, { context: "ci", mergeExceptions: true, mergeStrings: "constants" });
  expect(options).toMatchObject({ mergeExceptions: true, mergeStrings: "constants" });
  expect(options).not.toHaveProperty("heapAbstraction");
  expect(sites.merged).toContainEqual({
    label: "o_IllegalStateException",
    type: "IllegalStateException",
    sites: expect.arrayContaining(["o8", "o9"]),
  });
  expect(sites.merged?.map(({ label }) => label)).toContain("o_String");
  expect(sites.allocations.map(({ label }) => label)).toEqual(expect.arrayContaining(["o8", "o9"]));
});

test("a merged object has no heap context, and is an element of contexts by its own name", async () => {
  const boxes = await compileJava(`class Main {
  public static void main(String[] args) { Maker m = new Maker(); Box b = m.make(); b.set(new Main()); }
}
class Maker { Box make() { return new Box(); } }
class Box { Object o; void set(Object x) { this.o = x; } }
`);
  for (const context of ["2-obj", "2-type"]) {
    const { pointsTo } = solve(boxes, { context, heapAbstraction: "type" });
    expect(pointsTo).toContainEqual({
      kind: "variable",
      context: ["o_Box"],
      method: "Box.set(Object)",
      name: "x",
      objects: ["[]:o_Main"],
      objectParts: [{ context: [], site: "o_Main" }],
    });
  }
});

test("an array type with one site of length 0 has elements where another site makes longer ones", () => {
  expect(sets({ context: "ci" }, "r")).toEqual(["[]:o13"]);
  expect(sets({ context: "ci", heapAbstraction: "type" }, "r")).toEqual(["[]:o_Node"]);
});

test("counts of casts and calls see types, which merging keeps", async () => {
  const cast = await compileJava(`class A { void m() {} }
class B extends A { void m() {} }
class Main {
  static A pick(A[] all) { return all[0]; }
  public static void main(String[] args) {
    A[] one = new A[] { new A() };
    A[] two = new A[] { new B() };
    A a = pick(one);
    B b = (B) pick(two);
    a.m();
    b.m();
  }
}
`);
  const counts = (options: Readonly<Record<string, unknown>>): unknown => {
    const { mayFailCasts, polyCalls } = solve(cast, { context: "1-call", ...options }).metrics;
    return { mayFailCasts, polyCalls };
  };
  expect(counts({})).toEqual({ mayFailCasts: 0, polyCalls: 0 });
  expect(counts({ heapAbstraction: "type" })).toEqual({ mayFailCasts: 1, polyCalls: 1 });
});

const merging: readonly Readonly<Record<string, unknown>>[] = [
  { heapAbstraction: "type" },
  { mergeStrings: "constants" },
  { mergeStrings: "all", mergeExceptions: true, mergeStringBuilders: true },
];

test.each(share(seedsFrom(3_000, 40), 40))("seed %i: merging loses no fact, objects renamed", async (seed) => {
  const random = await compileJava(randomJava(seed, { classes: 2, statements: 2 }));
  // Under K-type a merged object stands for itself where its sites stood for a class: neither run is the coarser one.
  for (const context of ["ci", "1-call", "2-call", "1-obj", "2-obj", "1-hybrid", "s-2obj"]) {
    const apart = solve(random, { context, order: "coalesced" });
    for (const options of merging) {
      const merged = solve(random, { context, order: "coalesced", ...options });
      expect(
        missing(mergeFacts(apart, merged), mergeFacts(merged, merged)),
        `${context} ${JSON.stringify(options)}`,
      ).toEqual([]);
    }
  }
});

test.each(share(merging, 2))("recordings with %o keep the laws, and results the order of work", async (options) => {
  for (const context of ["ci", "1-call", "2-obj", "2-type"]) await record(text, { context, ...options });
});
