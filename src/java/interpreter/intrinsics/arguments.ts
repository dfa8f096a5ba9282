import { Raise } from "../machine/signals.ts";
import { isReferenceValue, JavaArray, JavaObject, JavaString, type Reference, type Value } from "../values/values.ts";

/** The text of a String argument; null is a NullPointerException. */
export function text(value: Value): string {
  if (value instanceof JavaString) return value.text;
  throw new Raise("NullPointerException", null);
}

export function array(value: Value): JavaArray {
  if (value instanceof JavaArray) return value;
  throw new Raise("NullPointerException", null);
}

export function object(value: Value): JavaObject {
  if (value instanceof JavaObject) return value;
  throw new Raise("NullPointerException", null);
}

export function reference(value: Value): Reference {
  if (isReferenceValue(value)) return value;
  throw new Raise("NullPointerException", null);
}

/** Of an int, double and so on. */
export function number(value: Value): number {
  return Number(value);
}
