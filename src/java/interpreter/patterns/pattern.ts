import { compilePattern } from "./compile.ts";
import { bitsOf, flagsOf } from "./flags.ts";
import { type Match, Matcher, type Work } from "./matching/matcher.ts";
import { parsePattern } from "./parse.ts";
import type { PatternProgram } from "./program.ts";
import { NotAPattern } from "./source.ts";

/** The patterns of a run that are kept, at most. */
const KEPT = 100;

/** A pattern in Java's notation, ready to search. */
export class Pattern {
  readonly #program: PatternProgram;

  constructor(program: PatternProgram) {
    this.#program = program;
  }

  get groups(): number {
    return this.#program.groups;
  }

  /** As the bits of Java's class Pattern, with those that the pattern sets itself. */
  get flags(): number {
    return bitsOf(this.#program.flags);
  }

  groupNamed(name: string): number | undefined {
    return this.#program.names.get(name);
  }

  /** A search of a text for matches one by one. */
  matcher(text: string, work: Work): Matcher {
    return new Matcher(this.#program, text, work);
  }

  /** Every match, from left to right; they do not overlap. */
  *matchesIn(text: string, work: Work): Generator<Match> {
    const matcher = this.matcher(text, work);
    let previous = 0;
    for (let from = 0; from <= text.length; ) {
      const match = matcher.find(from, previous);
      if (match === undefined) return;
      yield match;
      const [start = 0, end = 0] = match;
      previous = end;
      from = end > start ? end : end + 1;
    }
  }
}

/** The patterns of one run: each is read once. */
export class Patterns {
  readonly #known = new Map<string, Pattern | NotAPattern>();

  /** What is no pattern says why. `bits` are the flags of Java's class Pattern. */
  read(text: string, bits = 0): Pattern | NotAPattern {
    const key = `${bits} ${text}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#known.size >= KEPT) this.#known.clear();
    const pattern = compiled(text, bits);
    this.#known.set(key, pattern);
    return pattern;
  }
}

function compiled(text: string, bits: number): Pattern | NotAPattern {
  try {
    return new Pattern(compilePattern(parsePattern(text, flagsOf(bits))));
  } catch (problem) {
    if (problem instanceof NotAPattern) return problem;
    throw problem;
  }
}
