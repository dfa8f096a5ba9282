import { Budget } from "../../../../kernel/index.ts";
import type { BasePairs } from "../base-pairs/base-pairs.ts";
import { referencePair, referenceParameters, shapeRule } from "../base-pairs/shape-rule.ts";
import type { Call, Definitions, SymbolicHeap } from "../heaps/symbolic-heap.ts";
import { showHeap } from "../syntax/index.ts";
import { abstract } from "./abstraction.ts";
import { implies } from "./implication.ts";
import type { Part } from "./parts.ts";
import { type Abstracted, project } from "./projection.ts";
import type { LfpReading } from "./readings.ts";
import { type Unfolding, unfold, unfoldingCount } from "./unfold.ts";

/** A disjunct of A. */
interface AbstractDisjunct {
  readonly heap: SymbolicHeap;
  /**
   * Equal for disjuncts that say the same: the canonical pair, or without abs the whole text. Undefined as printed, where
   * implication tells.
   */
  readonly key: string | undefined;
}

/** SV_i and A_i of one predicate. */
interface Row {
  readonly sv: readonly SymbolicHeap[];
  readonly a: readonly AbstractDisjunct[];
}

/** Observes Algorithm 1, in the order in which things happen. */
export interface LfpObserver {
  /** Line 1, and line 10 of every later round. */
  roundBegins(round: number): void;
  initial(predicate: string, heap: SymbolicHeap): void;
  unfolded(predicate: string, from: number, unfolding: Unfolding): void;
  /** A disjunct that the definition cannot reach: it has no base pair. */
  pruned(predicate: string, from: number, unfolding: Unfolding): void;
  /** What is left is undefined when the disjunct became false; -1 as `known` when nothing is known to say the same. */
  abstracted(predicate: string, sv: number, { heap, actions }: Abstracted, known: number): void;
  /** Line 8 for one disjunct of A′: the disjuncts of A that cover it, undefined if none do. */
  compared(predicate: string, disjunct: number, covering: readonly number[] | undefined): void;
  stopped(round: number, outcome: "fixed-point" | "limit"): void;
}

/** How far the procedure goes. */
export interface LfpSettings {
  readonly maxIterations: number;
  readonly maxDisjuncts: number;
  /** Parts of the algorithm that are left out; none if not given. */
  readonly without?: readonly Part[];
}

/** How the procedure ended. */
interface LfpEnd {
  readonly fixpointAt: number | undefined;
  /** Why there is no fixed point, with the sizes that were too large. */
  readonly limit:
    | { readonly kind: "iterations" | "disjuncts"; readonly sizes: Readonly<Record<string, number>> }
    | undefined;
}

/** Procedure LFP, advanced round by round. Throws `BudgetSpent`. */
export class LeastFixedPoint {
  readonly rounds: ReadonlyMap<string, Row>[] = [];
  readonly #definitions: Definitions;
  readonly #reading: LfpReading;
  readonly #basePairs: BasePairs;
  readonly #settings: LfpSettings;
  readonly #observer: LfpObserver | undefined;
  readonly #budget: Budget;
  #end: LfpEnd | undefined;
  /** The round that is under way. */
  #steps: Generator<undefined, boolean> | undefined;

  constructor(
    basePairs: BasePairs,
    reading: LfpReading,
    settings: LfpSettings,
    observer?: LfpObserver,
    budget = Budget.unlimited,
  ) {
    this.#basePairs = basePairs;
    this.#definitions = basePairs.definitions;
    this.#reading = reading;
    this.#settings = settings;
    this.#observer = observer;
    this.#budget = budget;
  }

  get end(): LfpEnd | undefined {
    return this.#end;
  }

