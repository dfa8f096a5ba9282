import { hasMessage, t } from "../messages/index.ts";
import type { Lesson } from "../store/index.ts";

export interface Section {
  readonly title: string;
  readonly members: readonly Lesson[];
}

/** Examples by where they come from (`Lecture II, …`), in the order of their first members. */
export function groupBySource(examples: readonly Lesson[]): readonly Section[] {
  const groups = new Map<string, Lesson[]>();
  for (const example of examples) {
    const lecture = example.source.split(",")[0] ?? example.source;
    const known = groups.get(lecture);
    if (known === undefined) groups.set(lecture, [example]);
    else known.push(example);
  }
  return [...groups].map(([lecture, members]) => ({ title: titleOf(lecture), members }));
}

function titleOf(lecture: string): string {
  const id = `gallery.section.${lecture.toLowerCase().replace(" iii", "3").replace(" ii", "2").replace(/ i$/, "1").replaceAll(" ", "-")}`;
  return hasMessage(id) ? t(id) : lecture;
}
