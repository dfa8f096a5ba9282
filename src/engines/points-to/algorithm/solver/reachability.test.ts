import { expect, test } from "vitest";
import { compileJava } from "../../../../testing/front-end.ts";
import { factsOf } from "../../../../testing/points-to/facts.ts";
import { solve } from "../../../../testing/points-to/record.ts";

/** More calls in a row than AddReachable makes on the stack: twice as many. */
const LENGTH = 420;

const numbers = Array.from({ length: LENGTH }, (_, index) => index);

/** Programs in which each call is first met while the one before is being carried out, and the class whose object comes back. */
const chains: readonly (readonly [name: string, members: string, first: string])[] = [
  [
    "static methods that pass their parameter on",
    numbers.map((n) => `static Object m${n}(Object o) { return m${n + 1}(o); }`).join("\n") +
      `\nstatic Object m${LENGTH}(Object o) { return o; }`,
    "m0(new Last())",
  ],
  [
    "static methods that call twice",
    numbers.map((n) => `static Object m${n}(Object o) { keep(o); return m${n + 1}(o); }`).join("\n") +
      `\nstatic Object m${LENGTH}(Object o) { return kept; }\nstatic Object kept; static void keep(Object o) { kept = o; }`,
    "m0(new Last())",
  ],
  [
    "constructors that make the next object",
    `${numbers.map((n) => `static class C${n} { C${n + 1} next = new C${n + 1}(); }`).join("\n")}
static class C${LENGTH} { C${LENGTH}() { made = new Last(); } }
static Object made;
static Object make() { new C0(); return made; }`,
    "make()",
  ],
];

test.each(chains)("a long chain of %s is followed to its end", async (_name, members, first) => {
  const program = await compileJava(
    `class Last {}\nclass Main {\n${members}\npublic static void main(String[] args) { Object found = ${first}; }\n}`,
  );
  for (const context of ["ci", "1-call", "2-obj"]) {
    const result = solve(program, { context });
    expect(factsOf(result, "main.found"), context).toHaveLength(1);
    expect(result.reachable.length, context).toBeGreaterThan(LENGTH);
  }
});
