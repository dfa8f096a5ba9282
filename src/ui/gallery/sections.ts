import type { Example } from "../../examples/example.ts";
import { hasMessage, t } from "../messages/index.ts";

export interface Section {
  readonly title: string;
  readonly members: readonly Example[];
}

/** Examples by where they come from (`Lecture II, …`), in the order of their first members. */
export function groupBySource(examples: readonly Example[]): readonly Section[] {
  const groups = new Map<string, Example[]>();
  for (const example of examples) {
    const lecture = example.source.split(",")[0] ?? example.source;
    const known = groups.get(lecture);
    if (known === undefined) groups.set(lecture, [example]);
    else known.push(example);
  }
  return [...groups].map(([lecture, members]) => ({ title: titleOf(lecture), members }));
}

function titleOf(lecture: string): string {
  const id = `gallery.section.${lecture.toLowerCase().replace(" iii", "3").replace(" ii", "2").replace(" i", "1")}`;
  return hasMessage(id) ? t(id) : lecture;
}
