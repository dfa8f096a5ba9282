import type { LineMark } from "./code-editor-types.ts";

/** The class names of what stands left of a line's number; the plain view uses them too. */
export function glyphClasses(mark: LineMark): string {
  const classes = [
    mark.current === undefined ? "" : `source-glyph-${mark.current}`,
    mark.problems.length > 0 ? "source-glyph-problem" : mark.hasBreakpoint ? "source-glyph-breakpoint" : "",
  ].filter((name) => name !== "");
  return classes.length === 0 ? "" : ["source-glyph", ...classes].join(" ");
}
