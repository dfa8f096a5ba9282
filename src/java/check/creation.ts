import type { ExpressionOf } from "../syntax/expression.ts";
import type { TypedExpression } from "../typed/tree.ts";
import { resolveType } from "../types/resolve-types.ts";
import { showStatic } from "../types/static-types.ts";
import type { ClassSymbol, MethodSymbol } from "../types/symbols.ts";
import { chooseCandidate, convertArguments } from "./calls.ts";
import type { Checker } from "./checker.ts";
import { checkOperand, illFormed, invalid, wrongType } from "./checker.ts";

/** `new C(…)` (JLS 15.9). */
export function checkNew(checker: Checker, node: ExpressionOf<"new">): TypedExpression {
  const type = resolveType(checker, node.type);
  const values = node.arguments.map((argument) => checkOperand(checker, argument));
  if (type.kind !== "class") {
    if (type.kind !== "error") wrongType(checker, node.type, showStatic(type), "a class");
    return invalid(node);
  }
  const symbol = checker.table.symbolOf(type.class);
  const constructor = constructorOf(checker, node, symbol, values);
  if (constructor === undefined) return invalid(node);
  return {
    kind: "new",
    type,
    constructor: constructor.info,
    arguments: convertArguments(constructor, values),
    at: { start: node.start, end: node.start + "new".length },
    start: node.start,
    end: node.end,
  };
}

function constructorOf(
  checker: Checker,
  node: ExpressionOf<"new">,
  symbol: ClassSymbol,
  values: readonly TypedExpression[],
): MethodSymbol | undefined {
  const { name, kind, isAbstract } = symbol.info;
  if (isAbstract) {
    const what = kind === "interface" ? "an interface" : "abstract";
    illFormed(
      checker,
      node.type,
      `${name} is ${what}; no object of it can be created.`,
      "Create an object of a class below it.",
    );
    return undefined;
  }
  const identifier = { text: name, start: node.type.start, end: node.type.end };
  return chooseCandidate(checker, identifier, symbol.constructors, values, `new ${name}`);
}
