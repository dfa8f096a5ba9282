import { append } from "../../../../../kernel/index.ts";
import type { Link, Links } from "./links.ts";
import type { Trees } from "./trees.ts";

const none: ReadonlySet<number> = new Set();

function meets(one: ReadonlySet<number>, two: ReadonlySet<number>): boolean {
  const [few, many] = one.size < two.size ? [one, two] : [two, one];
  for (const heap of few) if (many.has(heap)) return true;
  return false;
}

/** Boxes and clouds that are placed together: a tree, or a single one. Columns and rows are counted within it. */
interface Block {
  readonly root: string;
  readonly cells: ReadonlyMap<string, Cell>;
  readonly columns: number;
}

/** Where something stands. Only the order of columns counts, and that of rows. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** Trees from their roots down, each node between what is left and what is right of it; all else is a block of its own. */
function blocksOf({ types, heapsOf }: Links, { parentOf, slots }: Trees): readonly Block[] {
  const children = new Map<string, Link[]>();
  for (const link of parentOf.values()) append(children, link.from, link);
  return [...types.keys()].filter((id) => !parentOf.has(id)).map((root) => blockFrom(root));

  function blockFrom(root: string): Block {
    const cells = new Map<string, Cell>();
    let columns = 0;
    const visit = (turn: readonly string[], row: number): void => {
      const below = slotsBelow(turn).map(inTurns);
      const half = Math.floor(below.length / 2);
      for (const next of below.slice(0, half).flat()) visit(next, row + 1);
      const cell = { column: columns++, row };
      for (const id of turn) cells.set(id, cell);
      for (const next of below.slice(half).flat()) visit(next, row + 1);
    };
    visit([root], 0);
    return { root, cells, columns };
  }

  /** What hangs below nodes that stand in one place, by their fields. */
  function slotsBelow(turn: readonly string[]): readonly (readonly string[])[] {
    const below: string[][] = [];
    for (const id of turn)
      for (const [slot, field] of (slots.get(types.get(id) ?? "") ?? []).entries()) {
        const found = (children.get(id) ?? []).filter((link) => link.field === field).map(({ to }) => to);
        below[slot] = [...(below[slot] ?? []), ...found];
      }
    return below;
  }

  /** Nodes that are never in one heap, nor what hangs below them, take turns in one place. */
  function inTurns(ids: readonly string[]): readonly (readonly string[])[] {
    const turns: { readonly ids: string[]; readonly heaps: Set<number> }[] = [];
    for (const id of ids) {
      const heaps = heapsOfAll(id);
      const turn = turns.find((each) => !meets(each.heaps, heaps));
      if (turn === undefined) turns.push({ ids: [id], heaps });
      else {
        turn.ids.push(id);
        for (const heap of heaps) turn.heaps.add(heap);
      }
    }
    return turns.map((turn) => turn.ids);
  }

  /** The heaps that a node or something below it is in. */
  function heapsOfAll(root: string): Set<number> {
    const found = new Set<number>();
    const below = new Set([root]);
    for (const id of below) {
      for (const heap of heapsOf.get(id) ?? none) found.add(heap);
      for (const { to } of children.get(id) ?? []) below.add(to);
    }
    return found;
  }
}

/** A block with the column that it begins at, and the link that it hangs on. */
interface Placed {
  readonly block: Block;
  readonly column: number;
  readonly from: Link | undefined;
}

/** Columns by the longest way, so that pointers lead to the right. */
function columnsOf(blocks: readonly Block[], { forward }: Links): readonly Placed[] {
  const blockOf = new Map(blocks.flatMap((block) => [...block.cells.keys()].map((id) => [id, block] as const)));
  const links = acyclic(blockOf, forward);
  const into = new Map<Block, Link[]>();
  for (const link of links) {
    const to = blockOf.get(link.to);
    if (to !== undefined) append(into, to, link);
  }
  const placed = new Map<Block, Placed>();
  const place = (block: Block): Placed => {
    const known = placed.get(block);
    if (known !== undefined) return known;
    let column = 0;
    let from: Link | undefined;
    for (const link of into.get(block) ?? []) {
      const before = blockOf.get(link.from);
      if (before === undefined) continue;
      const end = place(before).column + before.columns;
      // What a cloud mentions is not what it hangs on, if anything else leads there.
      if (end > column || from === undefined || (from.field === "" && link.field !== "" && end === column)) from = link;
      column = Math.max(column, end);
    }
    const found = { block, column, from };
    placed.set(block, found);
    return found;
  };
  return blocks.map(place);
}

