import { describe, expect, test } from "vitest";
import type { Program } from "../../../java/index.ts";
import { Budget, randomFrom } from "../../../kernel/index.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { randomJava } from "../../../testing/java/random-java.ts";
import { runsThisTime, seedsFrom, share } from "../../../testing/seeds.ts";
import { pointsTo } from "../analysis.ts";
import { type PointsToGiven, parseOptions } from "../options.ts";
import { blameMethods } from "./blame-methods.ts";
import { blameFor } from "./index.ts";

const identity = `class Main { static Object id(Object p) { return p; }
public static void main(String[] args) {
  Object x = id(new Main());
  Object y = id(new Object());
} }`;

const boxes = `class Box { Object content; Object get() { return content; } void put(Object o) { this.content = o; } }
class Main { public static void main(String[] args) {
  Box a = new Box();
  Box b = new Box();
  a.put(new Main());
  b.put(new Object());
  Object r = a.get();
  Object s = b.get();
} }`;

function blamed(program: Program, given: PointsToGiven, fact: string) {
  const options = parseOptions(given);
  if (!options.ok) throw new Error(JSON.stringify(given));
  return blameFor(program, given, options.value, fact, Budget.unlimited);
}

test("two calls of one method meet in its parameter; contexts for that method alone keep them apart", async () => {
  const answer = await blamed(await compileJava(identity), { context: "ci" }, "o4 ∈ pt(x)");
  expect(answer).toMatchObject({ ok: true, value: { isObserved: false } });
  expect(answer.ok && answer.value.changes[0]).toMatchObject({
    options: { context: "1-call", selective: "Main.id(Object)" },
    methods: ["Main.id(Object)"],
    meetings: [
      {
        method: "Main.id(Object)",
        parameter: "p",
        calls: [
          { call: "3a", brings: ["o3"] },
          { call: "4a", brings: ["o4"] },
        ],
      },
    ],
  });
});

test("where one method does not do, two are named", async () => {
  const answer = await blamed(await compileJava(boxes), { context: "ci" }, "o6 ∈ pt(r)");
  expect(answer.ok && answer.value.changes[0]?.methods.toSorted()).toEqual(["Box.get()", "Box.put(Object)"]);
});

test("of a run with contexts another kind is tried, or one more element", async () => {
  const answer = await blamed(await compileJava(identity), { context: "1-obj" }, "o4 ∈ pt([]:x)");
  expect(answer.ok && answer.value.changes.map(({ options }) => options["context"])).toEqual([
    "1-call",
    "1-hybrid",
    "2-call",
  ]);
});

test("nothing lets in what the program shows, and what is not there cannot be blamed", async () => {
  const program = await compileJava(identity);
  expect(await blamed(program, { context: "ci" }, "o3 ∈ pt(x)")).toMatchObject({
    ok: true,
    value: { isObserved: true, changes: [] },
  });
  expect(await blamed(program, { context: "ci" }, "o3 ∈ pt(args)")).toMatchObject({
    ok: false,
    errors: [{ option: "fact" }],
  });
});

test.runIf(runsThisTime(3, 0)).each(share(seedsFrom(8_000, 60), 60))(
  "program %i: under the change the fact is gone",
  async (seed) => {
    const random = randomFrom(seed);
    const program = await compileJava(randomJava(seed, { classes: 2, statements: 3 }));
    const own = factsOf(program, { context: "ci" }).filter(({ text }) => !/String|Integer|\$/.test(text));
    for (let tries = 0; tries < 3 && own.length > 0; tries++) {
      const fact = own[random(own.length)];
      const answer =
        fact === undefined ? undefined : blamed(program, { context: "ci" }, `${fact.object} ∈ pt(${fact.name})`);
      // A name that is not clear without its method is another one.
      if (fact === undefined || answer?.ok !== true) continue;
      for (const { options } of answer.value.changes)
        expect(
          factsOf(program, options).map(({ text }) => text),
          JSON.stringify(options),
        ).not.toContain(fact.text);
    }
  },
);

