import { languages } from "monaco-editor/editor";
import type { Language } from "../../../engine-kit/index.ts";
import type { LineHighlighter } from "./code-editor-types.ts";

/**
 * Makes a language known to the editor, once: brackets, comments, and the colors of the page's own highlighter, so
 * that editor and plain view color alike.
 */
export function registerLanguage(highlighter: LineHighlighter): void {
  const { id } = highlighter.language;
  if (languages.getLanguages().some((known) => known.id === id)) return;
  languages.register({ id });
  languages.setLanguageConfiguration(id, configurationOf(highlighter.language));
  languages.setTokensProvider(id, {
    getInitialState: () => new HighlightState(highlighter.start),
    tokenize: (line, state) => {
      const before = state instanceof HighlightState ? state.inside : highlighter.start;
      const { tokens, end } = highlighter.line(line, before);
      return { tokens: scopes(tokens), endState: new HighlightState(end) };
    },
  });
}

/** What the editor knows of a language besides its colors. */
function configurationOf(language: Language): languages.LanguageConfiguration {
  const { word, lineComment, blockComment, brackets, quotes = [] } = language;
  const pairs = brackets.map(ends);
  return {
    ...(word === undefined ? {} : { wordPattern: word }),
    comments: { lineComment, ...(blockComment === undefined ? {} : { blockComment: [...blockComment] }) },
    brackets: pairs.map(({ open, close }) => [open, close]),
    autoClosingPairs: [
      ...pairs,
      ...quotes.map((quote) => ({ open: quote, close: quote, notIn: ["string", "comment"] })),
    ],
    surroundingPairs: [...pairs, ...quotes.map((quote) => ({ open: quote, close: quote }))],
    ...(brackets.includes("{}") ? { indentationRules: indentationOf(quotes) } : {}),
  };
}

function ends(pair: string): { readonly open: string; readonly close: string } {
  return { open: pair.charAt(0), close: pair.charAt(1) };
}

/** Lines behind an open brace are indented, unless it may stand in a text. */
function indentationOf(quotes: readonly string[]): NonNullable<languages.LanguageConfiguration["indentationRules"]> {
  return { increaseIndentPattern: new RegExp(`^.*\\{[^}${quotes.join("")}]*$`), decreaseIndentPattern: /^\s*\}/ };
}

class HighlightState implements languages.IState {
  readonly inside: string;

  constructor(inside: string) {
    this.inside = inside;
  }

  clone(): HighlightState {
    return this;
  }

  equals(other: languages.IState): boolean {
    return other instanceof HighlightState && other.inside === this.inside;
  }
}

/** Monaco wants tokens without gaps: each lasts until the next begins. */
function scopes(tokens: ReturnType<LineHighlighter["line"]>["tokens"]): languages.IToken[] {
  const result: languages.IToken[] = [];
  let at = 0;
  for (const token of tokens) {
    if (token.start > at || result.length === 0) result.push({ startIndex: at, scopes: "" });
    result.push({ startIndex: token.start, scopes: token.kind });
    at = token.end;
  }
  result.push({ startIndex: at, scopes: "" });
  return result;
}
