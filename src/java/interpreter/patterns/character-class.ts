import { type CharacterSet, complement, intersection, interval, single, union } from "./character-sets.ts";
import { readCharacterEscape } from "./escapes.ts";
import { foldingOf } from "./folding.ts";
import type { PatternSource } from "./source.ts";

const CLOSE = 93;
const OPEN = 91;
const AND = 38;
const BACKSLASH = 92;

/** What follows `[`, up to and with the `]`: characters, ranges, classes within, and intersections with `&&`. */
export function readCharacterClass(source: PatternSource): CharacterSet {
  const isNegated = source.skips("^");
  const set = readIntersection(source);
  source.expect("]", "unclosed-class");
  return isNegated ? complement(set) : set;
}

function readIntersection(source: PatternSource): CharacterSet {
  let set = readUnion(source, true);
  while (isAnd(source)) {
    source.take();
    source.take();
    const right = readUnion(source, false);
    if (set === undefined && right === undefined) throw source.fail("bad-class");
    set = set === undefined || right === undefined ? (set ?? right) : intersection(set, right);
  }
  if (set === undefined) throw source.fail("unclosed-class");
  return set;
}

/** Undefined when there is nothing. A `]` at the front is a character. */
function readUnion(source: PatternSource, isFirst: boolean): CharacterSet | undefined {
  let set: CharacterSet | undefined;
  for (;;) {
    const next = source.peek();
    if (next < 0) throw source.fail("unclosed-class");
    if (next === CLOSE && (set !== undefined || !isFirst)) return set;
    if (isAnd(source)) return set;
    const item = readItem(source, next);
    set = set === undefined ? item : union(set, item);
  }
}

function isAnd(source: PatternSource): boolean {
  return source.peek() === AND && source.afterNext() === AND;
}

function readItem(source: PatternSource, next: number): CharacterSet {
  source.take();
  if (next === OPEN) return readCharacterClass(source);
  const from = next === BACKSLASH ? readEscape(source) : next;
  if (typeof from !== "number") return from;
  const folding = foldingOf(source);
  if (!source.isNext("-")) return single(from, folding);
  const after = source.afterNext();
  if (after === CLOSE || after === OPEN) return single(from, folding);
  source.take();
  const end = source.take();
  const to = end === BACKSLASH ? readEscape(source) : end;
  if (typeof to !== "number" || to < from) throw source.fail("illegal-range");
  return interval(from, to, folding);
}

function readEscape(source: PatternSource): number | CharacterSet {
  const letter = source.takeRaw();
  if (letter < 0) throw source.fail("unclosed-class");
  const escape = readCharacterEscape(source, letter);
  if (escape === undefined) throw source.fail("unknown-escape");
  return escape;
}
