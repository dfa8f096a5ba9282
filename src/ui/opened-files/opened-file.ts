import { describe, type InputFile, MAX_CHARACTERS, misreadReason, textOfBytes } from "../../kernel/index.ts";

/** A file that the reader opened, or what is wrong with it, in the language of the moment. */
type OpenedFile =
  | { readonly ok: true; readonly file: InputFile }
  | { readonly ok: false; readonly problem: () => string };

/** A character has at most four bytes. */
const MOST_BYTES = 4 * MAX_CHARACTERS;

/** Reads a file as the command line does: UTF-8 or UTF-16, lines of any ends. */
export async function openedFile(file: File, mostBytes = MOST_BYTES): Promise<OpenedFile> {
  const tooLarge = () => describe({ kind: "too-large", what: "characters", limit: MAX_CHARACTERS });
  if (file.size > mostBytes) return { ok: false, problem: tooLarge };
  const { name } = file;
  const because = (reason: () => string): OpenedFile => ({
    ok: false,
    problem: () => describe({ kind: "unreadable-file", file: name, reason: reason() }),
  });
  try {
    const read = textOfBytes(new Uint8Array(await file.arrayBuffer()), (encoding) => new TextDecoder(encoding));
    return read.ok ? { ok: true, file: { name, text: read.text } } : because(() => misreadReason(read));
  } catch (error) {
    // A folder, or a file that is gone.
    return because(() => (error instanceof Error ? error.message : String(error)).replace(/\.$/, ""));
  }
}
