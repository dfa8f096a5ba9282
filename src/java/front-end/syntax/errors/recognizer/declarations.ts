import { sayExpected } from "../../../../messages/expectations.ts";
import type { Cursor } from "./cursor.ts";
import { readArguments, readElementValue } from "./expressions.ts";
import { isDeclarationAhead, readModifiers, startsTypeDeclaration } from "./modifiers.ts";
import { readBlock, readBlockStatement, readVariables } from "./statements.ts";
import {
  isPrimitive,
  readAnnotations,
  readBrackets,
  readType,
  readTypeParameters,
  readTypes,
  readVariableModifiers,
} from "./types.ts";

/** A whole text. Methods and statements may stand outside of classes. */
export function readUnit(cursor: Cursor): void {
  let isBehindClass = false;
  /** Where something stands outside behind a class, whose closing brace may have come too early. */
  let outside: number | undefined;
  while (!cursor.isAtEnd) {
    if (cursor.at("}")) failAtBrace(cursor, outside);
    if (isDeclarationAhead(cursor)) {
      readModifiers(cursor);
      readTypeDeclaration(cursor);
      isBehindClass = true;
      outside = undefined;
    } else if (cursor.at("package", "import")) readLine(cursor);
    else if (!cursor.skip(";")) {
      outside ??= isBehindClass ? cursor.index : undefined;
      readOutside(cursor);
    }
  }
}

/** A brace too many, or the first thing behind the class that ended too early. */
function failAtBrace(cursor: Cursor, outside: number | undefined): never {
  if (outside === undefined) cursor.fail(sayExpected("no-brace"));
  return cursor.failAt(outside, sayExpected("closed-early"));
}

function readOutside(cursor: Cursor): void {
  if (isMemberAhead(cursor)) readMember(cursor);
  else readBlockStatement(cursor);
}

/** A package or an import line. */
function readLine(cursor: Cursor): void {
  const isImport = cursor.at("import");
  cursor.next();
  if (isImport) cursor.skip("static");
  cursor.name();
  while (cursor.skip(".")) {
    if (isImport && cursor.skip("*")) break;
    cursor.name();
  }
  cursor.expect(";");
}

/** Whether a method, or a field that says so, stands here outside of a class. */
function isMemberAhead(cursor: Cursor): boolean {
  const { index } = cursor;
  const isOne = cursor.attempt(() => {
    readModifiers(cursor);
    const isMarked = ["static", "public", "private", "protected"].includes(cursor.text(-1)) && cursor.index > index;
    if (isMarked || cursor.at("void", "<")) return true;
    readType(cursor);
    return cursor.isName() && cursor.text(1) === "(";
  });
  cursor.index = index;
  return isOne;
}

export function readTypeDeclaration(cursor: Cursor): void {
  const kind = cursor.text();
  if (cursor.skip("@")) cursor.expect("interface");
  else cursor.next();
  cursor.name();
  readTypeParameters(cursor);
  if (kind === "record") readParameters(cursor);
  while (cursor.at("extends", "implements", "permits")) {
    cursor.next();
    if (!cursor.isName() && !cursor.at("@")) cursor.fail(sayExpected("name"));
    readTypes(cursor);
  }
  if (kind === "enum") readEnumBody(cursor);
  else readClassBody(cursor);
}

function readEnumBody(cursor: Cursor): void {
  if (!cursor.at("{")) cursor.fail("“{”", true);
  cursor.next();
  while (cursor.isName() || cursor.at("@")) {
    readAnnotations(cursor);
    cursor.name();
    if (cursor.at("(")) readArguments(cursor);
    if (cursor.at("{")) readClassBody(cursor);
    if (!cursor.skip(",")) break;
  }
  cursor.skip(",");
  if (cursor.skip(";")) readMembers(cursor);
  else if (!cursor.at("}")) cursor.fail(sayExpected("end-of-constants"), true);
  cursor.next();
}

export function readClassBody(cursor: Cursor): void {
  cursor.nested(() => {
    if (!cursor.at("{")) cursor.fail("“{”", true);
    cursor.next();
    readMembers(cursor);
    cursor.next();
  });
}

/** Up to the closing brace. */
function readMembers(cursor: Cursor): void {
  while (!cursor.at("}")) {
    if (cursor.isAtEnd) cursor.fail("“}”", true);
    if (!cursor.skip(";")) readMember(cursor);
  }
}

function readMember(cursor: Cursor): void {
  readModifiers(cursor);
  if (cursor.at("{")) readBlock(cursor);
  else if (startsTypeDeclaration(cursor)) readTypeDeclaration(cursor);
  else {
    readTypeParameters(cursor);
    if (cursor.isName() && (cursor.text(1) === "(" || cursor.text(1) === "{")) {
      cursor.next();
      if (cursor.at("(")) readMethodRest(cursor);
      else readBlock(cursor);
    } else readTypedMember(cursor);
  }
}

function readTypedMember(cursor: Cursor): void {
  const isVoid = cursor.skip("void");
  if (!isVoid) {
    if (!cursor.isName() && !cursor.at("@") && !isPrimitive(cursor.text())) cursor.fail(sayExpected("member"));
    readType(cursor);
  }
  if (cursor.at("(", "=") || cursor.at("+=", "-=", "++", "--")) cursor.fail(sayExpected("member-name"));
  cursor.name();
  if (cursor.at("(")) readMethodRest(cursor);
  else if (isVoid) cursor.fail("“(”", true);
  else {
    readVariables(cursor);
    cursor.expect(";");
  }
}

/** From the parameters on. */
function readMethodRest(cursor: Cursor): void {
  readParameters(cursor);
  readBrackets(cursor);
  if (cursor.skip("throws")) readTypes(cursor);
  if (cursor.skip("default")) readElementValue(cursor);
  if (cursor.skip(";")) return;
  if (!cursor.at("{")) cursor.fail(sayExpected("body-or-semicolon"), true);
  readBlock(cursor);
}

function readParameters(cursor: Cursor): void {
  cursor.expect("(");
  if (cursor.skip(")")) return;
  if (cursor.at("{", ";")) cursor.fail("“)”", true);
  do {
    readVariableModifiers(cursor);
    readType(cursor);
    cursor.skip("...");
    if (!cursor.skip("this")) cursor.name();
    readBrackets(cursor);
  } while (cursor.skip(","));
  if (!cursor.skip(")"))
    cursor.fail(cursor.at("{", ";") ? "“)”" : sayExpected("comma-or-parenthesis"), cursor.at("{", ";"));
}
