import type { Cursor } from "./cursor.ts";
import { readAnnotation } from "./types.ts";

export const MODIFIERS: ReadonlySet<string> = new Set(
  "public private protected static final abstract native synchronized transient volatile strictfp default".split(" "),
);

export function readModifiers(cursor: Cursor): void {
  for (;;) {
    if (cursor.at("@") && cursor.text(1) !== "interface") readAnnotation(cursor);
    else if (isModifier(cursor)) cursor.next();
    else if (cursor.at("non") && cursor.text(1) === "-" && cursor.text(2) === "sealed") {
      for (let part = 0; part < 3; part++) cursor.next();
    } else return;
  }
}

function isModifier(cursor: Cursor): boolean {
  if (cursor.at("sealed")) return cursor.token(1)?.kind === "word";
  return MODIFIERS.has(cursor.text()) && !(cursor.at("synchronized") && cursor.text(1) === "(");
}

/** Whether a class, an interface, an enum or a record comes behind the modifiers. */
export function isDeclarationAhead(cursor: Cursor): boolean {
  const { index } = cursor;
  const isOne = cursor.attempt(() => {
    readModifiers(cursor);
    return startsTypeDeclaration(cursor);
  });
  cursor.index = index;
  return isOne;
}

export function startsTypeDeclaration(cursor: Cursor): boolean {
  if (cursor.at("class", "interface", "enum")) return true;
  if (cursor.at("@")) return cursor.text(1) === "interface";
  return cursor.at("record") && cursor.isName(1) && ["(", "<", "{"].includes(cursor.text(2));
}
