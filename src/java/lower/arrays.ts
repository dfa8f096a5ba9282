import type { Operand } from "../instruction.ts";
import type { Variable } from "../program.ts";
import type { TypedExpression } from "../typed/tree.ts";
import { erase } from "../types/static-types.ts";
import type { Lowering } from "./lowering.ts";
import { lowerOperands } from "./operands.ts";

type NewArray = Extract<TypedExpression, { kind: "new-array" }>;
type ArrayInitializer = Extract<TypedExpression, { kind: "array-initializer" }>;

/** `target = new T[l₁][l₂]`. */
export function lowerNewArray(lowering: Lowering, target: Variable, node: NewArray): void {
  const { builder, sites } = lowering;
  const type = erase(node.type);
  const ordinal = builder.nextOrdinal(type);
  const isEmpty = node.lengths.map(isZero);
  const created = sites.arrays(builder.method, type, ordinal, builder.source, node.at, isEmpty);
  const lengths = lowerOperands(lowering, node.lengths);
  builder.emit({ kind: "new-array", target, sites: created, lengths });
}

function isZero(node: TypedExpression): boolean {
  return node.kind === "constant" && node.value.kind === "int" && node.value.value === 0;
}

/** `{a, b}`: an array of that length, then one store for each element. */
export function lowerArrayInitializer(lowering: Lowering, target: Variable, node: ArrayInitializer): void {
  const { builder, sites } = lowering;
  const type = erase(node.type);
  const length = node.elements.length;
  const created = sites.arrays(builder.method, type, builder.nextOrdinal(type), builder.source, node.at, [
    length === 0,
  ]);
  builder.emit({ kind: "new-array", target, sites: created, lengths: [index(length)] });
  for (const [i, element] of node.elements.entries()) {
    const source = lowering.operand(element);
    builder.emit({ kind: "array-store", base: target, index: index(i), source });
  }
}

function index(value: number): Operand {
  return { kind: "int", value };
}
