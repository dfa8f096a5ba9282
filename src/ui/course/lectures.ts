import type { MessageId } from "../messages/index.ts";

/** A lecture that lies beside the page, and what its section is called. */
interface KnownLecture {
  readonly file: string;
  readonly title: MessageId;
}

/** The lectures, by what the sources of their lessons begin with. */
const lectures: Readonly<Record<string, KnownLecture>> = {
  "Lecture I": { file: "context-sensitivity-1", title: "gallery.section.lecture1" },
  "Lecture II": { file: "context-sensitivity-2", title: "gallery.section.lecture2" },
};

/** The link of the tour, which is a lecture on the page itself. */
export const tourLink = "#/lecture?file=tour";

/** The link that plays the lecture of a section; undefined for sections that are none. */
export function lectureLink({ source }: { readonly source: string }): string | undefined {
  const file = lectures[source]?.file;
  return file === undefined ? undefined : `#/lecture?file=${file}`;
}

/** What the section of a lecture is called; undefined for sections that are none. */
export function lectureTitle(source: string): MessageId | undefined {
  return lectures[source]?.title;
}
