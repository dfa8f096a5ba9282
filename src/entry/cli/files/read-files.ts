import {
  type AnalysisError,
  failure,
  type InputFile,
  MAX_CHARACTERS,
  type Result,
  success,
  textOfBytes,
} from "../../../kernel/index.ts";
import { say } from "../../../session/index.ts";
import type { Disk } from "./disk.ts";
import { reasonOf } from "./reason.ts";

/** A character has at most four bytes in UTF-8 and in UTF-16. */
export const MOST_BYTES = 4 * MAX_CHARACTERS;

/** Reads files by their paths; the first one that cannot be read is said. */
export async function readFiles(
  paths: readonly string[],
  nameOf: (path: string) => string,
  disk: Disk,
): Promise<Result<readonly InputFile[]>> {
  const files: InputFile[] = [];
  for (const path of paths) {
    const refuse = (reason: string): Result<never> =>
      failure({ kind: "unreadable-file", file: path, reason } satisfies AnalysisError);
    try {
      const bytes = await disk.read(path, MOST_BYTES);
      const text = bytes && textIn(bytes);
      if (text === undefined) return refuse(tooLarge());
      files.push({ name: nameOf(path), text });
    } catch (error) {
      return refuse(reasonOf(error));
    }
  }
  return success(files);
}

/** Undefined where it has too many characters. */
export function textIn(bytes: Uint8Array): string | undefined {
  const text = textOfBytes(bytes, (encoding) => new TextDecoder(encoding));
  return text.length > MAX_CHARACTERS ? undefined : text;
}

export function tooLarge(): string {
  return say("session.file.tooLarge", { limit: MAX_CHARACTERS });
}
