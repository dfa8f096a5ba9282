import { hash } from "../../exercises/index.ts";
import type { InputFile } from "../../kernel/index.ts";
import type { Storage } from "../store/index.ts";

const KEPT = "lecture:";

/** Keeps the file of a lecture in this browser, in place of the one before, and gives the link that plays it. */
export function keepLecture(storage: Storage, file: InputFile): string {
  for (const before of storage.keys(KEPT)) storage.remove(before);
  const name = hash(file.text);
  storage.write(KEPT + name, file);
  return `#/lecture?opened=${name}`;
}

/** The file that a link names; undefined where this browser does not have it. */
export function keptLecture(storage: Storage, name: string): InputFile | undefined {
  const kept = storage.read(KEPT + name);
  if (typeof kept !== "object" || kept === null) return undefined;
  const { name: called, text } = kept as Partial<Record<keyof InputFile, unknown>>;
  return typeof called === "string" && typeof text === "string" ? { name: called, text } : undefined;
}
