import { languages } from "monaco-editor/editor";
import type { LineHighlighter } from "./code-editor-types.ts";

/**
 * Makes a language known to the editor, once: brackets, comments, and the colors of the page's own highlighter, so
 * that editor and plain view color alike.
 */
export function registerLanguage(highlighter: LineHighlighter): void {
  const id = highlighter.language;
  if (languages.getLanguages().some((language) => language.id === id)) return;
  languages.register({ id });
  languages.setLanguageConfiguration(id, configurations.get(id) ?? {});
  languages.setTokensProvider(id, {
    getInitialState: () => new HighlightState(highlighter.start),
    tokenize: (line, state) => {
      const before = state instanceof HighlightState ? state.inside : highlighter.start;
      const { tokens, end } = highlighter.line(line, before);
      return { tokens: scopes(tokens), endState: new HighlightState(end) };
    },
  });
}

const pairs: readonly (readonly [string, string])[] = [
  ["{", "}"],
  ["[", "]"],
  ["(", ")"],
];

const javaConfiguration: languages.LanguageConfiguration = {
  wordPattern: /[\p{L}_$][\p{L}\p{N}_$]*/u,
  comments: { lineComment: "//", blockComment: ["/*", "*/"] },
  brackets: pairs.map(([open, close]) => [open, close]),
  autoClosingPairs: [
    ...pairs.map(([open, close]) => ({ open, close })),
    { open: '"', close: '"', notIn: ["string", "comment"] },
    { open: "'", close: "'", notIn: ["string", "comment"] },
  ],
  surroundingPairs: [...pairs, ['"', '"'] as const, ["'", "'"] as const].map(([open, close]) => ({ open, close })),
  indentationRules: { increaseIndentPattern: /^.*\{[^}"']*$/, decreaseIndentPattern: /^\s*\}/ },
};

/** Texts have no quotes here, and names may end with primes. */
const formulaConfiguration: languages.LanguageConfiguration = {
  wordPattern: /[\p{L}_$][\p{L}\p{N}_$']*/u,
  comments: { lineComment: "//", blockComment: ["/*", "*/"] },
  brackets: pairs.map(([open, close]) => [open, close]),
  autoClosingPairs: pairs.map(([open, close]) => ({ open, close })),
  surroundingPairs: pairs.map(([open, close]) => ({ open, close })),
  indentationRules: { increaseIndentPattern: /^.*\{[^}]*$/, decreaseIndentPattern: /^\s*\}/ },
};

const configurations: ReadonlyMap<string, languages.LanguageConfiguration> = new Map([
  ["java", javaConfiguration],
  ["separation", formulaConfiguration],
  ["core", formulaConfiguration],
  [
    "smt-lib",
    { comments: { lineComment: ";" }, brackets: [["(", ")"]], autoClosingPairs: [{ open: "(", close: ")" }] },
  ],
  ["pushdown", { comments: { lineComment: "#" } }],
]);

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
function scopes(
  tokens: readonly { readonly start: number; readonly end: number; readonly kind: string }[],
): languages.IToken[] {
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
