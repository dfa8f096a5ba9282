import { AT_END, AT_SEARCH, AT_START, atBoundary, atLastLineEnd, atLineEnd, atLineStart } from "./assertions.ts";
import { readCharacterClass } from "./character-class.ts";
import { ANY, areEqual, DOT, escapedSet, single } from "./character-sets.ts";
import { readCharacterEscape } from "./escapes.ts";
import { foldingOf } from "./folding.ts";
import { type Flag, type PatternFlags, PatternSource } from "./source.ts";
import { type Assertion, EMPTY, type Greed, hasObviousLength, type Range, type Tree } from "./tree.ts";

export interface ParsedPattern {
  readonly tree: Tree;
  /** The groups that capture, the whole match left out. */
  readonly groups: number;
  readonly names: ReadonlyMap<string, number>;
  /** Those that hold at the end. */
  readonly flags: ReadonlySet<Flag>;
  /** Whether a search goes from code point to code point; else it also begins within surrogate pairs, as Java's does. */
  readonly isSupplementary: boolean;
}

/** What a character beyond U+FFFF may be written as, or be in. */
const SUPPLEMENTARY = /[\u{10000}-\u{10ffff}]|\[\^|\\[DHPSVW]|\\p(?:[A-Z]|\{(?:Is|java|[A-Z][a-z]?\}))/u;

/** Groups may be nested so deep. */
const DEEPEST = 500;
const LARGEST_COUNT = 2 ** 31 - 1;

/** Reads a pattern in Java's notation. Throws `NotAPattern`. */
export function parsePattern(text: string, flags: PatternFlags): ParsedPattern {
  return { ...new Parser(new PatternSource(text, flags)).parse(), isSupplementary: SUPPLEMENTARY.test(text) };
}

class Parser {
  readonly #source: PatternSource;
  readonly #names = new Map<string, number>();
  #groups = 0;
  #depth = 0;

  constructor(source: PatternSource) {
    this.#source = source;
  }

  parse(): Omit<ParsedPattern, "isSupplementary"> {
    const tree = this.#choice();
    if (this.#source.peek() >= 0) throw this.#source.fail("unmatched-closing");
    return { tree, groups: this.#groups, names: this.#names, flags: this.#source.flags };
  }

  #choice(): Tree {
    const options = [this.#sequence()];
    while (this.#source.skips("|")) options.push(this.#sequence());
    return options.length === 1 && options[0] !== undefined ? options[0] : { kind: "choice", options };
  }

  #sequence(): Tree {
    const parts: Tree[] = [];
    for (;;) {
      const next = this.#source.peek();
      if (next < 0 || this.#source.isNext("|") || this.#source.isNext(")")) break;
      const item = this.#item(String.fromCodePoint(next));
      if (item !== undefined) parts.push(this.#quantified(item));
    }
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: "sequence", parts };
  }

  /** Undefined for `(?i)`, which holds up to the end of the group around it. */
  #item(next: string): Tree | undefined {
    const source = this.#source;
    // `{` repeats what is not there.
    if (next === "{") return EMPTY;
    source.take();
    switch (next) {
      case "(":
        return this.#group();
      case "[":
        return { kind: "set", has: readCharacterClass(source) };
      case "\\":
        return this.#escape(source.takeRaw());
      case ".":
        return { kind: "set", has: this.#dot() };
      case "^":
        return assertion(this.#has("m") ? atLineStart(this.#has("d")) : AT_START);
      case "$":
        return assertion(this.#has("m") ? atLineEnd(this.#has("d")) : atLastLineEnd(this.#has("d")));
      case "?":
      case "*":
      case "+":
        throw source.fail("dangling-quantifier", 0, { character: next });
      default:
        return this.#character(next.codePointAt(0) ?? 0);
    }
  }

  #has(flag: Flag): boolean {
    return this.#source.flags.has(flag);
  }

  #character(point: number): Tree {
    return { kind: "set", has: single(point, foldingOf(this.#source)) };
  }

  #dot(): (point: number) => boolean {
    if (this.#has("s")) return ANY;
    return this.#has("d") ? (point) => point !== 10 : DOT;
  }

  #escape(letter: number): Tree {
    if (letter < 0)
      throw this.#depth > 0 ? this.#source.fail("unclosed-group", 1) : this.#source.fail("trailing-escape");
    const name = String.fromCodePoint(letter);
    const holds = this.#assertionNamed(name);
    if (holds !== undefined) return assertion(holds);
    if (name === "k") return this.#namedReference();
    if (name === "R") return LINE_END;
    if (/[1-9]/.test(name)) return this.#numberedReference(Number(name));
    const escape = readCharacterEscape(this.#source, letter);
    if (escape === undefined) throw this.#source.fail(/[NX]/.test(name) ? "not-supported" : "unknown-escape");
    return typeof escape === "number" ? this.#character(escape) : { kind: "set", has: escape };
  }

  #assertionNamed(name: string): Assertion | undefined {
    const isWord = this.#has("U") ? escapedSet("w", true) : undefined;
    switch (name) {
      case "A":
        return AT_START;
      case "b":
        return atBoundary(true, isWord);
      case "B":
        return atBoundary(false, isWord);
      case "G":
        return AT_SEARCH;
      case "Z":
        return atLastLineEnd(this.#has("d"));
      case "z":
        return AT_END;
      default:
        return undefined;
    }
  }

  #namedReference(): Tree {
    this.#source.expect("<", "name-after-k");
    const name = this.#groupName();
    const group = this.#names.get(name);
    if (group === undefined) throw this.#source.fail("unknown-name", 0, { name });
    return this.#reference(group);
  }

  /** As many digits as make a group that there is by now. */
  #numberedReference(digit: number): Tree {
    let group = digit;
    for (;;) {
      const longer = group * 10 + (this.#source.peek() - 48);
      if (!/\d/.test(String.fromCodePoint(Math.max(0, this.#source.peek()))) || longer > this.#groups) break;
      this.#source.take();
      group = longer;
    }
    return this.#reference(group);
  }

  #reference(group: number): Tree {
    const folding = foldingOf(this.#source);
    return { kind: "reference", register: 2 * group, isEqual: (a, b) => areEqual(folding, a, b) };
  }

  #groupName(): string {
    const first = this.#source.takeIf(/[a-zA-Z]/);
    if (first === undefined) throw this.#source.fail("name-start", 1);
    const name = first + this.#source.takeWhile(/[a-zA-Z0-9]/);
    this.#source.expect(">", "unclosed-name");
    return name;
  }

  #group(): Tree | undefined {
    const { flags } = this.#source;
    const result = this.#source.skips("?") ? this.#specialGroup() : this.#capturing();
    if (result !== undefined) this.#source.flags = flags;
    return result;
  }

  #specialGroup(): Tree | undefined {
    const kind = String.fromCodePoint(Math.max(0, this.#source.peek()));
    switch (kind) {
      case ":":
        this.#source.take();
        return this.#body();
      case ">":
        this.#source.take();
        return { kind: "atomic", body: this.#body() };
      case "=":
      case "!":
        this.#source.take();
        return { kind: "look", body: this.#body(), isAhead: true, isNegated: kind === "!" };
      case "<":
        this.#source.take();
        return this.#lookBehindOrNamed();
      default:
        return this.#flagGroup();
    }
  }

  #lookBehindOrNamed(): Tree {
    const isNegated = this.#source.isNext("!");
    if (!isNegated && !this.#source.isNext("=")) {
      const name = this.#groupName();
      if (this.#names.has(name)) throw this.#source.fail("name-taken", 0, { name });
      this.#names.set(name, this.#groups + 1);
      return this.#capturing();
    }
    this.#source.take();
    return { kind: "look", body: this.#body(hasObviousLength), isAhead: false, isNegated };
  }

  #capturing(): Tree {
    this.#groups += 1;
    const register = 2 * this.#groups;
    return { kind: "group", body: this.#body(), register };
  }

  /** Up to and with the `)`; `fits` is asked of what a look-behind looks for. */
  #body(fits: (tree: Tree) => boolean = () => true): Tree {
    this.#depth += 1;
    if (this.#depth > DEEPEST) throw this.#source.fail("nested-too-deep");
    const tree = this.#choice();
    if (!fits(tree)) throw this.#source.fail("look-behind");
    this.#source.expect(")", "unclosed-group");
    this.#depth -= 1;
    return tree;
  }

  /** `(?i-s)` and `(?i-s:X)`. */
  #flagGroup(): Tree | undefined {
    const source = this.#source;
    const on = source.takeWhile(/[imsdxuU]/);
    const off = source.skips("-") ? source.takeWhile(/[imsdxuU]/) : "";
    const isWhole = source.skips(")");
    const flags = new Set<Flag>([...source.flags, ...([...on] as Flag[])]);
    for (const flag of off) flags.delete(flag as Flag);
    if (!isWhole) source.expect(":", "unknown-modifier");
    source.flags = flags;
    return isWhole ? undefined : this.#body();
  }

  #quantified(body: Tree): Tree {
    const range = this.#range();
    if (range === undefined) return body;
    return { kind: "repeat", body, range, greed: this.#greed() };
  }

  #greed(): Greed {
    if (this.#source.skips("?")) return "reluctant";
    return this.#source.skips("+") ? "possessive" : "greedy";
  }

  #range(): Range | undefined {
    if (this.#source.skips("?")) return { least: 0, most: 1 };
    if (this.#source.skips("*")) return { least: 0, most: Number.POSITIVE_INFINITY };
    if (this.#source.skips("+")) return { least: 1, most: Number.POSITIVE_INFINITY };
    return this.#source.skips("{") ? this.#counts() : undefined;
  }

  #counts(): Range {
    const source = this.#source;
    const least = this.#count();
    if (least === undefined) throw source.fail("illegal-repetition", 1);
    const most = source.skips(",") ? (this.#count() ?? Number.POSITIVE_INFINITY) : least;
    if (!source.isNext("}")) throw source.fail("unclosed-count", 1);
    if (most < least) throw source.fail("illegal-repetition-range", 1);
    source.take();
    return { least, most };
  }

  #count(): number | undefined {
    let count: number | undefined;
    for (;;) {
      const digit = this.#source.takeIf(/\d/);
      if (digit === undefined) return count;
      count = 10 * (count ?? 0) + Number(digit);
      if (count > LARGEST_COUNT) throw this.#source.fail("illegal-repetition-range");
    }
  }
}

function assertion(holds: Assertion): Tree {
  return { kind: "assertion", holds };
}

/** `\R` */
const LINE_END: Tree = {
  kind: "choice",
  options: [
    { kind: "sequence", parts: [13, 10].map((point) => ({ kind: "set", has: single(point, "none") })) },
    {
      kind: "set",
      has: (point) => (point >= 10 && point <= 13) || point === 0x85 || point === 0x2028 || point === 0x2029,
    },
  ],
};
