import type { StaticType } from "../generic-types.ts";
import { replacing, substitute } from "../generic-types.ts";
import { erase } from "../static-types.ts";
import type { ClassSymbol } from "../symbols.ts";
import { typeParametersOf } from "../symbols.ts";
import { capture } from "./capture.ts";
import { asSuper } from "./subtyping.ts";

/**
 * The type of a member as a value of this type has it: the arguments of the type in place of the type parameters of
 * the class that declares the member (JLS 4.5.2). Members of raw types are erased (JLS 4.8).
 */
export function memberType(
  receiver: StaticType,
  member: { readonly owner: ClassSymbol },
  type: StaticType,
): StaticType {
  const { owner } = member;
  const parameters = typeParametersOf(owner);
  if (parameters.length === 0) return type;
  const above = asSuper(capture(receiver), owner.info);
  if (above === undefined) return type;
  const seen = capture(above);
  const given = seen.kind === "class" ? (seen.arguments ?? []) : [];
  return given.length === parameters.length ? substitute(type, replacing(parameters, given)) : erase(type);
}
