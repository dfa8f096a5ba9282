import type { InputFile } from "../../session/protocol.ts";
import { saveFile } from "../parts/index.ts";

/** Beyond this some chat tools cut a link. */
const LONG_LINK = 2_000;
/** Beyond this the program is saved as a file instead. */
const TOO_LONG_LINK = 8_000;

export type Shared =
  | { readonly kind: "copied" | "copied-long"; readonly length: number }
  | { readonly kind: "saved"; readonly length: number }
  /** Copying is forbidden here: the reader must do it. */
  | { readonly kind: "manual"; readonly link: string };

/** Copies the link of the present state, or saves the program where it is too long for a link. */
export async function shareLink(link: string, files: readonly InputFile[]): Promise<Shared> {
  const { length } = link;
  if (length > TOO_LONG_LINK) {
    for (const { name, text } of files) saveFile(name, text);
    return { kind: "saved", length };
  }
  try {
    await navigator.clipboard.writeText(link);
    return { kind: length > LONG_LINK ? "copied-long" : "copied", length };
  } catch {
    return { kind: "manual", link };
  }
}
