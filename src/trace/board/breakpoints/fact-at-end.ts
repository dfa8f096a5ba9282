import type { Seq } from "../../log/step.ts";
import { findFact, type ReadSession } from "./find-fact.ts";

/**
 * The step that made a fact which holds at the end of a recording: one that tables print, `[4]:x ∋ o12`, or one that its step
 * says, `l(p, a, s) = 6`. Undefined if it does not hold.
 */
export function factAtEnd(session: ReadSession, text: string): Seq | undefined {
  return /[∋→]/.test(text) ? findFact(session, text) : findMade(session, text);
}

/** Of a thing that gets other values the last one holds. Results are told at the end of a run: it is gone through from there. */
function findMade({ reader, recording }: ReadSession, text: string): Seq | undefined {
  const [subject] = /^.* = /.exec(text) ?? [];
  for (let seq = recording.length - 1; seq >= 0; seq--) {
    const made = reader.made(seq)?.text;
    if (made === text) return seq;
    if (subject !== undefined && made?.startsWith(subject) === true) return undefined;
  }
  return undefined;
}
