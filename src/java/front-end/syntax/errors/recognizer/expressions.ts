import { sayExpected } from "../../../../messages/expectations.ts";
import type { Cursor } from "./cursor.ts";
import {
  isPrimitive,
  readAnnotation,
  readAnnotations,
  readBrackets,
  readType,
  readTypeArguments,
  readTypeWithoutBrackets,
  readVariableModifiers,
} from "./types.ts";

const ASSIGNMENTS: readonly string[] = "= += -= *= /= %= &= |= ^= <<=".split(" ");
const BINARY: readonly string[] = "|| && | ^ & == != < <= >= << + - * / %".split(" ");
const PREFIXES: readonly string[] = ["+", "-", "++", "--", "!", "~"];

/** Operators are not told apart by how tightly they bind: a text that does not fit does so in neither reading. */
export function readExpression(cursor: Cursor): void {
  cursor.nested(() => {
    readConditional(cursor);
    if (cursor.skip(...ASSIGNMENTS) || skipShiftAssignment(cursor)) readExpression(cursor);
  });
}

function readConditional(cursor: Cursor): void {
  readBinary(cursor);
  if (!cursor.skip("?")) return;
  readExpression(cursor);
  cursor.expect(":");
  cursor.nested(() => readConditional(cursor));
}

function readBinary(cursor: Cursor): void {
  readUnary(cursor);
  for (;;) {
    if (cursor.skip("instanceof")) readPattern(cursor);
    else if (cursor.skip(...BINARY) || skipAngles(cursor)) readUnary(cursor);
    else return;
  }
}

/** `>`, `>>`, `>>>` */
function skipAngles(cursor: Cursor): boolean {
  if (!cursor.at(">") || isShiftAssignment(cursor)) return false;
  cursor.next();
  while (cursor.at(">") && cursor.isAdjacent(0)) cursor.next();
  return true;
}

/** `>>=`, `>>>=` */
function isShiftAssignment(cursor: Cursor): boolean {
  let ahead = 0;
  while (cursor.text(ahead) === ">" && cursor.isAdjacent(ahead + 1)) ahead += 1;
  return ahead > 0 && cursor.text(ahead) === ">=";
}

function skipShiftAssignment(cursor: Cursor): boolean {
  if (!cursor.at(">") || !isShiftAssignment(cursor)) return false;
  while (cursor.skip(">"));
  return cursor.skip(">=");
}

/** A type, with a variable, or with the patterns of its components. */
export function readPattern(cursor: Cursor): void {
  cursor.nested(() => {
    readVariableModifiers(cursor);
    if (cursor.skip("_")) return;
    readType(cursor);
    if (cursor.skip("(")) {
      if (!cursor.at(")")) {
        do readPattern(cursor);
        while (cursor.skip(","));
      }
      cursor.expect(")", sayExpected("comma-or-parenthesis"));
    }
    if ((cursor.isName() && !cursor.at("when")) || cursor.at("_")) cursor.next();
  });
}

function readUnary(cursor: Cursor): void {
  while (cursor.skip(...PREFIXES));
  if (cursor.at("(") && !isLambda(cursor) && readCast(cursor)) cursor.nested(() => readUnary(cursor));
  else readPostfix(cursor);
}

/** `(T)` before an operand; behind a primitive type that may have a sign. */
function readCast(cursor: Cursor): boolean {
  return cursor.attempt(() => {
    cursor.expect("(");
    const isOfPrimitive = isPrimitive(cursor.text()) && cursor.text(1) === ")";
    readType(cursor);
    while (cursor.skip("&")) readType(cursor);
    cursor.expect(")");
    return startsOperand(cursor) || (isOfPrimitive && cursor.at(...PREFIXES));
  });
}

const OPERAND_WORDS: readonly string[] = "this super new true false null switch void".split(" ");

function startsOperand(cursor: Cursor): boolean {
  const kind = cursor.token()?.kind;
  if (kind === undefined) return false;
  if (kind === "symbol") return cursor.at("(", "!", "~");
  return kind !== "word" || cursor.isName() || cursor.at(...OPERAND_WORDS) || isPrimitive(cursor.text());
}

function isLambda(cursor: Cursor): boolean {
  if (cursor.at("(")) return cursor.behindParentheses()?.text === "->";
  return !cursor.isInLabel && (cursor.isName() || cursor.at("_")) && cursor.text(1) === "->";
}

function readPostfix(cursor: Cursor): void {
  readPrimary(cursor);
  while (readSuffix(cursor));
}

/** Something behind a value that belongs to it; false where nothing does. */
function readSuffix(cursor: Cursor): boolean {
  if (cursor.skip("++", "--")) return true;
  if (cursor.skip(".")) readSelector(cursor);
  else if (cursor.skip("[")) {
    readExpression(cursor);
    cursor.expect("]");
  } else if (cursor.skip("::")) {
    if (cursor.at("<")) readTypeArguments(cursor);
    if (!cursor.skip("new")) cursor.name();
  } else return false;
  return true;
}

/** What stands behind a dot. */
function readSelector(cursor: Cursor): void {
  if (cursor.skip("new")) {
    readCreated(cursor);
    return;
  }
  if (cursor.skip("class", "this")) return;
  if (cursor.at("<")) readTypeArguments(cursor);
  if (!cursor.skip("super")) cursor.name();
  if (cursor.at("(")) readArguments(cursor);
}