/** Links between blocks, without those that would close a circle of blocks. */
function acyclic(blockOf: ReadonlyMap<string, Block>, forward: readonly Link[]): readonly Link[] {
  const next = new Map<Block, Block[]>();
  const leadsTo = (from: Block, to: Block): boolean => {
    const found = new Set([from]);
    for (const each of found) for (const other of next.get(each) ?? []) found.add(other);
    return found.has(to);
  };
  return forward.filter((link) => {
    const [from, to] = [blockOf.get(link.from), blockOf.get(link.to)];
    if (from === undefined || to === undefined || from === to || leadsTo(to, from)) return false;
    if (next.get(from)?.includes(to) !== true) append(next, from, to);
    return true;
  });
}

/** Cells in their rows: what is never in one heap may stand in one place. */
class Rows {
  readonly cells = new Map<string, Cell>();
  readonly #rows = new Map<number, { readonly id: string; readonly column: number }[]>();
  readonly #heapsOf: Links["heapsOf"];

  constructor(heapsOf: Links["heapsOf"]) {
    this.#heapsOf = heapsOf;
  }

  /** Puts a block into the first rows from one on that are free for it. A block that hangs on nothing has its rows for itself. */
  put({ block, column, from }: Placed, first: number): void {
    const cells = [...block.cells].map(([id, cell]) => ({ id, column: column + cell.column, row: cell.row }));
    const reach = from === undefined ? 0 : this.#columnsBefore(from);
    let row = first;
    while (!cells.every((cell) => this.#isFree(cell.id, row + cell.row, from && [reach, cell.column]))) row++;
    for (const { id, ...cell } of cells) {
      this.cells.set(id, { column: cell.column, row: row + cell.row });
      append(this.#rows, row + cell.row, { id, column: cell.column });
    }
  }

  #columnsBefore({ from }: Link): number {
    return (this.cells.get(from)?.column ?? 0) + 1;
  }

  /** Between two columns, both included; in the whole row where they are left out. */
  #isFree(id: string, row: number, columns: readonly [number, number] | undefined): boolean {
    return (this.#rows.get(row) ?? []).every(
      (other) =>
        (columns !== undefined && (other.column < columns[0] || other.column > columns[1])) ||
        !this.#areTogether(id, other.id),
    );
  }

  #areTogether(a: string, b: string): boolean {
    return meets(this.#heapsOf.get(a) ?? none, this.#heapsOf.get(b) ?? none);
  }
}

/** Where each box and cloud of a run stands, the same in all of its heaps. */
export function placesIn(links: Links, trees: Trees): ReadonlyMap<string, Cell> {
  const placed = columnsOf(blocksOf(links, trees), links);
  const rows = new Rows(links.heapsOf);
  const hanging = new Map<string, Placed[]>();
  const home = new Map(placed.flatMap((each) => [...each.block.cells.keys()].map((id) => [id, each] as const)));
  for (const each of placed) if (each.from !== undefined) append(hanging, each.from.from, each);
  const visit = (each: Placed, row: number): void => {
    rows.put(each, row);
    for (const id of each.block.cells.keys()) {
      // What is of the same type, or not known yet, goes on in the row.
      const next = (hanging.get(id) ?? []).map((child) => ({ child, isOther: isOther(id, child.block.root) }));
      for (const { child } of next.sort((a, b) => Number(a.isOther) - Number(b.isOther)))
        visit(child, rows.cells.get(id)?.row ?? 0);
    }
  };
  const isOther = (id: string, child: string): boolean => {
    const [type, other] = [links.types.get(id), links.types.get(child)];
    return type !== undefined && other !== undefined && type !== other;
  };
  // What the program makes stands below what it was given.
  const isMade = (id: string): boolean => links.made.has(id);
  const ids = [...links.types.keys()];
  for (const id of [...ids.filter((each) => !isMade(each)), ...ids.filter(isMade)]) {
    const each = home.get(id);
    if (each?.from === undefined && each?.block.root === id) visit(each, 0);
  }
  return rows.cells;
}
