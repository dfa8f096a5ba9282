import type { AnalysisError, Span } from "../../../kernel/index.ts";
import { acceptOne, PAutomaton } from "../algorithm/p-automaton.ts";
import { EPSILON, PushdownSystem } from "../algorithm/pushdown-system.ts";
import type { AnySemiring } from "../algorithm/semirings/index.ts";

/** A rule as it is written: its right side may have any length. */
export interface WrittenRule {
  readonly from: { readonly location: string; readonly symbol: string };
  readonly to: { readonly location: string; readonly symbols: readonly string[] };
  readonly weight: unknown;
  /** Where it stands in the text. */
  readonly span: Span | undefined;
}

/** What saturation starts from (for pre*: what it leads to): one configuration, or an automaton. */
export type WrittenStart =
  | { readonly kind: "configuration"; readonly location: string; readonly stack: readonly string[] }
  | {
      readonly kind: "automaton";
      readonly transitions: readonly {
        readonly from: string;
        readonly symbol: string;
        readonly to: string;
        readonly weight: unknown;
      }[];
      readonly final: readonly string[];
    };

/** A weighted pushdown system with its start, as both formats say it. */
export interface PushdownProblem {
  readonly semiring: AnySemiring;
  readonly rules: readonly WrittenRule[];
  readonly start: WrittenStart;
}

/** The most rules in normal form, and the most symbols or transitions of a start, of which every step can be shown: a reader gets all of them at once. */
const MOST_RECORDED = 50_000;

/** The error of a problem that is too large for its steps to be shown. */
export function tooLargeToShow({ rules, start }: PushdownProblem): AnalysisError | undefined {
  let count = 0;
  for (const { to, span } of rules) {
    count += Math.max(1, to.symbols.length - 1);
    if (count > MOST_RECORDED)
      return {
        kind: "too-large",
        what: "pushdown-rules",
        limit: MOST_RECORDED,
        ...(span === undefined ? {} : { span }),
      };
  }
  const length = start.kind === "configuration" ? start.stack.length : start.transitions.length + start.final.length;
  return length > MOST_RECORDED ? { kind: "too-large", what: "pushdown-start", limit: MOST_RECORDED } : undefined;
}

/**
 * Interns a problem: the start of a saturation, in its pushdown system. In a start automaton the names of the rules' control locations are those, and so is
 * every name that no transition enters; the others are states of the start.
 */
export function buildProblem(problem: PushdownProblem): PAutomaton<unknown> {
  const system = new PushdownSystem(problem.semiring);
  for (const { from, to } of problem.rules) {
    system.location(from.location);
    system.location(to.location);
  }
  // The payload leads back to the written rule.
  for (const [index, { from, to, weight }] of problem.rules.entries())
    system.addRule(
      { location: system.location(from.location), symbol: system.symbol(from.symbol) },
      { location: system.location(to.location), symbols: to.symbols.map((name) => system.symbol(name)) },
      weight,
      index,
    );
  return buildStart(system, problem.start);
}

/** The control locations that a transition of the start enters, which is not allowed. */
export function enteredLocations(problem: PushdownProblem): readonly string[] {
  if (problem.start.kind === "configuration") return [];
  const locations = locationsOf(problem.rules);
  return problem.start.transitions.map(({ to }) => to).filter((name) => locations.has(name));
}

function locationsOf(rules: readonly WrittenRule[]): ReadonlySet<string> {
  return new Set(rules.flatMap(({ from, to }) => [from.location, to.location]));
}

function buildStart(system: PushdownSystem<unknown>, start: WrittenStart): PAutomaton<unknown> {
  if (start.kind === "configuration") {
    return acceptOne(
      system,
      system.location(start.location),
      start.stack.map((name) => system.symbol(name)),
    );
  }
  const entered = new Set(start.transitions.map(({ to }) => to));
  const isInner = (name: string): boolean => entered.has(name) && system.findLocation(name) === undefined;
  const names = [...start.transitions.flatMap(({ from, to }) => [from, to]), ...start.final];
  for (const name of names) if (!isInner(name)) system.location(name);
  for (const { symbol } of start.transitions) system.symbol(symbol);
  const automaton = new PAutomaton(system);
  const inner = new Map<string, number>();
  for (const name of names) if (isInner(name) && !inner.has(name)) inner.set(name, automaton.addState(name));
  const stateOf = (name: string): number => inner.get(name) ?? system.location(name);
  for (const { from, symbol, to, weight } of start.transitions)
    automaton.addTransition(stateOf(from), symbol === "" ? EPSILON : system.symbol(symbol), stateOf(to), weight);
  for (const name of start.final) automaton.setFinal(stateOf(name));
  return automaton;
}
