import * as v from "valibot";
import { type TranslateText, translatorOf } from "../../kernel/index.ts";
import type { GivenPosition } from "../../trace/index.ts";
import { fileSchema, positions, questionOf } from "../exercise.ts";
import { contentEntries } from "./contents.ts";

const text = v.pipe(v.string(), v.nonEmpty());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const end = v.literal("end");
/** Where the runs of a comparison part. */
const parting = v.literal("parting");

const slideEntries = {
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
  /** In place of a position: the one after the step that makes this fact, written as in the tables. */
  fact: v.optional(text),
  /** In place of a position: a stop of the lesson, counted from 1. Without any of them the slide shows the beginning. */
  stop: v.optional(v.pipe(count, v.minValue(1))),
  /** The view of the stage that is pinned; left out: that of the step. */
  view: v.optional(text),
};

/** A slide: a run, a position in it, and what is said there. A slide that names no program shows the run of the slide before it. */
const slide = v.strictObject({
  ...slideEntries,
  ...contentEntries,
  /** The position in the run, or its end. */
  at: v.optional(v.union([end, parting, positions[2]])),
  /** Asked first; the answer appears with the next press. */
  question: v.optional(questionOf<v.GenericSchema<GivenPosition>>(positions[2])),
});

/** A slide of version 1, which counts pauses. */
const slideOfPauses = v.pipe(
  v.strictObject({
    ...slideEntries,
    step: v.optional(v.union([count, end])),
    question: v.optional(questionOf<v.GenericSchema<GivenPosition>>(positions[1])),
  }),
  v.transform(({ step, ...rest }) => ({ ...rest, ...(step === undefined ? {} : { at: step }) })),
);

function lectureOf<Version extends 1 | 2, Slide extends v.GenericSchema<unknown, WrittenSlide>>(
  version: Version,
  each: Slide,
) {
  return v.strictObject({
    fixscope: v.literal("lecture"),
    version: v.literal(version),
    title: text,
    slides: v.pipe(v.array(each), v.minLength(1), v.maxLength(500)),
  });
}

export type WrittenSlide = Omit<v.InferOutput<typeof slide>, "at"> & { readonly at?: GivenPosition | undefined };

/** What a file of a lecture contains. */
export const lectureSchema = v.variant("fixscope", [
  v.variant("version", [lectureOf(1, slideOfPauses), lectureOf(2, slide)]),
]);

/** A lecture as its file has it. */
export type WrittenLecture = v.InferOutput<typeof lectureSchema>;

/** What the lectures beside the page say in another language, by the names of their files. What is left out is said in English. */
export type LectureTranslations = Readonly<Record<string, LectureTranslation>>;

/** What a lecture says in another language; the first slide is 1. */
export type LectureTranslation = {
  readonly title?: string;
  readonly slides?: Readonly<Record<number, SlideTranslation>>;
};

/** Of `points`, `heads` and `listings` (their titles) there is a line for each. */
type SlideTranslation = Readonly<Partial<Record<(typeof translatedParts)[number], string>>>;

const translatedParts = ["title", "text", "notes", "question", "points", "caption", "heads", "listings"] as const;

/** The texts of a lecture, written or read. */
interface LectureTexts {
  readonly title: string;
  readonly slides: readonly Pick<
    WrittenSlide,
    "title" | "text" | "notes" | "question" | "points" | "table" | "listings"
  >[];
}

/** A lecture whose texts are what `translate` makes of them. Their ids are those of {@link LectureTranslations}: `tour.slides.3.notes`. */
export function mapLectureTexts<L extends LectureTexts>(name: string, lecture: L, translate: TranslateText): L {
  const slides = lecture.slides.map((slide, at) => {
    const id = `${name}.slides.${at + 1}`;
    const { title, text, notes, question, points, table, listings } = slide;
    const lines = (part: string, all: readonly string[]): string[] =>
      translate(`${id}.${part}`, all.join("\n")).split("\n");
    return {
      ...slide,
      ...(title !== undefined && { title: translate(`${id}.title`, title) }),
      ...(text !== undefined && { text: translate(`${id}.text`, text) }),
      ...(notes !== undefined && { notes: translate(`${id}.notes`, notes) }),
      ...(question?.text !== undefined && {
        question: { ...question, text: translate(`${id}.question`, question.text) },
      }),
      ...(points !== undefined && { points: lines("points", points) }),
      ...(table !== undefined && {
        table: {
          ...table,
          ...(table.caption !== undefined && { caption: translate(`${id}.caption`, table.caption) }),
          heads: lines("heads", table.heads),
        },
      }),
      ...(listings?.some((each) => each.title !== undefined) && {
        listings: titled(listings, (all) => lines("listings", all)),
      }),
    };
  });
  return { ...lecture, title: translate(`${name}.title`, lecture.title), slides };
}

/** Listings with what is made of their titles. */
function titled(
  listings: NonNullable<WrittenSlide["listings"]>,
  change: (titles: readonly string[]) => readonly string[],
): NonNullable<WrittenSlide["listings"]> {
  const titles = change(listings.map(({ title }) => title ?? ""));
  return listings.map((each, at) => (titles[at] ? { ...each, title: titles[at] } : each));
}

/** A lecture that lies beside the page under this name, in the language in use. */
export function translatedLecture<L extends LectureTexts>(name: string, lecture: L): L {
  return mapLectureTexts(name, lecture, translatorOf("lectureTexts"));
}
