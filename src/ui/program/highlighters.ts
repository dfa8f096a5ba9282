import type { LineHighlighter } from "../adapters/monaco/index.ts";
import { type HighlightToken, highlightLine, highlightText, type LineState } from "./java-highlight.ts";
import { highlightPushdownLine } from "./pushdown-highlight.ts";
import { highlightSeparationLine } from "./separation-highlight.ts";

/** What the reader’s texts are written in. */
export type SourceLanguage = "java" | "pushdown" | "separation";

/** How a language is coloured: line by line for the editor, as a whole for the plain view. */
export interface Highlighter {
  readonly byLine: LineHighlighter;
  whole(lines: readonly string[]): readonly (readonly HighlightToken[])[];
}

export const highlighters: Readonly<Record<SourceLanguage, Highlighter>> = {
  java: {
    byLine: { language: "java", start: "code", line: (text, state) => highlightLine(text, lineState(state)) },
    whole: highlightText,
  },
  pushdown: {
    byLine: {
      language: "pushdown",
      start: "code",
      line: (text) => ({ tokens: highlightPushdownLine(text), end: "code" }),
    },
    whole: (lines) => lines.map(highlightPushdownLine),
  },
  separation: {
    byLine: {
      language: "separation",
      start: "code",
      line: (text) => ({ tokens: highlightSeparationLine(text), end: "code" }),
    },
    whole: (lines) => lines.map(highlightSeparationLine),
  },
};

/** What a file is written in, by its name. */
export function languageOf(file: string): SourceLanguage {
  if (file.endsWith(".pds")) return "pushdown";
  return file.endsWith(".sl") || file.endsWith(".smt2") ? "separation" : "java";
}

function lineState(state: string): LineState {
  return state === "comment" || state === "text-block" ? state : "code";
}
