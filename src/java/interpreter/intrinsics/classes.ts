import type { ClassInfo, PrimitiveName, Type } from "../../ir/program.ts";
import { classType, primitive } from "../../ir/types.ts";
import type { Intrinsic, Intrinsics } from "../machine/intrinsic.ts";
import type { Runtime } from "../machine/runtime.ts";
import { isInstance, LoadedArray, LoadedClass, LoadedPrimitive, type MirroredType } from "../values/loaded-types.ts";
import { isReferenceValue, type Value } from "../values/values.ts";
import { object, reference, text } from "./arguments.ts";

/** The type that an object of type Class stands for. */
function mirrored(mirror: Value): MirroredType {
  const { hidden } = object(mirror);
  if (hidden instanceof LoadedClass || hidden instanceof LoadedArray || hidden instanceof LoadedPrimitive)
    return hidden;
  throw new Error("a Class object that stands for no class");
}

function isA(test: (info: ClassInfo) => boolean): Intrinsic {
  return (_, self) => {
    const type = mirrored(self);
    return type instanceof LoadedClass && test(type.info);
  };
}

/** Empty for anonymous classes; without the number that local ones have. */
function simpleName(type: MirroredType): string {
  if (type instanceof LoadedArray) {
    const { element } = type.type;
    return `${type.element === undefined ? (element.kind === "primitive" ? element.name : "") : simpleName(type.element)}[]`;
  }
  return type.name.replace(/^.*[.$]/, "").replace(/^\d+/, "");
}

function isAssignable(from: MirroredType, to: MirroredType): boolean {
  if (from instanceof LoadedPrimitive || to instanceof LoadedPrimitive) return from === to;
  return isInstance(from, to.type);
}

function superclassOf(type: MirroredType): ClassInfo | undefined {
  return type instanceof LoadedClass ? type.info.superclass : undefined;
}

/** The type of a class literal, by the name that it has in the program. */
function typeNamed({ program, types }: Runtime, name: string): MirroredType {
  const element = name.replace(/(\[\])+$/, "");
  const info = program.classes.find((each) => each.name === element);
  if (info === undefined && element === name) return types.ofPrimitive(name as PrimitiveName | "void");
  let type: Type = info === undefined ? primitive(element as PrimitiveName) : classType(info);
  for (let length = element.length; length < name.length; length += 2) type = { kind: "array", element: type };
  return types.of(type);
}

/**
 * Objects of type Class. No `new` of the program makes them. `literal`: that of the named class. `getName`: `java.util.Map$Entry`,
 * `Main$1`, `[I`, `[Ljava.lang.String;`, `int`. `getSimpleName`: `Entry`, empty for an anonymous class, `int[]`.
 * `getSuperclass`: null for Object, interfaces and primitive types. `isInstance`: as `instanceof`, `isAssignableFrom`: of
 * the objects of another class. `isEnum`: of the enum itself, not of a constant with a body. `initialize`: runs
 * `<clinit>` unless it ran.
 */
export const CLASSES: Intrinsics = {
  "Class.literal(String)": ({ machine }, name) => machine.globals.mirrorOf(typeNamed(machine, text(name))),
  "Class.getName()": (call, self) => call.string(mirrored(self).name),
  "Class.getComponentType()": ({ machine }, self) => {
    const type = mirrored(self);
    if (!(type instanceof LoadedArray)) return null;
    const { element } = type.type;
    return machine.globals.mirrorOf(
      type.element ?? machine.types.ofPrimitive(element.kind === "primitive" ? element.name : "void"),
    );
  },
  "Class.getSimpleName()": (call, self) => call.string(simpleName(mirrored(self))),
  "Class.getSuperclass()": (call, self) => {
    const type = mirrored(self);
    const { machine } = call;
    if (type instanceof LoadedArray)
      return machine.globals.mirrorOf(machine.types.ofClass(machine.program.wellKnown.object));
    const superclass = superclassOf(type);
    return superclass === undefined ? null : machine.globals.mirrorOf(machine.types.ofClass(superclass));
  },
  "Class.initialize()": (call, self) => {
    const type = mirrored(self);
    if (type instanceof LoadedClass) call.machine.initialize(type);
    return null;
  },
  "Class.isArray()": (_, self) => mirrored(self) instanceof LoadedArray,
  "Class.isAssignableFrom(Class)": (_, self, other) => isAssignable(mirrored(other), mirrored(self)),
  "Class.isEnum()": isA((info) => info.kind === "enum"),
  "Class.isInstance(Object)": (_, self, value) => isReferenceValue(value) && isAssignable(value.type, mirrored(self)),
  "Class.isInterface()": isA((info) => info.kind === "interface"),
  "Class.isPrimitive()": (_, self) => mirrored(self) instanceof LoadedPrimitive,
  "Class.isRecord()": isA((info) => info.kind === "record"),
  "Object.getClass()": (call, self) => call.machine.globals.mirrorOf(reference(self).type),
};
