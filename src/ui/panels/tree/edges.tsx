import { CELL, cornerOf } from "./measure.ts";
import type { PlacedCard } from "./placed-cards.ts";

interface EdgesProps {
  readonly cards: readonly PlacedCard[];
  readonly width: number;
  readonly height: number;
  readonly isBorn: (node: string) => boolean;
  readonly isNew: (node: string) => boolean;
}

const TIP = 8;

/** The lines from each card to what hangs on it. */
export function Edges({ cards, width, height, isBorn, isNew }: EdgesProps) {
  return (
    <svg className="tree-edges" width={width} height={height} aria-hidden="true">
      {cards.map((to) => {
        if (to.from === undefined) return null;
        const { path, x, y } = lineTo(to.from, to);
        const isGhost = !isBorn(to.card.id);
        const kind = isGhost ? "is-ghost" : isNew(to.card.id) ? "is-new" : to.isOnPath ? "is-path" : "";
        return (
          <g key={to.card.id} className={`tree-edge ${kind}`}>
            <path d={path} />
            <polygon points={`${x},${y} ${x - TIP},${y - 4.5} ${x - TIP},${y + 4.5}`} />
          </g>
        );
      })}
    </svg>
  );
}

/** From the right side of one card to the left side of the other; over the cards between them where there are some. */
function lineTo(from: PlacedCard, to: PlacedCard) {
  const [a, b] = [cornerOf(from), cornerOf(to)];
  const x = b.x;
  const y = b.y + CELL.height / 2;
  if (to.column - from.column > 1 && to.row === from.row) {
    // Into the upper left of the card, so that the line is seen to pass the others by.
    const top = b.y + 16;
    const start = { x: a.x + CELL.width - 24, y: a.y };
    return {
      path: `M${start.x},${start.y} C${start.x + 20},${a.y - 14} ${x - 40},${a.y - 14} ${x - TIP},${top}`,
      x,
      y: top,
    };
  }
  const start = { x: a.x + CELL.width, y: a.y + CELL.height / 2 };
  const middle = (start.x + x - TIP) / 2;
  return { path: `M${start.x},${start.y} C${middle},${start.y} ${middle},${y} ${x - TIP},${y}`, x, y };
}
