import type { InputFile } from "../../../kernel/index.ts";
import { sameFiles } from "../program/index.ts";
import { thin } from "./thin.ts";

/** A text as it once was. */
export interface Version {
  /** Names this text, and no other one. */
  readonly revision: string;
  readonly files: readonly InputFile[];
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  /** The opened page that wrote it: another one after every reload. */
  readonly writer: string;
}

/** A program of the reader's: its newest text, and the older ones. */
export interface Document extends Version {
  readonly id: string;
  /** The engine that analyzes it. */
  readonly engine: string;
  /** The lesson whose text was edited; undefined for an own program. */
  readonly lesson: string | undefined;
  readonly name: string;
  /** The older texts, the oldest first. */
  readonly versions: readonly Version[];
}

/** A text to be kept. */
export interface Write extends Omit<Document, "versions"> {
  /** The revision that the reader changed; undefined for a new document. */
  readonly base: string | undefined;
}

/** What became of a write in the document it was meant for. */
export type Written =
  | { readonly kind: "kept"; readonly document: Document }
  /** The document has got another text meanwhile: nothing was changed. */
  | { readonly kind: "stale"; readonly document: Document };

/**
 * Puts a text on top of what the document has. Twice the same write is the same as once.
 * @param versions the older texts of a document that is not known here
 */
export function append(known: Document | undefined, write: Write, versions: readonly Version[] = []): Written {
  if (known === undefined) return { kind: "kept", document: documentOf(write, versions) };
  const isThere = [known, ...known.versions].some(({ revision }) => revision === write.revision);
  if (isThere || sameFiles(known.files, write.files)) return { kind: "kept", document: known };
  // A page has seen what it wrote itself.
  if (known.revision !== write.base && known.writer !== write.writer) return { kind: "stale", document: known };
  const { revision, files, at, writer } = write;
  const older = thin([...known.versions, versionOf(known)]);
  return { kind: "kept", document: { ...known, revision, files, at, writer, versions: older } };
}

/** The same text as a document of its own. Its id follows from the revision: made twice it is the same document. */
export function branchOf(write: Write): Write {
  return { ...write, id: `branch-${write.revision}`, base: undefined };
}

/** The name, with a number where others have it already: `Main.java (2)`. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const stem = wanted.replace(/ \(\d+\)$/, "");
  if (!taken.includes(stem)) return stem;
  let number = 2;
  while (taken.includes(`${stem} (${number})`)) number++;
  return `${stem} (${number})`;
}

function documentOf(write: Write, versions: readonly Version[]): Document {
  const { id, engine, lesson, name, revision, files, at, writer } = write;
  return { id, engine, lesson, name, revision, files, at, writer, versions: thin(versions) };
}

function versionOf({ revision, files, at, writer }: Version): Version {
  return { revision, files, at, writer };
}
