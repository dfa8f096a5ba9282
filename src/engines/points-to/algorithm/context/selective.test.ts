import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compileJava } from "../../../../testing/front-end.ts";
import { randomProgram } from "../../../../testing/java/random-program.ts";
import { dropContexts, missing } from "../../../../testing/points-to/project.ts";
import { analyze, record, solve } from "../../../../testing/points-to/record.ts";
import { law } from "../../../../testing/seeds.ts";
import { parseOptions } from "../../index.ts";
import { splitPatterns } from "./index.ts";

/** Two boxes with one value each: told apart only where `set` and `get` have contexts. */
const boxes = `class Box {
  Object value;
  void set(Object v) { this.value = v; }
  Object get() { return this.value; }
}
class Main {
  static Object id(Object o) { return o; }
  public static void main(String[] args) {
    Box a = new Box();
    Box b = new Box();
    a.set(new Object());
    b.set(new Main());
    Object x = a.get();
    Object w = b.get();
    Object y = id(x);
    Object z = id(b);
  }
}`;

async function objectsOf(name: string, options: object): Promise<readonly string[]> {
  const result = await analyze(boxes, { context: "1-obj", ...options });
  return result.pointsTo.flatMap((row) => (row.kind === "variable" && row.name === name ? row.objects : []));
}

describe("--selective", () => {
  const cases: readonly (readonly [selective: string, contextOfGet: readonly string[], x: readonly string[]])[] = [
    ["Box.*", ["o10", "o9"], ["[]:o11"]],
    ["*.get(),*.set(Object)", ["o10", "o9"], ["[]:o11"]],
    ["Box.get", ["o10", "o9"], ["[]:o11", "[]:o12"]],
    ["Main.*", [""], ["[]:o11", "[]:o12"]],
    ["Box.get(Object)", [""], ["[]:o11", "[]:o12"]],
  ];

  test.each(cases)("%s: only the methods that fit get contexts", async (selective, contexts, x) => {
    const result = await analyze(boxes, { context: "1-obj", selective });
    const found = result.reachable.filter(({ method }) => method === "Box.get()").map(({ context }) => context.join());
    expect(found.sort()).toEqual(contexts);
    expect(await objectsOf("x", { selective })).toEqual(x);
    expect(result.options.selective).toBe(selective);
  });

  test("a pattern that fits nothing is noted", async () => {
    const { notes } = await analyze(boxes, { context: "1-obj", selective: "Bx.*,Box.*" });
    expect(notes).toEqual(["Selective contexts: no method fits “Bx.*”."]);
  });

  test("introspective: a method above the limit gets no contexts and is named", async () => {
    // Under ci `set` holds two boxes and two values: volume 4; `get` two boxes and, in a temporary, two values.
    const all = await analyze(boxes, { context: "1-obj", selective: "introspective" });
    expect(all.options.selective).toBe("introspective:10000");
    expect(await objectsOf("x", { selective: "introspective:4" })).toEqual(["[]:o11"]);
    const some = await analyze(boxes, { context: "1-obj", selective: "introspective:3" });
    expect(some.reachable.filter(({ method }) => method === "Box.set(Object)")).toEqual([
      { context: [], method: "Box.set(Object)" },
    ]);
    expect(some.notes).toContainEqual(
      expect.stringMatching(/^A.java:\d+:\d+: Box.set\(Object\) has a points-to volume above 3 and is analyzed /),
    );
  });

  test("recorded runs and every order agree", async () => {
    for (const selective of ["Box.*", "introspective:3"]) await record(boxes, { context: "2-obj", selective });
  });

  test.each(["introspective:", "introspective:x", "introspective:-1", ",", " "])("%j is refused", (selective) => {
    expect(parseOptions({ selective })).toMatchObject({ ok: false, errors: [{ option: "selective" }] });
  });

  test("the commas of a parameter list separate nothing", () => {
    expect(splitPatterns("A.m(int,Object), *.get() ,B.*")).toEqual(["A.m(int,Object)", "*.get()", "B.*"]);
    expect(splitPatterns("A.m(int,")).toEqual(["A.m(int,"]);
  });
});

describe("laws", () => {
  const programs = fc
    .integer({ min: 0, max: 1_000_000 })
    .map((seed) => randomProgram(seed, { classes: 4, statements: 5 }));
  const selectors = fc.constantFrom("1-call", "2-call", "1-obj", "2-obj", "2-type", "1-hybrid");
  const facts = ({ pointsTo, callEdges, reachable }: ReturnType<typeof solve>): unknown => ({
    pointsTo,
    callEdges,
    reachable,
  });

  test("nothing chosen is ci, everything chosen is the wrapped selector", async () => {
    await fc.assert(
      fc.asyncProperty(programs, selectors, async (text, context) => {
        const program = await compileJava(text);
        expect(facts(solve(program, { context, selective: "No.*" }))).toEqual(facts(solve(program, { context: "ci" })));
        for (const selective of ["*", "introspective:1000000"])
          expect(facts(solve(program, { context, selective }))).toEqual(facts(solve(program, { context })));
      }),
      law(3, 21, 300),
    );
  });

  test("whatever is chosen, contexts dropped, finds no more than ci, in every order", async () => {
    const choices = fc.constantFrom(
      "K0.*",
      "*.act",
      "*.put,*.make*",
      "*(Object)",
      "introspective:5",
      "introspective:0",
    );
    await fc.assert(
      fc.asyncProperty(programs, selectors, choices, async (text, context, selective) => {
        const program = await compileJava(text);
        const some = solve(program, { context, selective });
        expect(missing(dropContexts(some), dropContexts(solve(program, { context: "ci" })))).toEqual([]);
        for (const order of ["lifo", "random:3", "coalesced"])
          expect(facts(solve(program, { context, selective, order }))).toEqual(facts(some));
      }),
      law(4, 22, 400),
    );
  });
});
