import type { BasePairs } from "../../base-pairs/base-pairs.ts";
import type { Derivation } from "../../base-pairs/derivation.ts";
import { referenceParameters, shapeRule } from "../../base-pairs/shape-rule.ts";
import {
  addScaled,
  type Constraint,
  constantTerm,
  evaluate,
  type Linear,
  scale,
  substituteConstraint,
  variablesOf,
  variableTerm,
} from "../../heaps/linear.ts";
import { asLinear, type Call, callsOf, isReference, type Predicate } from "../../heaps/symbolic-heap.ts";
import type { IntegerSolver } from "../integers/integer-solver.ts";
import { freeParameters, isSlot, slotName, solveRule, trackedParameters } from "./rule-equations.ts";
import type { Summarize, Summary } from "./summary.ts";

/** A predicate with one rule that calls it once, moving its integers by constants; the other rules call nothing. */
interface Chain {
  readonly predicate: Predicate;
  readonly bases: readonly number[];
  readonly step: number;
  /** How far each integer parameter moves in one step. */
  readonly moves: ReadonlyMap<string, bigint>;
  /** Constraints on the parameters before each step. */
  readonly guards: readonly Constraint[];
  /** Values for the step's own variables. */
  readonly own: ReadonlyMap<string, bigint>;
  /** The step's variables that its equations fix. */
  readonly solved: ReadonlyMap<string, Linear>;
}

/** Chains with two-ended numbers: k steps move v to v + k · c, guards hold at every step if at the first and the last. */
export function summarizeChain(name: string, basePairs: BasePairs, solver: IntegerSolver): Summarize | undefined {
  const chain = chainOf(name, basePairs, solver);
  if (chain === undefined) return undefined;
  return (call, pair, prefix) =>
    chain.bases.flatMap((base) =>
      lengths(basePairs, chain, base, pair).map(({ least, period }) =>
        summary(chain, call, base, least, period, prefix),
      ),
    );
}

/** Undefined where the predicate is no such chain. */
function chainOf(name: string, { definitions }: BasePairs, solver: IntegerSolver): Chain | undefined {
  const predicate = definitions.predicates.get(name);
  if (predicate === undefined) return undefined;
  const rules = [...predicate.rules.entries()];
  const bases = rules.filter(([, rule]) => callsOf(rule).length === 0).map(([number]) => number);
  const [step, ...others] = rules.filter(([, rule]) => callsOf(rule).length > 0);
  const call = step === undefined ? undefined : callsOf(step[1])[0];
  if (step === undefined || others.length > 0 || callsOf(step[1]).length > 1 || call?.predicate !== name)
    return undefined;
  const free = freeParameters(definitions, [name]);
  const { solved, rest } = solveRule(step[1], predicate, definitions, free, isSlot);
  const moves = movesOf(predicate, solved, free);
  if (moves === undefined) return undefined;
  const isParameter = (variable: string): boolean => moves.has(variable);
  const guards = rest.filter((constraint) => variablesOf(constraint).some(isParameter));
  if (guards.some((guard) => guard.relation === "≠" || !variablesOf(guard).every(isParameter))) return undefined;
  const own = solver.solve(rest.filter((constraint) => !variablesOf(constraint).some(isParameter)));
  return own.kind === "sat" ? { predicate, bases, step: step[0], moves, guards, solved, own: own.values } : undefined;
}

/** After how many steps from a base the pair is this one: a number, or one of every `period` from `least` on. */
function lengths(
  basePairs: BasePairs,
  { predicate, step }: Chain,
  base: number,
  pair: number,
): readonly { readonly least: bigint; readonly period: bigint }[] {
  const parameters = referenceParameters(predicate.name, basePairs.definitions);
  const shape = (rule: number) => {
    const heap = predicate.rules[rule];
    return heap === undefined ? undefined : shapeRule(heap, parameters, basePairs.definitions);
  };
  const start = shape(base);
  const stepShape = shape(step);
  const pairs = basePairs.of(predicate.name);
  const numberOf = (key: string): number => pairs.findIndex((derived) => derived.pair.key === key);
  if (start?.own === undefined || stepShape?.own === undefined) return [];
  const seen = new Map<number, number>();
  const found: number[] = [];
  let at = numberOf(start.own.project(start.parameters).key);
  for (let length = 0; ; length++) {
    const before = seen.get(at);
    if (before !== undefined) {
      const period = BigInt(length - before);
      return found.flatMap((least) => {
        if (least < before) return [{ least: BigInt(least), period: 0n }];
        // Without a step no guard has to hold, with one the guards have to: two lengths, not one.
        if (least === 0)
          return [
            { least: 0n, period: 0n },
            { least: period, period },
          ];
        return [{ least: BigInt(least), period }];
      });
    }
    seen.set(at, length);
    if (at === pair) found.push(length);
    const next = stepShape.own.copy();
    const child = pairs[at]?.pair;
    if (child === undefined || !next.add(child, stepShape.calls[0]?.variables ?? []))
      return found.map((least) => ({ least: BigInt(least), period: 0n }));
    at = numberOf(next.project(stepShape.parameters).key);
  }
}

