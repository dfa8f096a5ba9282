import type { Size } from "../../shapes/index.ts";
import { type Bounds, boundsOf, CELL, MARGIN } from "./measure.ts";
import type { PlacedCard, PlacedTree } from "./placed-cards.ts";

/** How much larger than written cards are drawn: as a rule, and at the least, so that their smallest letters can be read. */
export interface Zooms {
  readonly usual: number;
  readonly least: number;
}

/** By who reads: at a desk, on a large window, in *Present*, in a hall. The smallest letters of a card have 12 px. */
export const zooms = {
  desk: { usual: 1, least: 11 / 12 },
  large: { usual: 1.2, least: 11 / 12 },
  present: { usual: 1.65, least: 16 / 12 },
  hall: { usual: 1.84, least: 22 / 12 },
} satisfies Readonly<Record<string, Zooms>>;

/** A tree in its space. */
export interface FittedTree {
  readonly placed: PlacedTree;
  readonly zoom: number;
  /** What the step is about, and has to be in sight. */
  readonly wanted: readonly Bounds[];
}

/** The first way to place the cards in which those of the step are in sight together and can be read; else the last. */
export function fittedTree(
  ways: readonly (() => PlacedTree)[],
  isWanted: (card: PlacedCard) => boolean,
  space: Size | undefined,
  { usual, least }: Zooms,
): FittedTree {
  let found: FittedTree | undefined;
  for (const way of ways) {
    const placed = way();
    const wanted = placed.cards.filter(isWanted).map(boundsOf);
    const zoom = Math.min(usual, zoomFor(wanted, space));
    found = { placed, zoom: Math.max(least, zoom), wanted };
    if (zoom >= least) break;
  }
  return found ?? { placed: { cards: [], columns: 0, rows: 0, cell: CELL }, zoom: usual, wanted: [] };
}

/** The largest at which all of them fit into the space; before it is shown it has no size. */
function zoomFor(wanted: readonly Bounds[], space: Size | undefined): number {
  if (space === undefined || space.width === 0 || space.height === 0 || wanted.length === 0) return Infinity;
  const reach = (from: (bounds: Bounds) => number, to: (bounds: Bounds) => number): number =>
    Math.max(...wanted.map(to)) - Math.min(...wanted.map(from)) + MARGIN;
  const across = reach(
    ({ left }) => left,
    ({ right }) => right,
  );
  const down = reach(
    ({ top }) => top,
    ({ bottom }) => bottom,
  );
  return Math.min(space.width / across, space.height / down);
}
