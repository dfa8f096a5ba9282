import type { EngineManifest } from "../../engine-kit/index.ts";
import { type Exercise, type ExerciseQuestion, type Sheet, statementOf } from "../../exercises/index.ts";
import type { WorkbenchState } from "../store/index.ts";

/** An exercise on the way: it may have no questions yet. */
export interface Draft {
  readonly title: string;
  readonly questions: readonly ExerciseQuestion[];
}

/** The exercise that a draft is on the program and the options on the screen. */
export function exerciseFrom(
  { id }: EngineManifest,
  { title, questions }: Draft,
  { files, options }: Pick<WorkbenchState, "files" | "options">,
): Exercise {
  return {
    fixscope: "exercise",
    version: 2,
    title,
    engine: id,
    files: files.map(({ name, text }) => ({ name, text })),
    options: { ...options },
    questions: [...questions],
  };
}

/** A question at a position of its number, also where the draft that it is of was kept when positions counted pauses. */
export function inSteps(question: ExerciseQuestion, sheet: Sheet): ExerciseQuestion {
  return typeof question.at === "number" ? { ...question, at: sheet.at(question.at) } : question;
}

/** A name that no question has. */
export function freshId(questions: Draft["questions"]): string {
  const taken = new Set(questions.map(({ id }) => id));
  for (let number = questions.length + 1; ; number++) if (!taken.has(`q${number}`)) return `q${number}`;
}

/** What can be asked at a step, and about a fact that was clicked. */
export function askable(
  sheet: Sheet,
  position: number,
  fact: string | undefined,
  id: string,
): readonly ExerciseQuestion[] {
  const of = fact === undefined ? undefined : statementOf(fact)?.subject;
  const at = sheet.at(position);
  const drafts: readonly ExerciseQuestion[] = [
    ...(["entry", "rule", "fact"] as const).map((about) => ({ kind: "next", id, points: 1, about, at }) as const),
    ...(of === undefined ? [] : [{ kind: "value", id, points: 2, of } as const]),
    ...(fact === undefined ? [] : [{ kind: "premise", id, points: 2, fact, at } as const]),
  ];
  return drafts.filter((question) => sheet.pose(question) !== undefined);
}
