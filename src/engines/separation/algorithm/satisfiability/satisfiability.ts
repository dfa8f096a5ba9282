import { Budget } from "../../../../kernel/index.ts";
import { say } from "../../messages/say.ts";
import { Summaries } from "../arithmetic/counting/summaries.ts";
import type { Summary } from "../arithmetic/counting/summary.ts";
import { exactSolver, type IntegerSolver } from "../arithmetic/integers/integer-solver.ts";
import { BasePairs } from "../base-pairs/base-pairs.ts";
import type { Derivation } from "../base-pairs/derivation.ts";
import { shapeRule } from "../base-pairs/shape-rule.ts";
import type { Constraint } from "../heaps/linear.ts";
import { FreshNames, instantiate, namesOf } from "../heaps/naming.ts";
import {
  type Call,
  callsOf,
  conjoined,
  type Definitions,
  type Query,
  type SymbolicHeap,
} from "../heaps/symbolic-heap.ts";
import type { Model } from "../models/model.ts";
import { buildModel, MAX_RULES } from "../models/model-builder.ts";
import { NumberedBodies } from "../models/numbered-body.ts";
import { searchFacts } from "./fact-search.ts";
import { Invariants } from "./invariants.ts";
import { OpenHeaps } from "./open-heaps.ts";

/** The answer for one formula. `unknown` always says why. */
export type Verdict =
  | { readonly verdict: "sat"; readonly model: Model; readonly derived: DerivedHeap }
  | { readonly verdict: "unsat"; readonly reason: string }
  | { readonly verdict: "unknown"; readonly reason: string };

/** One call of a heap replaced by a rule while searching. */
interface SearchStep {
  readonly call: Call;
  readonly rule: number;
  readonly body: SymbolicHeap;
  readonly before: SymbolicHeap;
  readonly after: SymbolicHeap;
}

/** What a model was built from: a heap, perhaps after some unfoldings, and how each of its calls is derived. */
export interface DerivedHeap {
  readonly heap: SymbolicHeap;
  /** The unfoldings from a disjunct of the formula to the heap. */
  readonly search: readonly SearchStep[];
  readonly derivations: readonly Derivation[];
}

interface SatLimits {
  /** Unfoldings of one formula where no closed form is known. */
  readonly maxUnfoldings: number;
  /** Effort of the integer solver meanwhile: with every unfolding the constraints of a path may have grown. */
  readonly maxEffort: number;
  /** Once it is spent everything still open is unknown. */
  readonly budget: Budget;
}

export const defaultSatLimits: SatLimits = { maxUnfoldings: 400, maxEffort: 12_000_000, budget: Budget.unlimited };

/** Heaps that are looked at depth first before the search becomes a fair one. */
const DIVE = 120;

/** The first dive ends early: where it takes a wrong turn, a rule that only ever asks for larger heaps, it never comes back. */
const FIRST_DIVE = 24;

/** Heaps that are looked at fairly after that: small models are often beside the way that the dive went. */
const GLANCE = 60;

/** Both have so small a part of the effort: facts are often faster. */
const SHORT = 60;

/** How long a search may go on. */
interface SearchLimits {
  readonly heaps: number;
  readonly effort: number;
}

/** Decides symbolic heaps over a fixed set of definitions; what it learns about these is kept for the next formula. */
export class SatisfiabilityChecker {
  readonly basePairs: BasePairs;
  readonly #definitions: Definitions;
  readonly #limits: SatLimits;
  readonly #solver: IntegerSolver;
  readonly #summaries: Summaries;
  /** How the search came to each of its heaps. */
  readonly #unfolded = new WeakMap<SymbolicHeap, SearchStep>();
  #invariants: Invariants | undefined;
  #bodies: NumberedBodies | undefined;

  constructor(definitions: Definitions, limits: SatLimits = defaultSatLimits) {
    this.#definitions = definitions;
    this.basePairs = new BasePairs(definitions, undefined, true, limits.budget);
    this.#limits = limits;
    this.#solver = exactSolver(2_000, limits.budget);
    this.#summaries = new Summaries(this.basePairs, this.#solver);
  }

  /** Work of the integer solver so far, in cells of its tables: a measure of time that every machine agrees on. */
  get effort(): number {
    return this.#solver.effort;
  }

  /** Whether some disjunct has a model. */
  decide(query: Query): Verdict {
    const verdict = this.#limits.budget.attempt(() => this.#decide(query));
    return verdict ?? { verdict: "unknown", reason: say("sat.timeOver") };
  }

