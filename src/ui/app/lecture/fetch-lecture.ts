import { type Lecture, readLecture } from "../../../exercises/index.ts";
import { describe } from "../../../kernel/index.ts";
import { t } from "../../messages/index.ts";

export type FetchedLecture =
  | { readonly kind: "fetching" }
  | { readonly kind: "lecture"; readonly lecture: Lecture }
  | { readonly kind: "problem"; readonly problem: string };

/** Fetches a lecture that lies beside the page. Never rejects. */
export async function fetchLecture(name: string | undefined): Promise<FetchedLecture> {
  const file = name === undefined ? undefined : await textOf(name);
  if (file === undefined)
    return { kind: "problem", problem: t("lecture.missing", { file: `lectures/${name ?? ""}.json` }) };
  const read = readLecture(file);
  if (read.ok) return { kind: "lecture", lecture: read.value };
  return { kind: "problem", problem: read.errors.map(describe).join(" ") };
}

async function textOf(name: string) {
  try {
    const response = await fetch(new URL(`lectures/${name}.json`, document.baseURI));
    return response.ok ? { name: `${name}.json`, text: await response.text() } : undefined;
  } catch {
    return undefined;
  }
}
