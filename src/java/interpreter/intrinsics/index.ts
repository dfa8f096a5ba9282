import type { InstructionOf } from "../../instruction.ts";
import type { AllocationSite, Method, Program } from "../../program.ts";
import { packageOf } from "../binary-names.ts";
import type { Machine } from "../machine.ts";
import { JavaArray, JavaString } from "../values.ts";
import { CLASSES } from "./classes.ts";
import { FORMAT } from "./format.ts";
import type { Intrinsic, Intrinsics, NativeCall } from "./intrinsic.ts";
import { MATH } from "./math.ts";
import { NUMBERS } from "./numbers.ts";
import { STRINGS } from "./strings.ts";
import { SYSTEM } from "./system.ts";
import { THROWABLES } from "./throwables.ts";

/** Every library method that runs as TypeScript, by label without package. */
const INTRINSICS: Intrinsics = { ...CLASSES, ...FORMAT, ...MATH, ...NUMBERS, ...STRINGS, ...SYSTEM, ...THROWABLES };

/** Undefined for methods of the program and for library methods that run as written. */
export function intrinsicOf(program: Program, method: Method): Intrinsic | undefined {
  if (!method.class.isLibrary) return undefined;
  const inPackage = `${packageOf(program, method.class)}.`;
  const { label } = method;
  const short = label.startsWith(inPackage) ? label.slice(inPackage.length) : label;
  return Object.hasOwn(INTRINSICS, short) ? INTRINSICS[short] : undefined;
}

export function nativeCall(machine: Machine, method: Method): NativeCall {
  const { string } = machine.program.wellKnown;
  const created = method.body.filter((instruction): instruction is InstructionOf<"new"> => instruction.kind === "new");
  const isString = ({ site }: InstructionOf<"new">): boolean => site.type.kind === "class" && site.type.class === string;
  const stringSite = created.find(isString)?.site;
  const stringType = machine.types.ofClass(string);
  const arraySite = arraySiteOf(method);
  return {
    machine,
    method,
    stringSite,
    arraySite,
    objectSite: created.find((instruction) => !isString(instruction))?.site,
    string: (text) => new JavaString(stringType, stringSite, text),
    array: (element, values) => {
      const type =
        element === "String"
          ? ({ kind: "class", class: string } as const)
          : ({ kind: "primitive", name: element } as const);
      const loaded = machine.types.ofArray({ kind: "array", element: type });
      const array = new JavaArray(loaded, arraySite, loaded.allocate(values.length));
      for (const [i, value] of values.entries()) {
        array.elements[i] = value;
        if (value instanceof JavaString) machine.observations.elements.note(arraySite, value);
      }
      return array;
    },
  };
}

function arraySiteOf(method: Method): AllocationSite | undefined {
  for (const instruction of method.body) if (instruction.kind === "new-array") return instruction.sites[0];
  return undefined;
}
