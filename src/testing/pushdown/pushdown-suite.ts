import {
  type AnySemiring,
  booleanSemiring,
  EPSILON,
  minPlusSemiring,
  PAutomaton,
  type PushdownSystem,
  productSemiring,
  relevancySemiring,
  startPostStar,
  startPreStar,
  tops,
  type WorklistOrder,
} from "../../engines/pushdown/index.ts";
import { acceptingPaths, weightOfConfiguration } from "./accepting-paths.ts";
import {
  configurationOf,
  type Explored,
  exploreBackwards,
  exploreForwards,
  keyOf,
  universe,
} from "./explore-pushdown.ts";
import { replay, weightOfRun } from "./fire-rules.ts";
import { type RandomPushdown, randomPushdown } from "./random-pushdown.ts";
import { sequencesAlong, Witnesses } from "./witness.ts";

/** How deep stacks are explored, and up to which length configurations are compared. */
const DEPTH = 5;
const COMPARED = 3;

/** A semiring with the weights that random rules get. */
export interface KindOfWeight {
  readonly semiring: AnySemiring;
  readonly weights: readonly unknown[];
}

export const kindsOfWeights: readonly KindOfWeight[] = [
  { semiring: relevancySemiring as AnySemiring, weights: [1, 2, 2, 3] },
  { semiring: booleanSemiring as AnySemiring, weights: [1] },
  { semiring: minPlusSemiring as AnySemiring, weights: [0, 1, 2, 5] },
  {
    semiring: productSemiring(minPlusSemiring as AnySemiring, relevancySemiring as AnySemiring) as AnySemiring,
    weights: [
      [0, 2],
      [1, 3],
      [2, 1],
      [3, 3],
    ],
  },
];

/** A random system with what exploring it says. */
export interface Configured extends RandomPushdown<unknown> {
  readonly seed: number;
  readonly forwards: Explored<unknown>;
  readonly backwards: ReadonlyMap<string, unknown>;
}

export function configuredSystem(seed: number, { semiring, weights }: KindOfWeight): Configured {
  const random = randomPushdown(seed, semiring, weights);
  return {
    ...random,
    seed,
    forwards: exploreForwards(random, DEPTH),
    backwards: exploreBackwards(random, DEPTH),
  };
}

/** What a saturation answers, that of the engine or that of a test. */
export interface Answers {
  readonly direction: "post" | "pre";
  weightOf(location: number, stack: readonly number[]): unknown;
  /** By `keyOf(location, [symbol])`, or `keyOf(location, [])` for the empty stack. */
  readonly tops: ReadonlyMap<string, unknown>;
  readonly middleStates: number;
}

/** The automaton that accepts the configurations, each along a path of its own. */
export function acceptAll<W>(system: PushdownSystem<W>, configurations: RandomPushdown<W>["starts"]): PAutomaton<W> {
  const automaton = new PAutomaton(system);
  for (const { location, stack } of configurations) {
    let state = location;
    for (const symbol of stack) {
      const next = automaton.addState("s");
      automaton.addTransition(state, symbol, next);
      state = next;
    }
    automaton.setFinal(state);
  }
  return automaton;
}

export function postStarOf({ system, starts }: RandomPushdown<unknown>, order: WorklistOrder): Answers {
  const saturation = startPostStar(acceptAll(system, starts), undefined, order);
  while (!saturation.advance(7));
  return answersOf("post", saturation.automaton);
}

export function preStarOf({ system, starts }: RandomPushdown<unknown>, order: WorklistOrder): Answers {
  const saturation = startPreStar(acceptAll(system, starts), undefined, order);
  while (!saturation.advance(7));
  return answersOf("pre", saturation.automaton);
}

function answersOf(direction: "post" | "pre", automaton: PAutomaton<unknown>): Answers {
  const reading = direction === "post" ? "deep-first" : "top-first";
  return {
    direction,
    weightOf: (location, stack) => weightOfConfiguration(automaton, reading, location, stack),
    tops: new Map(
      tops(automaton, reading).tops.map(({ location, symbol, weight }) => [
        keyOf(location, symbol === -1 ? [] : [symbol]),
        weight,
      ]),
    ),
    middleStates: Array.from({ length: automaton.stateCount }, (_, state) => automaton.stateKind(state)).filter(
      (kind) => kind === "middle",
    ).length,
  };
}

/**
 * How answers differ from what exploration says; undefined when they do not. Exploration sees a part of the
 * runs, so its weights are at most the right ones; they are the right ones when no stack grew too deep.
 */
export function mismatch(configured: Configured, answers: Answers): string | undefined {
  const { system, forwards, backwards } = configured;
  const explored = answers.direction === "post" ? forwards.weights : backwards;
  const isExact = answers.direction === "post" && forwards.isComplete;
  const expected = topsOf(system, explored);
  if (answers.middleStates > pushTargets(system)) return `${answers.middleStates} middle states`;
  for (const { location, stack } of universe(configured, isExact ? DEPTH : COMPARED)) {
    const wrong = differ(system, answers.weightOf(location, stack), explored.get(keyOf(location, stack)), isExact);
    if (wrong !== undefined) return `${system.showConfiguration(location, stack)}: ${wrong}`;
  }
  for (const key of new Set([...expected.keys(), ...answers.tops.keys()])) {
    const wrong = differ(system, answers.tops.get(key), expected.get(key), isExact);
    if (wrong !== undefined) return `top ${key}: ${wrong}`;
  }
  return undefined;
}

