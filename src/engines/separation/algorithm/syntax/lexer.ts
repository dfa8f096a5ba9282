import {
  type Budget,
  definePieces,
  endOf,
  type Pieces,
  piecesOf,
  type Span,
  tooLongName,
} from "../../../../kernel/index.ts";

/** A token: `symbol` holds the ASCII form, whatever was written. A name or an integer with too many characters is `long`. */
export interface Token {
  readonly kind: "name" | "integer" | "symbol" | "end" | "unknown" | "long";
  readonly text: string;
  readonly span: Span;
}

/** The symbols of a language: each way to write one, with the ASCII form that it stands for. */
type Symbols = ReadonlyMap<string, string>;

/** The symbols of a language: those with one way to write them, between blanks; the others, ASCII form first. */
export function symbolsOf(plain: string, ...others: readonly string[]): Symbols {
  const all = [...plain.split(" "), ...others].map((ways) => ways.split(" "));
  return new Map(all.flatMap((ways) => ways.map((way) => [way, ways[0] ?? way] as const)));
}

/** The symbols of Fig. 4, and the `::` of Java StarFinder’s texts. */
const formulaSymbols: Symbols = new Map([
  ...symbolsOf(
    "( ) { } [ ] , ; . : = < > +",
    "-> |-> ↦",
    "\\/ || ∨",
    "& && /\\ ∧",
    "* ∗",
    "== ≡",
    "!= ≠",
    "<= ≤",
    ">= ≥",
    "! ¬",
    "- −",
    "# ×",
    "::",
  ),
  ["∃", "exists"],
]);

/** The pieces of a language with these symbols. Comments are those of Java; one that does not end is a piece. */
function piecesWith(symbols: Symbols): Pieces<"blank" | Exclude<Token["kind"], "end" | "long">> {
  const longestFirst = [...symbols.keys()].sort((a, b) => b.length - a.length);
  return definePieces({
    blank: /\s+|\/\/[^\n\r]*|\/\*[\s\S]*?\*\//,
    name: /[\p{L}_$][\p{L}\p{N}_$']*/u,
    integer: /\d+/,
    symbol: new RegExp(`(?!\\/\\*)(?:${longestFirst.map(quoted).join("|")})`),
    unknown: /\/\*[\s\S]*|[\uD800-\uDBFF][\uDC00-\uDFFF]|[\s\S]/,
  });
}

function quoted(symbol: string): string {
  return symbol.replaceAll(/[$()*+./?[\\\]^{|}]/g, "\\$&");
}

const known = new Map<Symbols, ReturnType<typeof piecesWith>>();

/** Splits a text into tokens, the end last. Throws `BudgetSpent`. */
export function tokenize(file: string, text: string, budget: Budget, symbols = formulaSymbols): readonly Token[] {
  const pieces = known.get(symbols) ?? piecesWith(symbols);
  known.set(symbols, pieces);
  const tokens: Token[] = [];
  for (const { kind, text: written, span } of piecesOf(file, text, pieces)) {
    budget.spend();
    const isLong = kind !== "unknown" && tooLongName(written, span) !== undefined;
    tokens.push({ kind: isLong ? "long" : kind, text: symbols.get(written) ?? written, span });
  }
  tokens.push({ kind: "end", text: "", span: endOf(file, text) });
  return tokens;
}
