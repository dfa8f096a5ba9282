import { nearest } from "../../../../kernel/index.ts";
import type { ExpressionOf } from "../../syntax/tree/expression.ts";
import type { TypedExpression } from "../../typed/tree.ts";
import type { StaticType } from "../../types/generic-types.ts";
import { isLooselyCompatible, unboxed } from "../../types/relations/boxing.ts";
import { ERROR_TYPE, showStatic } from "../../types/static-types.ts";
import type { ClassSymbol, MethodSymbol } from "../../types/symbols.ts";
import { settled } from "../conversions/arguments.ts";
import { coerce } from "../conversions/conversions.ts";
import { isString } from "../operators/operators.ts";
import type { Checker } from "../scope/checker.ts";
import { checkOperand, illFormed, invalid, wrongType } from "../scope/checker.ts";

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
  if (node.arguments.length > 0) illFormed(checker, node.name, "input-with-arguments", { name: node.name.text });
  let finished: TypedExpression | undefined;
  const finish = (expected: StaticType | undefined): TypedExpression => {
    finished ??=
      natural === undefined && isMisspelt(checker, node, symbol, expected)
        ? invalid(node)
        : inputOf(checker, node, natural, expected, call);
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

/** A name that is nearly that of a built-in input, where one of its type fits, is not a name of the program’s own: reported. */
function isMisspelt(checker: Checker, { name }: Call, symbol: ClassSymbol, expected: StaticType | undefined): boolean {
  const fitting = [...symbol.methods].flatMap(([known, [method]]) => {
    if (method === undefined || method.typeParameters.length > 0) return [];
    const fits = expected === undefined || isLooselyCompatible(checker.table, method.returnType, expected);
    return fits ? [known] : [];
  });
  const similar = nearest(name.text, fitting);
  if (similar !== undefined) illFormed(checker, name, "misspelt-input", { name: name.text, similar });
  return similar !== undefined;
}

function inputOf(
  checker: Checker,
  node: Call,
  natural: MethodSymbol | undefined,
  expected: StaticType | undefined,
  call: (name: string) => TypedExpression,
): TypedExpression {
  const isNatural =
    natural !== undefined &&
    (expected === undefined || isLooselyCompatible(checker.table, natural.returnType, expected));
  if (natural !== undefined && expected !== undefined && !isNatural && !areNumbers(natural.returnType, expected)) {
    wrongType(checker, node, showStatic(natural.returnType), showStatic(expected));
    return invalid(node);
  }
  const value = settled(call(isNatural ? natural.info.name : inputNameFor(checker, expected)), expected);
  const primitive = expected === undefined ? undefined : (unboxed(expected) ?? expected);
  return isNatural || primitive?.kind !== "primitive" ? value : coerce(value, primitive);
}

/** Of numbers, an input may be cut to what is expected: a `char` has no input of its own. */
function areNumbers(...types: readonly StaticType[]): boolean {
  return types.every((type) => {
    const value = unboxed(type) ?? type;
    return value.kind === "primitive" && value.name !== "boolean";
  });
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
