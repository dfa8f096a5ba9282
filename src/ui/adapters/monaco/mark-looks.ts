import type { LineHint, LineMark } from "./code-editor-types.ts";

/** The class names of what stands left of a line's number; the plain view uses them too. */
export function glyphClasses(mark: LineMark): string {
  const classes = [
    mark.current === undefined ? "" : `source-glyph-${mark.current}`,
    mark.problems.length > 0 ? "source-glyph-problem" : mark.hasBreakpoint ? "source-glyph-breakpoint" : "",
  ].filter((name) => name !== "");
  return classes.length === 0 ? "" : ["source-glyph", ...classes].join(" ");
}

export function hintClasses(hint: LineHint): string {
  if (hint.tone !== undefined)
    return `source-hint source-tone source-tone-${hint.tone}${hint.isNew ? " source-tone-new" : ""}`;
  if (hint.isConclusion === true) return "source-hint source-hint-conclusion";
  return hint.isNew ? "source-hint source-hint-new" : "source-hint";
}

/** How a note reads: new ones carry the mark that new rows carry. */
export function hintText(hint: LineHint): string {
  return hint.isNew && hint.tone === undefined ? `● ${hint.text}` : hint.text;
}
