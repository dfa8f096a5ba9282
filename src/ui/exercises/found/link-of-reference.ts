import { fileBesidePage } from "../../parts/index.ts";
import type { ExerciseReference, Links, Services } from "../../store/index.ts";
import { DRAFT, linkOfExercise, numberOfSheet } from "../shelf.ts";
import { findExercise } from "./find.ts";

/** The link of an exercise with its program and options; undefined where there is no such exercise, or it could not be fetched. */
export async function linkOfReference(
  reference: ExerciseReference,
  { engines, records }: Pick<Services, "engines" | "records">,
  links: Pick<Links, "of">,
): Promise<string | undefined> {
  // Both are about whatever run is on the screen.
  if (reference === DRAFT || numberOfSheet(reference) !== undefined) return undefined;
  const found = await findExercise(reference, { engines, records, fetchFile: fileBesidePage });
  if (found.kind !== "exercise") return undefined;
  const engine = engines.find(({ id }) => id === found.exercise.engine);
  return engine === undefined ? undefined : linkOfExercise(links, engine, found.exercise, reference);
}
