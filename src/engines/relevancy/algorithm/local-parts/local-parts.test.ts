import { expect, test } from "vitest";
import type { Program } from "../../../../java/index.ts";
import { compileJava } from "../../../../testing/front-end.ts";
import { randomAssignments } from "../../../../testing/relevancy/random-assignments.ts";
import { relevancyIn } from "../../../../testing/relevancy/relevancy.ts";
import { runTainted } from "../../../../testing/relevancy/taint-interpreter.ts";
import { seedsFrom, share } from "../../../../testing/seeds.ts";
import { randomSymbolicProgram } from "../../../../testing/symbolic/random-symbolic-program.ts";
import { LocalParts, partName } from "./local-parts.ts";

/** Holds what a run assigns and reads against the parts; how many locals have several. */
function checkParts(program: Program): number {
  const parts = new Map(program.methods.map((method) => [method, new LocalParts(method, () => true)]));
  const tainted = new Set<`${string}/${string}`>();
  const wrong: string[] = [];
  runTainted(program, undefined, {
    written(variable, by, isTainted) {
      const own = parts.get(variable.method);
      const part = (by === undefined ? own?.atEntry(variable) : own?.writtenBy(by, variable)) ?? 0;
      if (isTainted) tainted.add(`${variable.method.label}/${partName(variable, part, own?.count(variable) ?? 1)}`);
    },
    read(variable, by, writtenBy) {
      const own = parts.get(variable.method);
      const held = writtenBy === undefined ? own?.atEntry(variable) : own?.writtenBy(writtenBy, variable);
      if (held !== own?.readBy(by, variable)) wrong.push(`${variable.method.label}/${variable.name}`);
    },
  });
  expect(wrong).toEqual([]);
  const result = relevancyIn(program, { stacks: false, wdg: false });
  const listed = new Map(
    result.variables.flatMap((row) => {
      if (row.kind !== "local") return [];
      return (row.parts ?? [row]).map(({ name, relevant }) => [`${row.method}/${name}`, relevant] as const);
    }),
  );
  expect([...tainted].filter((name) => listed.get(name) === false)).toEqual([]);
  const locals = program.methods.flatMap(({ variables }) => variables);
  return locals.filter((variable) => (parts.get(variable.method)?.count(variable) ?? 1) > 1).length;
}

test.each(share(seedsFrom(1, 500), 250))(
  "program %i: a run reads the part that it has written, and what was symbolic is relevant",
  async (seed) => {
    checkParts(await compileJava(randomSymbolicProgram(seed)));
  },
);

test.each(share(seedsFrom(1, 2_000), 500))(
  "assignments between branches, loops and exceptions, program %i: a run reads the part that it has written",
  async (seed) => {
    checkParts(await compileJava(randomAssignments(seed)));
  },
);

test("some of these locals have several parts", async () => {
  expect(checkParts(await compileJava(randomAssignments(1)))).toBeGreaterThan(0);
});
