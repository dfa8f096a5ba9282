import type { GraphEdge, GraphView } from "../../../trace/index.ts";
import { isChange, type Matrix, type MatrixRow } from "./matrix-of.ts";

/** What marks transitions at a step. */
export interface Marks {
  /** What the step is about. */
  readonly marked: ReadonlySet<string>;
  /** What its rule rests on. */
  readonly premises: ReadonlySet<string>;
}

/** Transitions that are to be in sight, from what matters most: what changes, what the step is about, what that rests on. */
const ranks = 3;

/** The rank of a transition, from 0; `ranks` where it is not at work. */
function rankOf(edge: GraphEdge, view: GraphView, { marked, premises }: Marks): number {
  if (isChange(edge, view)) return 0;
  if (marked.has(edge.id)) return 1;
  return premises.has(edge.id) ? 2 : ranks;
}

/** The places of rows that are at work, what matters most first, then what came last. */
export function rowsAtWork({ rows }: Matrix, view: GraphView, marks: Marks): readonly number[] {
  const found = rows.flatMap(({ edges }, index) => {
    const own = edges.map((edge) => ({ rank: rankOf(edge, view, marks), birth: edge.birth }));
    const rank = Math.min(...own.map((each) => each.rank));
    if (rank === ranks) return [];
    return [{ index, rank, birth: Math.max(...own.flatMap((each) => (each.rank === rank ? each.birth : []))) }];
  });
  return found.sort((one, other) => one.rank - other.rank || other.birth - one.birth).map(({ index }) => index);
}

/** The places of columns in which these rows have something at work, what matters most first. */
export function columnsAtWork(rows: readonly MatrixRow[], view: GraphView, marks: Marks): readonly number[] {
  const best = new Map<number, number>();
  for (const { edges, cells } of rows) {
    const rankBy = new Map(edges.map((edge) => [edge.id, rankOf(edge, view, marks)]));
    for (const [column, cell] of cells().entries()) {
      const rank = Math.min(ranks, ...cell.map(({ id }) => rankBy.get(id) ?? ranks));
      if (rank < (best.get(column) ?? ranks)) best.set(column, rank);
    }
  }
  return [...best].sort(([, one], [, other]) => one - other).map(([column]) => column);
}

/**
 * A row with what is at work in each cell alone, or the first where nothing is: what else it has is counted.
 *
 * @param isLeast of what is at work only what matters most
 */
export function shortened(row: MatrixRow, view: GraphView, marks: Marks, isLeast: boolean): MatrixRow {
  const rankBy = new Map(row.edges.map((edge) => [edge.id, rankOf(edge, view, marks)]));
  const most = isLeast ? Math.min(...rankBy.values()) : ranks - 1;
  const whole = row.cells();
  const cells = whole.map((cell) => {
    const own = cell.filter(({ id }) => (rankBy.get(id) ?? ranks) <= most);
    return own.length === 0 ? cell.slice(0, 1) : own;
  });
  const more = whole.map((cell, column) => cell.length - (cells[column]?.length ?? 0));
  return { ...row, depth: Math.max(1, ...cells.map(({ length }) => length)), cells: () => cells, more };
}
