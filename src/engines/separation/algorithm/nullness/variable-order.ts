import { callsOf, NULL, type SymbolicHeap } from "../heaps/symbolic-heap.ts";

/**
 * The variables of a heap, `own` last. The arguments of a call come in the order of the predicate’s diagram, a new one right
 * behind the one before it: what depends on each other stays near, and diagrams small.
 */
export function variableOrder(
  heap: SymbolicHeap,
  own: readonly string[],
  argumentOrder: (predicate: string) => readonly number[],
): readonly string[] {
  const order = new Order();
  for (const call of callsOf(heap)) {
    let previous: string | undefined;
    for (const place of argumentOrder(call.predicate)) {
      const value = call.arguments[place];
      if (typeof value !== "string" || value === NULL) continue;
      order.add(value, previous);
      previous = value;
    }
  }
  for (const { left, right } of heap.pointers) {
    if (left !== NULL) order.add(left);
    if (right !== NULL) order.add(right, left);
  }
  for (const name of own) order.add(name);
  return order.names();
}

/** A list in which places are found by name. */
class Order {
  readonly #next = new Map<string, string | undefined>();
  #first: string | undefined;
  #last: string | undefined;

  /** A new name comes behind `previous`, or at the end. */
  add(name: string, previous = this.#last): void {
    if (this.#next.has(name)) return;
    const before = previous !== undefined && this.#next.has(previous) ? previous : this.#last;
    if (before === undefined) this.#first = name;
    this.#next.set(name, before === undefined ? undefined : this.#next.get(before));
    if (before !== undefined) this.#next.set(before, name);
    if (before === this.#last) this.#last = name;
  }

  names(): readonly string[] {
    const names: string[] = [];
    for (let name = this.#first; name !== undefined; name = this.#next.get(name)) names.push(name);
    return names;
  }
}
