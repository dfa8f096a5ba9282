import { expect, test } from "vitest";
import type { BlamedChange, DrawnFlow, DrawnFlows, NamedEdge, NamedNode } from "../../../engine-kit/index.ts";
import type { Program } from "../../../java/index.ts";
import { Budget, randomFrom } from "../../../kernel/index.ts";
import { compileJava } from "../../../testing/front-end.ts";
import { randomJava } from "../../../testing/java/random-java.ts";
import { seedsFrom, share } from "../../../testing/seeds.ts";
import { solve } from "../analysis.ts";
import { type PointsToGiven, type PointsToOptions, parseOptions } from "../options.ts";
import { lessons } from "../page/lessons/index.ts";
import { FixedPoint } from "../why-not/fixed-point.ts";
import { Flows } from "./flows.ts";
import { blameFor } from "./index.ts";
import { meetingFlows } from "./meeting-flows.ts";
import { projectedFacts } from "./projected.ts";

function optionsOf(given: PointsToGiven): PointsToOptions {
  const options = parseOptions(given);
  if (!options.ok) throw new Error(JSON.stringify(given));
  return options.value;
}

/** The flows of a fact of a lesson under one selector, as another one does not have it. */
async function flowsOf(lesson: string, context: string, fact: string, against: PointsToGiven) {
  const file = lessons.find(({ id }) => id === lesson)?.file;
  if (file === undefined) throw new Error(`no lesson ${lesson}`);
  const program = await compileJava([file]);
  const given = { context, profile: "lecture", heap: 0 } as const;
  const answer = blameFor(program, given, optionsOf(given), fact, Budget.unlimited, { profile: "lecture", ...against });
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  return answer.value.changes[0]?.flows;
}

function shown(flows: DrawnFlows | undefined) {
  if (flows === undefined) return undefined;
  const { first, second, meeting, cut } = flows;
  return { first: wayOf(first), second: wayOf(second), meeting: meeting.map(nameOf), cut: cut.map(showEdge) };
}

function wayOf({ carries, nodes }: DrawnFlow): string {
  return `${carries}: ${nodes.map(nameOf).join(" → ")}`;
}

function nameOf({ name }: NamedNode): string {
  return name;
}

function showEdge({ source, target }: NamedEdge): string {
  return `${source.name} → ${target.name}`;
}

test("set and doSet: under 1-call-site both meet in p of doSet, under 1-object p is two", async () => {
  const flows = await flowsOf("set-and-do-set", "1-call", "o4 ∈ pt([]:x)", { context: "1-obj" });
  expect(shown(flows?.before)).toEqual({
    first: "o4: []:b2 → [6]:b → [12]:p → o1.f → [7]:$1‹this.f› → []:x",
    second: "o3: []:b1 → [5]:b → [12]:p → o1.f → [7]:$1‹this.f› → []:x",
    meeting: ["[12]:p"],
    cut: [],
  });
  expect(shown(flows?.after)).toEqual({
    first: "o4: []:b2 → [o2]:b → [o2]:p",
    second: "o3: []:b1 → [o1]:b → [o1]:p → o1.f → [o1]:$1‹this.f› → []:x",
    meeting: ["[o2]:p", "[o1]:p"],
    cut: ["[o2]:p → o1.f"],
  });
});

test("id called twice on one object: under 1-object both meet in n of id, under 1-call-site n is two", async () => {
  const flows = await flowsOf("one-object", "1-obj", "o13 ∈ pt([o3]:x)", { context: "1-call" });
  expect(shown(flows?.before)).toMatchObject({ meeting: ["[o3]:n"], first: "o13: [o3]:n2 → [o3]:n → [o3]:x" });
  expect(shown(flows?.after)).toEqual({
    first: "o13: [4]:n2 → [15]:n",
    second: "o12: [4]:n1 → [14]:n → [4]:x",
    meeting: ["[15]:n", "[14]:n"],
    cut: ["[15]:n → [4]:x"],
  });
});

test("without heap contexts both meet in the field of the one object", async () => {
  const flows = await flowsOf("context-sensitive-heap", "1-call", "o2 ∈ pt([]:n)", { context: "1-call", heap: 1 });
  expect(shown(flows?.before)?.meeting).toEqual(["o8.f"]);
  expect(shown(flows?.after)).toMatchObject({ meeting: ["[4]:o8.f", "[3]:o8.f"], cut: ["[4]:o8.f → []:n"] });
});

test("a run that has the fact, too, cuts nothing", async () => {
  expect(await flowsOf("set-and-do-set", "1-call", "o4 ∈ pt([]:x)", { context: "ci" })).toBeUndefined();
});

