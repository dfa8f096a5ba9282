import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Budget } from "../../../../kernel/index.ts";
import { compileJava } from "../../../../testing/front-end.ts";
import { randomProgram } from "../../../../testing/java/random-program.ts";
import { dropContexts } from "../../../../testing/points-to/project.ts";
import { analyze, solve } from "../../../../testing/points-to/record.ts";
import { law } from "../../../../testing/seeds.ts";
import { parseOptions, pointsTo } from "../../index.ts";
import {
  compareSelectors,
  parseTableOptions,
  tableAsCsv,
  tableAsMarkdown,
} from "../../selector-table/selector-table.ts";
import { analyzeClassHierarchy } from "./class-hierarchy-analysis.ts";

const animals = `interface Animal { Object speak(); }
class Dog implements Animal { public Object speak() { return new Dog(); } }
class Cat implements Animal { public Object speak() { return new Cat(); } }
class Cow implements Animal { public Object speak() { return new Cow(); } }
class Main {
  static Animal id(Animal a) { return a; }
  public static void main(String[] args) {
    Animal d = id(new Dog());
    Animal c = id(new Cat());
    Object o = d.speak();
    Dog again = (Dog) o;
    Cat other = (Cat) c;
  }
}`;

describe("class hierarchy analysis", () => {
  test("a virtual call reaches every implementation below its declared class", async () => {
    const program = await compileJava(animals);
    const entry = program.methods.find(({ name }) => name === "main");
    if (entry === undefined) throw new Error("the program has a main");
    const { calleesOf, reachable } = analyzeClassHierarchy(program, entry, "java");
    const speak = [...calleesOf].find(([site]) => site.target.name === "speak");
    expect(speak?.[1].map(({ label }) => label).sort()).toEqual(["Cat.speak()", "Cow.speak()", "Dog.speak()"]);
    expect([...reachable].map(({ label }) => label)).toContain("Cow.speak()");
    const { metrics } = await analyze(animals, { context: "1-call" });
    expect(metrics).toMatchObject({ callEdgesCi: metrics.callEdgesCha - 4, reachableCi: metrics.reachableCha - 3 });
  });

  test("every call edge of the points-to analysis is allowed by the hierarchy", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 100_000 }), async (seed) => {
        const program = await compileJava(randomProgram(seed, { classes: 4, statements: 5 }));
        const entry = program.methods.find(({ label }) => label === "Main.main(String[])");
        if (entry === undefined) throw new Error("the program has a main");
        const { calleesOf, reachable } = analyzeClassHierarchy(program, entry, "java");
        const allowed = [...calleesOf].flatMap(([site, callees]) =>
          callees.map(({ label }) => `${site.labels.java} → ${label}`),
        );
        const found = dropContexts(solve(program, { context: "ci" }));
        expect([...found.callEdges].filter((edge) => !allowed.includes(edge))).toEqual([]);
        const names = new Set([...reachable].map(({ label }) => label));
        expect([...found.reachable].filter((method) => !names.has(method))).toEqual([]);
      }),
      law(10, 11, 600),
    );
  });
});

describe("details", () => {
  test("list the casts and calls behind the numbers, with the culprits", async () => {
    const result = await analyze(animals, { context: "ci", details: true });
    expect(result.mayFailCastSites).toEqual([
      expect.objectContaining({
        method: "Main.main(String[])",
        file: "A.java",
        line: 11,
        type: "Dog",
        objects: ["o3"],
      }),
      expect.objectContaining({ line: 12, type: "Cat", objects: ["o8"] }),
    ]);
    expect(result.polyCallSites).toEqual([
      expect.objectContaining({
        line: 10,
        label: "10",
        target: "Animal.speak()",
        callees: ["Cat.speak()", "Dog.speak()"],
      }),
    ]);
    expect(result.metrics).toMatchObject({ mayFailCasts: 2, polyCalls: 1 });
  });

  test("are empty where contexts tell the objects apart, and absent when they are not asked for", async () => {
    const precise = await analyze(animals, { context: "1-call", details: "true" });
    expect([precise.mayFailCastSites, precise.polyCallSites]).toEqual([[], []]);
    expect(await analyze(animals, { context: "1-call" })).not.toHaveProperty("polyCallSites");
  });
});

describe("the table of selectors", () => {
  /** A clock that ticks once a look. */
  const clock = (): (() => number) => {
    let time = 0;
    return () => time++;
  };

  async function table(raw: Readonly<Record<string, unknown>>) {
    const options = parseTableOptions(raw);
    if (!options.ok) throw new Error("good options");
    const result = compareSelectors(await compileJava(animals), options.value, {
      budget: Budget.unlimited,
      now: clock(),
      hasTimes: true,
    });
    if (!result.ok) throw new Error("the program has a main");
    return result.value;
  }

  test("has one row for each selector, with the numbers of its own analysis", async () => {
    const { rows, cha } = await table({ selectors: "ci, 1-call" });
    expect(
      rows.map(({ selector, mayFailCasts, polyCalls, milliseconds, partial }) => [
        selector,
        mayFailCasts,
        polyCalls,
        milliseconds,
        partial,
      ]),
    ).toEqual([
      ["ci", 2, 1, 1, false],
      ["1-call", 0, 0, 1, false],
    ]);
    const { metrics } = await analyze(animals, { context: "1-call" });
    expect(rows[1]).toMatchObject({
      callEdges: metrics.callEdgesCi,
      pointsToCi: 12,
      pointsToMean: 1.2,
      pointsToPairs: metrics.pointsToPairs,
      contextsMax: 2,
    });
    expect(cha).toEqual({ callEdges: metrics.callEdgesCha, reachable: metrics.reachableCha });
  });

  test("reads as comma-separated values and as Markdown", async () => {
    const two = await table({ selectors: "ci,1-call" });
    const csv = tableAsCsv(two)
      .trimEnd()
      .split("\n")
      .map((line) => line.split(","));
    expect(csv.map(([selector, heap, time, casts]) => [selector, heap, time, casts])).toEqual([
      ["selector", "heap", "time (ms)", "#may-fail-cast"],
      ["ci", "0", "1", "2"],
      ["1-call", "0", "1", "0"],
    ]);
    expect(tableAsMarkdown(two)).toContain("| ci | 0 | 1 | 2 | 0 | 0 | 1 |");
  });

  test("says which selectors a limit ended", async () => {
    const { rows } = await table({ selectors: "ci,inf-obj", maxSteps: 5 });
    expect(rows.map(({ partial }) => partial)).toEqual([true, true]);
  });

  test.each([
    [{ selectors: "ci,fly" }, "unknown-selector"],
    [{ selectors: "" }, "unknown-selector"],
    [{ context: "ci" }, "bad-option"],
    [{ selectors: "inf-call" }, "bad-option"],
  ])("%j is refused", (raw, kind) => {
    expect(parseTableOptions(raw)).toMatchObject({ ok: false, errors: [{ kind }] });
  });
});

test("a missing entry is one error, whichever selectors are compared", async () => {
  const options = parseOptions({ entry: "A.b()" });
  if (!options.ok) throw new Error("good options");
  const program = await compileJava(animals);
  expect(
    compareSelectors(program, [options.value], { budget: Budget.unlimited, now: () => 0, hasTimes: false }),
  ).toMatchObject({
    ok: false,
    errors: [{ kind: "no-entry" }],
  });
  expect(pointsTo(program, options.value)).toMatchObject({ ok: false });
});
