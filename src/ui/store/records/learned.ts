import type { RecordValue } from "./kinds.ts";
import type { Records } from "./records.ts";

/** What the reader has done with a lesson. */
export type Learned = RecordValue<"learned">;

/** The reader has seen the last step of a lesson. */
export function noteDone(records: Records, lesson: string): void {
  const known = records.get("learned", lesson);
  if (known?.isDone !== true) records.write("learned", lesson, { ...known, isDone: true });
}

/** The reader has answered a question about a lesson: of several answers the last one counts. */
export function noteAnswer(records: Records, lesson: string, question: string, isRight: boolean): void {
  const known = records.get("learned", lesson);
  if (known?.answers?.[question] === isRight) return;
  records.write("learned", lesson, { ...known, answers: { ...known?.answers, [question]: isRight } });
}

/** How many questions about a lesson were answered, and how many of them right. */
export function answersIn({ answers = {} }: Learned): { readonly right: number; readonly asked: number } {
  const all = Object.values(answers);
  return { right: all.filter((isRight) => isRight).length, asked: all.length };
}

/** Forgets what was done with lessons; what it returns brings it back. */
export function learnAnew(records: Records, lessons: readonly string[]): () => void {
  const known = lessons.flatMap((lesson) => {
    const learned = records.get("learned", lesson);
    return learned === undefined ? [] : [[lesson, learned] as const];
  });
  for (const [lesson] of known) records.remove("learned", lesson);
  return () => {
    for (const [lesson, learned] of known) records.write("learned", lesson, learned);
  };
}
