import { type Arrow, TIP } from "./routes.ts";

/** A line with a filled head; dashed where a predicate only mentions the box. */
export function ArrowShape({ arrow: { kind, path, tip, isNew } }: { readonly arrow: Arrow }) {
  const back = tip.x + (tip.isRightward ? -TIP : TIP);
  return (
    <g className={`heap-arrow is-${kind}${isNew ? " is-new" : ""}`}>
      <path d={path} />
      <polygon points={`${tip.x},${tip.y} ${back},${tip.y - 4.5} ${back},${tip.y + 4.5}`} />
    </g>
  );
}
