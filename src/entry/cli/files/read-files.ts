import {
  type AnalysisError,
  failure,
  type InputFile,
  MAX_CHARACTERS,
  misreadReason,
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
      const read = textIn(await disk.read(path, MOST_BYTES));
      if (!read.ok) return refuse(read.reason);
      files.push({ name: nameOf(path), text: read.text });
    } catch (error) {
      return refuse(reasonOf(error));
    }
  }
  return success(files);
}

/** A text, or why bytes are none. */
type ReadText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string };

/** The text of a file; `bytes`: undefined where there are more than are read. */
export function textIn(bytes: Uint8Array | undefined): ReadText {
  const read = bytes && textOfBytes(bytes, (encoding) => new TextDecoder(encoding));
  if (read === undefined || (read.ok && read.text.length > MAX_CHARACTERS))
    return { ok: false, reason: say("session.file.tooLarge", { limit: MAX_CHARACTERS }) };
  return read.ok ? read : { ok: false, reason: misreadReason(read) };
}
