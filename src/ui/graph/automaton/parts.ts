import { append } from "../../../kernel/index.ts";
import type { Size } from "../../shapes/index.ts";
import type { Sizes } from "../layout/index.ts";
import type { Scene, SceneEdge } from "../model/index.ts";
import { ranksOf } from "./ranks.ts";
import type { Spacing } from "./spacing.ts";

/** A height at which lines end, where their label stands. */
export interface Row {
  readonly lines: Line[];
  /** What its lines say in the end. */
  readonly said: Size;
  /** The center, once it is known. */
  y: number;
}

export interface Line {
  readonly edge: SceneEdge;
  readonly row: Row;
  /** It leads left, or within a column: it goes back to its target at the height of this item. */
  readonly lane: Item | undefined;
}

/** What has heights of its own, over the whole width: a state with the lines that end there, or a line that passes all states. */
export interface Item {
  /** The state; undefined for a line alone. */
  readonly state: string | undefined;
  /** The lines that end here, from the top. */
  rows: Row[];
  /** The line that leads from here straight to the last state. */
  straight: Row | undefined;
  /** Space above a state for its loop. */
  readonly above: number;
  /** The lines at the sides of a lane: they come near it. */
  readonly near: string[];
  /** The center, and the height, once they are known. */
  y: number;
  height: number;
}

/** An automaton, taken apart for its layout. */
export interface Parts {
  readonly scene: Scene;
  readonly sizes: Sizes;
  readonly spacing: Spacing;
  readonly ranks: ReadonlyMap<string, number>;
  /** The states at the left that nothing leads to: they stand where their lines lead. */
  readonly starts: readonly string[];
  /** Everything between, from the top. */
  readonly items: Item[];
  /** The last state, to which lines lead at every height; undefined where there are several of the kind. */
  readonly bar: string | undefined;
}

export function partsOf(scene: Scene, sizes: Sizes, spacing: Spacing): Parts {
  const ranks = ranksOf(scene);
  const lines = scene.edges.filter(({ source, target }) => source !== target);
  const loops = new Set(scene.edges.filter(({ source, target }) => source === target).map(({ source }) => source));
  const bar = barOf(ranks, lines);
  const entered = new Set(lines.map(({ target }) => target));
  const left = scene.nodes.filter(({ id }) => ranks.get(id) === 0 && id !== bar).map(({ id }) => id);
  const starts = left.some((id) => entered.has(id)) ? [] : left;
  const items = scene.nodes
    .filter(({ id }) => id !== bar && !starts.includes(id))
    .map(({ id }) => itemOf(id, loops.has(id) ? spacing.loop : 0));
  addLines(lines, items, sizes, ranks);
  return { scene, sizes, spacing, ranks, starts, items, bar };
}

/** Gives every line a row at its target, one to lines that share what they say, and to each that leads back a lane. */
function addLines(lines: readonly SceneEdge[], items: Item[], sizes: Sizes, ranks: Parts["ranks"]): void {
  const byState = new Map(items.map((item) => [item.state, item]));
  const shared = new Map<string, Row>();
  const rankOf = (id: string): number => ranks.get(id) ?? 0;
  const leftmost = new Map<string, SceneEdge>();
  for (const edge of lines) {
    const before = leftmost.get(rowKey(edge));
    if (before === undefined || rankOf(edge.source) < rankOf(before.source)) leftmost.set(rowKey(edge), edge);
  }
  for (const edge of lines) {
    const isBack = rankOf(edge.target) <= rankOf(edge.source);
    const lane = isBack ? itemOf(undefined, 0, [edge.source, edge.target]) : undefined;
    if (lane !== undefined) items.push(lane);
    const key = rowKey(edge);
    const known = shared.get(key);
    const row = known ?? { lines: [], said: sizes.labels?.get(edge.id)?.size ?? { width: 0, height: 0 }, y: 0 };
    shared.set(key, row);
    row.lines.push({ edge, row, lane });
    // At the height of another source, the lines from the left of it would run through that.
    const source = byState.get(leftmost.get(key)?.source);
    if (known === undefined) addRow(row, source, byState.get(edge.target), items);
  }
}

/** Lines that share what they say have one row. */
function rowKey({ id, sharing }: SceneEdge): string {
  return sharing?.id ?? id;
}

/** At its target; else the target is the last state, to which a line leads straight from a state, or at a height of its own. */
function addRow(row: Row, source: Item | undefined, target: Item | undefined, items: Item[]): void {
  if (target !== undefined) target.rows.push(row);
  else if (source !== undefined) source.straight = row;
  else items.push({ ...itemOf(undefined, 0), rows: [row] });
}

function itemOf(state: string | undefined, above: number, near: string[] = []): Item {
  return { state, rows: [], straight: undefined, above, near, y: 0, height: 0 };
}

/** The only state at the right, when no line leads away from it. */
function barOf(ranks: ReadonlyMap<string, number>, lines: readonly SceneEdge[]): string | undefined {
  const last = Math.max(0, ...ranks.values());
  const ends = [...ranks].filter(([, rank]) => rank === last).map(([id]) => id);
  const [end] = ends;
  return last > 0 && ends.length === 1 && !lines.some(({ source }) => source === end) ? end : undefined;
}

/** All lines, those that lead straight to the last state included. */
export function linesOf(items: readonly Item[]): readonly Line[] {
  return items.flatMap(({ rows, straight }) =>
    [...rows, ...(straight === undefined ? [] : [straight])].flatMap(({ lines }) => lines),
  );
}

/** The lines that leave each state. */
export function leaving(items: readonly Item[]): ReadonlyMap<string, readonly Line[]> {
  const lines = new Map<string, Line[]>();
  for (const line of linesOf(items)) append(lines, line.edge.source, line);
  return lines;
}
