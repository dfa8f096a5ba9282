import { classType } from "../../../ir/types.ts";
import { illFormedIn } from "../../../messages/ill-formed.ts";
import { TYPE_MESSAGES } from "../../../messages/types.ts";
import type { TypeNode, TypeParameter } from "../../syntax/tree/tree.ts";
import type { StaticType, TypeVariable } from "../generic-types.ts";
import { isIdentical } from "../relations/subtyping.ts";
import { showStatic } from "../static-types.ts";
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
export function checkBoundsLater(
  { table, inside, errors }: TypeScope,
  declared: readonly TypeParameter[],
  parameters: readonly TypeVariable[],
): void {
  if (inside.info.isLibrary || parameters.length === 0) return;
  table.afterwards.push(() => {
    for (const [i, { bounds }] of parameters.entries()) {
      const name = declared[i]?.name;
      if (name !== undefined && declared.slice(0, i).some((each) => each.name.text === name.text))
        errors.push(illFormedIn(TYPE_MESSAGES, inside.source.span(name), "listed-twice", { name: name.text }));
      if (name !== undefined && isOwnBound(parameters, i))
        errors.push(illFormedIn(TYPE_MESSAGES, inside.source.span(name), "bound-circle", { name: name.text }));
      const nodes = declared[i]?.bounds ?? [];
      if (nodes.length === bounds.length)
        checkBounds(nodes, bounds, (node, problem, name) =>
          errors.push(illFormedIn(TYPE_MESSAGES, inside.source.span(node), problem, { name })),
        );
    }
  });
}

/** Whether a parameter comes back to itself by its bounds (JLS 8.1.2): true for the last one of each circle, so that it is told once. */
function isOwnBound(parameters: readonly TypeVariable[], place: number): boolean {
  const passed = new Set<TypeVariable>();
  let at = parameters[place]?.bounds[0];
  while (at?.kind === "variable" && !passed.has(at.variable)) {
    const { variable } = at;
    if (variable === parameters[place]) return parameters.slice(place + 1).every((each) => !passed.has(each));
    passed.add(variable);
    [at] = variable.bounds;
  }
  return false;
}

type BoundProblem = "bound-behind-variable" | "bound-is-no-interface" | "listed-twice" | "primitive-bound";

/** A class, interface or type parameter; behind a class or interface, interfaces (JLS 4.4). */
function checkBounds(
  nodes: TypeParameter["bounds"],
  bounds: readonly StaticType[],
  report: (node: TypeNode, problem: BoundProblem, name: string) => void,
): void {
  for (const [i, bound] of bounds.entries()) {
    const node = nodes[i];
    const name = showStatic(bound);
    if (node === undefined) continue;
    if (bound.kind !== "class" && bound.kind !== "variable") report(node, "primitive-bound", name);
    else if (i > 0 && bounds[0]?.kind === "variable") report(node, "bound-behind-variable", showStatic(bounds[0]));
    else if (i > 0 && (bound.kind !== "class" || bound.class.kind !== "interface"))
      report(node, "bound-is-no-interface", name);
    else if (bounds.slice(0, i).some((each) => isIdentical(each, bound))) report(node, "listed-twice", name);
  }
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
