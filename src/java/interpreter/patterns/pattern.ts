import { compilePattern } from "./compile.ts";
import { flagsOf } from "./flags.ts";
import { type Match, Matcher, type Work } from "./matcher.ts";
import { parsePattern } from "./parse.ts";
import type { PatternProgram } from "./program.ts";
import { NotAPattern } from "./source.ts";

/** So many patterns of a run are kept. */
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

  groupNamed(name: string): number | undefined {
    return this.#program.names.get(name);
  }

  /** The match of the whole text. */
  matchAll(text: string, work: Work): Match | undefined {
    return new Matcher(this.#program, text, work).matchAll();
  }

  matchAt(text: string, at: number, work: Work): Match | undefined {
    return new Matcher(this.#program, text, work).matchAt(at);
  }

  /** The first match from there on; the one before ended at `previous`. */
  find(text: string, from: number, previous: number, work: Work): Match | undefined {
    return new Matcher(this.#program, text, work).find(from, previous);
  }

  /** Every match, from left to right; they do not overlap. */
  *matchesIn(text: string, work: Work): Generator<Match> {
    const matcher = new Matcher(this.#program, text, work);
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
