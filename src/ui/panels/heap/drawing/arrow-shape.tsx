import { type Arrow, TIP } from "../layout/index.ts";

/** A line from a dot, or from a variable above, to a filled head; dashed where a predicate only mentions the box. */
export function ArrowShape({ arrow: { kind, path, start, tip, isNew } }: { readonly arrow: Arrow }) {
  const { x, y, toward } = tip;
  const back = x + (toward === "right" ? -TIP : TIP);
  const head =
    toward === "down"
      ? `${x},${y} ${x - 4.5},${y - TIP} ${x + 4.5},${y - TIP}`
      : `${x},${y} ${back},${y - 4.5} ${back},${y + 4.5}`;
  return (
    <g className={`heap-arrow is-${kind}${isNew ? " is-new" : ""}`}>
      <path d={path} />
      {kind === "pointer" && toward !== "down" ? <circle cx={start.x} cy={start.y} r="3.4" /> : null}
      <polygon points={head} />
    </g>
  );
}
