import { expect, test } from "vitest";
import { solve } from "../../engines/points-to/analysis.ts";
import { blameFor } from "../../engines/points-to/blame/index.ts";
import { meetingFlows } from "../../engines/points-to/blame/meeting-flows.ts";
import { projectedFacts } from "../../engines/points-to/blame/projected.ts";
import { pointsToBoard } from "../../engines/points-to/board.ts";
import { type PointsToGiven, parseOptions } from "../../engines/points-to/options.ts";
import { lessons } from "../../engines/points-to/page/lessons/index.ts";
import { FixedPoint } from "../../engines/points-to/why-not/fixed-point.ts";
import type { Program } from "../../java/index.ts";
import { Budget, randomFrom } from "../../kernel/index.ts";
import { compileJava } from "../../testing/front-end.ts";
import { randomJava } from "../../testing/java/random-java.ts";
import { recordOnce } from "../../testing/points-to/record.ts";
import { seedsFrom, share } from "../../testing/seeds.ts";
import type { GraphModel, TrailMark, Trails } from "../../trace/index.ts";
import { trailsIn } from "./trails-of.ts";

/** The pointer flow graph of a recorded run, at its end. */
function graphOf(program: Program, given: PointsToGiven): GraphModel {
  const { recording } = recordOnce(program, given);
  const view = pointsToBoard.open(recording).view("pointer-flow-graph", recording.length, recording.length);
  if (view.kind !== "graph") throw new Error("no graph");
  return view.model;
}

function flowsOf(program: Program, given: PointsToGiven, fact: string, against: PointsToGiven) {
  const options = parseOptions(given);
  if (!options.ok) throw new Error(JSON.stringify(given));
  const answer = blameFor(program, given, options.value, fact, Budget.unlimited, against);
  return answer.ok ? answer.value.changes[0]?.flows : undefined;
}

/** By what is written in a node, or at the ends of an edge. */
function markedIn({ nodes, edges }: GraphModel, { marks, cuts }: Trails): Readonly<Record<string, TrailMark>> {
  const labels = new Map(nodes.map(({ id, label, fullLabel = label }) => [id, fullLabel]));
  const ends = edges.map(({ id, source, target }) => [id, `${labels.get(source)} → ${labels.get(target)}`] as const);
  const crossed = cuts.map(({ source, target }) => [`${labels.get(source)} → ${labels.get(target)}`, "cut"] as const);
  const named = [...labels, ...ends].flatMap(([id, name]) => {
    const mark = marks.get(id);
    return mark === undefined ? [] : [[name, mark] as const];
  });
  return Object.fromEntries([...named, ...crossed]);
}

test("the lecture’s example: what carries which mark in both runs", async () => {
  const file = lessons.find(({ id }) => id === "one-object")?.file;
  const program = await compileJava(file === undefined ? [] : [file]);
  const object = { context: "1-obj", profile: "lecture" } as const;
  const callSite = { context: "1-call", profile: "lecture" } as const;
  const flows = flowsOf(program, object, "o13 ∈ pt([o3]:x)", callSite);
  if (flows === undefined) throw new Error("no flows");
  const before = graphOf(program, object);
  expect(markedIn(before, trailsIn(before, flows.before, {}))).toEqual({
    "[o3]:n1": "second",
    "[o3]:n2": "first",
    "[o3]:n": "meeting",
    "[o3]:x": "both",
    "[o3]:n1 → [o3]:n": "second",
    "[o3]:n2 → [o3]:n": "first",
    "[o3]:n → [o3]:x": "both",
  });
  const after = graphOf(program, callSite);
  expect(markedIn(after, trailsIn(after, flows.after, {}))).toEqual({
    "[4]:n1": "second",
    "[4]:n2": "first",
    "[14]:n": "second-apart",
    "[15]:n": "first-apart",
    "[4]:x": "second",
    "[4]:n1 → [14]:n": "second",
    "[4]:n2 → [15]:n": "first",
    "[14]:n → [4]:x": "second",
    "[15]:n → [4]:x": "cut",
  });
});

test.each(share(seedsFrom(9_000, 60), 60))(
  "program %i: everything that is named is found in its run’s graph",
  async (seed) => {
    const random = randomFrom(seed);
    const program = await compileJava(randomJava(seed, { classes: 3, statements: 4 }));
    const given = { context: random(2) === 0 ? "1-call" : "1-obj" } as const;
    const [coarse, fine] = [fixedPoint(program, { context: "ci" }), fixedPoint(program, given)];
    const [before, after] = [graphOf(program, { context: "ci" }), graphOf(program, given)];
    const known = new Set([...projectedFacts(fine.solver, program)].map(({ pointer, site }) => `${pointer} ${site}`));
    const spurious = [...projectedFacts(coarse.solver, program)].filter(
      ({ pointer, site }) => !known.has(`${pointer} ${site}`),
    );
    for (let tries = 0; tries < 8 && spurious.length > 0; tries++) {
      const fact = spurious[random(spurious.length)];
      if (fact === undefined) continue;
      const flows = meetingFlows(coarse, fine, { pointer: fact.number, object: fact.object });
      expectFound(before, flows.before);
      expectFound(after, flows.after);
    }
  },
);

function fixedPoint(program: Program, given: PointsToGiven): FixedPoint {
  const options = parseOptions(given);
  const solver = options.ok ? solve(program, options.value, Budget.unlimited) : options;
  if (!solver.ok) throw new Error(JSON.stringify(given));
  return new FixedPoint(solver.value);
}

function expectFound(model: GraphModel, flows: Parameters<typeof trailsIn>[1]): void {
  const { marks, cuts } = trailsIn(model, flows, {});
  const ids = new Set([...model.nodes, ...model.edges].map(({ id }) => id));
  for (const id of marks.keys()) expect(ids).toContain(id);
  const nodes = new Set([...flows.first.nodes, ...flows.second.nodes].map((node) => JSON.stringify(node)));
  expect(model.nodes.filter(({ id }) => marks.has(id))).toHaveLength(nodes.size);
  expect(cuts).toHaveLength(flows.cut.length);
  const pairs = new Set(model.edges.map(({ source, target }) => `${source} ${target}`));
  for (const { source, target } of cuts) expect(pairs).not.toContain(`${source} ${target}`);
}