/** Pairs of a control location and the symbol that some push rule writes on top there: one middle state each. */
function pushTargets(system: PushdownSystem<unknown>): number {
  const pushes = system.rules().filter(({ kind }) => kind === "push");
  return new Set(pushes.map(({ to }) => keyOf(to.location, to.symbols.slice(0, 1)))).size;
}

function differ(
  { semiring }: PushdownSystem<unknown>,
  found: unknown = semiring.zero,
  explored: unknown = semiring.zero,
  isExact: boolean,
): string | undefined {
  const isRight = isExact
    ? semiring.equals(found, explored)
    : semiring.equals(semiring.combine(found, explored), found);
  return isRight ? undefined : `${semiring.show(found)}, explored ${semiring.show(explored)}`;
}

function topsOf(system: PushdownSystem<unknown>, weights: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> {
  const { semiring } = system;
  const combined = new Map<string, unknown>();
  for (const [key, weight] of weights) {
    const { location, stack } = configurationOf(key);
    const [top] = stack;
    const topKey = keyOf(location, top === undefined ? [] : [top]);
    combined.set(topKey, semiring.combine(combined.get(topKey) ?? semiring.zero, weight));
  }
  return combined;
}

/** A witness that does not replay to its configuration, or whose runs do not combine to the weight; how many replayed. */
export function witnessFault(
  random: RandomPushdown<unknown>,
  direction: "post" | "pre",
): { readonly fault: string | undefined; readonly count: number } {
  const { system } = random;
  const automaton = acceptAll(system, random.starts);
  const witnesses = new Witnesses(automaton);
  const saturation = (direction === "post" ? startPostStar : startPreStar)(automaton, witnesses);
  while (!saturation.advance(5));
  let count = 0;
  for (const configuration of universe(random, COMPARED)) {
    const { location, stack } = configuration;
    const paths = [...acceptingPaths(automaton, location, stack)];
    const chains = paths.map((path) => path.flatMap((transition) => witnesses.of(transition) ?? []));
    const runs = chains.flatMap((chain) => sequencesAlong(system, chain, saturation.reading));
    count += runs.length;
    const expected = weightOfConfiguration(automaton, saturation.reading, location, stack);
    const fault = faultOf(random, direction, configuration, runs, expected);
    if (fault !== undefined) return { fault: `${system.showConfiguration(location, stack)}: ${fault}`, count };
  }
  return { fault: undefined, count };
}

/**
 * For a chain: each top is worth one path, and the run behind it leads to a configuration with that top and
 * weight. Together with the bound of `mismatch` the tops are exact, however deep the stacks.
 */
export function topFault(random: RandomPushdown<unknown>, direction: "post" | "pre"): string | undefined {
  const { system, starts } = random;
  const automaton = acceptAll(system, starts);
  const witnesses = new Witnesses(automaton);
  const saturation = (direction === "post" ? startPostStar : startPreStar)(automaton, witnesses);
  while (!saturation.advance(5));
  const below = new Map<number, readonly number[]>();
  const paths = new Map<string, readonly number[]>();
  const rest = (transition: number): readonly number[] => below.get(automaton.toOf(transition)) ?? [];
  const { tops: found } = tops(automaton, saturation.reading, {
    observer: {
      accepted: (state, transition) => below.set(state, transition === -1 ? [] : [transition, ...rest(transition)]),
      top: (location, symbol, transition) => {
        const tail = symbol === EPSILON ? [] : rest(transition);
        paths.set(`${location},${symbol}`, transition === -1 ? [] : [transition, ...tail]);
      },
    },
  });
  for (const { location, symbol, weight } of found) {
    const path = paths.get(`${location},${symbol}`) ?? [];
    const stack = path.map((transition) => automaton.symbolOf(transition)).filter((read) => read !== EPSILON);
    const chain = path.flatMap((transition) => witnesses.of(transition) ?? []);
    const runs = sequencesAlong(system, chain, saturation.reading);
    const fault = faultOf(random, direction, { location, stack }, runs, weight);
    if (fault !== undefined) return `${system.showConfiguration(location, stack)}: ${fault}`;
  }
  return undefined;
}

function faultOf(
  { system, starts }: RandomPushdown<unknown>,
  direction: "post" | "pre",
  configuration: Configurations[number],
  runs: readonly (readonly number[])[],
  expected: unknown,
): string | undefined {
  const { semiring } = system;
  const lost = runs.find((rules) => !replays(system, starts, direction, configuration, rules));
  if (lost !== undefined) return `the rules ${lost.join(" ")} do not lead there`;
  const found = runs.map((rules) => weightOfRun(system, rules)).reduce(semiring.combine, semiring.zero);
  return semiring.equals(found, expected) ? undefined : `${semiring.show(found)}, not ${semiring.show(expected)}`;
}

type Configurations = RandomPushdown<unknown>["starts"];

function replays(
  system: PushdownSystem<unknown>,
  starts: Configurations,
  direction: "post" | "pre",
  configuration: Configurations[number],
  rules: readonly number[],
): boolean {
  const from = direction === "post" ? starts : [configuration];
  const to = direction === "post" ? [configuration] : starts;
  const goals = new Set(to.map(({ location, stack }) => keyOf(location, stack)));
  return from.some((start) => {
    const end = replay(system, start, rules)?.at(-1);
    return end !== undefined && goals.has(keyOf(end.location, end.stack));
  });
}
