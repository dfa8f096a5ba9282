import * as v from "valibot";
import type { InputFile } from "../../kernel/index.ts";
import type { Write } from "../store/index.ts";

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

const documents = v.object({
  format: v.literal("fixscope-documents"),
  version: v.literal(1),
  documents: v.array(
    v.object({
      id: v.string(),
      engine: v.string(),
      lesson: v.optional(v.string()),
      name: v.string(),
      revision: v.string(),
      files: v.pipe(v.array(v.object({ name: v.string(), text: v.string() })), v.minLength(1)),
      at: v.number(),
      writer: v.string(),
    }),
  ),
});

/** The newest texts of exported work; undefined where the file is damaged. */
export function readWork({ text }: InputFile): readonly Write[] | undefined {
  try {
    const read = v.safeParse(documents, JSON.parse(text));
    if (!read.success) return undefined;
    return read.output.documents.map(({ lesson, ...rest }) => ({ ...rest, lesson, base: undefined }));
  } catch {
    return undefined;
  }
}
