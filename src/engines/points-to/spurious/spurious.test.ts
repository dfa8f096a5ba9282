import { describe, expect, test } from "vitest";
import type { Program } from "../../../java/index.ts";
import { fill } from "../../../kernel/index.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { randomJava } from "../../../testing/java/random-java.ts";
import { recordOnce, solve } from "../../../testing/points-to/record.ts";
import { runsThisTime, seedsFrom, share } from "../../../testing/seeds.ts";
import type { Message, Recording } from "../../../trace/index.ts";
import { pointsToBoard } from "../board.ts";
import { moments } from "../messages/moments.ts";
import type { PointsToResult } from "../result.ts";
import { PointsToRun } from "../story/run.ts";
import { factKinds, SECTION } from "../story/vocabulary.ts";

const boxes = `class Box { Object content; Object get() { return this.content; } void put(Object o) { this.content = o; } }
class Main { public static void main(String[] args) {
  Box a = new Box();
  Box b = new Box();
  a.put(new Main());
  b.put(new Object());
  Object r = a.get();
  Object s = b.get();
} }`;

const identity = `class Main { static Object id(Object p) { return p; }
public static void main(String[] args) {
  Object x = id(new Main());
  Object y = id(new Object());
} }`;

function momentsOf(recording: Recording) {
  return pointsToBoard.open(recording).moments();
}

function told({ id, values }: Message): string {
  return fill(moments, id, values);
}

async function spuriousIn(source: string, options: object) {
  const { recording } = recordOnce(await compileJava(source), { ...options });
  const found = momentsOf(recording).filter(({ kind }) => kind === "spurious");
  return found.map(({ position, title, ahead = title }) => `${position}: ${told(ahead)}. ${told(title)}`);
}

describe("the first fact of a run that a more precise one does not have", () => {
  test.each<readonly [string, string, object, readonly string[]]>([
    [
      "two boxes under one receiver: 2-object tells them apart",
      boxes,
      { context: "ci" },
      ["99: A fact that 2-object does not have. First fact that 2-object does not have: `o5 ∈ pt(o4.content)`"],
    ],
    ["nothing where objects tell all apart already", boxes, { context: "1-obj" }, []],
    ["static calls have no receivers: 2-object has the same facts", identity, { context: "ci" }, []],
    ["nothing where contexts are for some methods", boxes, { context: "1-call", selective: "Box.put(Object)" }, []],
    ["nothing of an algorithm without a part", boxes, { context: "ci", without: "filter" }, []],
    ["nothing of a run that a limit ended", boxes, { context: "ci", maxSteps: 12 }, []],
  ])("%s", async (_, source, options, expected) => {
    expect(await spuriousIn(source, options)).toEqual(expected);
  });

  test("nothing where the more precise run is too large", async () => {
    expect(await spuriousIn(growing(60), { context: "ci" })).toEqual([]);
    expect(await spuriousIn(growing(6), { context: "ci" })).toHaveLength(1);
  });
});

/** The boxes, and `count` allocation sites in a method of the objects that they make: 2-object has a context for each pair of sites. */
function growing(count: number): string {
  const made = Array.from({ length: count }, () => "    made = new Maker();");
  return `${boxes.replace("Box a =", "Maker m = new Maker(); m = m.make(); Box a =")}
class Maker { Maker make() {
    Maker made = null;
${made.join("\n")}
    return made;
} }`;
}

test.runIf(runsThisTime(3, 0)).each(share(seedsFrom(9_100, 60), 60))(
  "program %i: the more precise run has every fact of the reader’s pointers before, and not this one",
  async (seed) => {
    const program = await compileJava(randomJava(seed, { classes: 3, statements: 4 }));
    for (const [context, finer] of [
      ["ci", "2-obj"],
      ["1-type", "1-obj"],
    ] as const) {
      const { recording } = recordOnce(program, { context });
      const known = factsOf(solve(program, { context: finer }));
      const own = ownVariableFacts(recording, program);
      const missing = own.find(({ fact }) => !known.has(fact));
      const found = momentsOf(recording).find(({ kind }) => kind === "spurious");
      // Of a field or an array the first one may be earlier.
      if (missing === undefined) continue;
      expect(found?.from ?? Number.POSITIVE_INFINITY, missing.fact).toBeLessThanOrEqual(missing.seq);
      const same = own.find(({ seq }) => seq === found?.from);
      if (same !== undefined) expect(known, context).not.toContain(same.fact);
    }
  },
);

/** The facts of variables of a result, contexts left out. */
function factsOf(result: PointsToResult): ReadonlySet<string> {
  const facts = result.pointsTo.flatMap((row) =>
    row.kind === "variable"
      ? row.objects.map((object) => `${row.method} ${row.name} ${object.slice(object.lastIndexOf("]:") + 2 || 0)}`)
      : [],
  );
  return new Set(facts);
}

/** The same of a recording with their steps, of methods of the program alone. */
function ownVariableFacts(recording: Recording, program: Program) {
  const run = new PointsToRun(recording.section(SECTION));
  const own = new Set(program.methods.filter((method) => !method.class.isLibrary).map(({ label }) => label));
  return [...Array(recording.length).keys()].flatMap((seq) => {
    if (recording.steps.kind(seq) !== "derive" || recording.steps.factKind(seq) !== factKinds.pointsTo) return [];
    const { a, b } = recording.steps.fact(seq);
    const variable = run.variables[run.pointer(a).variable];
    const { site, isMachine } = run.object(b);
    if (variable === undefined || isMachine || !own.has(variable.method)) return [];
    return [{ seq, fact: `${variable.method} ${variable.name} ${site}` }];
  });
}
