import { compilePattern } from "./compile.ts";
import { type Match, Matcher, type Work } from "./matcher.ts";
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

  groupNamed(name: string): number | undefined {
    return this.#program.names.get(name);
  }

  /** Whether the whole text is a match. */
  matches(text: string, work: Work): boolean {
    return new Matcher(this.#program, text, work).matchAll() !== undefined;
  }

  matchAt(text: string, at: number, work: Work): Match | undefined {
    return new Matcher(this.#program, text, work).matchAt(at);
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
  readonly #known = new Map<string, Pattern | undefined>();

  /** Undefined for what is no pattern: Unicode blocks and grapheme clusters are not known. */
  read(text: string): Pattern | undefined {
    if (this.#known.has(text)) return this.#known.get(text);
    if (this.#known.size >= KEPT) this.#known.clear();
    const pattern = compiled(text);
    this.#known.set(text, pattern);
    return pattern;
  }
}

function compiled(text: string): Pattern | undefined {
  try {
    return new Pattern(compilePattern(parsePattern(text)));
  } catch (problem) {
    if (problem instanceof NotAPattern) return undefined;
    throw problem;
  }
}
