import type { Method } from "../../ir/program.ts";
import { classType, showType } from "../../ir/types.ts";
import type { TypedExpression, TypedStatement } from "../typed/tree.ts";
import type { ClassTable } from "../types/class-table.ts";
import type { StaticType } from "../types/static-types.ts";
import type { Lowering } from "./lowering.ts";
import { asVariable } from "./operands.ts";

/** The exceptions that failing assertions make. Their class is loaded where there is one. */
export class AssertionErrors {
  private readonly table: ClassTable;

  constructor(table: ClassTable) {
    this.table = table;
  }

  /** `new AssertionError(detail)`, with the constructor for the type of the detail (JLS 14.10). */
  creation({ detail, start, end }: Assertion): TypedExpression {
    const { info, constructors } = this.table.wellKnown("java.lang.AssertionError");
    const wanted = detail === undefined ? [] : [parameterFor(detail.type)];
    const found = constructors.find(
      (each) =>
        !each.info.isPrivate && String(each.info.parameters.map(({ type }) => showType(type))) === String(wanted),
    );
    if (found === undefined) throw new Error(`AssertionError has no constructor for ${wanted}`);
    const constructor: Method = found.info;
    const values = detail === undefined ? [] : [detail];
    const at = { start, end };
    return { kind: "new", type: classType(info), constructor, arguments: values, at, start, end };
  }
}

type Assertion = Extract<TypedStatement, { readonly kind: "assert" }>;

/** Smaller numbers are handed on as `int`, everything that is no primitive value as an object. */
function parameterFor(type: StaticType): string {
  if (type.kind !== "primitive") return "Object";
  return type.name === "byte" || type.name === "short" ? "int" : type.name;
}

/** `if (!c) throw new AssertionError(detail);` where assertions are switched on, nothing where they are not. */
export function lowerAssert(lowering: Lowering, node: Assertion): void {
  const { builder, assertionErrors } = lowering;
  if (assertionErrors === undefined) return;
  const fails = builder.newLabel();
  const end = builder.newLabel();
  builder.enter(node);
  lowering.jumpIfFalse(node.condition, fails);
  builder.goto(end);
  builder.place(fails);
  const error = assertionErrors.creation(node);
  builder.throw(asVariable(lowering, error, lowering.operand(error)));
  builder.place(end);
}
