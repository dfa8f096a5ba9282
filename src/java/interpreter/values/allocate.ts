import { virtualMachineText } from "../../messages/virtual-machine.ts";
import { Raise } from "../machine/signals.ts";
import type { LoadedArray } from "./loaded-types.ts";
import type { Elements } from "./values.ts";

/** Beyond this many elements an array does not fit into the memory that a page has. */
const LONGEST = 1 << 26;

/** New elements, or an OutOfMemoryError. */
export function allocate(type: LoadedArray, length: number): Elements {
  checkLength(length);
  if (length > LONGEST) throw new Raise("OutOfMemoryError", virtualMachineText("no-memory"));
  return type.allocate(length);
}

/** Throws a NegativeArraySizeException for a length below 0. */
export function checkLength(length: number): void {
  if (length < 0) throw new Raise("NegativeArraySizeException", String(length));
}
