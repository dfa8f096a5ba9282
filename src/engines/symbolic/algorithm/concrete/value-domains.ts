import { type ClassInfo, isRoot, isSubclass, type Type } from "../../../../java/index.ts";
import type { Code } from "../program/code.ts";
import type { InputValue } from "../test-input/test-input.ts";

/** What the variables and fields of an enumeration may hold. */
export interface ValueDomains {
  /** The values of a primitive type. */
  numbersOf(type: Type): readonly InputValue[];
  /** The classes whose new objects a reference may point to; it may also be null or point to any object that fits. */
  classesOf(type: Type): readonly ClassInfo[];
}

/**
 * Whole numbers from −1 to one below the number of objects, both truth values, as many letters as objects, 0 and 1 for
 * fractions. References: classes that the reader wrote, for what is declared as anything but `Object`.
 */
export function valueDomains({ classes }: Code, size: number): ValueDomains {
  const written = allInstances(classes);
  const upTo = (count: number, first: number): readonly number[] => Array.from({ length: count }, (_, i) => first + i);
  return {
    numbersOf: (type) => {
      if (type.kind !== "primitive") return [];
      if (type.name === "boolean") return [false, true];
      if (type.name === "char") return upTo(Math.max(size, 1), "a".charCodeAt(0));
      return type.name === "float" || type.name === "double" ? [0, 1] : upTo(size + 1, -1);
    },
    classesOf: (type) =>
      type.kind !== "class" || isObject(type.class) ? [] : written.filter((info) => canHold(type, info)),
  };
}

/** The classes whose objects a reference to a class may point to. */
export function instancesOf(info: ClassInfo, classes: ReadonlyMap<string, ClassInfo>): readonly ClassInfo[] {
  return [...classes.values()].filter((each) => hasObjects(each) && canHold({ kind: "class", class: info }, each));
}

/** The classes whose objects a reference to anything may point to, as far as inputs have objects. */
export function allInstances(classes: ReadonlyMap<string, ClassInfo>): readonly ClassInfo[] {
  return [...classes.values()].filter(hasObjects);
}

/** Classes that an input can have objects of: the reader wrote them, or formulas speak of them. */
function hasObjects(info: ClassInfo): boolean {
  const { isLibrary, isSynthetic, isAbstract, kind } = info;
  return (!isLibrary || isObject(info)) && !isSynthetic && !isAbstract && (kind === "class" || kind === "record");
}

/** Whether a reference of the type may point to an object of the class. */
export function canHold(type: Type, info: ClassInfo): boolean {
  if (type.kind !== "class") return false;
  // The data types of the core language extend nothing, not even Object.
  return info === type.class || ((!isRoot(type.class) || isObject(type.class)) && isSubclass(info, type.class));
}

export function isObject(info: ClassInfo): boolean {
  return info.isLibrary && isRoot(info);
}
