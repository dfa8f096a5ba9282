import type { Span } from "../../../kernel/index.ts";
import type { Note } from "../../ir/program.ts";

/** Remarks on what is read but not modeled, each with its place. */
export class Notes {
  private readonly notes = new Map<string, Note>();

  /** A remark on the program as a whole stands at the first place that gives reason to it. */
  addOnce(text: string, span: Span): void {
    if (!this.all().some((note) => note.text === text)) this.add(text, span);
  }

  /** Code that is written once and lowered twice, as that of `finally`, gives one note. */
  add(text: string, span: Span): void {
    this.notes.set(`${span.file}:${span.start.line}:${span.start.column} ${text}`, { span, text });
  }

  all(): readonly Note[] {
    return [...this.notes.values()];
  }
}
