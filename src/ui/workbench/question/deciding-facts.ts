import type { LessonQuestion, PrintedFact } from "../../../engine-kit/index.ts";
import { factAtEnd, type Seq } from "../../../trace/index.ts";

/** A fact that decides a question, in a run. */
export interface DecidingFact {
  /** As this run prints it. */
  readonly text: string;
  /** The step that made it; undefined where it does not hold in this run. */
  readonly step: Seq | undefined;
  /** The lesson's sentence is about a run in which it is so. */
  readonly isAsTold: boolean;
}

type FoundIn = Parameters<typeof factAtEnd>[0];

/** Which of the facts that decide a question hold at the end of a run. */
export function decidingFacts(run: FoundIn, { facts, absent = [] }: LessonQuestion): readonly DecidingFact[] {
  return [...facts.map((fact) => foundIn(run, fact, true)), ...absent.map((fact) => foundIn(run, fact, false))];
}

function foundIn(run: FoundIn, printed: PrintedFact, isToHold: boolean): DecidingFact {
  const forms = [printed].flat();
  for (const text of forms) {
    const step = factAtEnd(run, text);
    if (step !== undefined) return { text, step, isAsTold: isToHold };
  }
  return { text: forms[0] ?? "", step: undefined, isAsTold: !isToHold };
}
