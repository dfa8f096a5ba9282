import { expect, test } from "vitest";
import { type ObservedContexts, type RunResult, runProgram } from "../../../../java/index.ts";
import { compileJava } from "../../../../testing/front-end.ts";
import { ALL_PRECISIONS, compareWithRun } from "../../testing/counterexamples.ts";
import { contextFacts } from "./contexts.ts";

const program = await compileJava(`import java.util.*;
import java.util.function.*;
class Box {
  static Box first = new Box("first");
  Object value;
  Box(Object value) { this.value = value; }
  Object get() { return value; }
  static Object apply(Function<Object, Object> f, Object x) { return f.apply(x); }
  public static void main(String[] args) {
    Box one = new Box(new Object());
    Box two = new Box(one);
    Object a = one.get();
    Object b = two.get();
    Object c = apply(x -> x, a);
    try { throw new IllegalStateException("no"); } catch (IllegalStateException e) { Object d = apply(x -> e, b); }
    List<Box> all = new ArrayList<>(List.of(one, two));
    all.sort((x, y) -> x.hashCode() - y.hashCode());
    for (Box each : all) each.get();
  }
}
`);
const run = runProgram(program, { stepLimit: 1_000_000, input: "", arguments: [], contexts: true });
const contexts = keptBy(run);

/** The calls that a run kept. */
function keptBy({ observed }: RunResult): ObservedContexts {
  if (typeof observed.contexts !== "object") throw new Error("contexts are kept");
  return observed.contexts;
}

test("initializers, constructors, lambdas, exceptions and callbacks: what was observed is in every result", () => {
  expect(compareWithRun(program, run, ALL_PRECISIONS)).toMatchObject({ counterexamples: [], partial: [] });
});

/** The contexts under which a method ran. */
function ranUnder(method: string, context: string, heap = 0): readonly (string | undefined)[] {
  const facts = contextFacts(contexts, { context, heap, profile: "java" }, (site) => site);
  return [...new Set(facts.ran.filter((row) => row.method === method).map((row) => row.context))];
}

test("each selector has its own contexts of one run", () => {
  expect(ranUnder("Box.get()", "ci")).toEqual(["[]"]);
  expect(ranUnder("Box.get()", "1-call")).toEqual(["[12]", "[13]", "[18d]"]);
  expect(ranUnder("Box.get()", "1-obj")).toEqual(["[o10a]", "[o11]"]);
  expect(ranUnder("Box.get()", "1-type")).toEqual(["[Box]"]);
  expect(ranUnder("Box.<init>(Object)", "2-call")).toEqual(["[4]", "[10a]", "[11]"]);
  expect(ranUnder("Box.<clinit>()", "2-call")).toEqual(["[]"]);
  expect(ranUnder("Box.apply(Function,Object)", "1-hybrid")).toEqual(["[14]", "[15b]"]);
});

test("most contexts are known", () => {
  for (const context of ["1-call", "2-call", "1-obj", "2-obj", "1-type", "1-hybrid", "s-2obj"]) {
    const { ran } = contextFacts(contexts, { context, heap: 1, profile: "java" }, (site) => site);
    const known = ran.filter((row) => row.context !== undefined);
    expect(known.length / ran.length, context).toBeGreaterThan(0.9);
  }
});

test("a context of a long recursion is not followed", async () => {
  const deep = await compileJava(
    "class Deep { static void f(int n) { if (n > 0) f(n - 1); } public static void main(String[] a) { f(100); } }",
  );
  const kept = keptBy(runProgram(deep, { stepLimit: 1_000_000, input: "", arguments: [], contexts: true }));
  const { ran } = contextFacts(kept, { context: "inf-call", heap: 1, profile: "java" }, (site) => site);
  const inF = ran.filter(({ method }) => method === "Deep.f(int)").map(({ context }) => context);
  expect(inF.slice(0, 50).every((context) => context !== undefined)).toBe(true);
  expect(inF.slice(50).every((context) => context === undefined)).toBe(true);
});
