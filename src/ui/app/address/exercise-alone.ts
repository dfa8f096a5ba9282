import { formatLink, isExerciseText, type ParsedLink, type Services } from "../../store/index.ts";

type Places = Pick<Services, "engines" | "records">;

/**
 * Opens a link. If it names an exercise and no program, the address first becomes that of the exercise on its program; what could
 * not be found or fetched is said where the exercise would stand. `isWanted`: the reader has not gone elsewhere meanwhile.
 */
export function openComplete(link: ParsedLink, places: Places, isWanted: () => boolean, open: () => void): void {
  const exercise = exerciseAlone(link);
  if (exercise === undefined) {
    open();
    return;
  }
  void addressOf(exercise, location.hash, places).then((address) => {
    if (!isWanted()) return;
    if (address === undefined) open();
    else location.replace(address);
  });
}

function exerciseAlone({ route }: ParsedLink): string | undefined {
  if (route.kind !== "workbench") return undefined;
  const { example, files, exercise } = route.link;
  // A text has brought its program.
  const isNamed = exercise !== undefined && !isExerciseText(exercise);
  return isNamed && example === undefined && files === undefined ? exercise : undefined;
}

/** Undefined where nothing has that name, or it could not be fetched. */
async function addressOf(exercise: string, hash: string, { engines, records }: Places): Promise<string | undefined> {
  try {
    const { linkOfReference } = await import("../../exercises/index.ts");
    const links = { of: (route: ParsedLink["route"]) => formatLink(route, engines) };
    const link = await linkOfReference(exercise, { engines, records }, links);
    return link === undefined ? undefined : withParameters(link, hash);
  } catch {
    return undefined;
  }
}

/** A link with the parameters of another one that it does not have itself. */
export function withParameters(link: string, other: string): string {
  const nameOf = (part: string): string => part.split("=")[0] ?? "";
  const partsOf = (hash: string): readonly string[] => (hash.split(/\?(.*)/s)[1] ?? "").split("&").filter(Boolean);
  const own = new Set(partsOf(link).map(nameOf));
  const added = partsOf(other).filter((part) => !own.has(nameOf(part)));
  return added.length === 0 ? link : `${link}${link.includes("?") ? "&" : "?"}${added.join("&")}`;
}
