import { append } from "../../../kernel/index.ts";
import type { Scene, SceneEdge } from "../model/index.ts";
import { type Block, linesOf } from "./blocks.ts";

/** What stands in one column of a block, from the top: figures, and lanes of edges that pass by. */
export type Stack = readonly string[];

export interface Stacks {
  /** By block, by column. */
  readonly of: ReadonlyMap<string, ReadonlyMap<number, Stack>>;
  /** The edges with lanes. */
  readonly passing: ReadonlySet<string>;
}

/** The lane that keeps an edge clear of the figures of a column that it passes. */
export function laneId(edge: string, column: number): string {
  return `lane ${column} ${edge}`;
}

const sweeps = 4;

/** The figures of each column, ordered so that few edges cross. */
export function stacksOf(scene: Scene, blocks: readonly Block[], columns: ReadonlyMap<string, number>): Stacks {
  const of = new Map<string, ReadonlyMap<number, Stack>>();
  const passing = new Set<string>();
  const births = new Map(scene.nodes.map(({ id, birth, hides }) => [id, hides === undefined ? birth : Infinity]));
  const lines = linesOf(scene);
  for (const { id, members } of blocks) {
    const own = new Set(members);
    const inside = lines.filter(({ source, target }) => own.has(source) && own.has(target));
    const stacks = new Map<number, string[]>();
    const byBirth = members.toSorted((a, b) => (births.get(a) ?? 0) - (births.get(b) ?? 0));
    for (const member of byBirth) append(stacks, columns.get(member) ?? 0, member);
    const links = inside.flatMap((edge) => linksOf(edge, columns, stacks, passing));
    for (let sweep = 0; sweep < sweeps; sweep++) orderOnce(stacks, links, sweep % 2 === 0);
    of.set(id, stacks);
  }
  return { of, passing };
}

type Link = readonly [left: string, right: string];

/** From column to column, with lanes in between. What leads left has none: it goes around. */
function linksOf(
  { id, source, target }: SceneEdge,
  columns: ReadonlyMap<string, number>,
  stacks: Map<number, string[]>,
  passing: Set<string>,
): readonly Link[] {
  const [from, to] = [columns.get(source) ?? 0, columns.get(target) ?? 0];
  if (to <= from) return [];
  const stops = [source];
  for (let column = from + 1; column < to; column++) {
    append(stacks, column, laneId(id, column));
    stops.push(laneId(id, column));
    passing.add(id);
  }
  stops.push(target);
  return stops.slice(1).map((stop, index): Link => [stops[index] ?? stop, stop]);
}

/** Each column by where its neighbors in the column before, or after, stand. */
function orderOnce(stacks: Map<number, string[]>, links: readonly Link[], isForward: boolean): void {
  const neighbors = new Map<string, string[]>();
  for (const [left, right] of links) append(neighbors, isForward ? right : left, isForward ? left : right);
  const heights = new Map<string, number>();
  const note = (stack: readonly string[]) => {
    for (const [index, id] of stack.entries()) heights.set(id, index - (stack.length - 1) / 2);
  };
  for (const stack of stacks.values()) note(stack);
  const order = [...stacks.keys()].sort((a, b) => (isForward ? a - b : b - a));
  for (const column of order) {
    const stack = stacks.get(column) ?? [];
    const wanted = new Map(stack.map((id) => [id, meanOf(neighbors.get(id), heights) ?? heights.get(id) ?? 0]));
    stack.sort((a, b) => (wanted.get(a) ?? 0) - (wanted.get(b) ?? 0));
    note(stack);
  }
}

function meanOf(ids: readonly string[] | undefined, heights: ReadonlyMap<string, number>): number | undefined {
  if (ids === undefined) return undefined;
  return ids.reduce((sum, id) => sum + (heights.get(id) ?? 0), 0) / ids.length;
}
