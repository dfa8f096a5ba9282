import { sayExpected } from "../../../messages/expectations.ts";
import type { Located } from "../source-text.ts";
import type { Brackets } from "./brackets.ts";
import type { Token } from "./tokens.ts";
import { isReservedWord } from "./words.ts";

export interface Complaint extends Located {
  readonly found: string;
  readonly expected: string;
}

interface Expectation {
  /** Index of the token that cannot stand where it does. */
  readonly index: number;
  readonly expected: string;
}

export const END_OF_STATEMENT = "“;”";

/**
 * What went wrong in a run of tokens [first, next) that the grammar could not use: the first of them, or the one
 * after them, that cannot follow its neighbor.
 */
export function expectation(tokens: readonly Token[], brackets: Brackets, first: number, next: number): Expectation {
  const special = specialCase(tokens, brackets, first, next);
  if (special !== undefined) return special;
  for (let i = first; i <= next; i++) {
    const expected = betweenNeighbors(tokens, brackets, i);
    if (expected !== undefined) return { index: i, expected };
  }
  const index = isTwoNames(tokens, first) && brackets.enclosing(first) === "(" ? first + 1 : first;
  return { index, expected: fallback(tokens, brackets, index) };
}

/** What is missing before a word that only goes on with a statement. */
export function strayWord(word: string): string | undefined {
  switch (word) {
    case "else":
      return sayExpected("else");
    case "catch":
    case "finally":
      return sayExpected("catchable");
    case "case":
    case "default":
      return sayExpected("switch");
    default:
      return undefined;
  }
}

/** Mistakes that are recognized by their first word. */
function specialCase(
  tokens: readonly Token[],
  brackets: Brackets,
  first: number,
  next: number,
): Expectation | undefined {
  const head = tokens[first];
  const before = tokens[first - 1];
  if (head === undefined) return undefined;
  const stray = strayWord(head.text);
  if (stray !== undefined) return { index: first, expected: stray };
  switch (head.text) {
    case "super":
    case "this":
      if (tokens[first + 1]?.text !== "(") return undefined;
      return { index: first, expected: sayExpected("first-in-constructor", { word: head.text }) };
    case "if":
    case "while":
      return tokens[first + 1]?.text === "(" ? undefined : { index: first + 1, expected: "“(”" };
    case "for":
      return unfinishedFor(brackets, first + 1);
    case "}":
      return next === first + 1 && isStatementEnd(before)
        ? { index: first, expected: sayExpected("no-brace") }
        : undefined;
    default:
      return newArrayWithoutLength(tokens, first, next);
  }
}

function unfinishedFor(brackets: Brackets, open: number): Expectation {
  const index = brackets.closing(open);
  return { index, expected: brackets.semicolons(open, index) < 2 ? sayExpected("for") : "“)”" };
}

function newArrayWithoutLength(tokens: readonly Token[], first: number, next: number): Expectation | undefined {
  for (let i = first; i < next; i++) {
    const isEmpty = tokens[i]?.text === "[" && tokens[i + 1]?.text === "]";
    if (isEmpty && tokens[i - 2]?.text === "new" && tokens[i + 2]?.text !== "[" && tokens[i + 2]?.text !== "{") {
      return { index: i + 1, expected: sayExpected("length") };
    }
  }
  return undefined;
}

type Rule = (
  tokens: readonly Token[],
  i: number,
  a: Token,
  b: Token | undefined,
  brackets: Brackets,
) => string | undefined;

/** Why a token `b` cannot follow the token `a` before it: what should stand in its place. */
const RULES: readonly Rule[] = [
  (_tokens, _i, a, b) => (a.text === "." && b?.kind !== "word" ? sayExpected("name") : undefined),
  (_tokens, _i, a, b) =>
    wantsName(a) && (b?.kind !== "word" || isReservedWord(b.text)) ? sayExpected("name") : undefined,
  (_tokens, _i, a, b) => (wantsOperand(a) && !canStartOperand(b) ? sayExpected("expression") : undefined),
  (_tokens, _i, a, b) => (a.text === "(" && isStop(b) ? sayExpected("expression-or-parenthesis") : undefined),
  (tokens, i, _a, b) => (isCreated(tokens, i - 1) && !isAfterCreated(b) ? "“(”" : undefined),
  (tokens, i) => (isLoneParameter(tokens, i) ? sayExpected("name") : undefined),
  (_tokens, _i, a, b) => (isStatementEnd(a) && isContinuation(b) ? sayExpected("statement") : undefined),
  (tokens, i, _a, b, brackets) => (isName(b) && isCall(tokens, brackets, i - 1) ? END_OF_STATEMENT : undefined),
  (tokens, i, _a, b) =>
    isCompleteOperand(tokens, i - 1) && b !== undefined && isOperand(b) ? END_OF_STATEMENT : undefined,
];

/** What should stand before token `i` given the one before it; undefined when the two go together. */
function betweenNeighbors(tokens: readonly Token[], brackets: Brackets, i: number): string | undefined {
  const a = tokens[i - 1];
  if (a === undefined) return undefined;
  for (const rule of RULES) {
    const expected = rule(tokens, i, a, tokens[i], brackets);
    if (expected !== undefined) return expected;
  }
  return undefined;
}

function isName(token: Token | undefined): boolean {
  return token?.kind === "word" && !isReservedWord(token.text);
}

function isTwoNames(tokens: readonly Token[], i: number): boolean {
  return isName(tokens[i]) && isName(tokens[i + 1]);
}

/** The parenthesis that closes `m(…)`. */
function isCall(tokens: readonly Token[], brackets: Brackets, i: number): boolean {
  const open = tokens[i]?.text === ")" ? brackets.opening(i) : undefined;
  return open !== undefined && isName(tokens[open - 1]);
}

function isStop(token: Token | undefined): boolean {
  return token === undefined || token.text === ";" || token.text === "}" || token.text === "{";
}

/** The class name after `new`. */
function isCreated(tokens: readonly Token[], i: number): boolean {
  return isName(tokens[i]) && tokens[i - 1]?.text === "new";
}

function isAfterCreated(token: Token | undefined): boolean {
  return token !== undefined && ["(", "[", ".", "<", "@"].includes(token.text);
}

/** `)` or `,` after a parameter of which only one word is given: `void f(x)`. */
function isLoneParameter(tokens: readonly Token[], i: number): boolean {
  const [type, open, name, result] = [tokens[i - 1], tokens[i - 2], tokens[i - 3], tokens[i - 4]];
  if (tokens[i]?.text !== ")" && tokens[i]?.text !== ",") return false;
  return type?.kind === "word" && open?.text === "(" && name?.kind === "word" && isTypeWord(result);
}

function isTypeWord(token: Token | undefined): boolean {
  return token?.kind === "word" && !["new", "return", "else"].includes(token.text);
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

export function wantsOperand(token: Token): boolean {
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

/** What closes or goes on with what stands before a token. */
function fallback(tokens: readonly Token[], brackets: Brackets, index: number): string {
  const before = tokens[index - 1];
  if (before === undefined || isStatementEnd(before)) return sayExpected("statement");
  if (before.text === "[") return "“]”";
  if (wantsName(tokens[index - 2] ?? before)) return "“{”";
  switch (brackets.enclosing(index)) {
    case "(":
      return before.text === "(" ? "“)”" : sayExpected("comma-or-parenthesis");
    case "[":
      return "“]”";
    default:
      if (before.kind === "symbol" && before.text !== ")" && before.text !== "]") return sayExpected("expression");
      return tokens[index]?.text === "=" ? sayExpected("assignable") : END_OF_STATEMENT;
  }
}
