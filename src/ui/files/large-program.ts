import type { InputFile } from "../../kernel/index.ts";
import { type Document, type Documents, sameFiles } from "../store/index.ts";

/**
 * Keeps a program that is too large for an address as a document, which an address can name; one that has it already is taken.
 * `lesson`: the one that it was made from.
 */
export async function keepLarge(
  documents: Documents,
  engine: string,
  files: readonly InputFile[],
  lesson?: string,
): Promise<Document> {
  const known = documents.store
    .getState()
    .documents.find((each) => each.engine === engine && each.lesson === lesson && sameFiles(each.files, files));
  if (known !== undefined) return known;
  const { parts, writer } = documents;
  const { document } = await documents.save({
    id: parts.newId(),
    base: undefined,
    revision: parts.newId(),
    writer,
    at: parts.now(),
    engine,
    lesson,
    name: files[0]?.name ?? "",
    files,
  });
  return document;
}
