import type { Rect, Shape } from "../shapes/index.ts";
import { DrawnShapes } from "./drawn-shapes.tsx";

interface DrawingProps extends Partial<Pick<Rect, "x" | "y">>, Pick<Rect, "width" | "height"> {
  readonly className?: string;
  readonly shapes: readonly Shape[];
}

/** The part of a drawing with this left upper corner and this size. It is told in words elsewhere. */
export function Drawing({ className, shapes, x = 0, y = 0, width, height }: DrawingProps) {
  return (
    <svg className={className} aria-hidden="true" {...{ width, height }} viewBox={`${x} ${y} ${width} ${height}`}>
      <DrawnShapes shapes={shapes} />
    </svg>
  );
}
