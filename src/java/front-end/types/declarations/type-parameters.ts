import { classType } from "../../../ir/types.ts";
import type { TypeParameter } from "../../syntax/tree/tree.ts";
import type { ClassTable } from "../class-table.ts";
import type { StaticType, TypeVariable } from "../generic-types.ts";
import type { ClassSymbol } from "../symbols.ts";
import { hasOuterObject } from "../symbols.ts";
import type { TypeScope } from "./resolve-types.ts";

/** What resolves the bounds of type parameters; given, because types and type parameters need each other. */
type ResolveBound = (node: TypeParameter["bounds"][number]) => StaticType;

/** The variables of a type parameter list. Their bounds are looked up when they are first asked for. */
export function declareTypeParameters(
  object: () => ClassSymbol,
  parameters: readonly TypeParameter[],
  resolve: ResolveBound,
): readonly TypeVariable[] {
  return parameters.map(({ name, bounds }) => {
    let found: readonly StaticType[] | undefined;
    return {
      name: name.text,
      lower: undefined,
      isCaptured: false,
      inference: undefined,
      get bounds() {
        if (found === undefined) {
          found = [classType(object().info)];
          if (bounds.length > 0) found = bounds.map(resolve).filter((bound) => bound.kind !== "error");
          if (found.length === 0) found = [classType(object().info)];
        }
        return found;
      },
    };
  });
}

/** Looks the bounds up at last, for the mistakes in them. */
export function checkBoundsLater(table: ClassTable, inside: ClassSymbol, parameters: readonly TypeVariable[]): void {
  if (inside.info.isLibrary || parameters.length === 0) return;
  table.afterwards.push(() => {
    for (const { bounds } of parameters) void bounds;
  });
}

/** The type parameter that a name means: of the method around the place, else of a class around it. */
export function findTypeVariable(scope: TypeScope, name: string): TypeVariable | undefined {
  const own = scope.typeVariables?.get(name);
  if (own !== undefined || (scope.isStatic === true && scope.isBeforeObject !== true)) return own;
  for (let each: ClassSymbol | undefined = scope.inside; each !== undefined; each = each.outer) {
    const declared = each.declaration.typeParameters.some((parameter) => parameter.name.text === name);
    const found = declared ? each.typeParameters.find((parameter) => parameter.name === name) : undefined;
    if (found !== undefined) return found;
    if (each.enclosing !== undefined) return each.enclosing.findTypeVariable(name);
    if (!hasOuterObject(each)) return undefined;
  }
  return undefined;
}
