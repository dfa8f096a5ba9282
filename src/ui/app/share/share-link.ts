import type { InputFile } from "../../../session/protocol.ts";
import { saveFile } from "../../parts/index.ts";
import { isExerciseText, type WorkbenchState } from "../../store/index.ts";

/** Beyond this some chat tools cut a link. */
const LONG_LINK = 2_000;
/** Beyond this the program is saved as a file instead. */
const TOO_LONG_LINK = 8_000;

type Shared =
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

/** The longest side of a frame in which a walk is shown, and the other one, in pixels. */
const FRAME = { width: 960, height: 600 };

/** The element that shows a walk in another page. */
export function frameOf(link: string, title: string): string {
  const [quoted, named] = [`${link}&embed=1`, title].map((text) =>
    text.replaceAll("&", "&amp;").replaceAll('"', "&quot;"),
  );
  return `<iframe title="${named}" width="${FRAME.width}" height="${FRAME.height}" style="border: 0" src="${quoted}"></iframe>`;
}

/** What is saved where a link is too long: an own exercise, which has its program with it, or the program. */
export function sharedFiles({ exercise, files }: Pick<WorkbenchState, "exercise" | "files">): readonly InputFile[] {
  return exercise !== undefined && isExerciseText(exercise) ? [{ name: "exercise.json", text: exercise }] : files;
}
