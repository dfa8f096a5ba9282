import { type Lecture, readLecture } from "../../../exercises/index.ts";
import { describe } from "../../../kernel/index.ts";
import { keptLecture } from "../../files/index.ts";
import { t } from "../../messages/index.ts";
import type { Records } from "../../store/index.ts";
import type { LectureLink } from "./lecture-link.ts";

export type FetchedLecture =
  | { readonly kind: "fetching" }
  | { readonly kind: "lecture"; readonly lecture: Lecture }
  | { readonly kind: "problem"; readonly problem: string };

/** The lecture of a link: it lies beside the page, or was opened as a file. Never rejects. */
export async function fetchLecture(records: Records, { file: name, opened }: LectureLink): Promise<FetchedLecture> {
  const file =
    opened !== undefined ? await keptLecture(records, opened) : name === undefined ? undefined : await textOf(name);
  if (file === undefined) {
    const problem =
      opened === undefined ? t("lecture.missing", { file: `lectures/${name ?? ""}.json` }) : t("lecture.forgotten");
    return { kind: "problem", problem };
  }
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
