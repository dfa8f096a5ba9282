import { fetchLessons } from "../../../engine-kit/index.ts";
import { type Lecture, readLecture, translatedLecture } from "../../../exercises/index.ts";
import { describe, type InputFile } from "../../../kernel/index.ts";
import { keptLecture } from "../../files/index.ts";
import { t } from "../../messages/index.ts";
import { fileBesidePage } from "../../parts/index.ts";
import type { Services } from "../../store/index.ts";
import type { LectureLink } from "./lecture-link.ts";

export type FetchedLecture =
  | { readonly kind: "fetching" }
  | { readonly kind: "lecture"; readonly lecture: Lecture }
  | { readonly kind: "problem"; readonly problem: string }
  /** There is no connection, or the server does not answer. */
  | { readonly kind: "unreachable"; readonly problem: string };

/** The lecture of a link: it lies beside the page, or was opened as a file, whose words stay as they are. Never rejects. */
export async function fetchLecture(
  { engines, records }: Pick<Services, "engines" | "records">,
  { file: name, opened }: LectureLink,
): Promise<FetchedLecture> {
  const path = `lectures/${name ?? ""}.json`;
  let file: InputFile | "damaged" | undefined;
  try {
    await Promise.all(engines.map(fetchLessons));
    file =
      opened !== undefined ? await keptLecture(records, opened) : name === undefined ? undefined : await textOf(path);
  } catch {
    return { kind: "unreachable", problem: t("lecture.unreachable", { file: path }) };
  }
  if (file === "damaged") return { kind: "problem", problem: t("link.damaged") };
  if (file === undefined)
    return {
      kind: "problem",
      problem: opened === undefined ? t("lecture.missing", { file: path }) : t("lecture.forgotten"),
    };
  const read = readLecture(file);
  if (read.ok)
    return { kind: "lecture", lecture: opened === undefined ? translatedLecture(name ?? "", read.value) : read.value };
  return { kind: "problem", problem: read.errors.map(describe).join(" ") };
}

async function textOf(path: string): Promise<InputFile | undefined> {
  const text = await fileBesidePage(path);
  return text === undefined ? undefined : { name: path.replace(/^lectures\//, ""), text };
}
