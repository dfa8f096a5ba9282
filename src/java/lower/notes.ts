import type { Span } from "../../kernel/index.ts";
import type { Note } from "../program.ts";

/** Remarks on what is read but not modelled. Each is made once, where it first applies. */
export class Notes {
  private readonly first = new Map<string, Note>();

  add(text: string, span: Span): void {
    if (!this.first.has(text)) this.first.set(text, { span, text });
  }

  all(): readonly Note[] {
    return [...this.first.values()];
  }
}
