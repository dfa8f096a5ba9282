import type { Language } from "../../../engines/index.ts";
import type { LineHighlighter } from "../../adapters/monaco/index.ts";
import { type HighlightedLine, type HighlightToken, highlightLine, type LineState } from "./java-highlight.ts";
import { highlightLexemes } from "./lexeme-highlight.ts";

/** How a language is colored: line by line for the editor, as a whole for the plain view. */
export interface Highlighter {
  readonly byLine: LineHighlighter;
  whole(lines: readonly string[]): readonly (readonly HighlightToken[])[];
}

export function highlighterOf(language: Language): Highlighter {
  const { lexemes } = language;
  const highlight = (line: string, state: LineState): HighlightedLine =>
    lexemes === "java" ? highlightLine(line, state) : highlightLexemes(lexemes, line, state);
  return {
    byLine: { language, start: "code", line: (text, state) => highlight(text, lineState(state)) },
    whole(lines) {
      let state: LineState = "code";
      return lines.map((line) => {
        const { tokens, end } = highlight(line, state);
        state = end;
        return tokens;
      });
    },
  };
}

function lineState(state: string): LineState {
  return state === "comment" || state === "text-block" ? state : "code";
}
