/** How a piece of source is colored; `name` is a predicate or a label. Pieces without a kind keep the text color. */
const tokenKinds = ["keyword", "type", "name", "string", "comment", "number", "annotation"] as const;
export type TokenKind = (typeof tokenKinds)[number];

/** The kind that the matching group of a pattern is named after, if any. */
export function kindOf(groups: Readonly<Record<string, string | undefined>>): TokenKind | undefined {
  return tokenKinds.find((kind) => groups[kind] !== undefined);
}

/** A colored stretch of one line: offsets in UTF-16 units, `end` exclusive. */
export interface HighlightToken {
  readonly start: number;
  readonly end: number;
  readonly kind: TokenKind;
}

/** What a line starts inside of. */
export type LineState = "code" | "comment" | "text-block";

export interface HighlightedLine {
  readonly tokens: readonly HighlightToken[];
  readonly end: LineState;
}

/**
 * The colored tokens of one line of Java. Lexical only, so that it also works on programs that do not parse: an
 * identifier with a capital first letter counts as a type, which is the naming convention of Java.
 */
export function highlightLine(line: string, start: LineState): HighlightedLine {
  const tokens: HighlightToken[] = [];
  let state = start;
  let at = 0;
  while (at < line.length) {
    const token = state === "code" ? codeToken(line, at) : restOfBlock(line, at, state);
    if (token.kind !== undefined) tokens.push({ start: at, end: token.end, kind: token.kind });
    state = token.state;
    at = token.end;
  }
  return { tokens, end: state };
}

interface Scanned {
  readonly end: number;
  readonly kind: TokenKind | undefined;
  readonly state: LineState;
}

const keywords = new Set(
  (
    "abstract assert boolean break byte case catch char class const continue default do double else enum extends " +
    "false final finally float for goto if implements import instanceof int interface long native new null package " +
    "private protected public return short static strictfp super switch synchronized this throw throws transient " +
    "true try var void volatile while"
  ).split(" "),
);

/** Words that are keywords only before another word; elsewhere they are ordinary names. */
const contextualKeywords = new Set(["record", "sealed", "permits", "yield"]);

const lexeme = new RegExp(
  [
    String.raw`(?<space>\s+)`,
    String.raw`(?<comment>\/\/.*)`,
    String.raw`(?<blockStart>\/\*)`,
    '(?<textBlock>""")',
    String.raw`(?<string>"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?)`,
    String.raw`(?<annotation>@(?!interface\b)[\p{L}_$][\p{L}\p{N}_$.]*)`,
    String.raw`(?<number>0[xX][\da-fA-F_]+[lL]?|0[bB][01_]+[lL]?|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d[\d_]*)?[fFdDlL]?)`,
    String.raw`(?<word>[\p{L}_$][\p{L}\p{N}_$]*)`,
    "(?<other>.)",
  ].join("|"),
  "suy",
);

function codeToken(line: string, at: number): Scanned {
  lexeme.lastIndex = at;
  const groups = lexeme.exec(line)?.groups;
  if (groups === undefined) return { end: line.length, kind: undefined, state: "code" };
  const { blockStart, textBlock, word } = groups;
  const end = lexeme.lastIndex;
  if (blockStart !== undefined) return restOfBlock(line, end, "comment");
  if (textBlock !== undefined) return restOfBlock(line, end, "text-block");
  if (word !== undefined) return { end, kind: wordKind(word, line.slice(end)), state: "code" };
  return { end, kind: kindOf(groups), state: "code" };
}

function wordKind(word: string, rest: string): TokenKind | undefined {
  if (keywords.has(word)) return "keyword";
  if (contextualKeywords.has(word) && /^\s+[\p{L}_$]/u.test(rest)) return "keyword";
  const isConstant = word.includes("_") && word === word.toUpperCase();
  return /^\p{Lu}/u.test(word) && !isConstant ? "type" : undefined;
}

/** From inside a block comment or a text block up to its end, or to the end of the line. */
function restOfBlock(line: string, from: number, state: "comment" | "text-block"): Scanned {
  const kind = state === "comment" ? "comment" : "string";
  const close = state === "comment" ? line.indexOf("*/", from) : closingQuotes(line, from);
  if (close < 0) return { end: line.length, kind, state };
  return { end: close + (state === "comment" ? 2 : 3), kind, state: "code" };
}

/** Where the next `"""` begins that is not escaped, or -1. */
function closingQuotes(line: string, from: number): number {
  for (let at = from; at < line.length; at++) {
    if (line[at] === "\\") at++;
    else if (line.startsWith('"""', at)) return at;
  }
  return -1;
}
