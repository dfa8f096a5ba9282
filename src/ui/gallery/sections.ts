import type { EngineManifest, Lesson } from "../../engines/index.ts";
import { append } from "../../kernel/index.ts";
import { hasMessage, translate } from "../messages/index.ts";

/** A lesson with its engine. */
export interface GalleryLesson {
  readonly engine: EngineManifest;
  readonly lesson: Lesson;
}

export interface Section {
  readonly title: string;
  readonly members: readonly GalleryLesson[];
}

/** Lessons by where they come from (`Lecture II, …`), in the order of their first members. */
export function groupBySource(lessons: readonly GalleryLesson[]): readonly Section[] {
  const groups = new Map<string, GalleryLesson[]>();
  for (const member of lessons) {
    const { source } = member.lesson;
    append(groups, source.split(",")[0] ?? source, member);
  }
  return [...groups].map(([lecture, members]) => ({ title: titleOf(lecture), members }));
}

/** The slide's title: what follows the lecture's number. */
export function topicOf({ source }: Lesson): string {
  return source.split(/,\s*(.*)/s)[1] ?? source;
}

function titleOf(lecture: string): string {
  const id = `gallery.section.${lecture.toLowerCase().replace(" iii", "3").replace(" ii", "2").replace(/ i$/, "1").replaceAll(" ", "-")}`;
  return hasMessage(id) ? translate(id) : lecture;
}
