import type { Budget } from "../../../kernel/index.ts";
import type { PushdownSystem } from "../algorithm/pushdown-system.ts";
import type { PushdownProblem } from "../formats/problem.ts";

/** How deep stacks are followed, and how many runs there are at most. */
const DEPTH = 8;
const RUNS = 5_000;

interface Reached {
  readonly location: number;
  readonly stack: readonly number[];
  readonly weight: unknown;
}

/** Tops of stack by `location,symbol` (-1: empty) with the ⊕ over some runs from the start, found by making their moves. */
export function reachedTops(
  problem: PushdownProblem,
  system: PushdownSystem<unknown>,
  budget: Budget,
): ReadonlyMap<string, unknown> {
  const { semiring } = system;
  const tops = new Map<string, unknown>();
  const best = new Map<string, unknown>();
  const waiting = [...startOf(problem, system)];
  for (const { location, stack, weight } of waiting) {
    if (budget.isSpent()) break;
    const key = `${location} ${stack.join(" ")}`;
    const before = best.get(key) ?? semiring.zero;
    const known = semiring.combine(before, weight);
    if (semiring.equals(known, before)) continue;
    best.set(key, known);
    const [top = -1, ...below] = stack;
    const at = `${location},${top}`;
    tops.set(at, semiring.combine(tops.get(at) ?? semiring.zero, weight));
    for (let rule = system.firstRule(location, top); rule !== -1; rule = system.nextRule(rule)) {
      const { to, weight: factor } = system.rule(rule);
      const next = { location: to.location, stack: [...to.symbols, ...below], weight: semiring.extend(weight, factor) };
      if (next.stack.length <= DEPTH && waiting.length < RUNS) waiting.push(next);
    }
  }
  return tops;
}

/** The configuration of the start; none where it is an automaton. */
function startOf({ start }: PushdownProblem, system: PushdownSystem<unknown>): readonly Reached[] {
  if (start.kind === "automaton") return [];
  const stack = start.stack.map((name) => system.symbol(name));
  return [{ location: system.location(start.location), stack, weight: system.semiring.one }];
}
