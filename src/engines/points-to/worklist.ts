import type { WorklistOrder } from "./options.ts";

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

export function createWorklist(order: WorklistOrder): Worklist {
  switch (order.kind) {
    case "fifo":
      return new Queue();
    case "lifo":
      return new Stack();
    case "random":
      return new Shuffle(order.seed);
    case "coalesced":
      return new PendingSets();
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
  readonly #entries: WorklistEntry[] = [];

  get isEmpty(): boolean {
    return this.#entries.length === 0;
  }

  put(entry: WorklistEntry): void {
    this.#entries.push(entry);
  }

  take(): WorklistEntry | undefined {
    return this.#entries.pop();
  }
}

/** Takes any entry, by a seeded xorshift: the same seed gives the same walk. */
class Shuffle implements Worklist {
  readonly #entries: WorklistEntry[] = [];
  #state: number;

  constructor(seed: number) {
    this.#state = (seed * 2654435761 + 88675123) | 1;
  }

  get isEmpty(): boolean {
    return this.#entries.length === 0;
  }

  put(entry: WorklistEntry): void {
    this.#entries.push(entry);
  }

  take(): WorklistEntry | undefined {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    const index = (this.#state >>> 0) % Math.max(1, this.#entries.length);
    const chosen = this.#entries[index];
    const last = this.#entries.pop();
    if (last !== undefined && index < this.#entries.length) this.#entries[index] = last;
    return chosen;
  }
}

/**
 * One pending list per pointer: what arrives for a pointer before its turn is taken together.
 * Fewer, larger entries; elements may repeat, Δ sorts that out.
 */
class PendingSets implements Worklist {
  #pointers: number[] = [];
  #next = 0;
  readonly #pending: (number[] | undefined)[] = [];

  get isEmpty(): boolean {
    return this.#next === this.#pointers.length;
  }

  put(entry: WorklistEntry): void {
    const pending = this.#pending[entry.pointer];
    if (pending === undefined) {
      this.#pending[entry.pointer] = entry.objects.slice();
      this.#pointers.push(entry.pointer);
    } else {
      for (const object of entry.objects) pending.push(object);
    }
  }

  take(): WorklistEntry | undefined {
    const pointer = this.#pointers[this.#next++];
    if (pointer === undefined) return undefined;
    const objects = this.#pending[pointer] ?? [];
    this.#pending[pointer] = undefined;
    if (this.#next > 4096 && this.#next * 2 > this.#pointers.length) {
      this.#pointers = this.#pointers.slice(this.#next);
      this.#next = 0;
    }
    return { pointer, objects, put: -1 };
  }
}