const finer = [
  { context: "1-call" },
  { context: "1-obj" },
  { context: "2-obj", heap: 1 },
  { context: "1-call", heap: 1 },
] as const;

test.each(share(seedsFrom(8_900, 80), 80))(
  "program %i: what is drawn on a run is there, what is cut is not",
  async (seed) => {
    const random = randomFrom(seed);
    const program = await compileJava(randomJava(seed, { classes: 3, statements: 4 }));
    const coarse = fixedPoint(program, { context: "ci" });
    const fine = fixedPoint(program, finer[random(finer.length)] ?? { context: "1-obj" });
    const known = new Set([...projectedFacts(fine.solver, program)].map(({ pointer, site }) => `${pointer} ${site}`));
    const spurious = [...projectedFacts(coarse.solver, program)].filter(
      ({ pointer, site }) => !known.has(`${pointer} ${site}`),
    );
    for (let tries = 0; tries < 8 && spurious.length > 0; tries++) {
      const fact = spurious[random(spurious.length)];
      if (fact === undefined) continue;
      const flows = meetingFlows(coarse, fine, { pointer: fact.number, object: fact.object });
      expectDrawn(new Graph(coarse), flows.before, fact.site);
      expectDrawn(new Graph(fine), flows.after, fact.site);
      expect(flows.before.first.nodes.at(-1)).toEqual(new Flows(coarse).named(fact.number));
      expectMeeting(flows);
    }
  },
);

function fixedPoint(program: Program, given: PointsToGiven): FixedPoint {
  const solver = solve(program, optionsOf(given), Budget.unlimited);
  if (!solver.ok) throw new Error(JSON.stringify(given));
  return new FixedPoint(solver.value);
}

/** The pointer flow graph of a run by what its nodes are called. */
class Graph {
  readonly #edges = new Set<string>();
  readonly #holding = new Map<string, Set<string>>();

  constructor(run: FixedPoint) {
    const flows = new Flows(run);
    const { elements, propagation } = run.solver;
    const keys = Array.from({ length: elements.pointerCount }, (_, pointer) => keyOf(flows.named(pointer)));
    for (const [pointer, key] of keys.entries()) {
      const sites = this.#holding.get(key) ?? new Set();
      for (const object of run.pointsTo(pointer)) sites.add(run.site(object));
      this.#holding.set(key, sites);
    }
    for (let edge = 0; edge < propagation.pfg.edgeCount; edge++)
      this.#edges.add(`${keys[propagation.pfg.source(edge)]} → ${keys[propagation.pfg.target(edge)]}`);
  }

  hasEdge({ source, target }: NamedEdge): boolean {
    return this.#edges.has(`${keyOf(source)} → ${keyOf(target)}`);
  }

  holds(node: NamedNode, site: string): boolean {
    return this.#holding.get(keyOf(node))?.has(site) === true;
  }

  has(node: NamedNode): boolean {
    return this.#holding.has(keyOf(node));
  }
}

function keyOf({ box = "", name }: NamedNode): string {
  return `${box} ${name}`;
}

function expectDrawn(graph: Graph, { first, second, meeting, cut }: DrawnFlows, site: string): void {
  for (const edge of [...first.edges, ...second.edges]) expect(graph.hasEdge(edge), showEdge(edge)).toBe(true);
  for (const node of first.nodes) expect(graph.holds(node, site), nameOf(node)).toBe(true);
  for (const node of [...second.nodes, ...meeting]) expect(graph.has(node), nameOf(node)).toBe(true);
  for (const edge of cut) {
    expect(graph.hasEdge(edge), showEdge(edge)).toBe(false);
    expect(graph.holds(edge.source, site) && graph.has(edge.target), showEdge(edge)).toBe(true);
  }
}

/** One node of the coarser run, which both flows go through; copies of it in the finer one, each of one flow. */
function expectMeeting({ before, after }: BlamedChange["flows"]): void {
  expect(before.meeting.length).toBeLessThanOrEqual(1);
  for (const node of before.meeting)
    for (const flow of [before.first, before.second]) expect(flow.nodes.map(keyOf)).toContain(keyOf(node));
  const [first, second] = [after.first, after.second].map(({ nodes }) => new Set(nodes.map(keyOf)));
  for (const node of after.meeting)
    expect(
      [first, second].filter((nodes) => nodes?.has(keyOf(node))),
      nameOf(node),
    ).toHaveLength(1);
  if (before.meeting.length > 0) expect(after.cut.length).toBeGreaterThan(0);
}
