import { type EngineManifest, type Lesson, translatedLesson } from "../../engine-kit/index.ts";
import { append } from "../../kernel/index.ts";
import { hasMessage, t } from "../messages/index.ts";
import { enginesOn, routesOf } from "../store/index.ts";
import { lectureTitle } from "./lectures.ts";

/** A lesson with its engine and where it stands in the course. */
export interface GalleryLesson {
  readonly engine: EngineManifest;
  readonly lesson: Lesson;
  /** `II·3` of a lecture, `3` of another section. */
  readonly number: string;
}

export interface Section {
  readonly title: string;
  /** What the lessons' sources begin with in English: `Lecture II`. */
  readonly source: string;
  /** The same in the language in use. */
  readonly name: string;
  readonly members: readonly GalleryLesson[];
}

/** All lessons in course order, by where they come from (`Lecture II, …`). */
export function courseOf(engines: readonly EngineManifest[]): readonly Section[] {
  const groups = new Map<string, Omit<GalleryLesson, "number">[]>();
  for (const engine of routesOf(engines).flatMap((route) => enginesOn(engines, route)))
    for (const lesson of engine.lessons) append(groups, partsOf(lesson.source).section, { engine, lesson });
  return [...groups].map(([source, members]) => {
    const names = members.map(({ lesson }) => partsOf(translatedLesson(lesson).source).section);
    // A lesson that is not translated yet does not name the section of those that are.
    const name = names.find((each) => each !== source) ?? source;
    const title = lectureTitle(source);
    const lecture = /^Lecture ([IVX]+)$/.exec(source)?.[1];
    return {
      title: title === undefined || !hasMessage(title) ? name : t(title),
      source,
      name,
      members: members.map((member, index) => ({
        ...member,
        number: lecture === undefined ? String(index + 1) : `${lecture}·${index + 1}`,
      })),
    };
  });
}

/** The numbers of all lessons, by their ids. */
export function lessonNumbers(engines: readonly EngineManifest[]): ReadonlyMap<string, string> {
  return new Map(courseOf(engines).flatMap(({ members }) => members.map(({ lesson, number }) => [lesson.id, number])));
}

/** The slide's title: what follows the lecture's number. */
export function topicOf(lesson: Lesson): string {
  const { source } = translatedLesson(lesson);
  return partsOf(source).topic ?? source;
}

/** What stands before the first comma of a source, and what behind it. */
function partsOf(source: string): { readonly section: string; readonly topic: string | undefined } {
  const [section = "", topic] = source.split(/[,，]\s*(.*)/s);
  return { section, topic };
}
