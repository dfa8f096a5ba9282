import { type ClassInfo, type Field, type Method, type Program, supertypesOf } from "../../../../java/index.ts";
import { say } from "../../messages/say.ts";
import { instanceFields } from "../program/inputs.ts";
import { type Assigned, assignmentsOf } from "./assignments.ts";
import { classText } from "./java-text.ts";

/** How the fields of a class are set from another class of its package. */
export interface Recipe {
  readonly class: ClassInfo;
  readonly name: string;
  /** By the fields that the input names, those of superclasses included. */
  readonly fields: readonly Field[];
  readonly constructors: readonly ConstructorRecipe[];
  /** Methods that do nothing but assign their parameter to the field. */
  readonly setters: ReadonlyMap<Field, Method>;
}

export interface ConstructorRecipe {
  readonly method: Method;
  /** What the fields hold afterwards; Java's default where nothing is said. Undefined when that is not known. */
  readonly holds: ReadonlyMap<Field, Assigned> | undefined;
}

/** The recipe for a class, or why other classes cannot make its objects. */
export function recipeFor(program: Program, info: ClassInfo): Recipe | string {
  const name = classText(program, info);
  if (name === undefined) return say("junit.unnameable", { class: info.name });
  if (info.fields.some((field) => field.name === "this$0")) return say("junit.inner", { class: info.name });
  const constructors = info.methods
    .filter(({ kind, isPrivate }) => kind === "constructor" && !isPrivate)
    .map((method) => ({ method, holds: assignmentsOf(method) }))
    // What others do with made-up arguments cannot be foreseen.
    .filter(({ method, holds }) => holds !== undefined || method.parameters.length === 0);
  if (constructors.length === 0) return say("junit.noConstructor", { class: info.name });
  return { class: info, name, fields: instanceFields(info), constructors, setters: settersOf(info) };
}

function settersOf(info: ClassInfo): ReadonlyMap<Field, Method> {
  const setters = new Map<Field, Method>();
  for (const method of supertypesOf(info).flatMap(({ methods }) => methods)) {
    if (method.isPrivate || method.isStatic || method.kind !== "method" || method.parameters.length !== 1) continue;
    const [only, ...others] = assignmentsOf(method) ?? [];
    if (only === undefined || others.length > 0 || only[1].kind !== "parameter") continue;
    if (!setters.has(only[0])) setters.set(only[0], method);
  }
  return setters;
}
