import fc from "fast-check";
import { expect, test } from "vitest";
import { compileJava } from "../../testing/front-end.ts";
import { randomProgram } from "../../testing/java/random-program.ts";
import { dropContexts, missing } from "../../testing/points-to/project.ts";
import { record, solve } from "../../testing/points-to/record.ts";
import { law } from "../../testing/seeds.ts";

const programs = fc
  .record({
    seed: fc.integer({ min: 0, max: 1_000_000 }),
    classes: fc.integer({ min: 1, max: 5 }),
    statements: fc.integer({ min: 1, max: 7 }),
  })
  .map(({ seed, ...size }) => randomProgram(seed, size));

const selectors = ["1-call", "2-call", "1-obj", "2-obj", "1-type", "2-type", "1-hybrid", "2-hybrid", "s-2obj"];

test("every selector, contexts dropped, finds no more than context insensitivity", async () => {
  await fc.assert(
    fc.asyncProperty(programs, fc.constantFrom("java", "lecture"), async (text, profile) => {
      const program = await compileJava(text);
      const insensitive = dropContexts(solve(program, { context: "ci", profile }));
      for (const context of selectors) {
        expect(missing(dropContexts(solve(program, { context, profile })), insensitive), context).toEqual([]);
      }
    }),
    law(4, 1, 2_000),
  );
});

test("k-type finds at least what k-obj finds, with the same k and heap", async () => {
  await fc.assert(
    fc.asyncProperty(
      programs,
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 0, max: 2 }),
      async (text, k, heap) => {
        const program = await compileJava(text);
        const byObject = dropContexts(solve(program, { context: `${k}-obj`, heap }));
        expect(missing(byObject, dropContexts(solve(program, { context: `${k}-type`, heap })))).toEqual([]);
      },
    ),
    law(4, 2, 2_000),
  );
});

test("one more call site or heap element never adds a fact", async () => {
  await fc.assert(
    fc.asyncProperty(programs, fc.integer({ min: 1, max: 2 }), async (text, k) => {
      const program = await compileJava(text);
      const shorter = dropContexts(solve(program, { context: `${k}-call`, heap: 0 }));
      expect(missing(dropContexts(solve(program, { context: `${k + 1}-call`, heap: 0 })), shorter)).toEqual([]);
      expect(missing(dropContexts(solve(program, { context: `${k}-call`, heap: 1 })), shorter)).toEqual([]);
    }),
    law(4, 3, 2_000),
  );
});

test("merging the contexts of variables never loses a fact", async () => {
  await fc.assert(
    fc.asyncProperty(programs, fc.constantFrom(...selectors), async (text, context) => {
      const program = await compileJava(text);
      const kept = dropContexts(solve(program, { context }));
      expect(missing(kept, dropContexts(solve(program, { context, variableContexts: false })))).toEqual([]);
    }),
    law(4, 4, 2_000),
  );
});

test("recorded runs: determinism, older premises, filter = replay, JSON round trip, traced = untraced, any order", async () => {
  await fc.assert(
    fc.asyncProperty(
      programs,
      fc.constantFrom("ci", ...selectors),
      fc.constantFrom("java", "lecture"),
      fc.boolean(),
      async (text, context, profile, variableContexts) => {
        await record(text, { context, profile, variableContexts, maxSteps: 3_000 });
      },
    ),
    law(3, 5, 500),
  );
});

test("renaming and reordering classes changes nothing but labels", async () => {
  await fc.assert(
    fc.asyncProperty(programs, fc.constantFrom("ci", ...selectors), async (text, context) => {
      const classes = text.split(/\n(?=class )/);
      const reversed = [...classes]
        .reverse()
        .join("\n")
        .replaceAll(/\bK(\d)/g, "Renamed$1");
      const [one, other] = [
        solve(await compileJava(text), { context }),
        solve(await compileJava(reversed), { context }),
      ];
      const { steps, pops, ...counts } = one.metrics;
      expect(other.metrics).toMatchObject(counts);
    }),
    law(4, 6, 2_000),
  );
});

test("with merged variable contexts the numbers of methods do not depend on when the recording is taken", async () => {
  const text = `
class A {
  A next() { A fresh = new A(); return fresh; }
}
class Main {
  public static void main(String[] args) {
    A first = new A();
    A second = first.next();
    A third = second.next();
  }
}
`;
  for (const profile of ["java", "lecture"])
    await record(text, { context: "2-type", profile, variableContexts: false });
});
