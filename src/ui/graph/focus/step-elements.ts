import type { GraphView } from "../../../trace/index.ts";

/**
 * What a step changes in a graph or is about, the latest first: what is new, then what is marked, where a set that grew is
 * among it; else what came last; before the first element the first to come.
 */
export function stepElements({ model, at, since }: GraphView, marked: readonly string[]): readonly string[] {
  const isNew = ({ birth }: Born) => since <= birth && birth < at;
  const fresh = [...model.nodes.filter(isNew), ...model.edges.filter(isNew)];
  fresh.sort((a, b) => b.birth - a.birth);
  const there = new Set([...model.nodes, ...model.edges].filter(({ birth }) => birth < at).map(({ id }) => id));
  const found = [...fresh.map(({ id }) => id), ...marked.filter((id) => there.has(id))];
  if (found.length > 0) return [...new Set(found)];
  const past = model.nodes.filter(({ birth }) => birth < at);
  const last = past.reduce<Born | undefined>((a, b) => (a === undefined || a.birth < b.birth ? b : a), undefined);
  const one = last ?? model.nodes.reduce<Born | undefined>((a, b) => (a && a.birth <= b.birth ? a : b), undefined);
  return one === undefined ? [] : [one.id];
}

interface Born {
  readonly id: string;
  readonly birth: number;
}
