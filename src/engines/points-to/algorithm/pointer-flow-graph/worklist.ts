import { PickedList, Picker, randomFrom } from "../../../../kernel/index.ts";
import type { WorklistOrder } from "../../options.ts";

/** ⟨n, pts⟩ with the step that put it. */
export interface WorklistEntry {
  readonly pointer: number;
  readonly objects: readonly number[];
  readonly put: number;
}

/** WL. The lecture's is a queue; the result is the same under every order. */
export interface Worklist {
  readonly isEmpty: boolean;
  put(entry: WorklistEntry): void;
  take(): WorklistEntry | undefined;
}

/** WL of an order. Order `coalesced` needs none unless it is watched; then it is a queue. */
export function createWorklist(order: WorklistOrder): Worklist {
  switch (order.kind) {
    case "fifo":
    case "coalesced":
      return new Queue();
    case "lifo":
      return new Stack();
    case "random":
      return new Shuffle(order.seed);
    case "picked":
      return new PickedList(new Picker(order.picks));
  }
}

class Queue implements Worklist {
  #entries: WorklistEntry[] = [];
  #next = 0;

  get isEmpty(): boolean {
    return this.#next === this.#entries.length;
  }

  put(entry: WorklistEntry): void {
    this.#entries.push(entry);
  }

  take(): WorklistEntry | undefined {
    const entry = this.#entries[this.#next++];
    if (this.#next > 4096 && this.#next * 2 > this.#entries.length) {
      this.#entries = this.#entries.slice(this.#next);
      this.#next = 0;
    }
    return entry;
  }
}

class Stack implements Worklist {
  protected readonly entries: WorklistEntry[] = [];

  get isEmpty(): boolean {
    return this.entries.length === 0;
  }

  put(entry: WorklistEntry): void {
    this.entries.push(entry);
  }

  take(): WorklistEntry | undefined {
    return this.entries.pop();
  }
}

/** Takes any entry: the same seed gives the same walk. */
class Shuffle extends Stack {
  readonly #random: (n: number) => number;

  constructor(seed: number) {
    super();
    this.#random = randomFrom(seed);
  }

  override take(): WorklistEntry | undefined {
    const index = this.#random(Math.max(1, this.entries.length));
    const [chosen, last] = [this.entries[index], super.take()];
    if (last !== undefined && index < this.entries.length) this.entries[index] = last;
    return chosen;
  }
}
