import { sayExpected } from "../../../../messages/expectations.ts";
import { strayWord } from "../expectations.ts";
import { isReservedWord } from "../words.ts";
import type { Cursor } from "./cursor.ts";
import { readCondition, readExpression, readInitializer, readPattern } from "./expressions.ts";
import { isDeclarationAhead, MODIFIERS, readModifiers } from "./modifiers.ts";
import { isPrimitive, readBrackets, readType, readVariableModifiers } from "./types.ts";

export function readBlock(cursor: Cursor): void {
  cursor.nested(() => {
    if (!cursor.at("{")) cursor.fail("“{”", true);
    cursor.next();
    while (!cursor.at("}")) {
      if (cursor.isAtEnd) cursor.fail("“}”", true);
      readBlockStatement(cursor);
    }
    cursor.next();
  });
}

const OF_MEMBERS: readonly string[] = "public private protected native transient volatile".split(" ");

/** A statement, a variable or a local class. */
export function readBlockStatement(cursor: Cursor): void {
  if (cursor.at("synchronized") && cursor.text(1) === "(") readStatement(cursor);
  else if (cursor.at(...OF_MEMBERS) || cursor.at("import", "package")) cursor.fail(sayExpected("statement-or-brace"));
  else if (isDeclarationAhead(cursor)) {
    readModifiers(cursor);
    cursor.readers.typeDeclaration(cursor);
  } else if (cursor.at("@", "final")) {
    readVariableModifiers(cursor);
    readLocalVariables(cursor);
  } else if (startsVariable(cursor)) readLocalVariables(cursor);
  else readStatement(cursor);
}

/** Whether a type and a name stand here. What begins with a primitive type can hardly be anything else. */
function startsVariable(cursor: Cursor): boolean {
  if (cursor.at("yield") && cursor.text(1) !== "[") return false;
  const { index } = cursor;
  const isOne = cursor.attempt(() => {
    const isOfPrimitive = isPrimitive(cursor.text());
    readType(cursor);
    if (cursor.isName() || cursor.at("_")) return true;
    const isKeyword = cursor.token()?.kind === "word" && isReservedWord(cursor.text()) && !cursor.at("instanceof");
    return isOfPrimitive ? !cursor.at(".", "::") : isKeyword && ["=", ";"].includes(cursor.text(1));
  });
  cursor.index = index;
  return isOne;
}

function readLocalVariables(cursor: Cursor): void {
  readType(cursor);
  cursor.name();
  if (cursor.at("(")) cursor.fail(sayExpected("no-nested-method"));
  readVariables(cursor);
  cursor.expect(";");
}

