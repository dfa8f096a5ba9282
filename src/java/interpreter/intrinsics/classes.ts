import type { ClassInfo, PrimitiveName, Program, Type } from "../../ir/program.ts";
import { classType, primitive } from "../../ir/types.ts";
import type { Intrinsic, Intrinsics } from "../machine/intrinsic.ts";
import { isInstance, LoadedArray, LoadedClass, type LoadedType } from "../values/loaded-types.ts";
import { isReferenceValue, type Value } from "../values/values.ts";
import { object, reference, text } from "./arguments.ts";

/** The class that an object of type Class stands for. */
function mirrored(mirror: Value): LoadedType {
  const { hidden } = object(mirror);
  if (hidden instanceof LoadedClass || hidden instanceof LoadedArray) return hidden;
  throw new Error("a Class object that stands for no class");
}

function isA(test: (info: ClassInfo) => boolean): Intrinsic {
  return (_, self) => {
    const type = mirrored(self);
    return type instanceof LoadedClass && test(type.info);
  };
}

/** Empty for anonymous classes; without the number that local ones have. */
export function simpleName(type: LoadedType): string {
  if (type instanceof LoadedArray) {
    const { element } = type.type;
    return `${type.element === undefined ? (element.kind === "primitive" ? element.name : "") : simpleName(type.element)}[]`;
  }
  return type.name.replace(/^.*[.$]/, "").replace(/^\d+/, "");
}

function superclassOf(type: LoadedType): ClassInfo | undefined {
  return type instanceof LoadedClass ? type.info.superclass : undefined;
}

/** The type of a class literal, by the name that it has in the program. */
function typeNamed(program: Program, name: string): Type {
  if (name.endsWith("[]")) return { kind: "array", element: typeNamed(program, name.slice(0, -2)) };
  const info = program.classes.find((each) => each.name === name);
  return info === undefined ? primitive(name as PrimitiveName) : classType(info);
}

/** Objects of type Class. No `new` of the program makes them. */
export const CLASSES: Intrinsics = {
  "Class.literal(String)": ({ machine }, name) =>
    machine.mirrorOf(machine.types.of(typeNamed(machine.program, text(name)))),
  "Class.getName()": (call, self) => call.string(mirrored(self).name),
  "Class.getSimpleName()": (call, self) => call.string(simpleName(mirrored(self))),
  "Class.getSuperclass()": (call, self) => {
    const type = mirrored(self);
    const { machine } = call;
    if (type instanceof LoadedArray) return machine.mirrorOf(machine.types.ofClass(machine.program.wellKnown.object));
    const superclass = superclassOf(type);
    return superclass === undefined ? null : machine.mirrorOf(machine.types.ofClass(superclass));
  },
  "Class.initialize()": (call, self) => {
    const type = mirrored(self);
    if (type instanceof LoadedClass) call.machine.initialize(type);
    return null;
  },
  "Class.isArray()": (_, self) => mirrored(self) instanceof LoadedArray,
  "Class.isAssignableFrom(Class)": (_, self, other) => isInstance(mirrored(other), mirrored(self).type),
  "Class.isEnum()": isA((info) => info.kind === "enum"),
  "Class.isInstance(Object)": (_, self, value) =>
    isReferenceValue(value) && isInstance(value.type, mirrored(self).type),
  "Class.isInterface()": isA((info) => info.kind === "interface"),
  "Class.isPrimitive()": () => false,
  "Class.isRecord()": isA((info) => info.kind === "record"),
  "Object.getClass()": (call, self) => call.machine.mirrorOf(reference(self).type),
};
