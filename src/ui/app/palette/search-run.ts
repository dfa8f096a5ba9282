import { type At, isAt, type Seq } from "../../../trace/index.ts";
import { folded, isSimilar, type Rank, rank, rankOfText, type Search, searchOf } from "../../finding/index.ts";
import { plainText } from "../../messages/index.ts";
import type { Session } from "../../store/index.ts";

/** Something found in a recording, and the step that it belongs to. */
export interface FoundStep {
  readonly seq: Seq;
  readonly text: string;
  readonly rank: Rank;
}

/** What a search has found so far. */
export interface FoundSteps {
  /** Facts, by the steps that derived them: the best fits first, and of these the oldest. */
  readonly facts: readonly FoundStep[];
  readonly factCount: number;
  /** Steps whose one-line title has the words; not those that are among the facts. */
  readonly steps: readonly FoundStep[];
  readonly stepCount: number;
  /** How many steps were looked at. */
  readonly searched: number;
  /** The search is over: all steps were looked at, or as many as it looks at. */
  readonly isOver: boolean;
}

/** A list that is longer is not read. */
const MAX_SHOWN = 50;
/** So many similar ones are offered where nothing fits. */
const MAX_SIMILAR = 5;
/** One letter is in nearly every fact: of so few, whole words only. */
const MIN_LETTERS = 2;
/** Steps that are looked at between two looks at the clock. */
const SLICE = 200;
/** More steps are not looked at. */
export const MAX_SEARCHED = 1_000_000;

export const nothingFound: FoundSteps = {
  facts: [],
  factCount: 0,
  steps: [],
  stepCount: 0,
  searched: 0,
  isOver: true,
};

/**
 * Searches the facts and the steps of a recording for texts that have every word, in slices: each yields what was found
 * so far, the last one is over. Where nothing has the words, facts whose names are similar are found.
 */
export function* searchRun(
  { recording, reader }: Pick<Session, "recording" | "reader">,
  typed: string,
  maxSearched = MAX_SEARCHED,
): Generator<FoundSteps, void> {
  const search = searchOf(typed);
  if (search.text === "") {
    yield nothingFound;
    return;
  }
  const facts = new Hits(search, true);
  // Sentences have words that are similar to anything.
  const steps = new Hits(search, false);
  const end = Math.min(recording.length, maxSearched);
  for (let seq = 0; seq < end; seq++) {
    if (seq > 0 && seq % SLICE === 0) yield foundSoFar(facts, steps, seq, false);
    const kind = recording.steps.kind(seq);
    const fact = kind === "derive" || kind === "refine" ? reader.why(seq, 1)?.text : undefined;
    if (!facts.take(seq, reader, fact)) steps.take(seq, reader, plainText(reader.title(seq)));
  }
  yield foundSoFar(facts, steps, end, true);
}

/** The first and best of what has all words, and how many there are. */
class Hits {
  count = 0;
  readonly #search: Search;
  readonly #isLenient: boolean;
  readonly #isShort: boolean;
  /** By rank; what begins with the search at the end. */
  readonly #found: FoundStep[][] = [[], [], [], [], []];

  /** `isLenient`: similar texts are kept, too, as long as nothing has the words. */
  constructor(search: Search, isLenient: boolean) {
    this.#search = search;
    this.#isLenient = isLenient;
    this.#isShort = search.words.join("").length < MIN_LETTERS;
  }

  /** Whether a text has all words, with long names or with short ones. */
  take(seq: Seq, reader: Pick<Session["reader"], "shown">, text: string | undefined): boolean {
    if (text === undefined) return false;
    const short = reader.shown(text);
    const both = folded(text === short ? text : `${text} ${short}`);
    const own = rankOfText(both, this.#search);
    if (own === undefined || (this.#isShort && own < rank.exact)) {
      const similar = this.#found[rank.similar] ?? [];
      if (this.#isLenient && this.count === 0 && similar.length < MAX_SIMILAR && isSimilar(both, this.#search))
        similar.push({ seq, text: short, rank: rank.similar });
      return false;
    }
    this.count++;
    // `o12 ∈ pt(x)` is more of o12 than `Δ = {o12}` is.
    const isSubject = own === rank.exact && folded(short).startsWith(this.#search.text);
    const ofRank = this.#found[isSubject ? own + 1 : own] ?? [];
    if (ofRank.length < MAX_SHOWN) ofRank.push({ seq, text: short, rank: own });
    return true;
  }

  /** The best ones; similar ones where, at the end, there is nothing else. */
  shown(isOver: boolean): readonly FoundStep[] {
    const [similar = [], ...better] = this.#found;
    return isOver && this.count === 0 ? similar : better.reverse().flat().slice(0, MAX_SHOWN);
  }
}

function foundSoFar(facts: Hits, steps: Hits, searched: number, isOver: boolean): FoundSteps {
  return {
    facts: facts.shown(isOver),
    factCount: facts.count,
    steps: steps.shown(isOver),
    stepCount: steps.count,
    searched,
    isOver,
  };
}

/** The position that a search names: `120`, `step 12.2`, `#120`. */
export function stepNumberIn(search: string, word: string): At | undefined {
  const text = search.trim().toLowerCase();
  const own = word.toLowerCase();
  const digits = text.startsWith(own) ? text.slice(own.length).trim() : text;
  const at = digits.replace(/^#/, "");
  return isAt(at) ? at : undefined;
}
