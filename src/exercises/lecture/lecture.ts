import * as v from "valibot";
import { type TranslateText, translatorOf } from "../../kernel/index.ts";
import { fileSchema, questionSchema } from "../exercise.ts";

const text = v.pipe(v.string(), v.nonEmpty());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A slide: a run, a position in it, and what is said there. A slide that names no program shows the run of the slide before it. */
const slide = v.strictObject({
  /** What stands above the stage. */
  title: v.optional(text),
  /** What the audience reads. A slide at a stop of its lesson has the words of that where it has none. */
  text: v.optional(text),
  /** What only the presenter reads. */
  notes: v.optional(text),
  /** How long it takes. */
  minutes: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(240)), 1),
  /** The id of a lesson, whose program and options it has. */
  lesson: v.optional(text),
  /** In place of a lesson: the id of an engine, and a program. */
  engine: v.optional(text),
  files: v.optional(v.pipe(v.array(fileSchema), v.minLength(1))),
  /** As the engine's option schema reads them, on top of those of the lesson. */
  options: v.optional(v.record(v.string(), v.unknown())),
  /** The position in the run: a number of steps, or the end of the run. */
  step: v.optional(v.union([count, v.literal("end")])),
  /** In place of `step`: the position after the step that makes this fact, written as in the tables. */
  fact: v.optional(text),
  /** In place of `step`: a stop of the lesson, counted from 1. Without `step`, `fact` and `stop` the slide shows step 0. */
  stop: v.optional(v.pipe(count, v.minValue(1))),
  /** The view of the stage that is pinned; left out: that of the step. */
  view: v.optional(text),
  /** Asked first; the answer appears with the next press. */
  question: v.optional(questionSchema),
});

/** What a file of a lecture contains. */
export const lectureSchema = v.strictObject({
  fixscope: v.literal("lecture"),
  version: v.literal(1),
  title: text,
  slides: v.pipe(v.array(slide), v.minLength(1), v.maxLength(500)),
});

export type WrittenSlide = v.InferOutput<typeof slide>;

/** A lecture as its file has it. */
export type WrittenLecture = v.InferOutput<typeof lectureSchema>;

/** What the lectures beside the page say in another language, by the names of their files. What is left out is said in English. */
export type LectureTranslations = Readonly<Record<string, LectureTranslation>>;

/** What a lecture says in another language; the first slide is 1. */
export type LectureTranslation = {
  readonly title?: string;
  readonly slides?: Readonly<Record<number, SlideTranslation>>;
};

type SlideTranslation = Readonly<Partial<Record<"title" | "text" | "notes" | "question", string>>>;

/** The texts of a lecture, written or read. */
interface LectureTexts {
  readonly title: string;
  readonly slides: readonly Pick<WrittenSlide, "title" | "text" | "notes" | "question">[];
}

/** A lecture whose texts are what `translate` makes of them. Their ids are those of {@link LectureTranslations}: `tour.slides.3.notes`. */
export function mapLectureTexts<L extends LectureTexts>(name: string, lecture: L, translate: TranslateText): L {
  const slides = lecture.slides.map((slide, at) => {
    const id = `${name}.slides.${at + 1}`;
    const { title, text, notes, question } = slide;
    return {
      ...slide,
      ...(title !== undefined && { title: translate(`${id}.title`, title) }),
      ...(text !== undefined && { text: translate(`${id}.text`, text) }),
      ...(notes !== undefined && { notes: translate(`${id}.notes`, notes) }),
      ...(question?.text !== undefined && {
        question: { ...question, text: translate(`${id}.question`, question.text) },
      }),
    };
  });
  return { ...lecture, title: translate(`${name}.title`, lecture.title), slides };
}

/** A lecture that lies beside the page under this name, in the language in use. */
export function translatedLecture<L extends LectureTexts>(name: string, lecture: L): L {
  return mapLectureTexts(name, lecture, translatorOf("lectureTexts"));
}
