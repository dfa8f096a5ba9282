import type { Type } from "../../../ir/program.ts";
import type { Identifier } from "../../syntax/tree/tree.ts";
import type { Local } from "../../typed/tree.ts";
import { join } from "../../types/relations/least-upper-bound.ts";
import type { StaticType } from "../../types/static-types.ts";
import { isCompatible } from "../../types/static-types.ts";

/**
 * Variables that a snippet declares by assigning them. Their types are what is assigned, joined; a first walk
 * over the body collects them, a second one uses them.
 */
export class ImplicitLocals {
  private readonly object: Type;
  private readonly locals = new Map<string, Local>();
  private readonly known: ReadonlyMap<string, StaticType>;
  private isStable = true;

  constructor(object: Type, known: ReadonlyMap<string, StaticType>) {
    this.object = object;
    this.known = known;
  }

  find(name: string): Local | undefined {
    return this.locals.get(name);
  }

  /** In the order of their first assignment. */
  all(): readonly Local[] {
    return [...this.locals.values()];
  }

  /** Declares the variable, or widens it to hold this too. */
  assign(name: Identifier, type: StaticType): Local {
    const local = this.locals.get(name.text);
    const before = local?.type ?? this.known.get(name.text);
    const place = local?.place ?? name;
    if (before === undefined) return this.declare(name, type, place);
    if (isCompatible(type, before)) return local ?? this.declare(name, before, place);
    this.isStable = false;
    return this.declare(name, join(before, type, this.object), place);
  }

  private declare(name: Identifier, type: StaticType, place: Local["place"]): Local {
    const local: Local = { name: name.text, type, place, isFixed: false };
    this.locals.set(name.text, local);
    return local;
  }

  /** The types to start the next walk with; undefined when this walk met no surprise. */
  surprises(): ReadonlyMap<string, StaticType> | undefined {
    const untyped = this.all().some((local) => local.type.kind === "null");
    if (this.isStable && !untyped) return undefined;
    return new Map(this.all().map((local) => [local.name, local.type.kind === "null" ? this.object : local.type]));
  }
}
