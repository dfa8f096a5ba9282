import type { Seq } from "../../../trace/index.ts";
import type { Session } from "../../store/index.ts";

export interface FoundFact {
  readonly fact: Seq;
  readonly text: string;
}

export interface FoundFacts {
  /** The oldest of them. */
  readonly shown: readonly FoundFact[];
  /** How many there are. */
  readonly count: number;
  /** All facts were looked at. */
  readonly isWhole: boolean;
}

/** A list that is longer is not read. */
const MAX_SHOWN = 50;
/** At most this many facts are searched while a letter is typed. */
const MAX_SEARCHED = 20_000;
/** One letter is in nearly every fact. */
const MIN_LETTERS = 2;

const none: FoundFacts = { shown: [], count: 0, isWhole: true };

/** The facts of a recording whose texts have every word of the search. */
export function findFacts(
  { recording, reader }: Pick<Session, "recording" | "reader">,
  search: string,
  maxSearched = MAX_SEARCHED,
): FoundFacts {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.join("").length < MIN_LETTERS) return none;
  const shown: FoundFact[] = [];
  let count = 0;
  let searched = 0;
  for (let fact = 0; fact < recording.length; fact++) {
    if (recording.steps.kind(fact) !== "derive") continue;
    if (++searched > maxSearched) return { shown, count, isWhole: false };
    const text = reader.why(fact, 1)?.text ?? "";
    const lower = text.toLowerCase();
    if (!words.every((word) => lower.includes(word))) continue;
    count++;
    if (shown.length < MAX_SHOWN) shown.push({ fact, text });
  }
  return { shown, count, isWhole: true };
}
