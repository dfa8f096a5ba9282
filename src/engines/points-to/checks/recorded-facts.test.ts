import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compileJava } from "../../../testing/front-end.ts";
import { Solver } from "../algorithm/solver/solver.ts";
import { parseOptions } from "../options.ts";
import { entryOf, factsOf, type RecordedFacts } from "../testing/notation.ts";

const folder = import.meta.dirname;
const programs = readdirSync(folder)
  .filter((name) => name.endsWith(".java"))
  .map((name) => name.replace(".java", ""));

const cases = programs.flatMap((name) => {
  const recorded: Readonly<Record<string, RecordedFacts>> = JSON.parse(
    readFileSync(join(folder, `${name}.json`), "utf8"),
  );
  return Object.entries(recorded).map(([context, facts]) => ({ name, context, facts }));
});

test("there are programs with recorded facts", () => {
  expect(programs.length).toBeGreaterThanOrEqual(20);
});

test.each(cases)(
  "$name under $context: exactly the recorded facts, call edges and counts",
  async ({ name, context, facts }) => {
    const program = await compileJava([
      { name: `${name}.java`, text: readFileSync(join(folder, `${name}.java`), "utf8") },
    ]);
    const options = parseOptions({ context });
    if (!options.ok) throw new Error(context);
    const solver = new Solver(program, options.value);
    solver.start(entryOf(program));
    while (!solver.advance(10_000));
    const found = factsOf(solver);
    expect(found.callEdges).toEqual([...facts.callEdges].sort());
    expect(found.pointsTo).toEqual(
      Object.fromEntries(Object.entries(facts.pointsTo).map(([pointer, objects]) => [pointer, [...objects].sort()])),
    );
    expect([found.mayFailCasts, found.polyCalls]).toEqual([facts.mayFailCasts ?? found.mayFailCasts, facts.polyCalls]);
  },
);
