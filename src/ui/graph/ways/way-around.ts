import type { Point, Rect } from "../../adapters/cytoscape/index.ts";

/** A place on a border with the direction that leads away from it. */
export interface Port extends Point {
  readonly dx: -1 | 0 | 1;
  readonly dy: -1 | 0 | 1;
}

/** How far a line keeps from what it passes, and how far it goes straight from a port. */
const clearance = 8;
/** A bend is worth this much of a detour, in layout units. */
const bendCost = 40;
/** With more obstacles than this only the nearest to the straight way count. */
const maxObstacles = 40;

/**
 * A way of level and steep parts from one of the ports to another port, around rectangles: the shortest one, where a
 * bend counts as a detour. Undefined when there is none.
 */
export function wayAround(from: readonly Port[], to: Port, obstacles: readonly Rect[]): readonly Point[] | undefined {
  const near = nearest(obstacles, from[0] ?? to, to);
  const starts = from.map((port) => ({ port, outside: away(port) }));
  const end = away(to);
  const points = [end, ...starts.map(({ outside }) => outside)];
  const xs = sorted([...points.map(({ x }) => x), ...near.flatMap(({ x, width }) => sides(x, width))]);
  const ys = sorted([...points.map(({ y }) => y), ...near.flatMap(({ y, height }) => sides(y, height))]);
  const grid = new Grid(xs, ys, near);
  let best: { readonly cost: number; readonly way: readonly Point[] } | undefined;
  for (const { port, outside } of starts) {
    const found = grid.search(outside, end, port.dx !== 0, best?.cost ?? Number.POSITIVE_INFINITY);
    if (found !== undefined) best = { cost: found.cost, way: [port, ...found.way, to] };
  }
  return best === undefined ? undefined : straightened(best.way);
}

/** Without the points in the middle of straight parts. */
export function straightened(way: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  for (const [index, point] of way.entries()) {
    const before = kept.at(-1);
    const after = way[index + 1];
    if (before !== undefined && same(before, point) && after !== undefined) continue;
    const isBetween =
      before !== undefined &&
      after !== undefined &&
      ((near(before.x, point.x) && near(point.x, after.x)) || (near(before.y, point.y) && near(point.y, after.y)));
    if (!isBetween) kept.push(point);
  }
  return kept;
}

const near = (a: number, b: number) => Math.abs(a - b) < 0.5;
const same = (a: Point, b: Point) => near(a.x, b.x) && near(a.y, b.y);
const sides = (center: number, length: number) => [center - length / 2 - clearance, center + length / 2 + clearance];

function away({ x, y, dx, dy }: Port): Point {
  return { x: x + dx * clearance, y: y + dy * clearance };
}

function sorted(values: readonly number[]): readonly number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}

/** The obstacles nearest to the middle of the way. */
function nearest(obstacles: readonly Rect[], from: Point, to: Point): readonly Rect[] {
  if (obstacles.length <= maxObstacles) return obstacles;
  const distance = ({ x, y }: Point) => Math.hypot(x - from.x, y - from.y) + Math.hypot(x - to.x, y - to.y);
  return [...obstacles].sort((a, b) => distance(a) - distance(b)).slice(0, maxObstacles);
}

/** The crossings of lines beside obstacles, and the ways between them that cross no obstacle. */
class Grid {
  readonly #xs: readonly number[];
  readonly #ys: readonly number[];
  readonly #obstacles: readonly Rect[];

  constructor(xs: readonly number[], ys: readonly number[], obstacles: readonly Rect[]) {
    this.#xs = xs;
    this.#ys = ys;
    this.#obstacles = obstacles;
  }

