import type { HeapLinks } from "../../../../../trace/index.ts";

/** A pointer from a field of a box, or a box that a cloud mentions. */
export interface Link {
  readonly from: string;
  readonly to: string;
  /** The name of the field; empty where a cloud mentions a box. */
  readonly field: string;
}

/** What stands in the heaps of a run, and what leads where. */
export interface Links {
  /** Types of boxes by id, undefined for clouds; in the order of a walk from what the stacks point to. */
  readonly types: ReadonlyMap<string, string | undefined>;
  /** The fields of a type of boxes, in their order. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
  /** In the order in which they appear, without those that would close a circle: they lead back. */
  readonly forward: readonly Link[];
  /** The boxes that the program makes. */
  readonly made: ReadonlySet<string>;
  /** The fields that lead to children, of types that name them. */
  readonly children: ReadonlyMap<string, readonly string[]>;
  /** The heaps that each box and cloud is in, by number. */
  readonly heapsOf: ReadonlyMap<string, ReadonlySet<number>>;
}

const CHILD = /left|right|child/i;

/** The links of all heaps of a run, each walked from where lists begin. Children come before all else: trees have no circles. */
export function linksOf(heaps: readonly HeapLinks[]): Links {
  const boxes = new Map(heaps.flatMap((heap) => heap.boxes.map((box) => [box.id, box] as const)));
  const fields = new Map([...boxes.values()].map((box) => [box.type, box.fields.map(({ name }) => name)] as const));
  const named = [...fields].map(([type, names]) => [type, names.filter((name) => CHILD.test(name))] as const);
  const children = new Map(named.filter(([, names]) => names.length >= 2));
  const types = new Map<string, string | undefined>();
  const heapsOf = new Map<string, Set<number>>();
  const found: Link[] = [];
  for (const [number, heap] of heaps.entries()) {
    const next = successors(heap);
    const visited = new Set<string>();
    const visit = (id: string): void => {
      visited.add(id);
      if (!types.has(id)) types.set(id, boxes.get(id)?.type);
      const among = heapsOf.get(id) ?? new Set();
      heapsOf.set(id, among.add(number));
      for (const { to, field } of next.get(id) ?? []) {
        found.push({ from: id, to, field });
        if (!visited.has(to)) visit(to);
      }
    };
    for (const id of [...beginningsOf(heap, next), ...next.keys()]) if (!visited.has(id)) visit(id);
  }
  const isChild = ({ from, field }: Link): boolean =>
    children.get(boxes.get(from)?.type ?? "")?.includes(field) === true;
  const forward = new Forward();
  for (const link of found) if (isChild(link)) forward.add(link);
  for (const link of found) if (!isChild(link)) forward.add(link);
  const made = new Set([...boxes.values()].flatMap(({ id, origin }) => (origin === "new" ? [id] : [])));
  return { types, fields, made, children, forward: forward.links, heapsOf };
}

type Next = ReadonlyMap<string, readonly Omit<Link, "from">[]>;

/** What each box and cloud leads to: fields of a box in their order, and the boxes that a cloud mentions. */
function successors({ boxes, clouds }: HeapLinks): Next {
  const objects = new Set(boxes.map(({ id }) => id));
  const known = new Set([...objects, ...clouds.map(({ id }) => id)]);
  return new Map([
    ...boxes.map(({ id, fields }): [string, Omit<Link, "from">[]] => [
      id,
      fields.flatMap(({ name, target }) =>
        target !== undefined && known.has(target) ? [{ to: target, field: name }] : [],
      ),
    ]),
    ...clouds.map(({ id, mentions }): [string, Omit<Link, "from">[]] => [
      id,
      // Clouds that mention each other may stand in one column, which takes less width.
      mentions.filter((target) => objects.has(target)).map((to) => ({ to, field: "" })),
    ]),
  ]);
}

/** What variables point to, each after the beginnings of what leads there: a walk from a beginning keeps a list together. */
function beginningsOf({ stack }: HeapLinks, next: Next): readonly string[] {
  const targets = stack.flatMap(({ target }) => (target !== undefined && next.has(target) ? [target] : []));
  const followed = new Set([...next].flatMap(([id, links]) => links.map(({ to }) => to).filter((to) => to !== id)));
  const beginnings = [...next.keys()]
    .filter((id) => !followed.has(id))
    .map((id) => ({ id, ahead: reachable(id, (from) => next.get(from) ?? []) }));
  return targets.flatMap((target) => [
    ...beginnings.filter(({ ahead }) => ahead.has(target)).map(({ id }) => id),
    target,
  ]);
}

/** Links that close no circle with those before. */
class Forward {
  readonly links: Link[] = [];
  readonly #known = new Set<string>();
  readonly #next = new Map<string, Link[]>();

  add(link: Link): void {
    const { from, to, field } = link;
    const key = `${from}\n${to}\n${field}`;
    if (this.#known.has(key)) return;
    this.#known.add(key);
    if (reachable(to, (id) => this.#next.get(id) ?? []).has(from)) return;
    this.links.push(link);
    const others = this.#next.get(from);
    if (others === undefined) this.#next.set(from, [link]);
    else others.push(link);
  }
}

/** What can be reached, the start included. */
export function reachable(from: string, next: (id: string) => readonly { readonly to: string }[]): ReadonlySet<string> {
  const found = new Set([from]);
  for (const id of found) for (const { to } of next(id)) found.add(to);
  return found;
}