export function readArguments(cursor: Cursor): void {
  cursor.expect("(");
  if (cursor.skip(")")) return;
  do {
    if (cursor.at(";", "{", "}") || cursor.isAtEnd) cursor.fail(sayExpected("expression-or-parenthesis"));
    cursor.within(false, () => readExpression(cursor));
  } while (cursor.skip(","));
  if (!cursor.skip(")")) cursor.fail(sayExpected("comma-or-parenthesis"), !startsOperand(cursor));
}

function readPrimary(cursor: Cursor): void {
  const kind = cursor.token()?.kind;
  if (isLambda(cursor)) readLambda(cursor);
  else if (kind === "number" || kind === "text" || cursor.at("true", "false", "null")) cursor.next();
  else if (cursor.skip("(")) {
    cursor.within(false, () => readExpression(cursor));
    cursor.expect(")");
  } else if (cursor.skip("new")) readCreated(cursor);
  else if (cursor.skip("switch")) {
    readCondition(cursor);
    cursor.readers.switchBody(cursor);
  } else if (cursor.at("<")) {
    readTypeArguments(cursor);
    readPrimary(cursor);
  } else if (cursor.skip("this", "super")) {
    if (cursor.at("(")) readArguments(cursor);
  } else if (cursor.skip("void")) {
    cursor.expect(".");
    cursor.expect("class");
  } else if (isPrimitive(cursor.text())) readTypeOperand(cursor);
  else readNamed(cursor);
}

/** `int[]::new`, `String[].class` */
function readTypeOperand(cursor: Cursor): void {
  readType(cursor);
  if (cursor.at("::")) return;
  if (!cursor.at(".")) cursor.fail(sayExpected("expression"));
  cursor.next();
  cursor.expect("class");
}

function readNamed(cursor: Cursor): void {
  if (!cursor.isName()) cursor.fail(sayExpected("expression"));
  const behind = behindNames(cursor);
  if (cursor.text(behind) === "[" && cursor.text(behind + 1) === "]") {
    readTypeOperand(cursor);
    return;
  }
  if (cursor.text(behind) === "<" && cursor.attempt(() => readsReference(cursor))) return;
  cursor.next();
  if (cursor.at("(")) readArguments(cursor);
}

/** How many tokens the names with dots between them have that begin here. */
function behindNames(cursor: Cursor): number {
  let count = 1;
  while (cursor.text(count) === "." && cursor.isName(count + 1)) count += 2;
  return count;
}

/** `List<String>` of `List<String>::new`. */
function readsReference(cursor: Cursor): boolean {
  readType(cursor);
  return cursor.at("::");
}

function readLambda(cursor: Cursor): void {
  if (cursor.skip("(")) {
    if (!cursor.at(")")) {
      do readLambdaParameter(cursor);
      while (cursor.skip(","));
    }
    cursor.expect(")", sayExpected("comma-or-parenthesis"));
  } else cursor.next();
  cursor.expect("->");
  if (cursor.at("{")) cursor.readers.block(cursor);
  else readExpression(cursor);
}

function readLambdaParameter(cursor: Cursor): void {
  if ((cursor.isName() || cursor.at("_")) && [",", ")"].includes(cursor.text(1))) {
    cursor.next();
    return;
  }
  readVariableModifiers(cursor);
  readType(cursor);
  cursor.skip("...");
  cursor.name();
  readBrackets(cursor);
}

/** What stands behind `new`. */
function readCreated(cursor: Cursor): void {
  if (cursor.at("<")) readTypeArguments(cursor);
  readTypeWithoutBrackets(cursor);
  readAnnotations(cursor);
  if (cursor.at("[")) readNewArray(cursor);
  else {
    if (!cursor.at("(")) cursor.fail("“(”");
    readArguments(cursor);
    if (cursor.at("{")) cursor.readers.classBody(cursor);
  }
}

function readNewArray(cursor: Cursor): void {
  if (cursor.text(1) === "]") {
    readBrackets(cursor);
    if (!cursor.at("{")) cursor.fail(sayExpected("length"), false, -1);
    readArrayValues(cursor);
    return;
  }
  while (cursor.at("[") && cursor.text(1) !== "]") {
    cursor.next();
    readExpression(cursor);
    cursor.expect("]");
  }
  readBrackets(cursor);
}

/** An expression, or the elements of an array in braces. */
export function readInitializer(cursor: Cursor): void {
  if (cursor.at("{")) readArrayValues(cursor);
  else readExpression(cursor);
}

function readArrayValues(cursor: Cursor): void {
  cursor.nested(() => {
    cursor.expect("{");
    while (!cursor.at("}")) {
      if (cursor.skip(",")) continue;
      readInitializer(cursor);
      if (!cursor.at(",", "}")) cursor.fail("“}”", true);
    }
    cursor.next();
  });
}

/** A value of an annotation, with or without a name. */
export function readElementValue(cursor: Cursor): void {
  if (cursor.isName() && cursor.text(1) === "=") {
    cursor.next();
    cursor.next();
  }
  if (cursor.at("@")) readAnnotation(cursor);
  else if (cursor.skip("{")) {
    while (!cursor.skip("}")) {
      readElementValue(cursor);
      if (!cursor.at("}")) cursor.expect(",");
    }
  } else readConditional(cursor);
}

/** `(condition)` */
export function readCondition(cursor: Cursor): void {
  if (!cursor.at("(")) cursor.fail("“(”");
  cursor.next();
  readExpression(cursor);
  cursor.expect(")");
}