  #decide({ disjuncts, free }: Query): Verdict {
    this.basePairs.saturate();
    let unknown: Verdict | undefined;
    const reasons = new Set<string>();
    for (const heap of disjuncts) {
      this.#limits.budget.spendNow();
      const verdict = this.#decideHeap(heap, free);
      if (verdict.verdict === "sat") return verdict;
      if (verdict.verdict === "unknown") unknown ??= verdict;
      else reasons.add(verdict.reason);
    }
    const [reason] = reasons;
    const isShared = reason !== undefined && reasons.size === 1;
    return unknown ?? { verdict: "unsat", reason: isShared ? reason : say("sat.noDisjunct") };
  }

  #decideHeap(start: SymbolicHeap, free: Query["free"]): Verdict {
    const { maxEffort } = this.#limits;
    const short = maxEffort / SHORT;
    return (
      this.#dive(start, free, { heaps: FIRST_DIVE, effort: short }) ??
      this.#glance(start, free, { heaps: GLANCE, effort: short }) ??
      this.#byFacts(start, free) ??
      this.#dive(start, free, { heaps: DIVE, effort: maxEffort }) ??
      this.#search(start, free, { heaps: this.#limits.maxUnfoldings, effort: maxEffort })
    );
  }

  /** Where every integer of a derivation is fixed by those below it: bottom-up, so that equal subtrees count once. */
  #byFacts(heap: SymbolicHeap, free: Query["free"]): Verdict | undefined {
    const found = searchFacts(heap, this.basePairs, this.#knownInvariants(), this.#solver);
    if (found === undefined) return undefined;
    if (found === "none") return noSolution();
    const { facts, values } = found;
    if (facts.reduce((sum, { size }) => sum + size, 0n) > MAX_RULES) return tooLarge();
    const derivations = facts.map((fact) => fact.derive());
    return this.#model(heap, values, free, derivations);
  }

  #knownInvariants(): Invariants {
    this.#invariants ??= new Invariants(this.#definitions, this.#limits.budget);
    return this.#invariants;
  }

  /**
   * Depth first, the rule with the fewest calls before the others: where each choice is checked at once against the numbers,
   * that finds models of balanced structures without trying all combinations. Undefined when it takes too long.
   */
  #dive(start: SymbolicHeap, free: Query["free"], limits: SearchLimits): Verdict | undefined {
    const open = [start];
    const excluded: string[] = [];
    const most = this.#solver.effort + limits.effort;
    for (let heap = open.pop(), done = 0; heap !== undefined; heap = open.pop(), done++) {
      this.#limits.budget.spendNow();
      if (done >= limits.heaps || this.#solver.effort > most) return undefined;
      const verdict = this.#decideNow(heap, free);
      if (verdict === undefined)
        open.push(...this.#unfoldOne(heap).toSorted((a, b) => callsOf(b).length - callsOf(a).length));
      else if (verdict.verdict === "unsat") excluded.push(verdict.reason);
      else return verdict.verdict === "sat" ? verdict : undefined;
    }
    return { verdict: "unsat", reason: onlyReason(excluded) };
  }

  /** A short search; undefined where it does not come to an answer. */
  #glance(start: SymbolicHeap, free: Query["free"], limits: SearchLimits): Verdict | undefined {
    const verdict = this.#search(start, free, limits);
    return verdict.verdict === "unknown" ? undefined : verdict;
  }

  /** Small derivations first: a heap is decided at once when each of its calls has an exact summary. */
  #search(start: SymbolicHeap, free: Query["free"], limits: SearchLimits): Verdict {
    const open = new OpenHeaps(start);
    const excluded: string[] = [];
    const undecided: string[] = [];
    const most = this.#solver.effort + limits.effort;
    for (let heap = open.take(), done = 0; heap !== undefined; heap = open.take(), done++) {
      this.#limits.budget.spendNow();
      if (done >= limits.heaps || this.#solver.effort > most) return notFound(undecided, done);
      const verdict = this.#decideNow(heap, free);
      if (verdict === undefined) open.add(this.#unfoldOne(heap));
      else if (verdict.verdict === "sat") return verdict;
      else (verdict.verdict === "unknown" ? undecided : excluded).push(verdict.reason);
    }
    const [reason] = undecided;
    return reason === undefined ? { verdict: "unsat", reason: onlyReason(excluded) } : { verdict: "unknown", reason };
  }

  /** Undefined when a call has to be unfolded first. */
  #decideNow(heap: SymbolicHeap, free: Query["free"]): Verdict | undefined {
    const rule = shapeRule(heap, [], this.#definitions);
    const choice = this.basePairs.choose(rule);
    if (choice === undefined) return { verdict: "unsat", reason: say("sat.noPair") };
    const calls = callsOf(heap);
    if (!calls.every((call) => this.#summaries.isExact(call.predicate))) return this.#exclude(heap, calls);
    if (!calls.every((call) => this.#summaries.isFree(call.predicate)))
      return this.#decideBySummaries(heap, calls, free);
    // No integer depends on the choice: one is enough.
    const [summaries = []] = this.#summaries.combinations(calls, choice);
    return this.#solve(heap, heap.numbers, free, summaries);
  }

  /** Every consistent choice of pairs, each with the exact summary of its calls. */
  #decideBySummaries(heap: SymbolicHeap, calls: readonly Call[], free: Query["free"]): Verdict {
    let reason: string | undefined;
    for (const { children, isLast } of this.#summaries.choices(heap)) {
      if (isLast) reason ??= say("sat.combinations");
      for (const summaries of this.#summaries.combinations(calls, children)) {
        this.#limits.budget.spendNow();
        const numbers = [...heap.numbers, ...summaries.flatMap((summary) => summary.constraints)];
        const verdict = this.#solve(heap, numbers, free, summaries);
        if (verdict.verdict === "sat") return verdict;
        if (verdict.verdict === "unknown") reason ??= verdict.reason;
      }
    }
    return reason === undefined ? { verdict: "unsat", reason: say("sat.noSolution") } : { verdict: "unknown", reason };
  }

  /** Solves; where a summary's counts are not connected, tries again with each way to connect them. */
  #solve(
    heap: SymbolicHeap,
    numbers: readonly Constraint[],
    free: Query["free"],
    summaries: readonly Summary[],
    depth = 0,
  ): Verdict {
    const answer = this.#solver.solve(numbers);
    if (answer.kind !== "sat")
      return answer.kind === "unsat" ? noSolution() : { verdict: "unknown", reason: answer.reason };
    const cuts = summaries.map((summary) => summary.cuts(answer.values)).find((list) => list !== undefined);
    if (cuts === undefined) {
      const size = summaries.reduce((sum, summary) => sum + summary.size(answer.values), 0n);
      if (size > MAX_RULES) return tooLarge();
      const derivations = summaries.map((summary) => summary.derive(answer.values));
      return this.#model(heap, answer.values, free, derivations);
    }
    if (depth > 40) return { verdict: "unknown", reason: say("sat.disconnected") };
    let unknown: Verdict | undefined;
    for (const cut of cuts) {
      const verdict = this.#solve(heap, [...numbers, ...cut], free, summaries, depth + 1);
      if (verdict.verdict === "sat") return verdict;
      if (verdict.verdict === "unknown") unknown ??= verdict;
    }
    return unknown ?? noSolution();
  }

  #model(
    heap: SymbolicHeap,
    integers: ReadonlyMap<string, bigint>,
    free: Query["free"],
    derivations: readonly Derivation[],
  ): Verdict {
    this.#bodies ??= new NumberedBodies(this.#definitions);
    const model = buildModel({ heap, free, integers, derivations }, this.#bodies, this.#limits.budget);
    if (model === undefined) return tooLarge();
    return { verdict: "sat", model, derived: { heap, search: this.#searchOf(heap), derivations } };
  }

  /** Invariants of the calls may exclude every model; else undefined: go on unfolding. */
  #exclude(heap: SymbolicHeap, calls: readonly Call[]): Verdict | undefined {
    const invariants = this.#knownInvariants();
    const numbers = [...heap.numbers];
    for (const call of calls) {
      const facts = invariants.of(call);
      if (facts === undefined) return noSolution();
      numbers.push(...facts);
    }
    return this.#solver.solve(numbers).kind === "unsat" ? noSolution() : undefined;
  }

  /** Unfolds the oldest call that has no exact summary. */
  #unfoldOne(heap: SymbolicHeap): readonly SymbolicHeap[] {
    const at = heap.spatial.findIndex((part) => part.kind === "call" && !this.#summaries.isExact(part.predicate));
    const call = heap.spatial[at];
    if (call?.kind !== "call") return [];
    const predicate = this.#definitions.predicates.get(call.predicate);
    if (predicate === undefined) return [];
    return predicate.rules.map((rule, number) => {
      const { heap: body } = instantiate(rule, predicate.parameters, call, new FreshNames(namesOf(heap)));
      const others = heap.spatial.filter((_, index) => index !== at);
      // New calls last: every call has its turn.
      const after = conjoined(heap, body, [...others, ...body.spatial]);
      this.#unfolded.set(after, { call, rule: number, body, before: heap, after });
      return after;
    });
  }

  /** The way from a disjunct of the formula to a heap. */
  #searchOf(heap: SymbolicHeap): readonly SearchStep[] {
    const steps: SearchStep[] = [];
    for (let step = this.#unfolded.get(heap); step !== undefined; step = this.#unfolded.get(step.before))
      steps.push(step);
    return steps.reverse();
  }
}

function notFound([reason]: readonly string[], unfoldings: number): Verdict {
  const none = say("sat.notFound", { unfoldings });
  return { verdict: "unknown", reason: reason ?? none };
}

/** Why nothing is left: of one heap its own reason. */
function onlyReason([only, ...others]: readonly string[]): string {
  return only === undefined || others.length > 0 ? say("sat.inconsistent") : only;
}

function tooLarge(): Verdict {
  return { verdict: "unknown", reason: say("sat.tooLarge", { limit: MAX_RULES.toLocaleString("en") }) };
}

function noSolution(): Verdict {
  return { verdict: "unsat", reason: say("sat.noSolution") };
}
