import { EXPECTED, FOUND } from "../../../messages/expectations.ts";
import type { Located } from "../source-text.ts";

export interface Token extends Located {
  readonly kind: "word" | "number" | "text" | "symbol";
  readonly text: string;
}

/** A place that is no token at all, whatever stands around it. */
export interface LexicalProblem extends Located {
  readonly found: string;
  readonly expected: string;
}

export interface Tokens {
  readonly tokens: readonly Token[];
  readonly problems: readonly LexicalProblem[];
}

const SPACE = /(?:\s|\/\/[^\n\r]*|\/\*[\s\S]*?\*\/)+/y;
const WORD = /[\p{ID_Start}_$][\p{ID_Continue}$]*/uy;
const NUMBER = /\.?[0-9](?:[eEpP][+-]|[0-9a-zA-Z_.])*/y;
const TEXT = /"""(?:[^\\]|\\[\s\S])*?"""|"(?:[^"\\\n\r]|\\[^\n\r])*"|'(?:[^'\\\n\r]|\\[^\n\r])+'/y;
const SYMBOL = />>>=|<<=|>>=|>>>|\.\.\.|->|::|\+\+|--|&&|\|\||[=!<>+\-*/&|^%]=|<<|>>|[(){}[\];,.@=<>!~?:+\-*/&|^%]/y;

/** The tokens of a text with mistakes in it, to say what is wrong. Programs without mistakes never come here. */
export function tokenize(text: string): Tokens {
  const tokens: Token[] = [];
  const problems: LexicalProblem[] = [];
  let at = 0;
  while (at < text.length) {
    at = match(SPACE, text, at) ?? at;
    if (at >= text.length) break;
    const token = tokenAt(text, at);
    if (token === undefined) {
      const problem = problemAt(text, at);
      problems.push(problem);
      at = problem.end;
    } else {
      if (/^0[0-9_]*[89][0-9_]*[lL]?$/.test(token.text)) problems.push(octalProblem(token));
      tokens.push(token);
      at = token.end;
    }
  }
  return { tokens, problems };
}

function match(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

const KINDS = [
  ["word", WORD],
  ["number", NUMBER],
  ["text", TEXT],
  ["symbol", SYMBOL],
] as const;

function tokenAt(text: string, at: number): Token | undefined {
  if (text.startsWith("/*", at)) return undefined;
  for (const [kind, pattern] of KINDS) {
    const end = match(pattern, text, at);
    if (end !== undefined) return { kind, text: text.slice(at, end), start: at, end };
  }
  return undefined;
}

function octalProblem({ start, end, text }: Token): LexicalProblem {
  return { start, end, found: `“${text}”`, expected: EXPECTED["no-octal"] };
}

function problemAt(text: string, at: number): LexicalProblem {
  const [first = ""] = text.slice(at, at + 2);
  if (first === "/") return { start: at, end: text.length, found: FOUND["unclosed-comment"], expected: "“*/”" };
  if (text.startsWith("''", at)) {
    return { start: at, end: at + 2, found: FOUND.nothing, expected: EXPECTED.character };
  }
  if (first === '"' || first === "'") {
    const end = at + text.slice(at).search(/[\n\r]|$/);
    const found = FOUND[first === '"' ? "unclosed-text" : "unclosed-character"];
    return { start: at, end, found, expected: `“${first}”` };
  }
  return { start: at, end: at + first.length, found: `“${first}”`, expected: EXPECTED.token };
}
