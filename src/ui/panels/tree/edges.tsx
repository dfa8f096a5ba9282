import { type DrawnCard, TIP } from "./drawn-tree.ts";

interface EdgesProps {
  readonly cards: readonly DrawnCard[];
  readonly width: number;
  readonly height: number;
}

/** The lines from each card to what hangs on it. */
export function Edges({ cards, width, height }: EdgesProps) {
  return (
    <svg className="tree-edges" width={width} height={height} aria-hidden="true">
      {cards.map(({ placed, line }) => {
        if (line === undefined) return null;
        const { path, x, y, kind } = line;
        return (
          <g key={placed.card.id} className={`tree-edge is-${kind}`}>
            <path d={path} />
            <polygon points={`${x},${y} ${x - TIP},${y - 4.5} ${x - TIP},${y + 4.5}`} />
          </g>
        );
      })}
    </svg>
  );
}
