import type { Language } from "../../../engines/language.ts";
import { pushdownSystems } from "../../../engines/pushdown/page/languages.ts";
import { formulas, smtLib } from "../../../engines/separation/page/languages.ts";
import { coreLanguage } from "../../../engines/symbolic/page/languages.ts";
import type { LineHighlighter } from "../../adapters/monaco/index.ts";
import { type HighlightedLine, type HighlightToken, highlightLine, type LineState } from "./java-highlight.ts";
import { highlightLexemes } from "./lexeme-highlight.ts";

/** What the reader’s texts are written in. */
export type SourceLanguage = "java" | "pushdown" | "separation" | "smt-lib" | "core";

/** How a language is colored: line by line for the editor, as a whole for the plain view. */
export interface Highlighter {
  readonly byLine: LineHighlighter;
  whole(lines: readonly string[]): readonly (readonly HighlightToken[])[];
}

export const highlighters: Readonly<Record<SourceLanguage, Highlighter>> = {
  java: highlighter("java", highlightLine),
  pushdown: highlighter("pushdown", (line, state) => lexemes(pushdownSystems, line, state)),
  separation: highlighter("separation", (line, state) => lexemes(formulas, line, state)),
  "smt-lib": highlighter("smt-lib", (line, state) => lexemes(smtLib, line, state)),
  core: highlighter("core", (line, state) => lexemes(coreLanguage, line, state)),
};

/** What a file is written in, by its name. */
export function languageOf(file: string): SourceLanguage {
  if (file.endsWith(".pds")) return "pushdown";
  if (file.endsWith(".core")) return "core";
  if (file.endsWith(".smt2")) return "smt-lib";
  return file.endsWith(".sl") ? "separation" : "java";
}

function lexemes({ lexemes: pattern }: Language, line: string, state: LineState): HighlightedLine {
  return pattern === "java" ? highlightLine(line, state) : highlightLexemes(pattern, line, state);
}

function highlighter(
  language: SourceLanguage,
  highlight: (line: string, state: LineState) => HighlightedLine,
): Highlighter {
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
