import type { Operand } from "../../../ir/instruction.ts";
import type { Type, Variable } from "../../../ir/program.ts";
import { sameType } from "../../../ir/types.ts";
import type { Located } from "../../syntax/source-text.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import { partsOf } from "../../typed/walk.ts";
import { unboxed } from "../../types/relations/boxing.ts";
import type { StaticType } from "../../types/static-types.ts";
import { erase } from "../../types/static-types.ts";
import type { Lowering } from "../lowering.ts";
import { variableOperand } from "../lowering.ts";
import { lowerOperands } from "../operands.ts";

type Concat = Extract<TypedExpression, { kind: "concat" }>;

/** `target = p₁ + … + pₙ`: all operands from left to right, then the texts of the objects among them, then the whole. */
export function lowerConcat(lowering: Lowering, target: Variable, node: Concat): void {
  const { builder, sites } = lowering;
  const site = sites.text(builder.newText(erase(node.type), node));
  const operands = node.parts.map((part, i) => {
    const isReadEarly = isChangeable(lowering, part.type) && node.parts.slice(i + 1).some(hasEffect);
    return isReadEarly ? ({ ...part, kind: "concat", parts: [part], type: node.type } as const) : part;
  });
  const isAlone = node.parts.length === 1;
  const parts = lowerOperands(lowering, isAlone ? node.parts : operands)
    .map((part, i) => asWritten(lowering, part, node.parts[i] ?? node))
    .map((part, i) => asText(lowering, part, node, node.parts[i]));
  builder.emit({ kind: "concat", target, parts, site });
}

/** Whether the text of a value may change before the texts are joined. Each operand's is taken in its turn (JLS 15.7.1). */
function isChangeable({ sites }: Lowering, type: StaticType): boolean {
  const erased = erase(type);
  if (erased.kind !== "class") return false;
  return erased.class !== sites.stringType.class && unboxed(type) === undefined;
}

const EFFECTS: ReadonlySet<TypedExpression["kind"]> = new Set([
  "call",
  "new",
  "assignment",
  "compound",
  "switch",
  "deferred",
]);

function hasEffect(node: TypedExpression): boolean {
  return EFFECTS.has(node.kind) || partsOf(node).some(hasEffect);
}

/** A character that counts as a number here is joined as one. */
function asWritten(lowering: Lowering, part: Operand, written: TypedExpression): Operand {
  const given = written.type;
  if (part.kind !== "variable" || given.kind !== "primitive" || sameType(part.variable.type, given)) return part;
  const target = lowering.builder.temporary(given, written);
  lowering.builder.emit({ kind: "convert", target, source: part, type: given });
  return variableOperand(target);
}

/** An operand of `+` on strings as a text: an object that is no String is asked for its own by `toString()` (JLS 5.1.11). */
export function asText(lowering: Lowering, part: Operand, at: Located, written = at): Operand {
  const { builder, sites } = lowering;
  if (part.kind !== "variable" || !needsToString(lowering, part.variable.type)) return part;
  const target = builder.temporary(sites.stringType, written);
  const call = { method: builder.method, target: sites.toStringMethod, isImplicit: true, isCounted: false } as const;
  const site = sites.conversion({ kind: "virtual", ...call }, builder.source, at);
  builder.emit({ kind: "call", target, site, receiver: part.variable, arguments: [], skipsNull: true });
  return variableOperand(target);
}

function needsToString({ sites }: Lowering, type: Type): boolean {
  return type.kind === "array" || (type.kind === "class" && type.class !== sites.stringType.class);
}
