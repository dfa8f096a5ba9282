import { append } from "../../../kernel/index.ts";
import type { SymbolicHeap } from "../algorithm/heaps/symbolic-heap.ts";
import type { LfpObserver } from "../algorithm/least-fixed-point/least-fixed-point.ts";
import type { Abstracted } from "../algorithm/least-fixed-point/projection.ts";
import type { Unfolding } from "../algorithm/least-fixed-point/unfold.ts";

/** A disjunct that an unfolding made, and what became of it. */
export interface SeenDisjunct {
  readonly heap: SymbolicHeap;
  readonly round: number;
  /** The disjunct of the definition that the first unfolding chose, from 0. */
  readonly rule: number;
  /** Whether it has no base pair, and left the table. */
  readonly isPruned: boolean;
  /** What Π and abs made of it, as soon as they have. */
  abstracted: Abstracted | undefined;
}

/** Watches Algorithm 1: the disjuncts of each predicate in the order in which they were made. */
export class SeenDisjuncts implements LfpObserver {
  readonly #all = new Map<string, SeenDisjunct[]>();
  /** Those of SV in the round under way, and in the round before. */
  #current = new Map<string, SeenDisjunct[]>();
  #before = new Map<string, SeenDisjunct[]>();
  #round = 0;

  of(predicate: string): readonly SeenDisjunct[] {
    return this.#all.get(predicate) ?? [];
  }

  /** The round that was begun last. */
  get round(): number {
    return this.#round;
  }

  roundBegins(round: number): void {
    this.#round = round;
    this.#before = this.#current;
    this.#current = new Map();
  }

  initial(): void {}

  unfolded(predicate: string, from: number, unfolding: Unfolding): void {
    append(this.#current, predicate, this.#made(predicate, from, unfolding, false));
  }

  pruned(predicate: string, from: number, unfolding: Unfolding): void {
    this.#made(predicate, from, unfolding, true);
  }

  abstracted(predicate: string, sv: number, abstracted: Abstracted): void {
    const seen = this.#current.get(predicate)?.[sv];
    if (seen !== undefined) seen.abstracted = abstracted;
  }

  compared(): void {}

  stopped(): void {}

  #made(predicate: string, from: number, { heap, replacements }: Unfolding, isPruned: boolean): SeenDisjunct {
    const rule = this.#before.get(predicate)?.[from]?.rule ?? replacements[0]?.rule ?? 0;
    const seen: SeenDisjunct = { heap, round: this.#round, rule, isPruned, abstracted: undefined };
    append(this.#all, predicate, seen);
    return seen;
  }
}