function readStatement(cursor: Cursor): void {
  cursor.nested(() => {
    const read = STATEMENTS.get(cursor.text());
    if (read !== undefined) read(cursor);
    else if (cursor.at("{")) readBlock(cursor);
    else if (cursor.isName() && cursor.text(1) === ":") {
      cursor.next();
      cursor.next();
      readStatement(cursor);
    } else if (cursor.at("yield") && !/^(?:[-+*/%&|^]?=|\.|\[|\+\+|--)$/.test(cursor.text(1))) {
      cursor.next();
      readExpression(cursor);
      cursor.expect(";");
    } else readExpressionStatement(cursor);
  });
}

const CANNOT_BEGIN: ReadonlySet<string> = new Set("] ) , . = * / % & | ^ > == != <= ? : :: ->".split(" "));

function readExpressionStatement(cursor: Cursor): void {
  const stray = strayWord(cursor.text());
  if (stray !== undefined) cursor.fail(stray);
  if (cursor.isAtEnd) cursor.fail("“}”", true);
  if (CANNOT_BEGIN.has(cursor.text()) || MODIFIERS.has(cursor.text())) cursor.fail(sayExpected("statement"));
  readExpression(cursor);
  if (cursor.at("=")) cursor.fail(sayExpected("assignable"));
  cursor.expect(";");
}

function jump(cursor: Cursor): void {
  cursor.next();
  if (cursor.isName()) cursor.next();
  cursor.expect(";");
}

function loop(cursor: Cursor): void {
  cursor.next();
  readCondition(cursor);
  readStatement(cursor);
}

const STATEMENTS: ReadonlyMap<string, (cursor: Cursor) => void> = new Map([
  [";", (cursor) => cursor.next()],
  ["break", jump],
  ["continue", jump],
  ["while", loop],
  ["if", readIf],
  ["for", readFor],
  ["do", readDo],
  ["try", readTry],
  ["assert", readAssert],
  ["synchronized", readSynchronized],
  ["switch", readSwitchStatement],
  ["return", readReturn],
  ["throw", readThrow],
]);

function readIf(cursor: Cursor): void {
  loop(cursor);
  if (cursor.skip("else")) readStatement(cursor);
}

function readReturn(cursor: Cursor): void {
  cursor.next();
  if (!cursor.at(";", "}")) readExpression(cursor);
  cursor.expect(";");
}

function readThrow(cursor: Cursor): void {
  cursor.next();
  readExpression(cursor);
  cursor.expect(";");
}

function readAssert(cursor: Cursor): void {
  cursor.next();
  readExpression(cursor);
  if (cursor.skip(":")) readExpression(cursor);
  cursor.expect(";");
}

function readSynchronized(cursor: Cursor): void {
  cursor.next();
  readCondition(cursor);
  readBlock(cursor);
}

function readSwitchStatement(cursor: Cursor): void {
  cursor.next();
  readCondition(cursor);
  readSwitchBody(cursor);
}

function readDo(cursor: Cursor): void {
  cursor.next();
  readStatement(cursor);
  cursor.expect("while");
  readCondition(cursor);
  cursor.expect(";");
}

function readFor(cursor: Cursor): void {
  cursor.next();
  if (!cursor.at("(")) cursor.fail("“(”");
  cursor.next();
  if (startsVariable(cursor) || cursor.at("final", "@")) {
    readVariableModifiers(cursor);
    readType(cursor);
    cursor.name();
    if (cursor.skip(":")) {
      readExpression(cursor);
      cursor.expect(")");
      readStatement(cursor);
      return;
    }
    readVariables(cursor);
  } else if (!cursor.at(";")) readExpressions(cursor);
  readSemicolonOfFor(cursor);
  if (!cursor.at(";")) readExpression(cursor);
  readSemicolonOfFor(cursor);
  if (!cursor.at(")")) readExpressions(cursor);
  cursor.expect(")");
  readStatement(cursor);
}

function readSemicolonOfFor(cursor: Cursor): void {
  if (!cursor.skip(";")) cursor.fail(sayExpected("for"));
}

function readExpressions(cursor: Cursor): void {
  do readExpression(cursor);
  while (cursor.skip(","));
}

function readTry(cursor: Cursor): void {
  const { index } = cursor;
  cursor.next();
  const hasResources = cursor.at("(");
  if (hasResources) readResources(cursor);
  readBlock(cursor);
  const isHandled = cursor.at("catch", "finally");
  if (!isHandled && !hasResources) cursor.failAt(index, sayExpected("handler"));
  while (cursor.skip("catch")) readCatchHead(cursor);
  if (cursor.skip("finally")) readBlock(cursor);
}

function readCatchHead(cursor: Cursor): void {
  if (!cursor.at("(")) cursor.fail("“(”");
  cursor.next();
  readVariableModifiers(cursor);
  do readType(cursor);
  while (cursor.skip("|"));
  cursor.name();
  cursor.expect(")");
  readBlock(cursor);
}

function readResources(cursor: Cursor): void {
  cursor.expect("(");
  do {
    if (cursor.at(")")) break;
    if (startsVariable(cursor) || cursor.at("final", "@")) {
      readVariableModifiers(cursor);
      readType(cursor);
      cursor.name();
      cursor.expect("=");
    }
    readExpression(cursor);
  } while (cursor.skip(";"));
  cursor.expect(")");
}

export function readSwitchBody(cursor: Cursor): void {
  cursor.nested(() => {
    if (!cursor.at("{")) cursor.fail("“{”", true);
    cursor.next();
    while (!cursor.at("}")) readCase(cursor);
    cursor.next();
  });
}

function readCase(cursor: Cursor): void {
  if (cursor.isAtEnd) cursor.fail("“}”", true);
  readSwitchLabel(cursor);
  if (cursor.skip("->")) readArrowBody(cursor);
  else if (cursor.skip(":")) readCaseStatements(cursor);
  else cursor.fail(sayExpected("colon-or-arrow"), true);
}

function readCaseStatements(cursor: Cursor): void {
  while (!cursor.at("}", "case") && !isDefaultLabel(cursor)) {
    if (cursor.isAtEnd) cursor.fail("“}”", true);
    readBlockStatement(cursor);
  }
}

function isDefaultLabel(cursor: Cursor): boolean {
  return cursor.at("default") && [":", "->"].includes(cursor.text(1));
}

function readSwitchLabel(cursor: Cursor): void {
  if (cursor.skip("default")) return;
  if (!cursor.at("case")) cursor.fail(sayExpected("case"));
  cursor.next();
  do readCaseItem(cursor);
  while (cursor.skip(","));
  if (cursor.skip("when")) readCaseExpression(cursor);
}

/** A constant, a pattern, `null` or `default`. */
function readCaseItem(cursor: Cursor): void {
  if (cursor.skip("default")) return;
  const isPattern = cursor.attempt(() => {
    const { index } = cursor;
    readPattern(cursor);
    const hasVariable = cursor.isName(-1) && cursor.text(-2) !== "." && cursor.index > index + 1;
    return (hasVariable || cursor.text(-1) === ")") && cursor.at(":", "->", ",", "when");
  });
  if (!isPattern) readCaseExpression(cursor);
}

function readCaseExpression(cursor: Cursor): void {
  cursor.within(true, () => readExpression(cursor));
}

function readArrowBody(cursor: Cursor): void {
  if (cursor.at("{")) readBlock(cursor);
  else if (cursor.at("throw")) readThrow(cursor);
  else {
    readExpression(cursor);
    cursor.expect(";");
  }
}

/** Behind the name of the first variable: brackets, values and further variables. */
export function readVariables(cursor: Cursor): void {
  do {
    if (cursor.text(-1) === ",") cursor.name();
    readBrackets(cursor);
    if (cursor.at("[")) cursor.fail("“]”", false, 1);
    if (cursor.skip("=")) readInitializer(cursor);
  } while (cursor.skip(","));
}
