import { meanOf } from "./order.ts";
import type { Spot } from "./spots.ts";

const rounds = 12;

/** Gives every spot its height on the page: near what it is joined to, in the order of its layer, clear of the others. */
export function levelLayers(layers: readonly Spot[][]): void {
  for (const layer of layers) settle(layer, () => undefined);
  for (let round = 0; round < rounds; round++) {
    const isRightward = round % 2 === 0;
    for (const layer of isRightward ? layers : layers.toReversed())
      settle(layer, (spot) => {
        const joined = round >= rounds - 2 ? [...spot.left, ...spot.right] : isRightward ? spot.left : spot.right;
        return meanOf((joined.length > 0 ? joined : [...spot.left, ...spot.right]).map(({ y }) => y));
      });
  }
}

/** A line on its way is kept straight before a node is moved. */
const weights = { node: 2, label: 3, line: 5 } as const;

/** Spots that were pushed together, and move as one. */
interface Block {
  readonly spots: { readonly spot: Spot; readonly offset: number }[];
  weight: number;
  /** Where the first spot of the block would stand best. */
  wish: number;
}

/**
 * The heights nearest to what is wished for under which neighbors keep their distance: blocks that overlap are joined
 * (isotonic regression by pool adjacent violators).
 */
function settle(layer: readonly Spot[], wishOf: (spot: Spot) => number | undefined): void {
  const blocks: Block[] = [];
  let offset = 0;
  for (const [index, spot] of layer.entries()) {
    const before = layer[index - 1];
    if (before !== undefined) offset += distance(before, spot);
    const wish = (wishOf(spot) ?? spot.y) - offset;
    blocks.push({ spots: [{ spot, offset }], weight: weights[spot.kind], wish });
    joinOverlapping(blocks);
  }
  for (const { spots, wish } of blocks) for (const { spot, offset } of spots) spot.y = wish + offset;
}

function joinOverlapping(blocks: Block[]): void {
  for (;;) {
    const [upper, lower] = blocks.slice(-2);
    if (upper === undefined || lower === undefined || upper.wish < lower.wish) return;
    const weight = upper.weight + lower.weight;
    upper.wish = (upper.wish * upper.weight + lower.wish * lower.weight) / weight;
    upper.weight = weight;
    upper.spots.push(...lower.spots);
    blocks.pop();
  }
}

const gaps = { node: 16, label: 8, line: 12 } as const;

/** Between the centers of two neighbors. */
function distance(above: Spot, below: Spot): number {
  const gap = above.kind === below.kind ? gaps[above.kind] : 12;
  return above.height / 2 + gap + below.above + below.height / 2;
}
