import type { EngineManifest, Lesson } from "../../engine-kit/index.ts";
import { append, translated } from "../../kernel/index.ts";
import { hasMessage, translate } from "../messages/index.ts";
import { enginesOn, routesOf } from "../store/index.ts";

/** A lesson with its engine and where it stands in the course. */
export interface GalleryLesson {
  readonly engine: EngineManifest;
  readonly lesson: Lesson;
  /** `II·3` of a lecture, `3` of another section. */
  readonly number: string;
}

export interface Section {
  readonly title: string;
  /** What the lessons' sources begin with: `Lecture II`. */
  readonly source: string;
  readonly members: readonly GalleryLesson[];
}

/** All lessons in course order, by where they come from (`Lecture II, …`). */
export function courseOf(engines: readonly EngineManifest[]): readonly Section[] {
  const groups = new Map<string, Omit<GalleryLesson, "number">[]>();
  for (const engine of routesOf(engines).flatMap((route) => enginesOn(engines, route)))
    for (const lesson of engine.lessons) append(groups, lesson.source.split(",")[0] ?? "", { engine, lesson });
  return [...groups].map(([source, members]) => {
    const lecture = /^Lecture ([IVX]+)$/.exec(source)?.[1];
    return {
      title: titleOf(source),
      source,
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
export function topicOf({ source }: Lesson): string {
  const said = translated(source);
  return said.split(/[,，]\s*(.*)/s)[1] ?? said;
}

function titleOf(lecture: string): string {
  const id = `gallery.section.${lecture.toLowerCase().replace(" iii", "3").replace(" ii", "2").replace(/ i$/, "1").replaceAll(" ", "-")}`;
  return hasMessage(id) ? translate(id) : translated(lecture);
}
