import { expect, test } from "vitest";
import { compileJava } from "../../testing/front-end.ts";
import { nameOf, relevancyIn } from "../../testing/relevancy/relevancy.ts";
import { runTainted } from "../../testing/relevancy/taint-interpreter.ts";
import { seedsFrom, share } from "../../testing/seeds.ts";
import { randomSymbolicProgram } from "../../testing/symbolic/random-symbolic-program.ts";

const configurations = [
  { globals: "merged" },
  { globals: "refined" },
  { globals: "refined", context: "1-obj" },
  { globals: "refined", context: "2-call", heap: 1 },
  { globals: "merged", pipeline: "cloning" },
  { globals: "refined", splitLocals: false },
] as const;

test.each(share(seedsFrom(1, 500), 250))(
  "program %i: whatever held a value made of a symbolic one is relevant",
  async (seed) => {
    const program = await compileJava(randomSymbolicProgram(seed));
    const { names } = runTainted(program);
    expect(names.size, "the program does something with its inputs").toBeGreaterThan(0);
    for (const options of configurations) {
      const result = relevancyIn(program, { ...options, wdg: false, stacks: false });
      const listed = new Map(result.variables.map((row) => [nameOf(row), row]));
      const missed = [...names].filter((name) => listed.get(name)?.relevant === false);
      expect(missed, JSON.stringify(options)).toEqual([]);
    }
  },
);
