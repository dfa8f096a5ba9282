import { nearest } from "../../../../kernel/index.ts";
import type { ExpressionOf } from "../../syntax/tree/expression.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import type { StaticType } from "../../types/generic-types.ts";
import { isLooselyCompatible, unboxed } from "../../types/relations/boxing.ts";
import { ERROR_TYPE } from "../../types/static-types.ts";
import type { ClassSymbol, MethodSymbol } from "../../types/symbols.ts";
import { settled } from "../conversions/arguments.ts";
import { coerce } from "../conversions/conversions.ts";
import { isString } from "../operators/operators.ts";
import type { Checker } from "../scope/checker.ts";
import { checkOperand, illFormed } from "../scope/checker.ts";

type Call = ExpressionOf<"call">;

/** Whether this is the built-in class of symbolic inputs; a class of that name in the program is not. */
export function isBuiltInSymbolic(symbol: ClassSymbol): boolean {
  return symbol.info.isLibrary && symbol.info.name === "Symbolic" && symbol.outer === undefined;
}

/**
 * `Symbolic.name()`: an input whose type is the one expected at the call. Without an expectation, or where it fits,
 * `string()`, `integer()`, `bool()` and `real()` have their own types. `call` calls a method of the class by name.
 */
export function startSymbolicCall(
  checker: Checker,
  node: Call,
  symbol: ClassSymbol,
  call: (name: string) => TypedExpression,
): TypedExpression {
  for (const argument of node.arguments) checkOperand(checker, argument);
  const natural = symbol.methods.get(node.name.text)?.find(({ typeParameters }) => typeParameters.length === 0);
  let finished: TypedExpression | undefined;
  const finish = (expected: StaticType | undefined): TypedExpression => {
    if (finished === undefined && natural === undefined) rejectMisspelling(checker, node, symbol, expected);
    finished ??= inputOf(checker, natural, expected, call);
    return finished;
  };
  return {
    kind: "pending",
    // An unknown name fits wherever it stands.
    type: natural?.returnType ?? ERROR_TYPE,
    pending: { inference: undefined, later: undefined, finish },
    start: node.start,
    end: node.end,
  };
}

/** A name that is nearly that of a built-in input, where one of its type fits, is not a name of the program’s own. */
function rejectMisspelling(
  checker: Checker,
  { name }: Call,
  symbol: ClassSymbol,
  expected: StaticType | undefined,
): void {
  const fitting = [...symbol.methods].flatMap(([known, [method]]) => {
    if (method === undefined || method.typeParameters.length > 0) return [];
    const fits = expected === undefined || isLooselyCompatible(checker.table, method.returnType, expected);
    return fits ? [known] : [];
  });
  const similar = nearest(name.text, fitting);
  if (similar !== undefined) illFormed(checker, name, "misspelt-input", { name: name.text, similar });
}

function inputOf(
  checker: Checker,
  natural: MethodSymbol | undefined,
  expected: StaticType | undefined,
  call: (name: string) => TypedExpression,
): TypedExpression {
  const isNatural =
    natural !== undefined &&
    (expected === undefined || isLooselyCompatible(checker.table, natural.returnType, expected));
  const value = settled(call(isNatural ? natural.info.name : inputNameFor(checker, expected)), expected);
  const primitive = expected === undefined ? undefined : (unboxed(expected) ?? expected);
  return isNatural || primitive?.kind !== "primitive" ? value : coerce(value, primitive);
}

/** The input that can stand for a value of this type. */
function inputNameFor(checker: Checker, expected: StaticType | undefined): string {
  if (expected === undefined) return "value";
  if (isString(checker, expected)) return "string";
  const type = unboxed(expected) ?? expected;
  if (type.kind !== "primitive") return "value";
  if (type.name === "boolean") return "bool";
  return type.name === "float" || type.name === "double" ? "real" : "integer";
}