  /** The round whose SV is returned. Past a limit, or stopped before the end, a canonical reading falls back to one unfolding: sound and complete. */
  get returned(): number | undefined {
    if (this.#end?.fixpointAt !== undefined) return this.#end.fixpointAt - 1;
    return this.#reading !== "paper" && this.rounds.length > 1 ? 1 : undefined;
  }

  /** Whether SV of two rounds says the same of the references among the formals of every predicate. */
  sayTheSame(round: number, other: number): boolean {
    return [...this.#definitions.predicates.keys()].every((name) => {
      const [facts, others] = [this.#referenceFacts(name, round), this.#referenceFacts(name, other)];
      return facts.size === others.size && [...facts].every((each) => others.has(each));
    });
  }

  #referenceFacts(name: string, round: number): ReadonlySet<string> {
    const { sv } = this.rounds[round]?.get(name) ?? { sv: [] };
    return new Set(sv.flatMap((heap) => referencePair(name, heap, this.#definitions)?.key ?? []));
  }

  /** One round of the loop, or less of it: after about as many disjuncts as it may there is a pause. True at the end. */
  advance(work = Number.POSITIVE_INFINITY): boolean {
    if (this.#end !== undefined) return true;
    this.#steps ??= this.#round();
    for (let left = work; left > 0; left--) {
      const step = this.#steps.next();
      if (step.done !== true) continue;
      this.#steps = undefined;
      return step.value;
    }
    return false;
  }

  *#round(): Generator<undefined, boolean> {
    const round = this.rounds.length;
    if (round > this.#settings.maxIterations)
      return this.#stop(round - 1, undefined, { kind: "iterations", sizes: {} });
    if (round === 0) {
      this.#basePairs.saturate();
      this.#observer?.roundBegins(0);
      this.rounds.push(this.#first());
      return false;
    }
    const sizes = this.#sizesAfter(this.rounds[round - 1] ?? new Map());
    // One unfolding is what a canonical reading falls back to: it is as large as the text.
    const isBounded = this.#reading === "paper" || round > 1;
    if (isBounded && Object.values(sizes).some((size) => size > this.#settings.maxDisjuncts))
      return this.#stop(round, undefined, { kind: "disjuncts", sizes });
    this.#observer?.roundBegins(round);
    const before = this.rounds[round - 1] ?? new Map();
    const next = new Map<string, Row>();
    for (const name of this.#definitions.predicates.keys()) next.set(name, yield* this.#row(name, before.get(name)));
    this.rounds.push(next);
    return (yield* this.#isCovered(next, before)) ? this.#stop(round, round, undefined) : false;
  }

  #stop(round: number, fixpointAt: number | undefined, limit: LfpEnd["limit"]): true {
    this.#observer?.stopped(round, fixpointAt === undefined ? "limit" : "fixed-point");
    this.#end = { fixpointAt, limit };
    return true;
  }

  #first(): ReadonlyMap<string, Row> {
    return new Map(
      [...this.#definitions.predicates.values()].map(({ name, parameters }) => {
        const call: Call = { kind: "call", predicate: name, arguments: parameters.map((p) => p.name) };
        const heap: SymbolicHeap = { existentials: [], spatial: [call], pointers: [], numbers: [] };
        this.#observer?.initial(name, heap);
        return [name, { sv: [heap], a: [] }];
      }),
    );
  }

  #sizesAfter(rows: ReadonlyMap<string, Row>): Readonly<Record<string, number>> {
    return Object.fromEntries(
      [...rows].map(([name, { sv }]) => [name, sv.reduce((n, heap) => n + unfoldingCount(heap, this.#definitions), 0)]),
    );
  }

  *#row(name: string, before: Row | undefined): Generator<undefined, Row> {
    const sv: SymbolicHeap[] = [];
    for (const [from, heap] of (before?.sv ?? []).entries()) {
      for (const unfolding of unfold(heap, this.#definitions, this.#budget)) {
        yield;
        if (this.#reading !== "paper" && !this.#hasShape(unfolding.heap)) {
          this.#observer?.pruned(name, from, unfolding);
          continue;
        }
        this.#observer?.unfolded(name, from, unfolding);
        sv.push(unfolding.heap);
      }
    }
    return { sv, a: this.#abstraction(name, sv, before) };
  }

  get #isAbstracting(): boolean {
    return this.#settings.without?.includes("abs") !== true;
  }

  #hasShape(heap: SymbolicHeap): boolean {
    return this.#basePairs.choose(shapeRule(heap, [], this.#definitions)) !== undefined;
  }

  /**
   * Line 7. As printed, A is made anew from SV′. In a canonical reading it grows by pairs that are not there yet; a
   * disjunct with a call on a formal that counts is pending. Without abs a disjunct stays whole, and only the same one covers it.
   */
  #abstraction(name: string, sv: readonly SymbolicHeap[], before: Row | undefined): readonly AbstractDisjunct[] {
    const isPaper = this.#reading === "paper";
    const formals = new Set(this.#formals(name));
    const references = referenceParameters(name, this.#definitions);
    const parameters = isPaper ? formals : new Set(references);
    const counting = this.#reading === "canonical-integers" ? formals : parameters;
    // Π has put formals in the place of what equals them. A sum that mentions a formal is no formal.
    const isPending = (call: Call): boolean => call.arguments.some((v) => typeof v === "string" && counting.has(v));
    const a = isPaper ? [] : [...(before?.a ?? [])];
    for (const [from, heap] of sv.entries()) {
      this.#budget.spend();
      const { heap: left, actions } = this.#abstracted(heap, parameters, isPaper ? undefined : isPending);
      const disjunct = left && this.#disjunct(name, left, heap);
      const key = disjunct?.key;
      const known = isPaper || key === undefined ? -1 : a.findIndex((other) => other.key === key);
      this.#observer?.abstracted(name, from, { heap: disjunct?.heap, actions }, known);
      if (disjunct !== undefined && known === -1) a.push(disjunct);
    }
    return a;
  }

  #abstracted(heap: SymbolicHeap, parameters: ReadonlySet<string>, isPending?: (call: Call) => boolean): Abstracted {
    const projected = project(heap, parameters);
    if (projected.heap === undefined || !this.#isAbstracting) return projected;
    const abstracted = abstract(projected.heap, parameters, isPending);
    return { heap: abstracted.heap, actions: [...projected.actions, ...abstracted.actions] };
  }

  /** In a canonical reading undefined where the cells and facts that it was made from are inconsistent. */
  #disjunct(name: string, heap: SymbolicHeap, from: SymbolicHeap): AbstractDisjunct | undefined {
    if (!this.#isAbstracting) return { heap, key: showHeap(heap) };
    if (this.#reading === "paper") return { heap, key: undefined };
    const key = referencePair(name, from, this.#definitions)?.key;
    return key === undefined ? undefined : { heap, key };
  }

  #formals(name: string): readonly string[] {
    return (this.#definitions.predicates.get(name)?.parameters ?? []).map((parameter) => parameter.name);
  }

  /** Line 8: ∀i. A′_i ⇒ A_i. Every disjunct is looked at, so that the reader sees what is missing. */
  *#isCovered(next: ReadonlyMap<string, Row>, before: ReadonlyMap<string, Row>): Generator<undefined, boolean> {
    let isCovered = true;
    for (const [name, { a }] of next) {
      const old = before.get(name)?.a ?? [];
      const heaps = old.map(({ heap }) => heap);
      for (const [number, { heap, key }] of a.entries()) {
        yield;
        const same = old.findIndex((other) => other.key === key);
        const covering =
          key === undefined
            ? implies(heap, heaps, this.#formals(name), this.#budget)
            : same === -1
              ? undefined
              : [same];
        this.#observer?.compared(name, number, covering);
        if (covering === undefined) isCovered = false;
      }
    }
    return isCovered;
  }
}
