import { callsOf, type SymbolicHeap } from "../heaps/symbolic-heap.ts";

interface OpenHeap {
  readonly heap: SymbolicHeap;
  /** Unfoldings that led to it. */
  readonly unfoldings: number;
}

/**
 * Heaps that wait to be unfolded, those of the smallest derivations first: every open call needs one unfolding at least.
 * Each heap has its turn, since unfoldings only add up.
 */
export class OpenHeaps {
  readonly #byLeastSize: OpenHeap[][] = [];
  #unfoldings = 0;

  constructor(start: SymbolicHeap) {
    this.#push({ heap: start, unfoldings: 0 });
  }

  /** The heaps that came of the one taken last. */
  add(heaps: readonly SymbolicHeap[]): void {
    for (const heap of heaps.toReversed()) this.#push({ heap, unfoldings: this.#unfoldings + 1 });
  }

  take(): SymbolicHeap | undefined {
    const next = this.#byLeastSize.find((heaps) => heaps.length > 0)?.pop();
    this.#unfoldings = next?.unfoldings ?? 0;
    return next?.heap;
  }

  #push(open: OpenHeap): void {
    const size = open.unfoldings + callsOf(open.heap).length;
    while (this.#byLeastSize.length <= size) this.#byLeastSize.push([]);
    this.#byLeastSize[size]?.push(open);
  }
}
