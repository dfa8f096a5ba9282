import fc from "fast-check";
import { expect, test } from "vitest";
import { law } from "../../../../testing/seeds.ts";
import { coreAdd } from "../../../../testing/symbolic/core-add.ts";
import { readSpecification } from "../../../separation/index.ts";
import { generateTests, makeSubject, parseTestsOptions, type TestInput, type TestsResult } from "../../index.ts";
import { type CoreProgram, readCore, runConcrete } from "./index.ts";

function program(text: string): CoreProgram {
  const core = readCore("a.core", text);
  if (!core.ok) throw new Error(JSON.stringify(core.errors));
  return core.value;
}

function generate(core: CoreProgram, formulas: string, depth: number, initialize = "use"): TestsResult {
  const specification = readSpecification("a.sl", formulas);
  const options = parseTestsOptions({ depth, initialize });
  if (!specification.ok || !options.ok) throw new Error("the formulas are fixed");
  const subject = makeSubject({ code: core.code, core, specification: specification.value }, undefined);
  if (!subject.ok) throw new Error(JSON.stringify(subject.errors));
  return generateTests(subject.value, options.value);
}

const equalLength = `data node { int val; node next; }
pred pre(node a, node b) == emp & a = null & b = null
   \\/ exists n1, n2. a -> node(_, n1) * b -> node(_, n2) * pre(n1, n2);
pre main == pre(x, y);`;

test("Sec. 2: Fig. 1's add in the core language gets lists of equal length", () => {
  const { tests, coverage } = generate(program(coreAdd), equalLength, 2);
  expect(tests.map(({ heap, outcome, valid }) => [heap.length, outcome, valid])).toEqual([
    [0, "return", true],
    [2, "return", true],
    [4, "return", true],
  ]);
  expect(coverage).toMatchObject({ branches: 2, covered: 2, coveredBranches: ["6T", "6F"] });
});

const head = "data node { int val; node next; }\ninput node x, node y, int n;\nz := x; m := n; b := true;\n";
const reference = fc.constantFrom("x", "y", "z");
const path = fc.oneof(
  { weight: 3, arbitrary: reference },
  reference.map((name) => `${name}.next`),
  fc.constant("null"),
);
const number = fc.oneof(
  fc.constantFrom("n", "m", "0", "1"),
  reference.map((name) => `${name}.val`),
  fc.constantFrom("n + 1", "m - n", "-m"),
);
const condition = fc.oneof(
  fc.tuple(path, fc.constantFrom("==", "!="), path).map((parts) => parts.join(" ")),
  fc.tuple(number, fc.constantFrom("==", "!=", "<", "<=", ">", ">="), number).map((parts) => parts.join(" ")),
  fc.constantFrom("b", "!b", "b && n > 0", "b || m == 1", "!(b == (n < 1))"),
);
/** The targets of jumps are chosen when the place of the statement is known. */
const part = fc.oneof(
  fc.tuple(reference, path).map(([name, value]) => `${name} := ${value};`),
  fc.tuple(reference, path).map(([name, value]) => `${name}.next := ${value};`),
  fc.tuple(reference, number).map(([name, value]) => `${name}.val := ${value};`),
  number.map((value) => `m := ${value};`),
  condition.map((value) => `b := ${value};`),
  condition.map((value) => `assert ${value};`),
  fc.tuple(reference, number, path).map(([name, value, next]) => `${name} := new node(${value}, ${next});`),
  reference.map((name) => `free ${name};`),
  fc
    .tuple(condition, fc.nat(3), fc.nat(3))
    .map(([value, then, other]) => `if ${value} then goto +${then} else goto +${other};`),
);
const body = fc
  .array(part, { minLength: 2, maxLength: 7 })
  .map((parts) =>
    parts
      .map((text, index) =>
        text.replace(/\+(\d)(?=[ ;]|$)/g, (written, distance: string) =>
          text.startsWith("if") ? String(Math.min(index + 5 + Number(distance), parts.length + 4)) : written,
        ),
      )
      .join("\n"),
  );

const addresses = [null, "n0", "n1"] as const;

/** Every input of at most two nodes with small numbers. */
const smallInputs: readonly TestInput[] = addresses.flatMap((x) =>
  addresses.flatMap((y) =>
    addresses.flatMap((first) =>
      addresses.flatMap((second) =>
        [-1, 0, 1, 2].flatMap((n) =>
          [-1, 0, 1].map((val) => ({
            arguments: { x, y, n },
            heap: [
              { id: "n0", type: "node", fields: { val, next: first } },
              { id: "n1", type: "node", fields: { val: 1, next: second } },
            ],
          })),
        ),
      ),
    ),
  ),
);

test("what any small input does in a program without loops, a generated input does too", () => {
  fc.assert(
    fc.property(body, fc.constantFrom("use", "access"), (text, initialize) => {
      const core = program(head + text);
      const result = generate(core, "", 12, initialize);
      fc.pre(!result.partial);
      // No small input overflows: what only an overflow reaches may be left open.
      const notes = result.notes.filter((note) => !note.startsWith("Integers have no bounds here"));
      expect(notes, `${text}\n${initialize}`).toEqual([]);
      const generated = new Set(result.tests.map(({ branches, exception }) => `${branches.join(" ")} ${exception}`));
      for (const input of smallInputs) {
        const { branches, outcome } = runConcrete(core, input);
        const exception = outcome.kind === "halts" ? outcome.exception : undefined;
        const done = `${branches.join(" ")} ${exception}`;
        if (!generated.has(done)) expect(generated, `${text}\n${JSON.stringify(input)}`).toContain(done);
      }
    }),
    law(20, 8, 800),
  );
});