function summary(chain: Chain, call: Call, base: number, least: bigint, period: bigint, prefix: string): Summary {
  const { predicate, moves, guards } = chain;
  const turns = variableTerm(`${prefix}turns`);
  const length = addScaled(constantTerm(least), turns, period);
  const actual = new Map(
    predicate.parameters.flatMap(({ name, type }, index) =>
      isReference(type) ? [] : [[name, call.arguments[index] ?? ""] as const],
    ),
  );
  /** The value of a parameter after some steps; `moved` is the number of steps times the distance of one. */
  const after =
    (moved: (distance: bigint) => Linear) =>
    (name: string): Linear | undefined => {
      const value = actual.get(name);
      return value === undefined ? undefined : addScaled(asLinear(value), moved(moves.get(name) ?? 0n), 1n);
    };
  const atStart = after(() => constantTerm(0n));
  const atLast = after((distance) => scale(addScaled(length, constantTerm(1n), -1n), distance));
  const atEnd = after((distance) => scale(length, distance));
  const own = (name: string): Linear => atEnd(name) ?? variableTerm(`${prefix}${name}`);
  const body = predicate.rules[base]?.numbers ?? [];
  const stepsOf = (values: ReadonlyMap<string, bigint>): bigint =>
    least + period * (values.get(`${prefix}turns`) ?? 0n);
  const guarded =
    least > 0n ? guards.flatMap((g) => [substituteConstraint(g, atStart), substituteConstraint(g, atLast)]) : [];
  return {
    constraints: [
      { relation: "≤", left: constantTerm(0n), right: turns },
      ...guarded,
      ...body.map((constraint) => substituteConstraint(constraint, own)),
    ],
    cuts: () => undefined,
    size: (values) => stepsOf(values) + 1n,
    derive: (values) => {
      const valueOf = (name: string): bigint => values.get(name) ?? 0n;
      const start = new Map(
        [...actual.keys()].map((name) => [name, evaluate(atStart(name) ?? constantTerm(0n), valueOf)]),
      );
      return derivationOf({ chain, base, start, ofBase: (name) => values.get(`${prefix}${name}`) }, stepsOf(values));
    },
  };
}

/** How far each parameter moves in a step; undefined where one does more than move. */
function movesOf(
  predicate: Predicate,
  solved: ReadonlyMap<string, Linear>,
  free: ReadonlySet<string>,
): ReadonlyMap<string, bigint> | undefined {
  const moves = new Map<string, bigint>();
  for (const [index, name] of trackedParameters(predicate, free)) {
    const value = solved.get(slotName(0, index));
    const moved = value === undefined ? undefined : addScaled(value, variableTerm(name), -1n);
    if (moved === undefined || moved.terms.length > 0) return undefined;
    moves.set(name, moved.constant);
  }
  return moves;
}

interface ChainOfSteps {
  readonly chain: Chain;
  readonly base: number;
  /** The integer parameters before the first step. */
  readonly start: ReadonlyMap<string, bigint>;
  /** The own variables of the base. */
  readonly ofBase: (name: string) => bigint | undefined;
}

/** The derivation after some steps, with the rest of them before it. */
function derivationOf(steps: ChainOfSteps, left: bigint, done = 0n): Derivation {
  const { chain, base, start, ofBase } = steps;
  const { step: rule, moves, solved, own } = chain;
  if (left <= 0n) return { rule: base, integerOf: ofBase, children: () => [] };
  const parameter = (name: string): bigint | undefined => {
    const first = start.get(name);
    return first === undefined ? undefined : first + done * (moves.get(name) ?? 0n);
  };
  const valueOf = (name: string): bigint => parameter(name) ?? own.get(name) ?? 0n;
  const integerOf = (name: string): bigint | undefined => {
    const term = solved.get(name);
    return term === undefined ? own.get(name) : evaluate(term, valueOf);
  };
  return {
    rule,
    integerOf,
    children: () => [derivationOf(steps, left - 1n, done + 1n)],
  };
}
