import { expect, test } from "vitest";
import type { Program } from "../../java/index.ts";
import { Budget, describe, type Result, randomFrom } from "../../kernel/index.ts";
import { compileJava } from "../../testing/front-end.ts";
import { relevancyIn } from "../../testing/relevancy/relevancy.ts";
import { seedsFrom, share } from "../../testing/seeds.ts";
import { randomSymbolicProgram } from "../../testing/symbolic/random-symbolic-program.ts";
import { startPointsTo } from "../points-to/index.ts";
import { acceptOne, PushdownSystem, type Rule, startPostStar } from "../pushdown/index.ts";
import type { Weight } from "./algorithm/dependence-graph/elements.ts";
import { createEncoding } from "./algorithm/encoding/start.ts";
import { buildAll } from "./algorithm/graph-building/build-graph.ts";
import { chooseSeeds } from "./algorithm/graph-building/seeds.ts";
import { PointsToView } from "./algorithm/points-to-view/points-to-view.ts";
import { answersOf } from "./algorithm/read-out/answers.ts";
import { readRelevancy } from "./algorithm/read-out/read-out.ts";
import { parseOptions } from "./options.ts";
import { relevancyExamples } from "./page/lessons/index.ts";
import { weightName } from "./result.ts";

const SHUFFLES = [1, 2, 3];
const seeds = share(seedsFrom(3000, 200), 100);

type Options = Readonly<Record<string, unknown>>;

const models: readonly Options[] = [
  { globals: "merged", encoding: "paper" },
  { globals: "refined", encoding: "paper" },
  { globals: "merged", encoding: "split" },
];

const lessons = relevancyExamples.flatMap(({ id, file, presets }) =>
  presets.map(({ label, options }) => ({ id, file, label, options })),
);

test.each(lessons)("$id under $label: the order of the rules does not matter", async ({ file, options }) => {
  expectSameAnswers(await compileJava([file]), { ...options });
});

test.each(seeds)("program %i: the order of the rules does not matter", async (seed) => {
  const program = await compileJava(randomSymbolicProgram(seed));
  for (const model of models) expectSameAnswers(program, model);
});

function expectSameAnswers(program: Program, options: Options): void {
  const { variables, transitions, rules } = relevancyIn(program, { ...options, wdg: false, stacks: false });
  const expected = { weights: variables.map(({ weight }) => weight), rules, transitions };
  const solve = solverOf(program, options);
  expect(
    solve((all) => all.toReversed()),
    "backwards",
  ).toEqual(expected);
  for (const shuffle of SHUFFLES)
    expect(
      solve((all) => shuffled(all, shuffle)),
      `shuffle ${shuffle}`,
    ).toEqual(expected);
}

type Arrange = (rules: readonly Rule<Weight>[]) => readonly Rule<Weight>[];

/** Saturates the same pushdown system with its rules in another order: numbers of locations and symbols stay. */
function solverOf(program: Program, given: Options) {
  const options = valueOf(parseOptions(given));
  const pointsTo = valueOf(startPointsTo(program, options.pointsTo, false));
  while (!pointsTo.advance(1000));
  const view = new PointsToView(pointsTo.facts());
  const built = buildAll(view, options, valueOf(chooseSeeds(program, options.seeds)));
  const encoding = createEncoding(built, options);
  while (!encoding.advance(1000));
  const start = encoding.location(built.graph.environment());
  const bottom = encoding.symbol(built.graph.method(view.entry));
  return (arrange: Arrange) => {
    const system = new PushdownSystem(encoding.system.semiring);
    for (const name of encoding.system.locationNames) system.location(name);
    for (const name of encoding.system.symbolNames) system.symbol(name);
    for (const { from, to, weight } of arrange(encoding.system.rules())) system.addRule(from, to, weight);
    const automaton = acceptOne(system, start, [bottom]);
    const saturation = startPostStar(automaton);
    while (!saturation.advance(1000));
    const answers = answersOf(built, readRelevancy(encoding, automaton, Budget.unlimited), options);
    return {
      weights: answers.map(({ weight }) => weightName(weight)),
      rules: system.ruleCount,
      transitions: automaton.transitionCount,
    };
  };
}

/** Each time one of those that are left. */
function shuffled<T>(all: readonly T[], seed: number): readonly T[] {
  const random = randomFrom(seed);
  const rest = [...all];
  return all.flatMap(() => rest.splice(random(rest.length), 1));
}

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.errors.map(describe).join("\n"));
  return result.value;
}
