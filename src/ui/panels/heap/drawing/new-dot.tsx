/** At a corner: the element came with the step. */
export function NewDot({ x, y }: { readonly x: number; readonly y: number }) {
  return <circle className="heap-new-dot" cx={x} cy={y} r="5.5" />;
}
