import { append } from "../../../../../kernel/index.ts";
import { type Link, type Links, reachable } from "./links.ts";

/** Trees among what the links lead to. */
export interface Trees {
  /** The link that leads to a box or cloud from its parent in a tree. */
  readonly parentOf: ReadonlyMap<string, Link>;
  /** The fields that lead to children, by type, in their order. */
  readonly slots: ReadonlyMap<string, readonly string[]>;
}

/**
 * A type is one of trees if two of its fields are called so, or if they lead to objects of the same type that have nothing in common.
 * Other objects are in lists.
 */
export function treesIn({ types, fields, children, forward }: Links): Trees {
  const next = new Map<string, Link[]>();
  for (const link of forward) append(next, link.from, link);
  const slots = new Map<string, readonly string[]>();
  for (const [type, names] of fields) {
    const apart = apartFields(type, { types, next });
    const found = children.get(type) ?? names.filter((name) => apart.has(name));
    if (found.length >= 2) slots.set(type, found);
  }
  const parentOf = new Map<string, Link>();
  for (const link of forward) {
    const isSlot = slots.get(types.get(link.from) ?? "")?.includes(link.field) === true;
    if (isSlot && !parentOf.has(link.to)) parentOf.set(link.to, link);
  }
  return { parentOf, slots };
}

/** The fields of a type that lead to objects of the type, if no two of them ever lead to the same. */
function apartFields(
  type: string,
  { types, next }: { readonly types: Links["types"]; readonly next: ReadonlyMap<string, readonly Link[]> },
): ReadonlySet<string> {
  const linksFrom = (id: string): readonly Link[] => next.get(id) ?? [];
  const own = new Set<string>();
  for (const [id, links] of next) {
    if (types.get(id) !== type) continue;
    for (const { field, to } of links) if (types.get(to) === type) own.add(field);
    const byField = new Map<string, string[]>();
    for (const { field, to } of links) append(byField, field, to);
    const ahead = [...byField.values()].map(
      (targets) => new Set(targets.flatMap((target) => [...reachable(target, linksFrom)])),
    );
    const meets = ahead.some((each, index) =>
      ahead.slice(index + 1).some((other) => [...each].some((id) => other.has(id))),
    );
    if (meets) return new Set();
  }
  return own;
}
