import type { InputFile } from "../../../kernel/index.ts";
import type { Storage } from "../settings/index.ts";

/** What the reader wrote, kept over visits: one draft an example, and one for the own program. */
export interface Drafts {
  read(exampleId: string | undefined): readonly InputFile[] | undefined;
  write(exampleId: string | undefined, files: readonly InputFile[]): void;
  remove(exampleId: string | undefined): void;
}

/** `page` keeps the own programs of different analyses apart. */
export function draftsIn(storage: Storage, page = ""): Drafts {
  const key = (exampleId: string | undefined): string => `draft:${exampleId ?? `own${page}`}`;
  return {
    read: (exampleId) => {
      const value = storage.read(key(exampleId));
      return isFiles(value) ? value : undefined;
    },
    write: (exampleId, files) => storage.write(key(exampleId), files),
    remove: (exampleId) => storage.remove(key(exampleId)),
  };
}

function isFiles(value: unknown): value is readonly InputFile[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFile);
}

function isFile(value: unknown): value is InputFile {
  if (typeof value !== "object" || value === null) return false;
  const { name, text } = value as Partial<InputFile>;
  return typeof name === "string" && typeof text === "string";
}
