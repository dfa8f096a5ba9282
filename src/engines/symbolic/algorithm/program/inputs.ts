import type { ClassInfo, Field, Method } from "../../../../java/index.ts";

/** The parameters of a method in the order of the arguments, the receiver first. */
export function inputsOf(method: Method): Method["parameters"] {
  return method.thisVariable === undefined ? method.parameters : [method.thisVariable, ...method.parameters];
}

/** The instance fields of an object, inherited ones first; of two with one name, the one nearest to the class. */
export function instanceFields(info: ClassInfo): readonly Field[] {
  const above = info.superclass === undefined ? [] : instanceFields(info.superclass);
  const own = info.fields.filter(({ isStatic }) => !isStatic);
  return [...above.filter(({ name }) => own.every((field) => field.name !== name)), ...own];
}
