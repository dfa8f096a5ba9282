import { type InputFile, type TranslateText, translatorOf } from "../kernel/index.ts";
import type { GivenOptions } from "../options/index.ts";

/**
 * A fact as the tables print it: `[12]:doSet.p ∋ o4`, or a call edge `[4]:16 → [16]:One.get()`. Where the presets print it
 * in different ways, each of them.
 */
export type PrintedFact = string | readonly string[];

/** A place worth stopping at while walking a lesson. */
export interface Stop {
  readonly when: PrintedFact;
  readonly say: string;
}

/** What a lesson asks before its first step, and what the run answers at its last one. */
export interface LessonQuestion {
  /** Never says what the answer is. */
  readonly ask: string;
  /**
   * Facts that decide it, as tables print them or as their steps say them (`l(p, a, s) = 6`): each holds at the end of a run
   * with the first preset.
   */
  readonly facts: readonly PrintedFact[];
  /** Facts that decide it by not holding there. */
  readonly absent?: readonly PrintedFact[];
  /** One sentence, about a run with the first preset. */
  readonly answer: string;
  /** The place of the preset whose run says something else of these facts. */
  readonly beside?: number;
}

/** A program or a text with the options under which it is worth looking at. */
export interface Lesson<Given = GivenOptions> {
  /** In links and on the command line: `one-call-site`. */
  readonly id: string;
  /** The id of its engine. */
  readonly engine: string;
  readonly title: string;
  /** Where it comes from: lecture and slide title, paper and section. The gallery makes a section of what stands before the comma. */
  readonly source: string;
  /** The ids of the lessons that it builds on; each stands before it in the course. */
  readonly after?: readonly string[];
  /** What the lesson shows, in one or two sentences. */
  readonly summary: string;
  /** Of a program of many files the one that is shown first; its text comes with the others. */
  readonly file: InputFile;
  /** All files of a program of a few. */
  readonly files?: readonly InputFile[];
  /** Ways to look at it; it opens with the first. */
  readonly presets: readonly { readonly label: string; readonly options: Given }[];
  readonly stops?: readonly Stop[];
  readonly question?: LessonQuestion;
  /** Paragraphs beside the program that explain its answers. */
  readonly text?: readonly string[];
  /** All files of a program of many, fetched when the lesson is opened. */
  readonly load?: () => Promise<readonly InputFile[]>;
  /** Only what lists of lessons show is here, and how many lines its program has; the rest is still to be fetched. */
  readonly lines?: number | undefined;
}

/** Lessons of an engine in the order in which they are learned. */
interface Way {
  /** How long it takes, with the exercises of a long one. */
  readonly minutes: number;
  /** The ids of its lessons. What one of them builds on stands before it. */
  readonly lessons: readonly string[];
}

/** The shortest way to see what an engine does, and the one to learn it. */
export interface Ways {
  readonly short: Way;
  readonly long: Way;
}

/** Texts by their places in a list, which begin with 1. */
type Numbered = Readonly<Record<number, string>>;

type LessonTranslation = {
  readonly title?: string;
  readonly source?: string;
  readonly summary?: string;
  /** The labels of the presets. */
  readonly presets?: Numbered;
  readonly stops?: Numbered;
  readonly question?: { readonly ask?: string; readonly answer?: string };
  /** The paragraphs beside the program. */
  readonly text?: Numbered;
};

/** The texts of lessons in another language, by their ids. Those left out are shown in English. */
export type LessonTranslations = Readonly<Record<string, LessonTranslation>>;

/** A lesson whose texts are what `translate` makes of them. Their ids are those of {@link LessonTranslations}: `one-object.stops.1`. */
export function mapLessonTexts<L extends Lesson>(lesson: L, translate: TranslateText): L {
  const { id, title, source, summary, presets, stops, question, text } = lesson;
  return {
    ...lesson,
    title: translate(`${id}.title`, title),
    source: translate(`${id}.source`, source),
    summary: translate(`${id}.summary`, summary),
    presets: presets.map(({ label, options }, at) => ({ label: translate(`${id}.presets.${at + 1}`, label), options })),
    ...(stops && { stops: stops.map((stop, at) => ({ ...stop, say: translate(`${id}.stops.${at + 1}`, stop.say) })) }),
    ...(question && {
      question: {
        ...question,
        ask: translate(`${id}.question.ask`, question.ask),
        answer: translate(`${id}.question.answer`, question.answer),
      },
    }),
    ...(text && { text: text.map((paragraph, at) => translate(`${id}.text.${at + 1}`, paragraph)) }),
  };
}

/** A lesson in the language in use. */
export function translatedLesson<L extends Lesson>(lesson: L): L {
  return mapLessonTexts(lesson, translatorOf("lessonTexts"));
}
