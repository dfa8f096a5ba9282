import { append } from "../../../../kernel/index.ts";

/** A partition of things into groups (union-find): at first each is alone, and what is joined stays together. */
export class Partition<T> {
  readonly #parents = new Map<T, T>();

  join(a: T, b: T): void {
    const from = this.root(a);
    const to = this.root(b);
    if (from !== to) this.#parents.set(from, to);
  }

  /** The same for all of a group, until it is joined with another one. */
  root(member: T): T {
    let root = member;
    for (let next = this.#parents.get(root); next !== undefined; next = this.#parents.get(root)) root = next;
    return root;
  }

  /** What has been joined, with `more` that may be alone, group by group. */
  groups(more: readonly T[] = []): readonly (readonly T[])[] {
    const groups = new Map<T, T[]>();
    for (const member of new Set([...more, ...this.#parents.keys(), ...this.#parents.values()]))
      append(groups, this.root(member), member);
    return [...groups.values()];
  }
}
