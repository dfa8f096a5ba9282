import type { Program } from "../../ir/program.ts";
import { packageOf } from "../values/binary-names.ts";
import { LoadedArray, type LoadedType } from "../values/loaded-types.ts";
import { Raise } from "./signals.ts";

/** In the words of the virtual machine, which also names the modules. */
export function castFailure(program: Program, from: LoadedType, to: LoadedType): Raise {
  const [a, b] = [home(program, from), home(program, to)];
  const homes = a === b ? `${from.name} and ${to.name} are in ${a}` : `${from.name} is in ${a}; ${to.name} is in ${b}`;
  return new Raise("ClassCastException", `class ${from.name} cannot be cast to class ${to.name} (${homes})`);
}

function home(program: Program, type: LoadedType): string {
  if (type instanceof LoadedArray && type.element !== undefined) return home(program, type.element);
  const isLibrary = type instanceof LoadedArray || (type.info.isLibrary && packageOf(program, type.info) !== undefined);
  return isLibrary ? "module java.base of loader 'bootstrap'" : "unnamed module of loader 'app'";
}
