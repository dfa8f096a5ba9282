import { randomFrom } from "../random.ts";
import { ByPlace } from "./by-place.ts";
import { PickedList, Picker, type Picks } from "./picks.ts";

/** Entries that wait to be processed, one after the other. */
export interface Agenda<T> {
  readonly isEmpty: boolean;
  put(entry: T): void;
  /** Takes out the next entry; undefined when none waits. */
  take(): T | undefined;
}

/**
 * Which entry is taken next: the one that has waited longest or shortest, any one (the same seed takes the same ones), the
 * one that a reader picks, or the one with the least place.
 */
export type AgendaOrder<T> =
  | "fifo"
  | "lifo"
  | { readonly seed: number }
  | { readonly picks: Picks }
  | Picker
  | ((entry: T) => number);

/** An empty agenda. */
export function createAgenda<T>(order: AgendaOrder<T>): Agenda<T> {
  if (order === "fifo") return new Queue();
  if (order === "lifo") return new Stack();
  if (typeof order === "function") return new ByPlace(order);
  if (order instanceof Picker) return new PickedList(order);
  return "seed" in order ? new Shuffle(order.seed) : new PickedList(new Picker(order.picks));
}

/** Cells at the front of a queue that are empty before it is moved. */
const SPARE = 4_096;

class Queue<T> implements Agenda<T> {
  #entries: T[] = [];
  #next = 0;

  get isEmpty(): boolean {
    return this.#next === this.#entries.length;
  }

  put(entry: T): void {
    this.#entries.push(entry);
  }

  take(): T | undefined {
    if (this.isEmpty) return undefined;
    const entry = this.#entries[this.#next++];
    if (this.#next > SPARE && this.#next * 2 > this.#entries.length) {
      this.#entries = this.#entries.slice(this.#next);
      this.#next = 0;
    }
    return entry;
  }
}

class Stack<T> implements Agenda<T> {
  protected readonly entries: T[] = [];

  get isEmpty(): boolean {
    return this.entries.length === 0;
  }

  put(entry: T): void {
    this.entries.push(entry);
  }

  take(): T | undefined {
    return this.entries.pop();
  }
}

class Shuffle<T> extends Stack<T> {
  readonly #random: (n: number) => number;

  constructor(seed: number) {
    super();
    this.#random = randomFrom(seed);
  }

  override take(): T | undefined {
    const index = this.#random(Math.max(1, this.entries.length));
    const [chosen, last] = [this.entries[index], super.take()];
    if (last !== undefined && index < this.entries.length) this.entries[index] = last;
    return chosen;
  }
}
