import { expect, test } from "vitest";
import { compileJava } from "../../../../testing/front-end.ts";
import { relevancyIn } from "../../../../testing/relevancy/relevancy.ts";
import { runTainted } from "../../../../testing/relevancy/taint-interpreter.ts";
import { seedsFrom, share } from "../../../../testing/seeds.ts";
import { randomSymbolicProgram } from "../../../../testing/symbolic/random-symbolic-program.ts";
import { LocalParts, partName } from "./local-parts.ts";

const seeds = share(seedsFrom(1, 500), 60);

test.each(seeds)(
  "program %i: a run reads the part that it has written, and what was symbolic is relevant",
  async (seed) => {
    const program = await compileJava(randomSymbolicProgram(seed));
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
  },
);

test("some of these programs have locals with several parts", async () => {
  const counts = await Promise.all(
    seeds.map(async (seed) => {
      const { methods } = await compileJava(randomSymbolicProgram(seed));
      return methods.flatMap((method) => {
        const parts = new LocalParts(method, () => true);
        return method.variables.filter((variable) => parts.count(variable) > 1);
      }).length;
    }),
  );
  expect(Math.max(...counts)).toBeGreaterThan(0);
});
