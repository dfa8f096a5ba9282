import type { Language } from "../../../engine-kit/index.ts";
import type { LineHighlighter } from "../../adapters/monaco/index.ts";
import { type HighlightedLine, type HighlightToken, highlightLine, type LineState } from "./java-highlight.ts";
import { highlightLexemes } from "./lexeme-highlight.ts";

/** How a language is colored: line by line for the editor, from the first line to the last drawn for the plain view. */
interface Highlighter {
  readonly byLine: LineHighlighter;
  /** The tokens of the line at an index. What comes after the lines asked for is never read. */
  inLines(lines: readonly string[]): (index: number) => readonly HighlightToken[];
}

/** A longer line is not colored, as in the editor: patterns need memory for each character of a text in quotes. */
const MOST_COLORED = 20_000;

export function highlighterOf(language: Language): Highlighter {
  const { lexemes } = language;
  const highlight = (line: string, state: LineState): HighlightedLine => {
    if (line.length > MOST_COLORED) return { tokens: [], end: state };
    return lexemes === "java" ? highlightLine(line, state) : highlightLexemes(lexemes, line, state);
  };
  return {
    byLine: { language, start: "code", line: (text, state) => highlight(text, lineState(state)) },
    inLines(lines) {
      const known: (readonly HighlightToken[])[] = [];
      let state: LineState = "code";
      return (index) => {
        for (const line of lines.slice(known.length, index + 1)) {
          const { tokens, end } = highlight(line, state);
          known.push(tokens);
          state = end;
        }
        return known[index] ?? [];
      };
    },
  };
}

function lineState(state: string): LineState {
  return state === "comment" || state === "text-block" ? state : "code";
}
