import type { Token } from "../tokens.ts";
import { Cursor, type Failure } from "./cursor.ts";
import { readClassBody, readTypeDeclaration, readUnit } from "./declarations.ts";
import { readElementValue } from "./expressions.ts";
import { readBlock, readSwitchBody } from "./statements.ts";

export type { Failure } from "./cursor.ts";

/**
 * How far the tokens of a text can be the beginning of a program, and what could stand where they no longer can:
 * where `javac` reports its first mistake, too. Undefined where they are a program, or too many to say.
 */
export function farthestFailure(tokens: readonly Token[]): Failure | undefined {
  const cursor = new Cursor(tokens, {
    elementValue: readElementValue,
    classBody: readClassBody,
    typeDeclaration: readTypeDeclaration,
    block: readBlock,
    switchBody: readSwitchBody,
  });
  return cursor.failureOf(() => readUnit(cursor));
}
