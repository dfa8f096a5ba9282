import { randomFrom } from "../../kernel/index.ts";
import type { AnySemiring } from "./algorithm/semirings/index.ts";
import { startPushdown } from "./analysis.ts";
import type { PushdownProblem, WrittenRule } from "./formats/problem.ts";
import {
  acceptOne,
  PushdownSystem,
  type RelevancyWeight,
  relevancySemiring,
  startPostStar,
  startPreStar,
  tops,
} from "./index.ts";
import { parsePushdownOptions } from "./options.ts";

/**
 * Weighted saturation on systems of the shape that a program's dependence graph gives: variables are control
 * locations, methods and return points stack symbols; a call pushes, a return pops. Times without a recorder
 * (median of the repetitions), growth from one size to the next, and a lesson with its full recording.
 */
const repetitions = 5;

/** Fields and array elements that every call takes along. */
const GLOBALS = 48;

console.log(
  "rules | transitions | post* | read-out | pre* (seconds by the clock, in brackets of the processor) | growth",
);
let before: Figures | undefined;
for (const methods of [24, 48, 96, 192]) {
  const figures = measure(methods);
  const { rules, transitions, post } = figures;
  const factor = (now: number, then: number): string => `×${(now / then).toFixed(1)}`;
  const growth =
    before === undefined
      ? ""
      : [
          `rules ${factor(rules, before.rules)}`,
          `transitions ${factor(transitions, before.transitions)}`,
          `post* ${factor(cpuOf(post), cpuOf(before.post))}`,
        ].join(", ");
  console.log([rules, transitions, show(post), show(figures.readOut), show(figures.pre), growth].join(" | "));
  before = figures;
}

for (const methods of [2, 8]) {
  const problem = lessonOf(methods);
  const times = Array.from({ length: 60 }, () => timesOf(() => runLesson(problem)));
  const milliseconds = (seconds: number | undefined): string => `${((seconds ?? 0) * 1000).toFixed(1)} ms`;
  const [first] = times;
  const walls = times.map(({ wall }) => wall);
  console.log(
    `lesson of ${problem.rules.length} rules, ${runLesson(problem)} steps recorded: by the clock median ${milliseconds(median(walls))}, best ${milliseconds(Math.min(...walls))}, the very first ${milliseconds(first?.wall)}; of the processor median ${milliseconds(cpuOf(times))}`,
  );
}

interface Figures {
  readonly rules: number;
  readonly transitions: number;
  readonly post: readonly Times[];
  readonly readOut: readonly Times[];
  readonly pre: readonly Times[];
}

function cpuOf(times: readonly Times[]): number {
  return median(times.map(({ cpu }) => cpu));
}

function measure(methods: number): Figures {
  const system = programShaped(methods);
  const env = system.location("env");
  const main = system.symbol("m0");
  let automaton = acceptOne(system, env, [main]);
  const repeat = (work: () => void): readonly Times[] => Array.from({ length: repetitions }, () => timesOf(work));
  const post = Array.from({ length: repetitions }, () => {
    automaton = acceptOne(system, env, [main]);
    globalThis.gc?.();
    return timesOf(() => {
      const saturation = startPostStar(automaton);
      while (!saturation.advance(100_000));
    });
  });
  const readOut = repeat(() => tops(automaton, "deep-first"));
  const pre = repeat(() => {
    const saturation = startPreStar(acceptOne(system, system.location("m0.v1"), [main]));
    while (!saturation.advance(100_000));
  });
  return { rules: system.ruleCount, transitions: automaton.transitionCount, post, readOut, pre };
}

/** Globals pass through every call, so they dominate: about 300 rules and 3,000 transitions a method. */
function programShaped(methods: number): PushdownSystem<RelevancyWeight> {
  const system = new PushdownSystem(relevancySemiring);
  for (const { from, to, weight } of shape(methods, GLOBALS))
    system.addRule(
      { location: system.location(from.location), symbol: system.symbol(from.symbol) },
      { location: system.location(to.location), symbols: to.symbols.map((name) => system.symbol(name)) },
      weight,
    );
  return system;
}

interface ShapedRule extends Omit<WrittenRule, "weight"> {
  readonly weight: RelevancyWeight;
}

function shape(methods: number, globals: number): readonly ShapedRule[] {
  const random = randomFrom(methods);
  const rules: ShapedRule[] = [];
  const add = (from: readonly [string, string], location: string, symbols: readonly string[], weight = 2): void => {
    rules.push({ from: { location: from[0], symbol: from[1] }, to: { location, symbols }, weight, span: undefined });
  };
  for (let method = 0; method < methods; method++) {
    const m = `m${method}`;
    add(["env", m], `${m}.v${random(4)}`, [m], 1);
    if (random(3) === 0) add(["env", m], `${m}.v${random(4)}`, [m], 3);
    for (let copy = 0; copy < 8; copy++) add([`${m}.v${random(6)}`, m], `${m}.v${random(6)}`, [m]);
    for (let access = 0; access < 8; access++) {
      add([`${m}.v${random(6)}`, m], `g${random(globals)}`, [m]);
      add([`g${random(globals)}`, m], `${m}.v${random(6)}`, [m]);
    }
    for (let call = 0; call < 2; call++) {
      const callee = `m${Math.min(methods - 1, method * 2 + call + 1 - (random(8) === 0 ? random(3) : 0))}`;
      const point = `r${method}.${call}`;
      add([`${m}.v${random(6)}`, m], `${callee}.v0`, [callee, point]);
      add(["env", m], "env", [callee, point]);
      add([`${callee}.v5`, callee], `${callee}.v5`, []);
      add([`${callee}.v5`, point], `${m}.v${random(6)}`, [m]);
      for (let passed = 0; passed < globals; passed++) {
        const global = `g${passed}`;
        add([global, m], global, [callee, point]);
        add([global, callee], global, []);
        add([global, point], global, [m]);
      }
    }
  }
  return rules;
}

function lessonOf(methods: number): PushdownProblem {
  return {
    semiring: relevancySemiring as AnySemiring,
    rules: shape(methods, 4),
    start: { kind: "configuration", location: "env", stack: ["m0"] },
  };
}

function runLesson(problem: PushdownProblem): number {
  const options = parsePushdownOptions({});
  if (!options.ok) throw new Error("options");
  const analysis = startPushdown(problem, options.value, true);
  if (!analysis.ok) throw new Error("problem");
  while (!analysis.value.advance(256));
  return analysis.value.takeChunk()?.steps.columns[0]?.length ?? 0;
}

interface Times {
  readonly wall: number;
  /** Processor time, collector and compiler threads included: what other programs on the machine change least. */
  readonly cpu: number;
}

function timesOf(work: () => void): Times {
  const usage = process.cpuUsage();
  const start = performance.now();
  work();
  const wall = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(usage);
  return { wall, cpu: (user + system) / 1e6 };
}

function show(times: readonly Times[]): string {
  return `${median(times.map(({ wall }) => wall)).toFixed(3)} (${median(times.map(({ cpu }) => cpu)).toFixed(3)})`;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
