import { append } from "../../../kernel/index.ts";
import type { Scene, SceneEdge } from "../model/index.ts";
import type { Order } from "./order.ts";
import { linesOf, type Rows, type Stand } from "./rows.ts";

/** A stand in two lines, each from left to right. */
export interface Unit {
  readonly id: string;
  readonly kind: Stand["kind"];
  readonly upper: readonly string[];
  readonly lower: readonly string[];
}

/** Methods whose variables stand in two lines, one above the other: narrower, and higher, than in one line. */
export interface Stacked {
  readonly rows: Rows;
  readonly order: Order;
  /** What stands in each row of methods, in the order in which it stands. */
  readonly units: readonly (readonly Unit[])[];
  /** Rows that are the lower lines of the row above them. */
  readonly lower: ReadonlySet<number>;
}

/** The rows of one line for each method, in two lines where a method has several variables. */
export function stackedOf(scene: Scene, order: Order): Stacked {
  const lines = linesOf(scene);
  const rowOf = new Map(
    order.flatMap((stands, row) =>
      stands.flatMap(({ figures, kind }) =>
        kind === "passage" ? [] : figures.map((figure) => [figure, row] as const),
      ),
    ),
  );
  const isHigh = upperFigures(order, lines, rowOf);
  const units = order.map((stands) => stands.map((stand) => unitOf(stand, isHigh)));
  const isSplit = units.map((row) => row.some(({ kind, lower }) => kind === "box" && lower.length > 0));
  const beside = new Map<string, string[]>();
  const spans: Rows["spans"] = new Map(
    lines.map((line) => {
      const stops = stopsOf(line, { rowOf, isSplit, isHigh, beside });
      const all = [line.source, ...stops, line.target];
      return [line.id, all.slice(1).map((to, index) => ({ from: all[index] ?? to, to }))];
    }),
  );
  const whole = units.map((row, index) =>
    row.map((unit) => (unit.kind === "box" ? withLanes(unit, beside) : passing(unit, isSplit[index] === true))),
  );
  return { ...inLines(whole, isSplit, spans), units: whole };
}

/** The line of a receiver to `this` counts less than half of one along which objects flow. */
const thin = 0.45;

/** Of each method half of its variables: those from which the fewest lines lead down past the others. */
function upperFigures(
  order: Order,
  lines: readonly SceneEdge[],
  rowOf: ReadonlyMap<string, number>,
): ReadonlySet<string> {
  const weight = new Map<string, number>();
  const add = (figure: string, other: string, counts: number) => {
    const way = Math.sign((rowOf.get(other) ?? 0) - (rowOf.get(figure) ?? 0));
    weight.set(figure, (weight.get(figure) ?? 0) + way * counts);
  };
  for (const { source, target, line } of lines) {
    const counts = line === "thin" ? thin : 1;
    add(source, target, counts);
    add(target, source, counts);
  }
  const boxes = order.flat().filter(({ kind }) => kind === "box");
  return new Set(
    boxes.flatMap(({ figures }) =>
      figures.length < 2
        ? figures
        : figures
            .toSorted((one, other) => (weight.get(one) ?? 0) - (weight.get(other) ?? 0))
            .slice(0, Math.floor(figures.length / 2)),
    ),
  );
}

function unitOf({ id, kind, figures }: Stand, isHigh: ReadonlySet<string>): Unit {
  if (kind !== "box") return { id, kind, upper: figures, lower: [] };
  return {
    id,
    kind,
    upper: figures.filter((figure) => isHigh.has(figure)),
    lower: figures.filter((figure) => !isHigh.has(figure)),
  };
}

interface Halves {
  readonly rowOf: ReadonlyMap<string, number>;
  readonly isSplit: readonly boolean[];
  readonly isHigh: ReadonlySet<string>;
  /** Of a figure the places beside it, in the other line of its method, that its lines pass. Grows. */
  readonly beside: Map<string, string[]>;
}

/** The places that a line passes, from its source to its target. */
function stopsOf({ id, source, target }: SceneEdge, { rowOf, isSplit, isHigh, beside }: Halves): readonly string[] {
  const [from, to] = [rowOf.get(source) ?? 0, rowOf.get(target) ?? 0];
  const way = Math.sign(to - from);
  if (way === 0) return [];
  /** A line down from the upper line passes the lower one, a line up from the lower one the upper. */
  const laneAt = (figure: string, row: number, leads: number): readonly string[] => {
    if (isSplit[row] !== true || isHigh.has(figure) !== leads > 0) return [];
    const lane = `${id} beside ${figure}`;
    append(beside, figure, lane);
    return [lane];
  };
  const between = Array.from({ length: Math.abs(to - from) - 1 }, (_, index) => from + way * (index + 1));
  const passed = between.flatMap((row) => {
    const upper = `${id} in row ${row}`;
    if (isSplit[row] !== true) return [upper];
    return way > 0 ? [upper, below(upper)] : [below(upper), upper];
  });
  return [...laneAt(source, from, way), ...passed, ...laneAt(target, to, -way)];
}

function below(passage: string): string {
  return `${passage}, below`;
}

/** Beside the figures of each line the lanes of those of the other line, where these stand in the order of all. */
function withLanes(unit: Unit, beside: ReadonlyMap<string, readonly string[]>): Unit {
  const lanes = (figures: readonly string[]) => figures.flatMap((figure) => beside.get(figure) ?? []);
  return { ...unit, upper: [...unit.upper, ...lanes(unit.lower)], lower: [...lanes(unit.upper), ...unit.lower] };
}

function passing(unit: Unit, isSplit: boolean): Unit {
  return unit.kind === "passage" && isSplit ? { ...unit, lower: unit.upper.map(below) } : unit;
}

/** The lines as rows. */
function inLines(units: Stacked["units"], isSplit: readonly boolean[], spans: Rows["spans"]): Omit<Stacked, "units"> {
  const lower = new Set<number>();
  const order: Stand[][] = [];
  const line = (row: readonly Unit[], half: "upper" | "lower"): void => {
    const number = order.length;
    if (half === "lower") lower.add(number);
    order.push(
      row.flatMap(({ id, kind, [half]: figures }) =>
        figures.length === 0 ? [] : [{ id, kind, figures, row: number }],
      ),
    );
  };
  for (const [row, stands] of units.entries()) {
    line(stands, "upper");
    if (isSplit[row] === true) line(stands, "lower");
  }
  return { rows: { stands: order.flat(), spans }, order, lower };
}
