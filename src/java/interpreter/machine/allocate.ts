import type { LoadedArray } from "../values/loaded-types.ts";
import type { Elements } from "../values/values.ts";
import type { Heap } from "./heap.ts";
import { Raise } from "./signals.ts";

/** New elements, or an OutOfMemoryError. */
export function allocate(heap: Heap, type: LoadedArray, length: number): Elements {
  checkLength(length);
  heap.takeBlock(type.bytesOf(length));
  return type.allocate(length);
}

/** Throws a NegativeArraySizeException for a length below 0. */
export function checkLength(length: number): void {
  if (length < 0) throw new Raise("NegativeArraySizeException", String(length));
}
