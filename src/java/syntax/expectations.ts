import type { Located } from "./source-text.ts";
import type { Token } from "./tokens.ts";
import { isReservedWord } from "./words.ts";

export interface Complaint extends Located {
  readonly found: string;
  readonly expected: string;
}

export interface Expectation {
  /** Index of the token that cannot stand where it does. */
  readonly index: number;
  readonly expected: string;
}

const EXPRESSION = "an expression";
const END_OF_STATEMENT = "“;”";

/**
 * What went wrong in a run of tokens [first, next) that the grammar could not use: the first of them, or the one
 * after them, that cannot follow its neighbour.
 */
export function expectation(tokens: readonly Token[], first: number, next: number): Expectation {
  const special = specialCase(tokens, first, next);
  if (special !== undefined) return special;
  for (let i = first; i <= next; i++) {
    const expected = betweenNeighbours(tokens, i);
    if (expected !== undefined) return { index: i, expected };
  }
  return { index: first, expected: fallback(tokens[first - 1]) };
}

/** Mistakes that are recognised by their first word. */
function specialCase(tokens: readonly Token[], first: number, next: number): Expectation | undefined {
  const head = tokens[first];
  const before = tokens[first - 1];
  if (head === undefined) return undefined;
  switch (head.text) {
    case "else":
      return { index: first, expected: "an “if” before it, closed with a statement or a block" };
    case "catch":
    case "finally":
      return { index: first, expected: "a “try” before it" };
    case "case":
    case "default":
      return { index: first, expected: "a “switch” around it" };
    case "super":
    case "this":
      if (tokens[first + 1]?.text !== "(") return undefined;
      return { index: first, expected: `a statement (“${head.text}(…)” comes first in a constructor)` };
    case "for":
      return { index: closing(tokens, first + 1), expected: "two semicolons between the parentheses of “for”" };
    case "}":
      return next === first + 1 && isStatementEnd(before)
        ? { index: first, expected: "no more closing braces" }
        : undefined;
    default:
      return newArrayWithoutLength(tokens, first, next);
  }
}

function newArrayWithoutLength(tokens: readonly Token[], first: number, next: number): Expectation | undefined {
  for (let i = first; i < next; i++) {
    const isEmpty = tokens[i]?.text === "[" && tokens[i + 1]?.text === "]";
    if (isEmpty && tokens[i - 2]?.text === "new" && tokens[i + 2]?.text !== "[" && tokens[i + 2]?.text !== "{") {
      return { index: i + 1, expected: "a length" };
    }
  }
  return undefined;
}

/** The index of the bracket that closes the one at `open`, or of where it would be missed. */
function closing(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let i = open; i < tokens.length; i++) {
    const text = tokens[i]?.text ?? "";
    if (text === "(") depth += 1;
    if (text === ")") depth -= 1;
    if (depth === 0 || text === "{" || text === "}") return i;
  }
  return open;
}

/** What should stand before token `i` given the one before it; undefined when the two go together. */
function betweenNeighbours(tokens: readonly Token[], i: number): string | undefined {
  const a = tokens[i - 1];
  const b = tokens[i];
  if (a === undefined) return undefined;
  if (a.text === "." && b?.kind !== "word") return "a name";
  if (wantsName(a) && (b?.kind !== "word" || isReservedWord(b.text))) return "a name";
  if (wantsOperand(a) && !canStartOperand(b)) return EXPRESSION;
  if (isStatementEnd(a) && isContinuation(b)) return "a statement or a declaration";
  return isCompleteOperand(tokens, i - 1) && b !== undefined && isOperand(b) ? END_OF_STATEMENT : undefined;
}

/** A literal, or a name where only a value can stand. */
function isCompleteOperand(tokens: readonly Token[], i: number): boolean {
  const kind = tokens[i]?.kind;
  return kind === "number" || kind === "text" || isOperandName(tokens, i);
}

function wantsName(token: Token): boolean {
  return ["class", "interface", "extends", "implements", "package", "import"].includes(token.text);
}

const OPERATORS = /^(?:[-+*/%&|^<>=!~?:]|&&|\|\||==|!=|<=|>=|[-+*/%&|^]=|<<=?|>>>?=?)$/;

function wantsOperand(token: Token): boolean {
  return token.text === "," || OPERATORS.test(token.text);
}

function canStartOperand(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.kind !== "symbol") return token.kind !== "word" || !isStatementWord(token.text);
  return ["(", "{", "+", "-", "++", "--", "!", "~", "@", "<", ">", ">>", "]", "..."].includes(token.text);
}

function isStatementWord(text: string): boolean {
  return (
    isReservedWord(text) &&
    !/^(?:new|this|super|true|false|null|int|long|byte|short|char|float|double|boolean|void|switch|final)$/.test(text)
  );
}

function isStatementEnd(token: Token | undefined): boolean {
  return token === undefined || token.text === ";" || token.text === "{" || token.text === "}";
}

function isContinuation(token: Token | undefined): boolean {
  if (token === undefined || token.kind !== "symbol") return false;
  return ![";", "{", "}", "(", "@", "++", "--", "+", "-", "!", "~", "<"].includes(token.text);
}

function isOperand(token: Token): boolean {
  return (
    token.kind !== "symbol" && token.text !== "instanceof" && token.text !== "implements" && token.text !== "extends"
  );
}

/** A name in a place where only a value can stand: after `=`, an operator or `return`. */
function isOperandName(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  const before = tokens[i - 1];
  if (token?.kind !== "word" || isReservedWord(token.text) || before === undefined) return false;
  return before.text === "return" || before.text === "=" || /^[-+*/%]$/.test(before.text);
}

function fallback(before: Token | undefined): string {
  return before === undefined || isStatementEnd(before)
    ? "a statement or a declaration"
    : `something that can follow “${before.text}”`;
}
