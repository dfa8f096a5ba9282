import { expect, test } from "vitest";
import type { Program } from "../../../java/index.ts";
import { Budget, randomFrom } from "../../../kernel/index.ts";
import { linesOfAbsence } from "../../../testing/absences.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { randomJava } from "../../../testing/java/random-java.ts";
import { seedsFrom, share } from "../../../testing/seeds.ts";
import { solve } from "../analysis.ts";
import { parseOptions } from "../options.ts";
import { lackingOf } from "./absence.ts";
import { FixedPoint } from "./fixed-point.ts";
import { whyNot } from "./index.ts";
import type { Wanted } from "./wanted.ts";

const boxes = `class Box { Object content; Object get() { return content; } void put(Object o) { this.content = o; } Object id(Object p) { return p; } }
class Crate extends Box { Object id(Object q) { return new Object(); } }
class Main { public static void main(String[] args) {
  Box a = new Box(); Box b = new Box(); Object x = new Main(); Object y = new String();
  a.put(x); b.put(y);
  Object r = a.get(); Object s = b.get();
  Box c = a; Object t = c.id(r); Crate d = (Crate) s;
} static void never() { new Crate().id(null); } }`;

async function answer(context: string, fact: string) {
  const options = parseOptions({ context });
  const program = await compileJava(boxes);
  if (!options.ok) throw new Error(context);
  return whyNot(program, options.value, fact, Budget.unlimited);
}

test.each([
  ["ci", "o4b ∈ pt(c)", ["✗ o4b ∈ pt(c)", " assign 7:", "  ✗ o4b ∈ pt(a)"]],
  [
    "ci",
    "Crate.id(Object) in RM",
    [
      "✗ Crate.id(Object) ∈ RM",
      " call 8:",
      "  ✗ Main.never() ∈ RM",
      " call 7: o4a ∈ pt(c); but Dispatch(o4a, id(Object)) = Box.id(Object)",
    ],
  ],
  ["ci", "o4d ∈ pt(d)", ["✗ o4d ∈ pt(d)", " cast 7: o4d ∈ pt(s); but o4d ∉ Crate"]],
  [
    "1-obj",
    "[]:y → [o4a]:o",
    [
      "✗ []:y → [o4a]:o",
      " argument 5:",
      "  ✗ []:5b → [o4a]:Box.put(Object)",
      "   call 5:",
      "    ✗ o4a ∈ pt([]:b)",
      "   call 5: o4b ∈ pt([]:b); but Select([], 5b, o4b) = [o4b]",
    ],
  ],
] as const)("under %s: %s", async (context, fact, lines) => {
  const found = await answer(context, fact);
  expect(found.ok && found.value.absence ? linesOfAbsence(found.value.absence) : found).toEqual(lines);
});

test("what is there is said to be there, and what names nothing is refused with names that there are", async () => {
  expect(await answer("ci", "o4a ∈ pt(c)")).toMatchObject({ ok: true, value: { holds: true, absence: undefined } });
  const refused = await answer("1-obj", "o4a ∈ pt(c)");
  expect(refused).toMatchObject({ ok: false, errors: [{ kind: "bad-option", option: "fact" }] });
  expect(JSON.stringify(refused)).toContain("[]:c");
});

test.each(share(seedsFrom(4_000, 60), 60))(
  "program %i: with the missing premise the fact is derived, and no premise that is there is called missing",
  async (seed) => {
    const random = randomFrom(seed);
    const program = await compileJava(randomJava(seed, { classes: 1 + (seed % 4), statements: 2 + (seed % 3) }));
    for (const context of ["ci", "1-call", "2-obj"])
      for (let tries = 0; tries < 6; tries++) checkOne(program, context, random);
  },
);

/** Looks at one fact that is not there, and derives it from what it lacks. */
function checkOne(program: Program, context: string, random: (count: number) => number): void {
  const options = parseOptions({ context });
  const solver = options.ok ? solve(program, options.value, Budget.unlimited) : options;
  if (!solver.ok) throw new Error(context);
  const run = new FixedPoint(solver.value);
  const { elements, propagation } = solver.value;
  const [pointer, object] = [random(elements.pointerCount), random(elements.objects.length)];
  const fact: Wanted = { kind: "points-to", pointer, object };
  if (run.holds(fact)) return;
  const all = lackingOf(run, fact);
  for (const { holds, lacks } of all) expectFirstMissing(run, holds, lacks);
  // A store of which a second premise may be missing, too, does not derive it alone.
  const single = all.filter(
    ({ lacks, rule, holds }) => lacks?.kind === "points-to" && (!rule.endsWith("store") || holds.length > 0),
  );
  const lacks = single[random(Math.max(1, single.length))]?.lacks;
  if (lacks?.kind !== "points-to") return;
  propagation.put(lacks.pointer, [lacks.object], "new", -1, undefined);
  while (!solver.value.advance(1_000));
  expect(propagation.pointsTo(pointer), `${run.text(fact)} for want of ${run.text(lacks)}`).toContain(object);
}

function expectFirstMissing(run: FixedPoint, holds: readonly Wanted[], lacks: Wanted | undefined): void {
  for (const premise of holds) expect(run.holds(premise), run.text(premise)).toBe(true);
  if (lacks !== undefined) expect(run.holds(lacks), run.text(lacks)).toBe(false);
}