  /** Dijkstra’s algorithm over crossings and directions; a state is a crossing and whether it is left level. */
  search(from: Point, to: Point, isLevel: boolean, limit: number) {
    const start = this.#state(from, isLevel);
    const [goal, otherGoal] = [this.#state(to, true), this.#state(to, false)];
    const costs = new Map<number, number>([[start, 0]]);
    const previous = new Map<number, number>();
    const done = new Set<number>();
    const open = new Heap();
    open.put(start, 0);
    for (let state = open.take(); state !== undefined; state = open.take()) {
      if (done.has(state)) continue;
      done.add(state);
      const cost = costs.get(state) ?? 0;
      if (cost >= limit) return undefined;
      if (state === goal || state === otherGoal) return { cost, way: this.#wayTo(state, previous) };
      for (const [next, length] of this.#steps(state)) {
        const sum = cost + length;
        if (sum >= (costs.get(next) ?? Number.POSITIVE_INFINITY)) continue;
        costs.set(next, sum);
        previous.set(next, state);
        open.put(next, sum);
      }
    }
    return undefined;
  }

  #state({ x, y }: Point, isLevel: boolean): number {
    return (this.#ys.indexOf(y) * this.#xs.length + this.#xs.indexOf(x)) * 2 + (isLevel ? 0 : 1);
  }

  #pointOf(state: number): Point {
    const place = state >> 1;
    return { x: this.#xs[place % this.#xs.length] ?? 0, y: this.#ys[Math.floor(place / this.#xs.length)] ?? 0 };
  }

  /** Onwards both ways, or a turn. */
  #steps(state: number): readonly (readonly [number, number])[] {
    const place = state >> 1;
    const isLevel = state % 2 === 0;
    const width = this.#xs.length;
    const column = place % width;
    const at = this.#pointOf(state);
    const steps: (readonly [number, number])[] = [[state ^ 1, bendCost]];
    const neighbors = isLevel
      ? [column > 0 ? place - 1 : -1, column + 1 < width ? place + 1 : -1]
      : [place - width, place + width < width * this.#ys.length ? place + width : -1];
    for (const neighbor of neighbors) {
      if (neighbor < 0) continue;
      const next = neighbor * 2 + (isLevel ? 0 : 1);
      const to = this.#pointOf(next);
      if (this.#isFree(at, to)) steps.push([next, Math.abs(to.x - at.x) + Math.abs(to.y - at.y)]);
    }
    return steps;
  }

  #isFree(a: Point, b: Point): boolean {
    const rect = {
      x: (a.x + b.x) / 2,
      y: (a.y + b.y) / 2,
      width: Math.abs(a.x - b.x),
      height: Math.abs(a.y - b.y),
    };
    return !this.#obstacles.some(
      (other) =>
        Math.abs(other.x - rect.x) < (other.width + rect.width) / 2 + clearance - 1 &&
        Math.abs(other.y - rect.y) < (other.height + rect.height) / 2 + clearance - 1,
    );
  }

  #wayTo(state: number, previous: ReadonlyMap<number, number>): readonly Point[] {
    const way: Point[] = [];
    for (let at: number | undefined = state; at !== undefined; at = previous.get(at)) way.push(this.#pointOf(at));
    return way.reverse();
  }
}

/** A binary heap: the state with the least cost first. */
class Heap {
  readonly #items: { readonly state: number; readonly cost: number }[] = [];

  put(state: number, cost: number): void {
    const items = this.#items;
    let at = items.push({ state, cost }) - 1;
    for (;;) {
      const parent = (at - 1) >> 1;
      const [own, above] = [items[at], items[parent]];
      if (at === 0 || own === undefined || above === undefined || above.cost <= own.cost) return;
      [items[at], items[parent]] = [above, own];
      at = parent;
    }
  }

  take(): number | undefined {
    const items = this.#items;
    const first = items[0];
    const last = items.pop();
    if (first === undefined || last === undefined || items.length === 0) return first?.state;
    items[0] = last;
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const least = (items[right]?.cost ?? Number.POSITIVE_INFINITY) < (items[left]?.cost ?? 0) ? right : left;
      const [own, below] = [items[at], items[least]];
      if (own === undefined || below === undefined || own.cost <= below.cost) return first.state;
      [items[at], items[least]] = [below, own];
      at = least;
    }
  }
}
