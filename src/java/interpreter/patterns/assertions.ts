import { type CharacterSet, IS_LINE_END, IS_WORD } from "./character-sets.ts";
import type { Assertion } from "./tree.ts";

export const AT_START: Assertion = (_, at) => at === 0;
export const AT_END: Assertion = (text, at) => at === text.length;
/** `\G` */
export const AT_SEARCH: Assertion = (_, at, from) => at === from;

/** `^` under the flag m; never at the very end, not even after a line. */
export function atLineStart(isUnix: boolean): Assertion {
  const ends = lineEnds(isUnix);
  return (text, at) => {
    if (at === text.length) return false;
    return at === 0 || (ends(text.charCodeAt(at - 1)) && (isUnix || !isInPair(text, at)));
  };
}

/** `$` under the flag m. */
export function atLineEnd(isUnix: boolean): Assertion {
  const ends = lineEnds(isUnix);
  return (text, at) => at === text.length || (ends(text.charCodeAt(at)) && (isUnix || !isInPair(text, at)));
}

/** `$` and `\Z`: at the end, or before the line end there. */
export function atLastLineEnd(isUnix: boolean): Assertion {
  const ends = atLineEnd(isUnix);
  return (text, at) => {
    const rest = text.length - at;
    return rest === 0 || ((rest === 1 || (rest === 2 && !isUnix && text.endsWith("\r\n"))) && ends(text, at, at));
  };
}

/** `\b` and `\B`. Under the flag U `isWord` is another set. */
export function atBoundary(isBoundary: boolean, isWord: CharacterSet = IS_WORD): Assertion {
  return (text, at) => {
    const before = at > 0 && isWord(pointBefore(text, at));
    return (before !== isWord(text.codePointAt(at) ?? -1)) === isBoundary;
  };
}

function lineEnds(isUnix: boolean): CharacterSet {
  return isUnix ? (point) => point === 10 : IS_LINE_END;
}

/** Whether a place is within `\r\n`. */
function isInPair(text: string, at: number): boolean {
  return text.charCodeAt(at - 1) === 13 && text.charCodeAt(at) === 10;
}

function pointBefore(text: string, at: number): number {
  const pair = at > 1 ? (text.codePointAt(at - 2) ?? 0) : 0;
  return pair > 0xffff ? pair : text.charCodeAt(at - 1);
}
