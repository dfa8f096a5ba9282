import { sayExpected, sayFound } from "../../../messages/expectations.ts";
import type { Located } from "../source-text.ts";

export interface Token extends Located {
  readonly kind: "word" | "number" | "text" | "symbol";
  readonly text: string;
}

/** A place that is no token at all, whatever stands around it. */
interface LexicalProblem extends Located {
  readonly found: string;
  readonly expected: string;
}

interface Tokens {
  readonly tokens: readonly Token[];
  readonly problems: readonly LexicalProblem[];
}

// No group is repeated where a text decides how often: each time would take room on the stack of the matcher.
const SPACE = /\s+|\/\/[^\n\r]*|\/\*[\s\S]*?\*\//y;
const WORD = /[\p{ID_Start}_$][\p{ID_Continue}$]*/uy;
const NUMBER = /\.?[0-9][0-9a-zA-Z_.]*/y;
const EXPONENT = /[eEpP]$/;
const SIGNED = /[+-][0-9a-zA-Z_.]*/y;
const PLAIN = { '"""': /[^\\"]+/y, '"': /[^"\\\n\r]+/y, "'": /[^'\\\n\r]+/y };
const ESCAPED = { '"""': /\\[\s\S]|"/y, '"': /\\[^\n\r]/y, "'": /\\[^\n\r]/y };
const SYMBOL = />>>=|<<=|>>=|>>>|\.\.\.|->|::|\+\+|--|&&|\|\||[=!<>+\-*/&|^%]=|<<|>>|[(){}[\];,.@=<>!~?:+\-*/&|^%]/y;

/** The tokens of a text with mistakes in it, to say what is wrong. Programs without mistakes never come here. */
export function tokenize(text: string): Tokens {
  const tokens: Token[] = [];
  const problems: LexicalProblem[] = [];
  let at = 0;
  while (at < text.length) {
    const space = match(SPACE, text, at);
    if (space !== undefined) {
      at = space;
      continue;
    }
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
  ["word", (text: string, at: number) => match(WORD, text, at)],
  ["number", numberAt],
  ["text", textAt],
  ["symbol", (text: string, at: number) => match(SYMBOL, text, at)],
] as const;

/** Where a number ends: behind an exponent its sign belongs to it. */
function numberAt(text: string, at: number): number | undefined {
  let end = match(NUMBER, text, at);
  while (end !== undefined && EXPONENT.test(text.slice(end - 1, end))) {
    const signed = match(SIGNED, text, end);
    if (signed === undefined) break;
    end = signed;
  }
  return end;
}

/** Where a text or character ends; undefined where it is not closed, and of a character that is none. */
function textAt(text: string, start: number): number | undefined {
  if (text.startsWith("''", start)) return undefined;
  return quotedAt(text, start, '"""') ?? quotedAt(text, start, '"') ?? quotedAt(text, start, "'");
}

function quotedAt(text: string, start: number, quote: keyof typeof PLAIN): number | undefined {
  if (!text.startsWith(quote, start)) return undefined;
  let at: number | undefined = start + quote.length;
  while (at !== undefined && !text.startsWith(quote, at))
    at = match(PLAIN[quote], text, at) ?? match(ESCAPED[quote], text, at);
  return at === undefined ? undefined : at + quote.length;
}

function tokenAt(text: string, at: number): Token | undefined {
  if (text.startsWith("/*", at)) return undefined;
  for (const [kind, endOf] of KINDS) {
    const end = endOf(text, at);
    if (end !== undefined) return { kind, text: text.slice(at, end), start: at, end };
  }
  return undefined;
}

function octalProblem({ start, end, text }: Token): LexicalProblem {
  return { start, end, found: `“${text}”`, expected: sayExpected("no-octal") };
}

function problemAt(text: string, at: number): LexicalProblem {
  const [first = ""] = text.slice(at, at + 2);
  if (first === "/") return { start: at, end: text.length, found: sayFound("unclosed-comment"), expected: "“*/”" };
  if (text.startsWith("''", at)) {
    return { start: at, end: at + 2, found: sayFound("nothing"), expected: sayExpected("character") };
  }
  if (first === '"' || first === "'") {
    const end = at + text.slice(at).search(/[\n\r]|$/);
    const found = sayFound(first === '"' ? "unclosed-text" : "unclosed-character");
    return { start: at, end, found, expected: `“${first}”` };
  }
  return { start: at, end: at + first.length, found: `“${first}”`, expected: sayExpected("token") };
}
