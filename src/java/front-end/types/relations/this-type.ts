import { classType } from "../../../ir/types.ts";
import type { StaticClassType } from "../generic-types.ts";
import { variableType } from "../generic-types.ts";
import type { ClassSymbol } from "../symbols.ts";
import { typeParametersOf } from "../symbols.ts";

/** The class as its own members see it: its type parameters are its arguments. */
export function thisTypeOf(symbol: ClassSymbol): StaticClassType {
  const parameters = typeParametersOf(symbol);
  if (parameters.length === 0) return classType(symbol.info);
  return { kind: "class", class: symbol.info, arguments: parameters.map(variableType) };
}
