import type { AllocationSite, Method, Program, Type } from "../../ir/program.ts";
import { allocate } from "../machine/allocate.ts";
import type { Intrinsic, Intrinsics, NativeCall } from "../machine/intrinsic.ts";
import type { Runtime } from "../machine/runtime.ts";
import { packageOf } from "../values/binary-names.ts";
import { JavaArray, JavaString, type Value } from "../values/values.ts";
import { BIG_INTEGERS } from "./big-integers.ts";
import { CLASSES } from "./classes.ts";
import { MATH } from "./math.ts";
import { NUMBERS } from "./numbers.ts";
import { PATTERNS } from "./patterns.ts";
import { STRINGS } from "./strings.ts";
import { SYMBOLIC } from "./symbolic.ts";
import { SYSTEM } from "./system.ts";
import { THREADS } from "./threads.ts";
import { THROWABLES } from "./throwables.ts";

/**
 * Every library method that runs as TypeScript, by label without package: `String.charAt(int)`.
 *
 * There are two kinds. A `native` method returns no object that it makes. Any other has a model body: what the
 * analyzes see of it. The `new` in a model body is where an object that the interpreter makes comes from: the first
 * `new String` for a text, `new String[]` for an array of them, `new X` after `throw` for an exception. What a model
 * body returns may be of another value, never from another place.
 *
 * Everywhere: where Java would follow a null (the receiver, a text, an array), the virtual machine's
 * NullPointerException is thrown; characters are UTF-16 code units; a result equal to the receiver may be the receiver.
 */
export const INTRINSICS: Intrinsics = {
  ...BIG_INTEGERS,
  ...CLASSES,
  ...MATH,
  ...NUMBERS,
  ...PATTERNS,
  ...STRINGS,
  ...SYMBOLIC,
  ...SYSTEM,
  ...THREADS,
  ...THROWABLES,
};

/** Whether the interpreter carries out a method itself; what a constructor raises, its body says. */
export function isIntrinsic({ label, kind, class: { isLibrary } }: Method): boolean {
  return isLibrary && kind !== "constructor" && Object.hasOwn(INTRINSICS, label);
}

/** Undefined for methods of the program and for library methods that run as written. */
export function intrinsicOf(program: Program, method: Method): Intrinsic | undefined {
  if (!method.class.isLibrary) return undefined;
  const inPackage = `${packageOf(program, method.class)}.`;
  const { label } = method;
  const short = label.startsWith(inPackage) ? label.slice(inPackage.length) : label;
  return Object.hasOwn(INTRINSICS, short) ? INTRINSICS[short] : undefined;
}

export function nativeCall(machine: Runtime, method: Method): NativeCall {
  const { string } = machine.program.wellKnown;
  const stringType = machine.types.ofClass(string);
  const stringSite = createdIn(method, "String");
  const arraySite = method.body.flatMap((each) => (each.kind === "new-array" ? each.sites : []))[0];
  return {
    machine,
    method,
    siteOf: (className) => createdIn(method, className),
    string: (text) => {
      machine.heap.takeText(text.length);
      return new JavaString(stringType, stringSite, text);
    },
    array: (element, values) => {
      const type: Type = element === "String" ? stringType.type : { kind: "primitive", name: element };
      const loaded = machine.types.ofArray({ kind: "array", element: type });
      const array = new JavaArray(loaded, arraySite, allocate(machine.heap, loaded, values.length));
      for (let i = 0; i < values.length; i++) {
        const value = values[i] as Value;
        array.elements[i] = value;
        if (value instanceof JavaString) machine.observations.elements.note(array, value);
      }
      return array;
    },
  };
}

function createdIn(method: Method, className: string): AllocationSite | undefined {
  return method.body
    .flatMap((each) => (each.kind === "new" ? [each.site] : []))
    .find(({ type }) => type.kind === "class" && type.class.name.replace(/^.*\./, "") === className);
}
