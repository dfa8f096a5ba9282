import { createAgenda } from "../../../kernel/index.ts";
import type { Digraph } from "./digraph.ts";

/** In which order nodes are taken. */
export type Order = "fifo" | "lifo";

/** What a walk tells. */
export interface WalkObserver {
  put(node: string): void;
  take(node: string): void;
  /** `from` is undefined at the start. */
  reach(node: string, from: string | undefined): void;
  /** It was reached before. */
  meet(node: string, from: string): void;
}

/** Finds what the start reaches: takes a node, and reaches its successors. */
export class Walk {
  readonly reached = new Set<string>();
  steps = 0;
  readonly #digraph: Digraph;
  readonly #agenda;
  readonly #observer: WalkObserver | undefined;

  constructor(digraph: Digraph, order: Order, observer: WalkObserver | undefined) {
    this.#digraph = digraph;
    this.#agenda = createAgenda<string>(order);
    this.#observer = observer;
    this.#reach(digraph.start, undefined);
  }

  /** Takes at most `work` nodes; true when none waits. */
  advance(work: number): boolean {
    for (let left = work; left > 0; left--) {
      const node = this.#agenda.take();
      if (node === undefined) return true;
      this.steps++;
      this.#observer?.take(node);
      for (const next of this.#digraph.successors.get(node) ?? [])
        if (this.reached.has(next)) this.#observer?.meet(next, node);
        else this.#reach(next, node);
    }
    return false;
  }

  #reach(node: string, from: string | undefined): void {
    this.reached.add(node);
    this.#observer?.reach(node, from);
    this.#agenda.put(node);
    this.#observer?.put(node);
  }
}
