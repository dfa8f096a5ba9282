import { sayExpected } from "../../../../messages/expectations.ts";
import type { Cursor } from "./cursor.ts";

const PRIMITIVES: ReadonlySet<string> = new Set("boolean byte char double float int long short".split(" "));

export function isPrimitive(text: string): boolean {
  return PRIMITIVES.has(text);
}

/** A type with its brackets, as far as `void` is none. */
export function readType(cursor: Cursor): void {
  readTypeWithoutBrackets(cursor);
  readBrackets(cursor);
}

export function readTypeWithoutBrackets(cursor: Cursor): void {
  readAnnotations(cursor);
  if (isPrimitive(cursor.text())) {
    cursor.next();
    return;
  }
  do {
    readAnnotations(cursor);
    cursor.name(sayExpected("type"));
    if (cursor.at("<")) readTypeArguments(cursor);
  } while (cursor.skip("."));
}

export function readBrackets(cursor: Cursor): void {
  for (readAnnotations(cursor); cursor.at("[") && cursor.text(1) === "]"; readAnnotations(cursor)) {
    cursor.next();
    cursor.next();
  }
}

/** `<…>`, also `<>`. */
export function readTypeArguments(cursor: Cursor): void {
  cursor.nested(() => {
    cursor.expect("<");
    if (cursor.skip(">")) return;
    do readTypeArgument(cursor);
    while (cursor.skip(","));
    cursor.expect(">");
  });
}

function readTypeArgument(cursor: Cursor): void {
  readAnnotations(cursor);
  if (!cursor.skip("?")) readType(cursor);
  else if (cursor.skip("extends", "super")) readType(cursor);
}

/** `<T extends A & B>` */
export function readTypeParameters(cursor: Cursor): void {
  if (!cursor.skip("<")) return;
  do {
    readAnnotations(cursor);
    cursor.name();
    if (cursor.skip("extends")) readTypes(cursor, "&");
  } while (cursor.skip(","));
  cursor.expect(">");
}

export function readTypes(cursor: Cursor, separator = ","): void {
  do readType(cursor);
  while (cursor.skip(separator));
}

export function readAnnotations(cursor: Cursor): void {
  while (cursor.at("@") && cursor.text(1) !== "interface") readAnnotation(cursor);
}

export function readAnnotation(cursor: Cursor): void {
  cursor.expect("@");
  cursor.name();
  while (cursor.skip(".")) cursor.name();
  if (!cursor.skip("(")) return;
  if (!cursor.at(")")) {
    do cursor.readers.elementValue(cursor);
    while (cursor.skip(","));
  }
  cursor.expect(")");
}

/** `final` and annotations. */
export function readVariableModifiers(cursor: Cursor): void {
  for (readAnnotations(cursor); cursor.skip("final"); ) readAnnotations(cursor);
}
