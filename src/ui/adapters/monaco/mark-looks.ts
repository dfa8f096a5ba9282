import { piecesOf, tokenClasses } from "../../tokens/index.ts";
import type { LineHint, LineMark } from "./code-editor-types.ts";

/** The class names of what stands left of a line's number; the plain view uses them too. */
export function glyphClasses(mark: LineMark): string {
  const classes = [
    mark.current === undefined ? "" : `source-glyph-${mark.current}`,
    mark.problems.length > 0 ? "source-glyph-problem" : mark.hasBreakpoint ? "source-glyph-breakpoint" : "",
  ].filter((name) => name !== "");
  return classes.length === 0 ? "" : ["source-glyph", ...classes].join(" ");
}

/** A stretch of a note that looks the same from end to end. */
interface HintPiece {
  readonly text: string;
  readonly classes: string;
  /** A brace or a comma between tokens: it is not seen. */
  readonly isSign: boolean;
  /** Columns that its margins and its frame take, which an editor that counts letters must add. */
  readonly room: number;
}

/** Half a column and less is made up for by the letters of notes, which are smaller than those of the text. */
const room = { token: 2, made: 3, note: 2, first: 1, inside: 0 } as const;

/** A note in pieces: names in it are tokens, and stand on the ground of the page; what has no names is one piece. */
export function hintPieces(hint: LineHint): readonly HintPiece[] {
  const { names = [], text, isNew } = hint;
  if (names.length === 0) {
    const taken = hint.token === undefined ? room.note : room.made;
    return [{ text: hintText(hint), classes: hintClasses(hint), isSign: false, room: taken }];
  }
  const pieces = piecesOf(text, names).map(({ kind, text, token }, place): HintPiece => {
    const ground = `source-hint source-hint-piece${isNew ? " is-new" : ""}${place === 0 ? " is-first" : ""}`;
    const classes = token === undefined ? ground : `source-hint-token ${tokenClasses(token)}`;
    const taken = token !== undefined ? room.token : place === 0 ? room.first : room.inside;
    return { text, classes, isSign: kind === "sign", room: taken };
  });
  const [first, ...others] = pieces;
  return first === undefined || !isNew ? pieces : [{ ...first, text: `● ${first.text}` }, ...others];
}

function hintClasses(hint: LineHint): string {
  if (hint.token !== undefined) return `source-hint-token is-made ${tokenClasses(hint.token)}`;
  if (hint.tone !== undefined)
    return `source-hint source-tone source-tone-${hint.tone}${hint.isNew ? " source-tone-new" : ""}`;
  if (hint.isConclusion === true) return "source-hint source-hint-conclusion";
  return hint.isNew ? "source-hint source-hint-new" : "source-hint";
}

/** How a note reads: new ones carry the mark that new rows carry. */
function hintText(hint: LineHint): string {
  return hint.isNew && hint.tone === undefined ? `● ${hint.text}` : hint.text;
}
