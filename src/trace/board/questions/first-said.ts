import type { Seq } from "../../log/step.ts";
import type { Stories } from "../stories.ts";

/** By text, the first step of a recording that reads so. */
class FirstSaid {
  readonly #first = new Map<string, Seq>();
  #read = 0;

  /** Reads on to position n: each step is worded once. */
  readTo(n: number, stories: Stories): void {
    for (; this.#read < n; this.#read++) {
      const text = stories.fact(this.#read);
      if (!this.#first.has(text)) this.#first.set(text, this.#read);
    }
  }

  isBefore(text: string, n: number): boolean {
    return (this.#first.get(text) ?? n) < n;
  }
}

/** A question reads on where the last one about its recording stopped. */
const known = new WeakMap<Stories, FirstSaid>();

/** Whether a step before position n reads so: several configurations of a node read the same, and a state and its branch. */
export function isSaidBefore(stories: Stories, text: string, n: number): boolean {
  const first = known.get(stories) ?? new FirstSaid();
  known.set(stories, first);
  first.readTo(n, stories);
  return first.isBefore(text, n);
}
