import type { StaticType } from "../generic-types.ts";
import { isSubtypeOf } from "./subtyping.ts";

/**
 * The greatest type that is below all of these (JLS 5.1.10): the least of them, else what all of them say. Nothing is
 * below two classes of which neither is below the other, or below an array and something that arrays are not: then the
 * first, so that the other one is complained about where it is needed. Undefined for no types.
 */
export function greatestBelow(types: readonly StaticType[]): StaticType | undefined {
  const least: StaticType[] = [];
  for (const each of types) {
    if (least.some((other) => isSubtypeOf(other, each))) continue;
    const others = least.filter((other) => !isSubtypeOf(each, other));
    least.splice(0, least.length, ...others, each);
  }
  const classes = least.filter((each) => !isInterface(each));
  if (least.length < 2 || classes.length > 1 || classes[0]?.kind === "array") return least[0];
  return { kind: "intersection", types: [...classes, ...least.filter(isInterface)] };
}

function isInterface(type: StaticType): boolean {
  return type.kind === "class" && type.class.kind === "interface";
}
