import { loadPageMessages, t } from "../../messages/index.ts";
import { formatLink, type ParsedLink } from "../../store/index.ts";
import type { Sources } from "./open-complete.ts";
import type { Place } from "./place.ts";

/**
 * The address that an exercise has on its program; or where a link leads to with the program that it names. Undefined where there
 * is no such exercise.
 */
export async function completed(
  route: ParsedLink["route"],
  hash: string,
  sources: Sources,
): Promise<string | Place["route"] | undefined> {
  if (route.kind === "gallery") return undefined;
  if (route.link.document !== undefined) return withDocument(route, route.link.document, sources);
  const exercise = route.kind === "workbench" ? route.link.exercise : undefined;
  return exercise === undefined ? undefined : addressOf(exercise, hash, sources);
}

/** The program as the reader’s work has it now. */
async function withDocument(
  route: Exclude<ParsedLink["route"], { readonly kind: "gallery" }>,
  id: string,
  { documents }: Sources,
): Promise<Place["route"]> {
  if (documents.get(id) === undefined) await documents.refresh();
  const found = documents.get(id);
  if (found === undefined) {
    await loadPageMessages();
    const isDamaged = documents.store.getState().leftOut.some(({ key }) => key === id);
    return { kind: "refused", reasons: [() => t(isDamaged ? "link.damaged" : "link.noDocument")] };
  }
  const { files } = found;
  return route.kind === "compare"
    ? { ...route, link: { ...route.link, files } }
    : { ...route, link: { ...route.link, files } };
}

async function addressOf(
  exercise: string,
  hash: string,
  { engines, records }: Pick<Sources, "engines" | "records">,
): Promise<string | undefined> {
  const { linkOfReference } = await import("../../exercises/index.ts");
  const links = { of: (route: ParsedLink["route"]) => formatLink(route, engines) };
  const link = await linkOfReference(exercise, { engines, records }, links);
  return link === undefined ? undefined : withParameters(link, hash);
}

/** A link with the parameters of another one that it does not have itself. */
export function withParameters(link: string, other: string): string {
  const nameOf = (part: string): string => part.split("=")[0] ?? "";
  const partsOf = (hash: string): readonly string[] => (hash.split(/\?(.*)/s)[1] ?? "").split("&").filter(Boolean);
  const own = new Set(partsOf(link).map(nameOf));
  const added = partsOf(other).filter((part) => !own.has(nameOf(part)));
  return added.length === 0 ? link : `${link}${link.includes("?") ? "&" : "?"}${added.join("&")}`;
}
