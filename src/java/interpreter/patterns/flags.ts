import { type Flag, NotAPattern, type PatternFlags } from "./source.ts";

/** The flags of Java's class Pattern: `UNIX_LINES`, `CASE_INSENSITIVE`, … */
const BITS: readonly (readonly [bit: number, flag: Flag])[] = [
  [1, "d"],
  [2, "i"],
  [4, "x"],
  [8, "m"],
  [32, "s"],
  [64, "u"],
  [256, "U"],
];
const LITERAL = 16;
const CANON_EQ = 128;

/** Throws `NotAPattern` for canonical equivalence. */
export function flagsOf(bits: number): PatternFlags {
  if ((bits & CANON_EQ) !== 0) throw new NotAPattern(-1, "not-supported");
  const flags = new Set(BITS.filter(([bit]) => (bits & bit) !== 0).map(([, flag]) => flag));
  return { flags, isLiteral: (bits & LITERAL) !== 0 };
}

export function bitsOf(flags: ReadonlySet<Flag>): number {
  return BITS.reduce((bits, [bit, flag]) => (flags.has(flag) ? bits | bit : bits), 0);
}
