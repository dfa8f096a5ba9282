import type { Order } from "../options.ts";

/** WL: a set of nodes, taken in reverse post-order, or as a queue or stack. A node that waits is not added again. */
export class Worklist {
  readonly #placeOf: (node: number) => number;
  /** Places of nodes; the next one is last. */
  readonly #waiting: { readonly node: number; readonly place: number }[] = [];
  readonly #members = new Set<number>();
  #puts = 0;

  /** `positions`: of each node, in reverse post-order. */
  constructor(order: Order, positions: readonly number[]) {
    const places = { rpo: (node: number) => positions[node] ?? 0, fifo: () => this.#puts, lifo: () => -this.#puts };
    this.#placeOf = places[order];
  }

  /** Where the node stands: the least place is taken first. Undefined if it was waiting already. */
  put(node: number): number | undefined {
    if (this.#members.has(node)) return undefined;
    this.#members.add(node);
    const place = this.#placeOf(node);
    this.#puts++;
    let [low, high] = [0, this.#waiting.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#waiting[middle]?.place ?? 0) > place) low = middle + 1;
      else high = middle;
    }
    this.#waiting.splice(low, 0, { node, place });
    return place;
  }

  take(): number | undefined {
    const node = this.#waiting.pop()?.node;
    if (node !== undefined) this.#members.delete(node);
    return node;
  }
}
