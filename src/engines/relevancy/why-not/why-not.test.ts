import { expect, test } from "vitest";
import { Budget, describe } from "../../../kernel/index.ts";
import { linesOfAbsence } from "../../../testing/absences.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { randomAssignments } from "../../../testing/relevancy/random-assignments.ts";
import { relevancyIn } from "../../../testing/relevancy/relevancy.ts";
import { seedsFrom, share } from "../../../testing/seeds.ts";
import { type RelevancyGiven, relevancySchema } from "../options.ts";
import { askedRun, whyNot } from "./index.ts";

const twoCalls = `class R {
static int id(int x) { return x; }
public static void main(String[] a) {
int s = Symbolic.integer();
int p = id(s);
int c = id(4);
int u = 7 + c;
} }`;

async function answer(java: string, given: RelevancyGiven, fact: string) {
  const options = relevancySchema.parse(given);
  if (!options.ok) throw new Error(options.errors.map(describe).join(" "));
  return whyNot(await compileJava(java), options.value, fact, Budget.unlimited);
}

test.each([
  [
    "a constant goes through a method that a symbol goes through, too",
    "ra(u, R.main(String[])) = any",
    [
      "✗ top(R.main(String[])/u, R.main(String[])) = any",
      " pushdown.rule.read-top –:",
      "  ✗ l(R.main(String[])/u, R.main(String[]), s) = any",
      "   pushdown.rule.step 7: ⟨R.main(String[])/c, R.main(String[])⟩ ↪ ⟨R.main(String[])/u, R.main(String[])⟩",
      "    ✗ l(R.main(String[])/c, R.main(String[]), s) = any",
      "     pushdown.rule.step 6: ⟨R.id(int)/ret, r6⟩ ↪ ⟨R.main(String[])/c, R.main(String[])⟩",
      "      ✗ l(R.id(int)/ret, r6, s) = any",
    ],
  ],
  ["a called method is never at the bottom of the stack", "(x, R.id(int), s)", ["✗ (R.id(int)/x, R.id(int), s)"]],
] as const)("not relevant: %s", async (_, fact, lines) => {
  const found = await answer(twoCalls, {}, fact);
  const all = found.ok && found.value.absence ? linesOfAbsence(found.value.absence) : [JSON.stringify(found)];
  expect(all.slice(0, lines.length)).toEqual(lines);
});

test("what is relevant is there", async () => {
  const found = await answer(twoCalls, {}, "ra(p, R.main(String[])) = any");
  expect(found).toMatchObject({ ok: true, value: { holds: true, absence: undefined, partial: false } });
});

test("what is not there to ask about is said as this page writes facts", async () => {
  const found = await answer(twoCalls, {}, "ra(q, R.main(String[])) = any");
  expect(found.ok ? "" : found.errors.map(describe).join(" ")).toContain("such as ra(x, C.m()) = any");
});

test.each(share(seedsFrom(15_900, 60), 6))(
  "program %i: a local is relevant, or each way to make it so lacks something",
  async (seed) => {
    const java = randomAssignments(seed);
    const program = await compileJava(java);
    const options = relevancySchema.parse({ splitLocals: false });
    const asked = options.ok ? askedRun(program, options.value, Budget.unlimited) : options;
    if (!asked.ok) throw new Error(asked.errors.map(describe).join(" "));
    const { variables } = relevancyIn(program, { splitLocals: false });
    const locals = variables.flatMap((row) => (row.kind === "local" ? [row] : []));
    expect(locals).not.toEqual([]);
    for (const { method, name, relevant } of locals.filter((_, place) => place % 40 === seed % 40)) {
      const found = asked.value(`ra(${name}, ${method}) = any`);
      // A local that nothing is assigned to is no node of the graph.
      if (!found.ok) {
        expect(relevant, `${name}\n${java}`).toBe(false);
        continue;
      }
      expect(found.value.holds, `${name}\n${java}`).toBe(relevant);
      if (!relevant) expect(found.value.absence?.attempts, `${name}\n${java}`).not.toEqual([]);
    }
  },
);
