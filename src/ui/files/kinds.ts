import * as v from "valibot";
import type { InputFile } from "../../kernel/index.ts";
import { type Document, isRecord, type Kept, type LeftOut, readDocument, readKept } from "../store/index.ts";

/** What a file is, by what it says of itself; what says nothing is a program. */
export type FileKind = "recording" | "exercise" | "lecture" | "documents" | "program";

export function kindOf({ text }: InputFile): FileKind {
  // A recording says so in its first line; the rest may be long.
  const start = text.slice(0, 400);
  if (/^\s*\{\s*"fixscope":\s*"recording"/.test(start)) return "recording";
  if (/^\s*\{\s*"format":\s*"fixscope-documents"/.test(start)) return "documents";
  if (/^\s*\{[\s\S]*?"fixscope":\s*"exercise"/.test(text)) return "exercise";
  return /^\s*\{[\s\S]*?"fixscope":\s*"lecture"/.test(text) ? "lecture" : "program";
}

const exported = v.object({
  format: v.literal("fixscope-documents"),
  version: v.literal(1),
  documents: v.array(v.unknown()),
});

/** What can be read of exported work. */
export interface ReadWork {
  readonly documents: readonly Document[];
  readonly records: readonly Kept[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * Exported work with its versions; undefined where the file as a whole is damaged.
 * @param isKnown whether there is an engine of an id
 */
export function readWork({ text }: InputFile, isKnown: (engine: string) => boolean): ReadWork | undefined {
  try {
    const read = v.safeParse(exported, JSON.parse(text));
    if (!read.success) return undefined;
    const all = read.output.documents.filter((each) => !isRecord(each)).map((each) => readDocument(each, isKnown));
    const records = read.output.documents.filter(isRecord).map(readKept);
    // How the page looks is up to its reader, whoever made the file.
    const work = records.filter((each) => !each.ok || each.kept.kind !== "settings");
    return {
      documents: all.flatMap(({ document }) => document ?? []),
      records: work.flatMap((each) => (each.ok ? [each.kept] : [])),
      leftOut: [...all.flatMap(({ leftOut }) => leftOut), ...work.flatMap((each) => (each.ok ? [] : [each.leftOut]))],
    };
  } catch {
    return undefined;
  }
}
