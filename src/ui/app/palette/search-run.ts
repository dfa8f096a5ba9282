import { type At, isAt, type Seq } from "../../../trace/index.ts";
import { plainText } from "../../messages/index.ts";
import type { Session } from "../../store/index.ts";

/** Something found in a recording, and the step that it belongs to. */
export interface FoundStep {
  readonly seq: Seq;
  readonly text: string;
}

/** What a search has found so far. */
export interface FoundSteps {
  /** Facts, by the steps that derived them; the oldest ones. */
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
/** One letter is in nearly every fact. */
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
 * so far, the last one is over.
 */
export function* searchRun(
  { recording, reader }: Pick<Session, "recording" | "reader">,
  search: string,
  maxSearched = MAX_SEARCHED,
): Generator<FoundSteps, void> {
  const words = wordsOf(search);
  if (words.join("").length < MIN_LETTERS) {
    yield nothingFound;
    return;
  }
  const facts = new Hits();
  const steps = new Hits();
  const end = Math.min(recording.length, maxSearched);
  for (let seq = 0; seq < end; seq++) {
    if (seq > 0 && seq % SLICE === 0) yield foundSoFar(facts, steps, seq, false);
    const kind = recording.steps.kind(seq);
    const fact = kind === "derive" || kind === "refine" ? reader.why(seq, 1)?.text : undefined;
    if (!facts.take(seq, reader, fact, words)) steps.take(seq, reader, plainText(reader.title(seq)), words);
  }
  yield foundSoFar(facts, steps, end, true);
}

/** The first of what has all words, and how many there are. */
class Hits {
  readonly shown: FoundStep[] = [];
  count = 0;

  /** Whether a text has all words, with long names or with short ones. */
  take(
    seq: Seq,
    reader: Pick<Session["reader"], "shown">,
    text: string | undefined,
    words: readonly string[],
  ): boolean {
    if (text === undefined) return false;
    const short = reader.shown(text);
    const both = `${text}\n${short}`.toLowerCase();
    if (!words.every((word) => both.includes(word))) return false;
    this.count++;
    if (this.shown.length < MAX_SHOWN) this.shown.push({ seq, text: short });
    return true;
  }
}

function foundSoFar(facts: Hits, steps: Hits, searched: number, isOver: boolean): FoundSteps {
  return {
    facts: [...facts.shown],
    factCount: facts.count,
    steps: [...steps.shown],
    stepCount: steps.count,
    searched,
    isOver,
  };
}

/** Arrows may be typed as such or as `->`. */
function wordsOf(search: string): readonly string[] {
  return search.toLowerCase().replaceAll("->", "→").split(/\s+/).filter(Boolean);
}

/** The position that a search names: `120`, `step 12.2`, `#120`. */
export function stepNumberIn(search: string, word: string): At | undefined {
  const text = search.trim().toLowerCase();
  const own = word.toLowerCase();
  const digits = text.startsWith(own) ? text.slice(own.length).trim() : text;
  const at = digits.replace(/^#/, "");
  return isAt(at) ? at : undefined;
}
