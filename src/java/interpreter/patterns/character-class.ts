import { type CharacterSet, complement, intersection, interval, single, union } from "./character-sets.ts";
import { readCharacterEscape } from "./escapes.ts";
import { foldingOf } from "./folding.ts";
import { NotAPattern, type PatternSource } from "./source.ts";

const CLOSE = 93;
const OPEN = 91;
const AND = 38;
const BACKSLASH = 92;

/** What follows `[`, up to and with the `]`: characters, ranges, classes within, and intersections with `&&`. */
export function readCharacterClass(source: PatternSource): CharacterSet {
  const isNegated = source.skips("^");
  const set = readIntersection(source);
  source.expect("]");
  return isNegated ? complement(set) : set;
}

function readIntersection(source: PatternSource): CharacterSet {
  let set = readUnion(source, true);
  while (isAnd(source)) {
    source.take();
    source.take();
    const right = readUnion(source, false);
    if (set === undefined && right === undefined) throw new NotAPattern();
    set = set === undefined || right === undefined ? (set ?? right) : intersection(set, right);
  }
  if (set === undefined) throw new NotAPattern();
  return set;
}

/** Undefined when there is nothing. A `]` at the front is a character. */
function readUnion(source: PatternSource, isFirst: boolean): CharacterSet | undefined {
  let set: CharacterSet | undefined;
  for (;;) {
    const next = source.peek();
    if (next < 0) throw new NotAPattern();
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
  if (typeof to !== "number" || to < from) throw new NotAPattern();
  return interval(from, to, folding);
}

function readEscape(source: PatternSource): number | CharacterSet {
  const escape = readCharacterEscape(source, source.takeRaw());
  if (escape === undefined) throw new NotAPattern();
  return escape;
}
