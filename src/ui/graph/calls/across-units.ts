import { append } from "../../../kernel/index.ts";
import type { Sizes } from "../layout/index.ts";
import { nearest } from "./across.ts";
import type { Rows } from "./rows.ts";
import type { Spacing } from "./spacing.ts";
import type { Stacked, Unit } from "./stacked.ts";

/** A place that a line passes, and what is left free beside it, in layout units. */
const [lane, clear] = [10, 5];

/** So often units are moved towards those that they are joined to. */
const ROUNDS = 12;

/** What is joined to nothing follows the others. */
const FREE = 0.02;

interface Placed {
  /** How far from the middle of the unit each of its figures stands. */
  readonly offsets: ReadonlyMap<string, number>;
  /** Half its width, with the box around it. */
  readonly half: number;
}

/** The middle of each figure and passage of methods in two lines: those of one method move together. */
export function acrossUnits(
  { units, rows: { spans } }: Pick<Stacked, "units" | "rows">,
  sizes: Sizes,
  spacing: Spacing,
): ReadonlyMap<string, number> {
  const neighbors = neighborsOf(spans);
  const rows = units.map((row) => row.map((unit) => placed(unit, sizes, spacing)));
  const middles = rows.map((row) => packed(row, spacing));
  const places = new Map<string, number>();
  const put = (row: number): void => {
    for (const [index, { offsets }] of (rows[row] ?? []).entries())
      for (const [figure, offset] of offsets) places.set(figure, (middles[row]?.[index] ?? 0) + offset);
  };
  for (const row of rows.keys()) put(row);
  for (let round = 0; round < ROUNDS; round++)
    for (const row of round % 2 === 0 ? [...rows.keys()] : [...rows.keys()].reverse()) {
      const own = rows[row] ?? [];
      const wanted = own.map(({ offsets }, index) => {
        const pulls = [...offsets].flatMap(([figure, offset]) =>
          (neighbors.get(figure) ?? [])
            .filter((other) => !offsets.has(other))
            .map((other) => (places.get(other) ?? 0) - offset),
        );
        return pulls.length === 0
          ? { at: middles[row]?.[index] ?? 0, weight: FREE }
          : { at: pulls.reduce((sum, pull) => sum + pull, 0) / pulls.length, weight: pulls.length };
      });
      middles[row] = [...nearest(distances(own, spacing), wanted)];
      put(row);
    }
  return places;
}

function neighborsOf(spans: Rows["spans"]): ReadonlyMap<string, readonly string[]> {
  const neighbors = new Map<string, string[]>();
  for (const { from, to } of [...spans.values()].flat()) {
    append(neighbors, from, to);
    append(neighbors, to, from);
  }
  return neighbors;
}

/** Both lines of a unit, each around its middle. */
function placed({ id, kind, upper, lower }: Unit, sizes: Sizes, spacing: Spacing): Placed {
  const lines = [upper, lower].map((figures) => inLine(figures, sizes, spacing));
  const widest = Math.max(...lines.map(({ width }) => width));
  const offsets = new Map(lines.flatMap(({ places, width }) => places.map(([figure, at]) => [figure, at - width / 2])));
  const box = kind === "box" ? Math.max(widest + 2 * spacing.side, sizes.boxes.get(id) ?? 0) : widest;
  return { offsets, half: box / 2 };
}

function inLine(figures: readonly string[], sizes: Sizes, spacing: Spacing) {
  const places: (readonly [string, number])[] = [];
  let width = 0;
  for (const [index, figure] of figures.entries()) {
    const [own, before] = [sizes.nodes.get(figure), sizes.nodes.get(figures[index - 1] ?? "")];
    if (index > 0) width += own === undefined || before === undefined ? clear : spacing.between;
    const needed = own?.width ?? lane;
    places.push([figure, width + needed / 2]);
    width += needed;
  }
  return { places, width };
}

function packed(row: readonly Placed[], spacing: Spacing): number[] {
  let at = 0;
  return distances(row, spacing).map(({ after }) => {
    at += after;
    return at;
  });
}

function distances(row: readonly Placed[], { apart }: Spacing): readonly { readonly after: number }[] {
  return row.map(({ half }, index) => ({ after: index === 0 ? half : (row[index - 1]?.half ?? 0) + apart + half }));
}
