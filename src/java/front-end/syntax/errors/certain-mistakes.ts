import { closerOf, isCloser } from "./brackets.ts";
import { type Token, tokenize } from "./tokens.ts";

/**
 * Up to where a text with more than `limit` certain mistakes is handed to the parser, and what closes the brackets
 * that are open there. Undefined for a text with fewer, so for every text that compiles.
 *
 * The parser tries out dozens of repairs at each mistake, and keeps those it has tried: thousands of mistakes cost
 * minutes and gigabytes. What is wrong beyond doubt can be seen from brackets and neighbors alone.
 */
export interface Cut {
  readonly at: number;
  readonly closers: string;
}

export function cutAfterMistakes(text: string, limit: number): Cut | undefined {
  const open: string[] = [];
  let mistakes = 0;
  let before: Token | undefined;
  for (const token of tokenize(text).tokens) {
    const isMismatch = isCloser(token.text) && !close(open, token.text);
    const isMistake = isMismatch || (before !== undefined && cannotFollow(before.text, token.text));
    const closer = closerOf(token.text);
    if (closer !== undefined) open.push(closer);
    before = token;
    if (!isMistake) continue;
    mistakes += 1;
    if (mistakes > limit) return { at: token.end, closers: open.toReversed().join("") };
  }
  return undefined;
}

/** Closes the brackets down to the one that this closer belongs to. Whether that was just the innermost one. */
function close(open: string[], closer: string): boolean {
  const index = open.lastIndexOf(closer);
  if (index < 0) return false;
  const isInnermost = index === open.length - 1;
  open.length = index;
  return isInnermost;
}

const WANTS_MORE: ReadonlySet<string> = new Set(
  "= += -= *= /= %= &= |= ^= <<= >>= >>>= + - / % && || == != <= >= | ^ ! ~ . :: -> @".split(" "),
);

/** No Java program has these two tokens one after the other, wherever they stand. */
function cannotFollow(before: string, token: string): boolean {
  if (token === ";") return WANTS_MORE.has(before);
  if (token === ")") return WANTS_MORE.has(before) || before === ",";
  return before === "=" && token === "=";
}
