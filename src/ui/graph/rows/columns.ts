import { append } from "../../../kernel/index.ts";
import type { Scene } from "../model/index.ts";
import { type Block, linesOf } from "./blocks.ts";

/**
 * The column of every figure: data flows right. An edge within a block leads at least one column on, one between rows may
 * go straight up or down. Blocks of a row stand side by side, in the order in which data reaches them.
 */
export function columnsOf(scene: Scene, blocks: readonly Block[]): ReadonlyMap<string, number> {
  const loose = orderOf(scene, blocks, []);
  const columns = loose.columns();
  const middle = ({ members }: Block) =>
    members.reduce((sum, id) => sum + (columns.get(id) ?? 0), 0) / Math.max(1, members.length);
  const rows = new Map<number, Block[]>();
  for (const block of blocks) if (!block.isAside) append(rows, block.row, block);
  const neighbors = [...rows.values()].flatMap((row) => {
    const inOrder = row.toSorted((a, b) => middle(a) - middle(b) || a.birth - b.birth);
    return inOrder.slice(1).map((next, index): readonly [Block, Block] => [inOrder[index] ?? next, next]);
  });
  return orderOf(scene, blocks, neighbors).columns();
}

function orderOf(scene: Scene, blocks: readonly Block[], neighbors: readonly (readonly [Block, Block])[]): Order {
  const order = new Order(scene.nodes.map(({ id }) => id));
  const blockOf = new Map<string, string>();
  for (const { id, members } of blocks) {
    for (const member of members) {
      blockOf.set(member, id);
      order.add(`${id} begins`, member, 0, false);
      order.add(member, `${id} ends`, 0, false);
    }
  }
  for (const [left, right] of neighbors) order.add(`${left.id} ends`, `${right.id} begins`, 1, false);
  for (const { source, target } of linesOf(scene)) {
    const home = blockOf.get(source);
    order.add(source, target, home !== undefined && home === blockOf.get(target) ? 1 : 0, true);
  }
  return order;
}

interface Arc {
  readonly to: string;
  readonly length: number;
}

/** What has to stand right of what. An arc that would close a circle is left out. */
class Order {
  readonly #next = new Map<string, Arc[]>();
  readonly #figures: readonly string[];
  /** Figures that something flows into. */
  readonly #reached = new Set<string>();

  constructor(figures: readonly string[]) {
    this.#figures = figures;
    for (const id of figures) this.#next.set(id, []);
  }

  add(from: string, to: string, length: number, isFlow: boolean): void {
    // Blocks and their neighbors are in order: only what flows can close a circle.
    if (isFlow && this.#leads(to, from)) return;
    append(this.#next, from, { to, length });
    if (isFlow) this.#reached.add(to);
  }

  /** As far left as can be; what nothing flows into stands close to what it flows into. */
  columns(): ReadonlyMap<string, number> {
    const order = this.#inOrder();
    const columns = new Map(order.map((id) => [id, 0]));
    const at = (id: string) => columns.get(id) ?? 0;
    for (const id of order) {
      for (const { to, length } of this.#next.get(id) ?? []) columns.set(to, Math.max(at(to), at(id) + length));
    }
    for (const id of this.#figures) {
      const flows = (this.#next.get(id) ?? []).filter(({ to }) => this.#reached.has(to));
      if (this.#reached.has(id) || flows.length === 0) continue;
      columns.set(id, Math.max(at(id), Math.min(...flows.map(({ to, length }) => at(to) - length))));
    }
    return columns;
  }

  #leads(from: string, to: string): boolean {
    const seen = new Set([from]);
    for (const id of seen) {
      if (id === to) return true;
      for (const arc of this.#next.get(id) ?? []) seen.add(arc.to);
    }
    return false;
  }

  /** Each after everything that leads to it. */
  #inOrder(): readonly string[] {
    const waiting = new Map<string, number>();
    for (const arcs of this.#next.values()) for (const { to } of arcs) waiting.set(to, (waiting.get(to) ?? 0) + 1);
    const order = new Set([...this.#next.keys()].filter((id) => !waiting.has(id)));
    for (const id of order) {
      for (const { to } of this.#next.get(id) ?? []) {
        const left = (waiting.get(to) ?? 0) - 1;
        waiting.set(to, left);
        if (left === 0) order.add(to);
      }
    }
    return [...order];
  }
}