function blamedMethods(program: Program, given: PointsToGiven) {
  const options = parseOptions(given);
  if (!options.ok) throw new Error(JSON.stringify(given));
  return blameMethods(program, given, options.value, Budget.unlimited);
}

describe("how many spurious facts each method causes", () => {
  test("what is gone when it alone has contexts, with the options for that", async () => {
    const answer = blamedMethods(await compileJava(identity), { context: "ci" });
    expect(answer).toEqual({
      ok: true,
      value: {
        spurious: 2,
        methods: [
          {
            method: "Main.id(Object)",
            options: { context: "1-call", heap: 0, selective: "Main.id(Object)" },
            facts: ["o4 ∈ pt(x)", "o3 ∈ pt(y)"],
          },
        ],
        partial: false,
      },
    });
  });

  test("none where only contexts of two methods remove anything", async () => {
    const answer = blamedMethods(await compileJava(boxes), { context: "ci" });
    expect(answer.ok && answer.value.methods.map(({ method }) => method)).not.toContain("Box.get()");
    expect(answer.ok && answer.value.spurious).toBeGreaterThan(0);
  });

  test("of a run without contexts only", async () => {
    expect(blamedMethods(await compileJava(identity), { context: "1-call" })).toMatchObject({
      ok: false,
      errors: [{ option: "context" }],
    });
  });

  test.runIf(runsThisTime(3, 1)).each(share(seedsFrom(8_500, 80), 80))(
    "program %i: each fact is gone under the options",
    async (seed) => {
      const random = randomFrom(seed);
      const program = await compileJava(randomJava(seed, { classes: 2, statements: 3 }));
      const before = factsOf(program, { context: "ci" });
      const answer = blamedMethods(program, { context: "ci" });
      if (!answer.ok) throw new Error("no answer");
      const { spurious, methods } = answer.value;
      for (const { options, facts, method } of methods) {
        expect(facts.length, method).toBeLessThanOrEqual(spurious);
        const after = new Set(factsOf(program, options).map(({ text }) => text));
        const gone = before.filter(({ text }) => !after.has(text)).map(({ text }) => text);
        expect(facts.filter(isOfVariable).filter((fact) => !gone.some((text) => tells(text, fact)))).toEqual([]);
      }
      const own = before.filter(({ text }) => !/String|Integer|\$/.test(text));
      const fact = own[random(Math.max(1, own.length))];
      const alone = fact === undefined ? [] : blamedAlone(program, `${fact.object} ∈ pt(${fact.name})`);
      expect(methods.map(({ method }) => method)).toEqual(expect.arrayContaining([...alone]));
    },
  );
});

const ofVariable = /^(o\d+[a-z]?) ∈ pt\((?:[A-Z]\w*\.\w+\.)?([a-z]\w*)\)$/;

/** Whether a fact is of a variable that the program writes: temporaries and strings read otherwise in tables. */
function isOfVariable(fact: string): boolean {
  return ofVariable.test(fact);
}

/** Whether a row of a table says a fact of a variable. */
function tells(row: string, fact: string): boolean {
  const [, site, name] = ofVariable.exec(fact) ?? [];
  return row.endsWith(` ${name} ${site}`);
}

/** The methods that alone remove a fact, as blame names them; none where the name of its variable is not clear. */
function blamedAlone(program: Program, fact: string): readonly string[] {
  const answer = blamed(program, { context: "ci" }, fact);
  const changes = answer.ok ? answer.value.changes : [];
  return changes.flatMap(({ methods }) => (methods.length === 1 ? methods : []));
}

/** The variables of a result and what they hold, contexts left out. */
function factsOf(program: Program, given: PointsToGiven) {
  const options = parseOptions(given);
  const result = options.ok ? pointsTo(program, options.value) : options;
  if (!result.ok) throw new Error(JSON.stringify(given));
  return result.value.pointsTo.flatMap((row) =>
    row.kind !== "variable"
      ? []
      : row.objects.map((object) => {
          const site = object.slice(object.lastIndexOf("]:") + 2);
          return { name: row.name, object: site, text: `${row.method} ${row.name} ${site}` };
        }),
  );
}
