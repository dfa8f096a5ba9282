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
  const open: OpenBracket[] = [];
  let mistakes = 0;
  let before: Token | undefined;
  /** Whether the parentheses that were closed last are the head of a `switch`. */
  let wasHead = false;
  for (const token of tokenize(text).tokens) {
    const innermost = open.at(-1);
    const isMismatch = isCloser(token.text) && !close(open, token.text);
    const isMistake =
      isMismatch ||
      (before !== undefined && cannotFollow(before.text, token.text)) ||
      (innermost?.ofSwitch !== true && isSwitchLabel(before?.text, token.text));
    if (token.text === ")") wasHead = innermost?.ofSwitch === true;
    const closer = closerOf(token.text);
    if (closer !== undefined)
      open.push({ closer, ofSwitch: before?.text === "switch" || (before?.text === ")" && wasHead) });
    before = token;
    if (!isMistake) continue;
    mistakes += 1;
    if (mistakes > limit)
      return {
        at: token.end,
        closers: open
          .map((bracket) => bracket.closer)
          .toReversed()
          .join(""),
      };
  }
  return undefined;
}

/** A bracket that is open: what closes it, and whether it is of the head or of the body of a `switch`. */
interface OpenBracket {
  readonly closer: string;
  readonly ofSwitch: boolean;
}

/** Closes the brackets down to the one that this closer belongs to. Whether that was just the innermost one. */
function close(open: OpenBracket[], closer: string): boolean {
  const index = open.findLastIndex((bracket) => bracket.closer === closer);
  if (index < 0) return false;
  const isInnermost = index === open.length - 1;
  open.length = index;
  return isInnermost;
}

function isSwitchLabel(before: string | undefined, token: string): boolean {
  return token === "case" || (before === "default" && (token === ":" || token === "->"));
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
