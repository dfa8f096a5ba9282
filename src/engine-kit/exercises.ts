import { type InputFile, type TranslateText, translatorOf } from "../kernel/index.ts";
import type { GivenOptions } from "../options/index.ts";
import type { At } from "../trace/index.ts";

/** A question of a {@link WrittenExercise}: positions are written as the step bar writes them, facts are written as tables write them. */
type WrittenQuestion = {
  /** The author's own words, before what is asked. */
  readonly text?: string;
  /** 1 where left out. */
  readonly points?: number;
} & (
  | { readonly kind: "next"; readonly about: "entry" | "rule" | "fact"; readonly at: At }
  | { readonly kind: "facts"; readonly facts: readonly string[]; readonly at?: At }
  | { readonly kind: "value"; readonly of: string; readonly at?: At }
  | { readonly kind: "premise"; readonly fact: string; readonly at: At }
);

/** An exercise on a lesson. It has no answers: the run gives them. */
export interface WrittenExercise {
  /** In links and on the command line; no two exercises have the same. */
  readonly id: string;
  readonly title: string;
  /** The id of a lesson of the engine. */
  readonly lesson: string;
  /** The label of a preset of that lesson. */
  readonly preset: string;
  readonly questions: readonly WrittenQuestion[];
}

/** What exercises say in another language, by their ids: their titles and the texts of their questions, the first of which is `q1`. */
export type ExerciseTranslations = Readonly<
  Record<string, { readonly title?: string } & { readonly [question: `q${number}`]: string }>
>;

/** An exercise with its texts translated. Their ids are those of {@link ExerciseTranslations}: `what-is-live.q2`. */
export function mapExerciseTexts(written: WrittenExercise, translate: TranslateText): WrittenExercise {
  const { id, title, questions } = written;
  return {
    ...written,
    title: translate(`${id}.title`, title),
    questions: questions.map((question, at) =>
      question.text === undefined ? question : { ...question, text: translate(`${id}.q${at + 1}`, question.text) },
    ),
  };
}

/** An exercise in the language in use. */
export function translatedExercise(written: WrittenExercise): WrittenExercise {
  return mapExerciseTexts(written, translatorOf("exerciseTexts"));
}

/** Makes programs to practice on. */
export interface Practice {
  /** Kinds of programs, the easiest first. What `practice.` and the kind say among the engine's words is shown for it. */
  readonly difficulties: readonly string[];
  /** The same program for the same difficulty and seed. Undefined: there is no such difficulty. */
  program(difficulty: string, seed: number): PracticeProgram | undefined;
}

/** A program, and how it is to be analyzed. */
interface PracticeProgram {
  readonly file: InputFile;
  readonly options: GivenOptions;
}
