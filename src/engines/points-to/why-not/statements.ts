import type { InstructionOf } from "../../../java/index.ts";
import type { FixedPoint } from "./fixed-point.ts";
import type { Lacking } from "./wanted.ts";

/** o.f, or o[*] */
export function partOf(
  { solver: { elements } }: FixedPoint,
  access: InstructionOf<"load" | "store" | "array-load" | "array-store">,
  holder: number,
): number {
  return "field" in access ? elements.field(holder, access.field) : elements.array(holder);
}

export function placeOf({
  span,
}: {
  readonly span: { readonly file: string; readonly start: { readonly line: number } };
}): Lacking["at"] {
  return { file: span.file, line: span.start.line };
}
