import type { Lesson } from "../lesson/index.ts";
import { enginesOf, type WorkbenchKind, type WorkbenchLink } from "./link.ts";

/** Files in these languages are executed; others hold formulas only. */
const executed = /\.(?:java|core)$/;

/**
 * The engine that a link of a page is for: that of its lesson; with the reader's own files what they are written in
 * decides; else the first that has lessons.
 */
export function engineOfLink(
  kind: WorkbenchKind,
  { example, files }: Pick<WorkbenchLink, "example" | "files">,
  lessonsOf: (engine: string) => readonly Lesson[] | undefined,
): string {
  const engines = enginesOf[kind].filter((engine) => lessonsOf(engine) !== undefined);
  const ofLesson = engines.find((engine) => lessonsOf(engine)?.some(({ id }) => id === example));
  if (ofLesson !== undefined) return ofLesson;
  if (files !== undefined && engines.length > 1)
    return files.some(({ name }) => executed.test(name)) ? "symbolic" : "separation";
  const open = engines.find((engine) => lessonsOf(engine)?.length !== 0);
  return open ?? engines[0] ?? enginesOf[kind][0] ?? "points-to";
}
