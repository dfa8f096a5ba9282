import { isRoot, isSubclass, supertypesOf } from "../../../ir/hierarchy.ts";
import type { ClassInfo, Type } from "../../../ir/program.ts";
import { isReference } from "../../../ir/types.ts";
import type { StaticType } from "../generic-types.ts";
import { extendsBound, openVariable, resolved, superBound } from "../generic-types.ts";
import { binaryPromotion, isCompatible } from "../static-types.ts";
import { asSuper, classBoundsOf, isIdentical, isSubtypeOf } from "./subtyping.ts";

/** The least type that has room for both (JLS 4.10.4); of two numbers, the one in which they are computed with. */
export function join(a: StaticType, b: StaticType, object: Type): StaticType {
  return new Joining(object).join(a, b);
}

/** How many pairs of types one question may lead to; type arguments beyond that are `?`. */
const MOST_PAIRS = 32;

const ANY: StaticType = { kind: "wildcard", bound: "extends", type: undefined };

class Joining {
  private readonly object: Type;
  /** What is being joined around this place. */
  private readonly around: (readonly [StaticType, StaticType])[] = [];
  private pairs = 0;

  constructor(object: Type) {
    this.object = object;
  }

  join(a: StaticType, b: StaticType): StaticType {
    if (a.kind === "null") return b;
    if (b.kind === "null") return a;
    const wider = widerOf(a, b);
    if (wider !== undefined) return wider;
    const left = resolved(a);
    const right = resolved(b);
    if (!isReference(left) || !isReference(right)) return binaryPromotion(left, right) ?? this.object;
    if (left.kind === "array" && right.kind === "array") {
      const hasObjects = isReference(left.element) && isReference(right.element);
      return hasObjects ? { kind: "array", element: this.join(left.element, right.element) } : this.object;
    }
    this.pairs += 1;
    this.around.push([left, right]);
    const shared = leastCommon(left, right).map((info) => this.joinedAt(left, right, info));
    this.around.pop();
    const [only, another] = shared;
    if (only === undefined) return this.object;
    return another === undefined ? only : { kind: "intersection", types: shared };
  }

  /** Both seen as this class, with the least type arguments that allow what either has. */
  private joinedAt(a: StaticType, b: StaticType, info: ClassInfo): StaticType {
    const left = asSuper(a, info)?.arguments ?? [];
    const right = asSuper(b, info)?.arguments ?? [];
    if (left.length === 0 || left.length !== right.length) return { kind: "class", class: info };
    const args = left.map((each, i) => this.leastArgument(resolved(each), resolved(right[i] ?? each)));
    return { kind: "class", class: info, arguments: args };
  }

  /** The least containing type argument. What contains itself, as in `Comparable<? extends …>`, ends with `?`. */
  private leastArgument(a: StaticType, b: StaticType): StaticType {
    if (isIdentical(a, b)) return a;
    const [left, right] = [extendsBound(a), extendsBound(b)];
    if (left === undefined || right === undefined) return greatestLower(a, b);
    const isKnown = this.around.some(([one, other]) => isIdentical(one, left) && isIdentical(other, right));
    if (isKnown || this.pairs >= MOST_PAIRS) return ANY;
    const type = this.join(left, right);
    return type.kind === "class" && isRoot(type.class) ? ANY : { kind: "wildcard", bound: "extends", type };
  }
}

/** The one of the two that has room for the other, if any. */
function widerOf(a: StaticType, b: StaticType): StaticType | undefined {
  if (openVariable(a) !== undefined || openVariable(b) !== undefined) return undefined;
  if (a.kind === "error" || isCompatible(b, a)) return a;
  return b.kind === "error" || isCompatible(a, b) ? b : undefined;
}

/** The classes and interfaces above both that are above no other such, a class first. `Object` says nothing. */
function leastCommon(a: StaticType, b: StaticType): readonly ClassInfo[] {
  const others = new Set(classesAbove(b));
  const common = [...new Set(classesAbove(a))].filter((info) => others.has(info) && !isRoot(info));
  const least = common.filter((info) => !common.some((other) => other !== info && isSubclass(other, info)));
  return [...least.filter((info) => info.kind !== "interface"), ...least.filter((info) => info.kind === "interface")];
}

function classesAbove(type: StaticType): readonly ClassInfo[] {
  return classBoundsOf(type).flatMap((bound) => supertypesOf(bound.class));
}

/** `? super` the lower of two bounds, where one is below the other. */
function greatestLower(a: StaticType, b: StaticType): StaticType {
  const [left, right] = [superBound(a), superBound(b)];
  if (left === undefined || right === undefined) return ANY;
  if (isSubtypeOf(left, right)) return { kind: "wildcard", bound: "super", type: left };
  return isSubtypeOf(right, left) ? { kind: "wildcard", bound: "super", type: right } : ANY;
}
