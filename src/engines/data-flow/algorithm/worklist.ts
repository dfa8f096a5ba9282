import type { Order } from "../options.ts";

/** WL: a set of nodes, taken in reverse post-order, or as a queue or stack. A node that waits is not added again. */
export class Worklist {
  readonly #order: Order;
  readonly #positions: readonly number[];
  /** The next one is last. */
  readonly #waiting: number[] = [];
  readonly #members = new Set<number>();

  /** `positions`: of each node, in reverse post-order. */
  constructor(order: Order, positions: readonly number[]) {
    this.#order = order;
    this.#positions = positions;
  }

  /** Whether the node was not waiting yet. */
  put(node: number): boolean {
    if (this.#members.has(node)) return false;
    this.#members.add(node);
    this.#waiting.splice(this.#placeOf(node), 0, node);
    return true;
  }

  take(): number | undefined {
    const node = this.#waiting.pop();
    if (node !== undefined) this.#members.delete(node);
    return node;
  }

  #placeOf(node: number): number {
    if (this.#order !== "rpo") return this.#order === "lifo" ? this.#waiting.length : 0;
    const position = this.#positions[node] ?? 0;
    return 1 + this.#waiting.findLastIndex((other) => (this.#positions[other] ?? 0) > position);
  }
}
