import { isExerciseText, type ParsedLink, type Services } from "../../store/index.ts";
import type { Place } from "./place.ts";

/** Where what a link only names is looked for. */
export type Sources = Pick<Services, "engines" | "records" | "documents">;

/**
 * Opens a link. What it only names is found before: an exercise, whose address the address then becomes, or a program that is too
 * large for an address. What is opened says why where that is not here. `isWanted`: the reader has not gone elsewhere meanwhile.
 */
export function openComplete(
  { route }: ParsedLink,
  sources: Sources,
  isWanted: () => boolean,
  open: (found?: Place["route"]) => void,
): void {
  if (!isIncomplete(route)) {
    open();
    return;
  }
  const find = async (): Promise<void> => {
    const { completed } = await import("./completed.ts");
    const found = await completed(route, location.hash, sources);
    if (!isWanted()) return;
    if (typeof found === "string") location.replace(found);
    else open(found);
  };
  find().catch(() => {
    if (isWanted()) open();
  });
}

function isIncomplete(route: ParsedLink["route"]): boolean {
  if (route.kind === "gallery" || route.link.files !== undefined) return false;
  const { document, example } = route.link;
  if (document !== undefined) return true;
  const exercise = route.kind === "workbench" ? route.link.exercise : undefined;
  // A text has brought its program.
  return exercise !== undefined && !isExerciseText(exercise) && example === undefined;
}
