import type { Program } from "../../../ir/program.ts";
import { virtualMachineText } from "../../../messages/virtual-machine.ts";
import { packageOf } from "../../values/binary-names.ts";
import { LoadedArray, type LoadedType } from "../../values/loaded-types.ts";
import { Raise } from "../signals.ts";

/** In the words of the virtual machine, which also names the modules. */
export function castFailure(program: Program, from: LoadedType, to: LoadedType): Raise {
  const [a, b] = [home(program, from), home(program, to)];
  const names = { from: from.name, to: to.name };
  const homes = virtualMachineText(a === b ? "same-home" : "different-homes", { ...names, home: a, other: b });
  return new Raise("ClassCastException", virtualMachineText("cast-failure", { ...names, homes }));
}

function home(program: Program, type: LoadedType): string {
  if (type instanceof LoadedArray && type.element !== undefined) return home(program, type.element);
  const isLibrary = type instanceof LoadedArray || (type.info.isLibrary && packageOf(program, type.info) !== undefined);
  return virtualMachineText(isLibrary ? "home-of-library" : "home-of-program");
}
