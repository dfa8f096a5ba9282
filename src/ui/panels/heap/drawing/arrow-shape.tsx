import { type Arrow, TIP } from "../layout/index.ts";

/** A line from a dot to a filled head; dashed where a predicate only mentions the box. */
export function ArrowShape({ arrow: { kind, path, start, tip, isNew } }: { readonly arrow: Arrow }) {
  const back = tip.x + (tip.isRightward ? -TIP : TIP);
  return (
    <g className={`heap-arrow is-${kind}${isNew ? " is-new" : ""}`}>
      <path d={path} />
      {kind === "pointer" ? <circle cx={start.x} cy={start.y} r="3.4" /> : null}
      <polygon points={`${tip.x},${tip.y} ${back},${tip.y - 4.5} ${back},${tip.y + 4.5}`} />
    </g>
  );
}
