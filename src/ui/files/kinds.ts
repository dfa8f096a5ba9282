import * as v from "valibot";
import type { InputFile } from "../../kernel/index.ts";
import { type Document, isRecord, type Kept, type LeftOut, readDocument, readKept } from "../store/index.ts";

/** What a file is, by what it says of itself; what says nothing is a program. */
type FileKind = "recording" | "exercise" | "lecture" | "documents" | "program";

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
interface ReadWork {
  readonly documents: readonly Document[];
  readonly records: readonly Kept[];
  readonly leftOut: readonly LeftOut[];
}

/** So many entries are read in one go: the page draws and answers between two of them. */
const AT_ONCE = 5_000;

/**
 * Exported work with its versions; undefined where the file as a whole is damaged.
 * @param isKnown whether there is an engine of an id
 */
export async function readWork(
  { text }: InputFile,
  isKnown: (engine: string) => boolean,
): Promise<ReadWork | undefined> {
  const entries = entriesOf(text);
  if (entries === undefined) return undefined;
  const documents = await inParts(entries, (each) => (isRecord(each) ? undefined : readDocument(each, isKnown)));
  const records = await inParts(entries, (each) => (isRecord(each) ? readKept(each) : undefined));
  const kept = records.flatMap((each) => (each.ok ? [each.kept] : []));
  return {
    documents: documents.flatMap(({ document }) => document ?? []),
    // How the page looks is up to its reader, whoever made the file.
    records: kept.filter(({ kind }) => kind !== "settings"),
    leftOut: [
      ...documents.flatMap(({ leftOut }) => leftOut),
      ...records.flatMap((each) => (each.ok ? [] : [each.leftOut])),
    ],
  };
}

/** What is made of each entry, some thousands at a time. */
async function inParts<T>(entries: readonly unknown[], read: (entry: unknown) => T | undefined): Promise<readonly T[]> {
  const all: T[] = [];
  for (const [index, each] of entries.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
    const one = read(each);
    if (one !== undefined) all.push(one);
  }
  return all;
}

function entriesOf(text: string): readonly unknown[] | undefined {
  try {
    const read = v.safeParse(exported, JSON.parse(text));
    return read.success ? read.output.documents : undefined;
  } catch {
    return undefined;
  }
}
