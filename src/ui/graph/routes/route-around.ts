import type { Point, Rect } from "../../shapes/index.ts";

/** A place on a border with the direction that leads away from it. */
export interface Port extends Point {
  readonly dx: -1 | 0 | 1;
  readonly dy: -1 | 0 | 1;
}

/** A place on each of the four sides: the middles, or so far beside them, as a share of the side. */
export function portsOf({ x, y, width, height }: Rect, beside = 0): readonly Port[] {
  const [across, down] = [beside * width, beside * height];
  return [
    { x: x + width / 2, y: y + down, dx: 1, dy: 0 },
    { x: x - width / 2, y: y + down, dx: -1, dy: 0 },
    { x: x + across, y: y + height / 2, dx: 0, dy: 1 },
    { x: x + across, y: y - height / 2, dx: 0, dy: -1 },
  ];
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
export function routeAround(from: readonly Port[], to: Port, obstacles: readonly Rect[]): readonly Point[] | undefined {
  const near = nearest(obstacles, from[0] ?? to, to);
  const starts = from.map((port) => ({ port, outside: away(port) }));
  const end = away(to);
  const points = [end, ...starts.map(({ outside }) => outside)];
  const xs = sorted([...points.map(({ x }) => x), ...near.flatMap(({ x, width }) => sides(x, width))]);
  const ys = sorted([...points.map(({ y }) => y), ...near.flatMap(({ y, height }) => sides(y, height))]);
  const way = new Grid(xs, ys, near).search(
    starts.map(({ port, outside }) => ({ ...outside, isLevel: port.dx !== 0 })),
    end,
  );
  const start = starts.find(({ outside }) => outside.x === way?.[0]?.x && outside.y === way[0].y);
  return way && start && straightened([start.port, ...way, to]);
}

/**
 * The shortest of the ways from any side of one rectangle to any side of another, around others. It keeps from the middles,
 * where other lines end.
 */
export function routeBetween(from: Rect, to: Rect, others: readonly Rect[]): readonly Point[] | undefined {
  const ways = portsOf(to, 0.3).map((port) => routeAround(portsOf(from, 0.3), port, [...others, from, to]));
  const found = ways.filter((way) => way !== undefined).map((way) => ({ way, cost: costOf(way) }));
  return found.sort((a, b) => a.cost - b.cost)[0]?.way;
}

function costOf(way: readonly Point[]): number {
  const length = way
    .slice(1)
    .reduce((sum, { x, y }, at) => sum + Math.abs(x - (way[at]?.x ?? x)) + Math.abs(y - (way[at]?.y ?? y)), 0);
  return length + bendCost * way.length;
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
  /** By crossing: an obstacle lies between it and the next one to the right, or below. */
  readonly #isBlocked: Readonly<Record<"right" | "below", Uint8Array>>;

  constructor(xs: readonly number[], ys: readonly number[], obstacles: readonly Rect[]) {
    this.#xs = xs;
    this.#ys = ys;
    const size = xs.length * ys.length;
    this.#isBlocked = { right: new Uint8Array(size), below: new Uint8Array(size) };
    for (const obstacle of obstacles) this.#block(obstacle);
  }

  /** Lines on the border, kept clear by the clearance, are free. */
  #block({ x, y, width, height }: Rect): void {
    const [first, last] = insideOf(this.#xs, x, width);
    const [top, bottom] = insideOf(this.#ys, y, height);
    const columns = this.#xs.length;
    for (let row = top; row < bottom; row++)
      for (let column = Math.max(0, first - 1); column < last; column++)
        this.#isBlocked.right[row * columns + column] = 1;
    for (let row = Math.max(0, top - 1); row < bottom; row++)
      for (let column = first; column < last; column++) this.#isBlocked.below[row * columns + column] = 1;
  }

  /** A\* over crossings and directions; a state is a crossing and whether it is left level. */
  search(from: readonly (Point & { readonly isLevel: boolean })[], to: Point): readonly Point[] | undefined {
    const goal = this.#state(to, true) >> 1;
    const count = this.#xs.length * this.#ys.length * 2;
    const costs = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
    const previous = new Int32Array(count).fill(-1);
    const done = new Uint8Array(count);
    const open = new Heap();
    const reach = (state: number, cost: number, before: number): void => {
      if (cost >= (costs[state] ?? 0)) return;
      costs[state] = cost;
      previous[state] = before;
      const { x, y } = this.#pointOf(state);
      open.put(state, cost + Math.abs(x - to.x) + Math.abs(y - to.y));
    };
    for (const { isLevel, ...point } of from) reach(this.#state(point, isLevel), 0, -1);
    for (let state = open.take(); state !== undefined; state = open.take()) {
      if (state >> 1 === goal) return this.#wayTo(state, previous);
      if (done[state] === 1) continue;
      done[state] = 1;
      const cost = costs[state] ?? 0;
      reach(state ^ 1, cost + bendCost, state);
      this.#steps(state, (next, length) => reach(next, cost + length, state));
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

  /** Onwards, both ways. */
  #steps(state: number, go: (to: number, length: number) => void): void {
    const place = state >> 1;
    const isLevel = state % 2 === 0;
    const columns = this.#xs.length;
    const [lines, at, stride] = isLevel
      ? [this.#xs, place % columns, 1]
      : [this.#ys, Math.floor(place / columns), columns];
    const isBlocked = this.#isBlocked[isLevel ? "right" : "below"];
    const [before, own, after] = [lines[at - 1], lines[at] ?? 0, lines[at + 1]];
    if (after !== undefined && isBlocked[place] === 0) go(state + 2 * stride, after - own);
    if (before !== undefined && isBlocked[place - stride] === 0) go(state - 2 * stride, own - before);
  }

  #wayTo(state: number, previous: Int32Array): readonly Point[] {
    const way: Point[] = [];
    for (let at = state; at >= 0; at = previous[at] ?? -1) way.push(this.#pointOf(at));
    return way.reverse();
  }
}

/** The lines strictly within an obstacle’s clearance: the first, and the one after the last. */
function insideOf(lines: readonly number[], center: number, length: number): readonly [number, number] {
  const reach = length / 2 + clearance - 0.5;
  const first = lines.findIndex((line) => line > center - reach);
  const after = lines.findIndex((line) => line >= center + reach);
  return [first < 0 ? lines.length : first, after < 0 ? lines.length : after];
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
