import type { Expression, ExpressionOf } from "../../../../java/index.ts";
import { say } from "../../messages/say.ts";
import { isShared } from "../plan/shapes.ts";
import { type Piece, plainPiece, type Rewriting, symbolicPiece } from "./rewriting.ts";

/** `c ? a : b`: symbolic when one of the values it chooses from is. */
export function naturalConditional(r: Rewriting, node: ExpressionOf<"conditional">): Piece {
  const { whenTrue, whenFalse } = node;
  const shape = r.probe(whenTrue) ?? r.probe(whenFalse);
  const base = r.baseOf(node);
  if (shape === undefined || (base === undefined && !isShared(shape)))
    return plainPiece(branches(r, node, (side) => r.plain(side, say("why.mixed"))));
  const wanted = isShared(shape) || base === undefined ? shape : { base, dimensions: 0 };
  const slots = [whenTrue, whenFalse].flatMap((side) => r.slotsBehind(side));
  const text = branches(r, node, (side) => r.symbolic(side, wanted, slots));
  return symbolicPiece(text, wanted, { slots, isPrimary: false, isNonNull: false });
}

/** `condition ? a : b` with both sides as they are wanted. */
export function branches(
  r: Rewriting,
  node: ExpressionOf<"conditional">,
  textOf: (side: Expression) => string,
): string {
  const { condition, whenTrue, whenFalse } = node;
  return r.splice(node, [
    [condition, r.condition(condition)],
    [whenTrue, textOf(whenTrue)],
    [whenFalse, textOf(whenFalse)],
  ]);
}
