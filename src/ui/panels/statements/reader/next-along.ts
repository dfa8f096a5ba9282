import type { MethodStatements } from "../../../../trace/index.ts";

export type Direction = "up" | "down" | "left" | "right";

/**
 * The statement that an arrow key leads to. Down and up go along edges to the nearest statement below and above, and where none
 * leads there to the next one; right goes along the edge that leads farthest down, past the statements between; left along one
 * that leads back.
 */
export function nextAlong(
  methods: readonly MethodStatements[],
  statements: readonly string[],
  from: string,
  direction: Direction,
): string | undefined {
  const at = statements.indexOf(from);
  const placesOf = (ids: readonly string[]): readonly number[] =>
    ids.map((id) => statements.indexOf(id)).filter((place) => place !== -1);
  const ways = methods.flatMap((method) => method.ways);
  const after = placesOf(ways.flatMap(({ source, target }) => (source === from ? [target] : [])));
  const before = placesOf(ways.flatMap(({ source, target }) => (target === from ? [source] : [])));
  const below = after.filter((place) => place > at);
  const above = before.filter((place) => place < at);
  switch (direction) {
    case "down":
      return statements[below.length === 0 ? at + 1 : Math.min(...below)];
    case "up":
      return statements[above.length === 0 ? at - 1 : Math.max(...above)];
    case "right":
      return farther(statements, at, below);
    case "left":
      return backAlong(statements, at, { after, before });
  }
}

/** The farthest of those below, if it is not simply the next one. */
function farther(statements: readonly string[], at: number, below: readonly number[]): string | undefined {
  const place = Math.max(-1, ...below);
  return place > at + 1 ? statements[place] : undefined;
}

/** From the end of a loop to its head, and from its head to its end. */
function backAlong(
  statements: readonly string[],
  at: number,
  { after, before }: { readonly after: readonly number[]; readonly before: readonly number[] },
): string | undefined {
  const heads = after.filter((place) => place <= at);
  const ends = before.filter((place) => place >= at);
  const place = heads.length > 0 ? Math.min(...heads) : ends.length > 0 ? Math.max(...ends) : undefined;
  return place === undefined ? undefined : statements[place];
}
