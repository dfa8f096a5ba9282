import { type ClassInfo, dispatch, type Method, supertypesOf, type TypedProgram } from "../../../../java/index.ts";
import { UnionFind } from "../../../../kernel/index.ts";
import { isShared, type Shape, sameShape, shapeOf } from "./shapes.ts";
import { returnSlot, type Slot, variableSlot } from "./slots.ts";

/**
 * The methods that override one another: one symbolic signature for all of them. Constructors and static methods are
 * families of one.
 */
export interface Family {
  readonly members: readonly Method[];
  /** A method of the library is among them: what calls it keeps calling the original. */
  readonly overridesLibrary: boolean;
  /** A lambda, or a method that is not in the source, is among them: it cannot get a second signature. */
  readonly isFixed: boolean;
  /** How many parameters callers pass on unwritten, before the others. */
  readonly hidden: number;
}

/** Which parameters, by position in `Method.parameters`, and whether the result are symbolic. */
export interface Signature {
  readonly family: Family;
  readonly parameters: readonly (Shape | undefined)[];
  readonly returns: Shape | undefined;
}

/** Puts the methods of the program's own classes into families. */
export function familiesOf(typed: TypedProgram): ReadonlyMap<Method, Family> {
  const written = new Map(typed.classes.flatMap(({ methods }) => methods.map(({ info, hidden }) => [info, hidden])));
  const partition = new UnionFind<Method>();
  for (const info of typed.program.classes) if (!info.isLibrary) joinOverriding(info, partition);
  const families = new Map<Method, Family>();
  const methods = typed.program.methods.filter(({ class: { isLibrary } }) => !isLibrary);
  for (const members of partition.classes(methods)) {
    const own = members.filter((method) => !method.class.isLibrary);
    if (own.length === 0) continue;
    const family: Family = {
      members: own,
      overridesLibrary: own.length < members.length,
      isFixed: own.some((method) => !written.has(method)),
      hidden: Math.max(0, ...own.map((method) => written.get(method) ?? 0)),
    };
    for (const method of own) families.set(method, family);
  }
  return families;
}

function joinOverriding(info: ClassInfo, partition: UnionFind<Method>): void {
  for (const above of supertypesOf(info)) {
    for (const target of above.methods) {
      if (target.kind !== "method" || target.isStatic || target.isPrivate) continue;
      const found = dispatch({ kind: "class", class: info }, target);
      if (found !== undefined) partition.unite(found, target);
    }
  }
}

/** Slots by their ids. */
type Slots = ReadonlyMap<string, unknown>;

/**
 * The symbolic signature of a family: symbolic where it is in any member, and in none `barred`. Undefined when it has
 * nothing symbolic.
 */
export function signatureOf(family: Family, symbolic: Slots, barred: Slots): Signature | undefined {
  const [first] = family.members;
  if (first === undefined || family.isFixed || isMain(first)) return undefined;
  const common = (slots: readonly (Slot | undefined)[]): Shape | undefined => {
    const shape = slots[0]?.shape;
    const isIn = (ids: Slots): boolean => slots.some((slot) => slot !== undefined && ids.has(slot.id));
    const isExpressible = shape !== undefined && slots.every((slot) => sameShape(slot?.shape, shape));
    return isExpressible && isIn(symbolic) && !isIn(barred) ? shape : undefined;
  };
  const parameters = first.parameters.map((_, index) =>
    common(family.members.map((method) => method.parameters[index]).map((each) => each && variableSlot(each))),
  );
  const returns = first.kind === "method" ? common(family.members.map(returnSlot)) : undefined;
  if (returns === undefined && parameters.every((each) => each === undefined)) return undefined;
  return { family, parameters, returns };
}

/** The slots of a method's own signature. */
export function slotsOf(method: Method): readonly Slot[] {
  const returned = method.kind === "method" && shapeOf(method.returnType) !== undefined ? [returnSlot(method)] : [];
  return [...method.parameters.map(variableSlot), ...returned];
}

/** Whether a caller with plain values can be served by a wrapper: what is shared cannot be converted. */
export function canBeWrapped({ parameters, returns }: Signature): boolean {
  return ![...parameters, returns].some(isShared);
}

/** What a run starts from: its signature is Java’s. */
export function isMain({ name, kind, isStatic, parameters }: Method): boolean {
  return kind === "method" && name === "main" && isStatic && parameters.length <= 1;
}
