import { type Budget, type Span, SyntaxFailure, tooLongName } from "../../../../kernel/index.ts";
import { isLocationName } from "../../../../trace/index.ts";
import { say } from "../../messages/say.ts";
import type { Token } from "./lexer.ts";

/** Java has no such names either. What else a formula writes as a word is one only where it must be. */
const formulaKeywords: ReadonlySet<string> = new Set(["null", "true", "false", "_"]);

/** The tokens of a text, read from left to right, with steps back for the one place that needs them. Throws `BudgetSpent`. */
export class TokenReader {
  readonly #tokens: readonly Token[];
  readonly #keywords: ReadonlySet<string>;
  readonly #budget: Budget;
  #at = 0;

  constructor(tokens: readonly Token[], budget: Budget, keywords = formulaKeywords) {
    this.#tokens = tokens;
    this.#budget = budget;
    this.#keywords = keywords;
  }

  get token(): Token {
    const token = this.#tokens[this.#at] ?? this.#tokens.at(-1);
    if (token === undefined) throw new Error("a text has at least its end");
    return token;
  }

  get isAtEnd(): boolean {
    return this.token.kind === "end";
  }

  get mark(): number {
    return this.#at;
  }

  backTo(mark: number): void {
    this.#at = mark;
  }

  /** Whether a symbol or keyword is next. */
  at(text: string): boolean {
    const { kind, text: found } = this.token;
    return found === text && (kind === "symbol" || kind === "name");
  }

  /** Whether the token after the next one is one of these symbols. */
  isFollowedBy(...texts: readonly string[]): boolean {
    const following = this.#tokens[this.#at + 1];
    return following?.kind === "symbol" && texts.includes(following.text);
  }

  /** Whether a word or sign is next, and a name after it: the word is no name itself then. */
  introducesName(word: string): boolean {
    const following = this.#tokens[this.#at + 1];
    return this.at(word) && following !== undefined && this.#isName(following);
  }

  /** Whether another quantifier comes after the next token. */
  isFollowedByQuantifier(): boolean {
    const [following, after] = this.#tokens.slice(this.#at + 1, this.#at + 3);
    return following?.text === "exists" && after !== undefined && this.#isName(after);
  }

  /** Whether the text has this symbol anywhere. */
  has(symbol: string): boolean {
    return this.#tokens.some(({ kind, text }) => kind === "symbol" && text === symbol);
  }

  isName(): boolean {
    return this.#isName(this.token);
  }

  #isName({ kind, text }: Token): boolean {
    return kind === "name" && !this.#keywords.has(text) && !isLocationName(text);
  }

  accept(text: string): boolean {
    if (!this.at(text)) return false;
    this.#budget.spend();
    this.#at++;
    return true;
  }

  next(): Token {
    const { token } = this;
    if (token.kind === "long") this.fail("");
    return this.#skip();
  }

  #skip(): Token {
    const { token } = this;
    this.#budget.spend();
    if (!this.isAtEnd) this.#at++;
    return token;
  }

  expect(text: string, expected: string): void {
    if (!this.accept(text)) this.fail(expected);
  }

  name(expected: string): string {
    return this.isName() ? this.next().text : this.fail(expected);
  }

  fail(expected: string): never {
    const { kind, text, span } = this.token;
    const tooLong = kind === "long" ? tooLongName(text, span) : undefined;
    if (tooLong !== undefined) throw new SyntaxFailure(tooLong);
    if (kind === "unknown" && text.startsWith("/*"))
      this.illFormed(span, say("syntax.comment"), say("syntax.comment.remedy"));
    if (isLocationName(text))
      this.illFormed(span, say("syntax.location", { name: text }), say("syntax.location.remedy"));
    const found = kind === "end" ? say("syntax.end") : say("syntax.found", { text });
    throw new SyntaxFailure({ kind: "syntax", span, found, expected });
  }

  illFormed(span: Span, problem: string, remedy: string): never {
    throw new SyntaxFailure({ kind: "ill-formed", span, problem, remedy });
  }

  /** From a place to the end of the token before the next one. */
  since(start: Span): Span {
    const last = this.#tokens[Math.max(0, this.#at - 1)]?.span ?? start;
    return { file: start.file, start: start.start, end: last.end };
  }

  /** To the end of a declaration that cannot be read. */
  skipDeclaration(): void {
    let depth = 0;
    while (!this.isAtEnd) {
      const { text } = this.#skip();
      if (text === "{") depth++;
      if (text === "}") depth--;
      if (depth <= 0 && (text === ";" || text === "}")) return;
    }
  }
}
