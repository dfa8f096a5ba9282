export type Order = "rpo" | "fifo" | "lifo";

/** WL: a set of nodes, taken in reverse post-order, or as a queue or stack. A node that waits is not added again. */
export class Worklist {
  readonly #order: Order;
  readonly #positions: readonly number[];
  /** rpo: by position, whether the node there waits. */
  readonly #waiting: (number | undefined)[] = [];
  readonly #line: number[] = [];
  readonly #members = new Set<number>();
  /** The first place of `#line` or `#waiting` that may hold a node. */
  #head = 0;

  /** `positions`: of each node, in reverse post-order. */
  constructor(order: Order, positions: readonly number[]) {
    this.#order = order;
    this.#positions = positions;
  }

  get size(): number {
    return this.#members.size;
  }

  /** Whether the node was not waiting yet. */
  put(node: number): boolean {
    if (this.#members.has(node)) return false;
    this.#members.add(node);
    if (this.#order !== "rpo") this.#line.push(node);
    else {
      const position = this.#positions[node] ?? 0;
      this.#waiting[position] = node;
      this.#head = Math.min(this.#head, position);
    }
    return true;
  }

  take(): number | undefined {
    if (this.#members.size === 0) return undefined;
    const node = this.#next();
    if (node !== undefined) this.#members.delete(node);
    return node;
  }

  #next(): number | undefined {
    if (this.#order === "lifo") return this.#line.pop();
    if (this.#order === "fifo") return this.#line[this.#head++];
    while (this.#waiting[this.#head] === undefined) this.#head++;
    const node = this.#waiting[this.#head];
    this.#waiting[this.#head] = undefined;
    return node;
  }
}
