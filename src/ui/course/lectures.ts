import type { Section } from "./sections.ts";

/** The lectures that lie beside the page, by what the sources of their lessons begin with. */
const files: Readonly<Record<string, string>> = {
  "Lecture I": "context-sensitivity-1",
  "Lecture II": "context-sensitivity-2",
};

/** The link of the tour, which is a lecture on the page itself. */
export const tourLink = "#/lecture?file=tour";

/** The link that plays the lecture of a section; undefined for sections that are none. */
export function lectureLink({ source }: Pick<Section, "source">): string | undefined {
  const file = files[source];
  return file === undefined ? undefined : `#/lecture?file=${file}`;
}
