import type { Operand } from "../../../ir/instruction.ts";
import type { Variable } from "../../../ir/program.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import { erase } from "../../types/static-types.ts";
import type { Lowering } from "../lowering.ts";
import { lowerOperands } from "../operands.ts";

type NewArray = Extract<TypedExpression, { kind: "new-array" }>;
type ArrayInitializer = Extract<TypedExpression, { kind: "array-initializer" }>;

/** `target = new T[l₁][l₂]`. */
export function lowerNewArray(lowering: Lowering, target: Variable, node: NewArray): void {
  const { builder, sites } = lowering;
  const created = sites.arrays(builder.newAllocation(erase(node.type), node.at), node.lengths.map(isZero));
  const lengths = lowerOperands(lowering, node.lengths);
  builder.emit({ kind: "new-array", target, sites: created, lengths });
}

function isZero(node: TypedExpression): boolean {
  return node.kind === "constant" && node.value.kind === "int" && node.value.value === 0;
}

/** `{a, b}`: an array of that length, then one store for each element. */
export function lowerArrayInitializer(lowering: Lowering, target: Variable, node: ArrayInitializer): void {
  const { builder, sites } = lowering;
  const length = node.elements.length;
  const created = sites.arrays(builder.newAllocation(erase(node.type), node.at), [length === 0]);
  builder.emit({ kind: "new-array", target, sites: created, lengths: [index(length)] });
  for (const [i, element] of node.elements.entries()) {
    const source = lowering.operand(element);
    builder.emit({ kind: "array-store", base: target, index: index(i), source });
  }
}

function index(value: number): Operand {
  return { kind: "int", value };
}
