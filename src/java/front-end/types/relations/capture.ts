import { isSubclass } from "../../../ir/hierarchy.ts";
import type { StaticType, TypeVariable } from "../generic-types.ts";
import { replacing, resolved, substitute, variableType } from "../generic-types.ts";
import { symbolOf, typeParametersOf } from "../symbols.ts";
import { isObject } from "./subtyping.ts";

/** The type with fresh variables for its wildcards (JLS 5.1.10), so that its members can be asked for. */
export function capture(type: StaticType): StaticType {
  const from = resolved(type);
  if (from.kind !== "class" || from.arguments === undefined) return from;
  const wild = from.arguments.map(resolved);
  if (!wild.some((argument) => argument.kind === "wildcard")) return from;
  const symbol = symbolOf(from.class);
  const parameters = symbol === undefined ? [] : typeParametersOf(symbol);
  const fresh: { type: StaticType; finish: () => void }[] = wild.map((argument, i) => {
    if (argument.kind !== "wildcard") return { type: argument, finish: () => undefined };
    const variable: { -readonly [K in keyof TypeVariable]: TypeVariable[K] } = {
      name: "?",
      isCaptured: true,
      bounds: argument.bound === "extends" && argument.type !== undefined ? [argument.type] : [],
      lower: argument.bound === "super" ? argument.type : undefined,
      inference: undefined,
    };
    const finish = (): void => {
      const declared = (parameters[i]?.bounds ?? []).map((bound) =>
        substitute(
          bound,
          replacing(
            parameters,
            fresh.map((each) => each.type),
          ),
        ),
      );
      variable.bounds = mergeBounds(variable.bounds, declared);
    };
    return { type: variableType(variable), finish };
  });
  for (const each of fresh) each.finish();
  return { kind: "class", class: from.class, arguments: fresh.map((each) => each.type) };
}

/** The written bound first, unless the declared one says more. */
function mergeBounds(written: readonly StaticType[], declared: readonly StaticType[]): readonly StaticType[] {
  const [first] = written;
  if (first === undefined) return declared;
  const [least] = declared;
  const saysMore =
    least?.kind === "class" &&
    first.kind === "class" &&
    least.class !== first.class &&
    isSubclass(least.class, first.class);
  const rest = declared.filter((bound) => !isObject(bound));
  return saysMore ? [...rest, first] : [first, ...rest];
}
