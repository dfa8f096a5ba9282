import { type Span, SyntaxFailure } from "../../../../kernel/index.ts";
import { say } from "../../messages/say.ts";
import type { Atom, Binder, Disjunct, Relation, Term, WrittenField } from "./surface.ts";
import type { TokenReader } from "./token-reader.ts";
import { readBinders, readCellType } from "./type-parser.ts";

/** Deeper nesting of parentheses than this is refused: it is no formula that was written by hand. */
const DEEPEST = 10;

/** Longer sums are refused, too: what follows walks over them. */
const LONGEST = 1_000;

const relations: Readonly<Record<string, Relation>> = {
  "=": "=",
  "!=": "≠",
  "<=": "≤",
  "<": "<",
  ">=": "≥",
  ">": ">",
};

/** What follows a variable of its name, where `emp` could stand as well. */
const AFTER_VARIABLE = [...Object.keys(relations), "->", "::", "(", "+", "-", "#"];

/** Formulas of Fig. 4: disjunctions of `exists …. κ & α & φ`. */
export class FormulaParser {
  readonly #tokens: TokenReader;
  #depth = 0;

  constructor(tokens: TokenReader) {
    this.#tokens = tokens;
  }

  formula(): readonly Disjunct[] {
    const disjuncts = [...this.#disjuncts()];
    while (this.#tokens.accept("\\/")) for (const disjunct of this.#disjuncts()) disjuncts.push(disjunct);
    return disjuncts;
  }

  #nested<T>(work: () => T): T {
    if (++this.#depth > DEEPEST)
      this.#tokens.illFormed(this.#tokens.token.span, say("syntax.nested"), say("syntax.nested.remedy"));
    const result = work();
    this.#depth--;
    return result;
  }

  /** One disjunct, or the disjuncts between parentheses that stand for a whole one. */
  #disjuncts(): readonly Disjunct[] {
    const tokens = this.#tokens;
    const start = tokens.token.span;
    const exists: Binder[] = [];
    while (tokens.introducesName("exists")) {
      tokens.next();
      for (const binder of readBinders(tokens)) exists.push(binder);
      tokens.expect(".", say("syntax.afterVariables"));
    }
    const whole = exists.length === 0 ? this.#parenthesized() : undefined;
    if (whole !== undefined) return whole;
    const atoms = [...this.#conjunct()];
    while (tokens.at("*") || tokens.at("&")) {
      const isStar = tokens.next().text === "*";
      const more = this.#conjunct();
      if (!isStar) this.#checkConjunction(atoms, more);
      for (const atom of more) atoms.push(atom);
    }
    return [{ exists, atoms, span: tokens.since(start) }];
  }

  /** κ ∧ κ is not in Fig. 4: it would say that one heap is described twice, and ∗ is what is meant nearly always. */
  #checkConjunction(before: readonly Atom[], [first]: readonly Atom[]): void {
    if (first !== undefined && isSpatial(first) && before.some(isSpatial))
      this.#tokens.illFormed(first.span, say("syntax.twoHeaps"), say("syntax.twoHeaps.remedy"));
  }

  /** `( … )` up to the end of a disjunct; undefined (and nothing read) when more of it follows. */
  #parenthesized(): readonly Disjunct[] | undefined {
    const tokens = this.#tokens;
    if (!tokens.at("(")) return undefined;
    return this.#attempt(() => {
      tokens.next();
      const inner = this.#nested(() => this.formula());
      tokens.expect(")", "“)”");
      return tokens.at("*") || tokens.at("&") ? undefined : inner;
    });
  }

  /** One conjunct, or those between parentheses. */
  #conjunct(): readonly Atom[] {
    const tokens = this.#tokens;
    if (!tokens.at("(")) return [this.#atom()];
    const { span } = tokens.token;
    const compared = this.#attempt(() => this.#comparison());
    if (compared !== undefined) return [compared];
    tokens.next();
    const [only, ...others] = this.#nested(() => this.formula());
    tokens.expect(")", "“)”");
    if (only === undefined || others.length > 0 || only.exists.length > 0)
      return tokens.illFormed(tokens.since(span), say("syntax.inConjunction"), say("syntax.inConjunction.remedy"));
    return only.atoms;
  }

  /** Undefined (and nothing read) when the text does not go on like this. */
  #attempt<T>(read: () => T | undefined): T | undefined {
    const { mark } = this.#tokens;
    const depth = this.#depth;
    try {
      const found = read();
      if (found !== undefined) return found;
    } catch (problem) {
      if (!(problem instanceof SyntaxFailure) || problem.error.kind === "ill-formed") throw problem;
    }
    this.#depth = depth;
    this.#tokens.backTo(mark);
    return undefined;
  }

  #atom(): Atom {
    const tokens = this.#tokens;
    const { span } = tokens.token;
    if (tokens.at("emp") && !tokens.isFollowedBy(...AFTER_VARIABLE)) {
      tokens.next();
      return { kind: "emp", span };
    }
    if (tokens.accept("!"))
      return { kind: "not", atoms: this.#nested(() => this.#conjunct()), span: tokens.since(span) };
    if (tokens.isName() && tokens.isFollowedBy("(")) return this.#call(span);
    if ((tokens.isName() || tokens.at("null")) && tokens.isFollowedBy("->", "::")) return this.#pointsTo(span);
    if (tokens.at("true") || tokens.at("false")) return this.#truth(span);
    return this.#comparison();
  }

  #truth(span: Span): Atom {
    const tokens = this.#tokens;
    const { mark } = tokens;
    const value = tokens.next().text === "true";
    const isTerm = relations[tokens.token.text] !== undefined || tokens.at("+") || tokens.at("-");
    if (!isTerm) return { kind: "truth", value, span };
    tokens.backTo(mark);
    return this.#comparison();
  }

  #call(span: Span): Atom {
    const tokens = this.#tokens;
    const predicate = tokens.next().text;
    tokens.expect("(", "“(”");
    const values = this.#listed(() => this.#term(), ")");
    tokens.expect(")", say("syntax.afterArgument"));
    return { kind: "call", predicate, arguments: values, span: tokens.since(span) };
  }

  #pointsTo(span: Span): Atom {
    const tokens = this.#tokens;
    const root = this.#factor();
    const [open, close] = tokens.next().text === "->" ? ["(", ")"] : ["<", ">"];
    const data = readCellType(tokens);
    tokens.expect(open, say("syntax.fields", { sign: open }));
    const fields = this.#listed(() => this.#field(), close);
    tokens.expect(close, say("syntax.afterValue", { sign: close }));
    return { kind: "points-to", root, data, fields, span: tokens.since(span) };
  }

  /** The parts between commas, up to the sign that closes the list. */
  #listed<T>(read: () => T, close: string): readonly T[] {
    const items: T[] = [];
    if (!this.#tokens.at(close))
      do items.push(read());
      while (this.#tokens.accept(","));
    return items;
  }

  #field(): WrittenField {
    const tokens = this.#tokens;
    if (!(tokens.isName() && tokens.isFollowedBy(":"))) return { name: undefined, value: this.#term() };
    const name = tokens.next().text;
    tokens.next();
    return { name, value: this.#term() };
  }

  #comparison(): Atom {
    const tokens = this.#tokens;
    const { span } = tokens.token;
    const left = this.#term();
    const relation = relations[tokens.token.text];
    if (relation === undefined || tokens.token.kind !== "symbol")
      return tokens.at("==") ? tokens.fail(say("syntax.equals")) : tokens.fail(say("syntax.relation"));
    tokens.next();
    return { kind: "compare", relation, left, right: this.#term(), span: tokens.since(span) };
  }

  #term(): Term {
    const tokens = this.#tokens;
    const { span } = tokens.token;
    let left = this.#factor();
    for (let length = 1; tokens.at("+") || tokens.at("-"); length++) {
      if (length >= LONGEST) tokens.illFormed(tokens.token.span, say("syntax.sum"), say("syntax.sum.remedy"));
      const sign = tokens.next().text === "+" ? "+" : "-";
      const right = this.#factor();
      left = { kind: "sum", sign, left, right, span: tokens.since(span) };
    }
    return left;
  }

  #factor(): Term {
    const tokens = this.#tokens;
    const { kind, text, span } = tokens.token;
    if (kind === "integer") return this.#integer(span, 1n);
    if (tokens.accept("-")) {
      if (tokens.token.kind === "integer") return this.#integer(span, -1n);
      return { kind: "minus", term: this.#nested(() => this.#factor()), span: tokens.since(span) };
    }
    if (tokens.accept("null")) return { kind: "null", span };
    if (tokens.accept("_")) return { kind: "wildcard", span };
    if (tokens.at("true") || tokens.at("false")) return { kind: "boolean", value: tokens.next().text === "true", span };
    if (tokens.accept("(")) {
      const term = this.#nested(() => this.#term());
      tokens.expect(")", "“)”");
      return term;
    }
    if (!tokens.isName()) return tokens.fail(say("syntax.term"));
    tokens.next();
    const variable: Term = { kind: "variable", name: text, span };
    return tokens.accept("#") ? this.#product(variable) : variable;
  }

  /** `x # 2`, which is `2 # x`. */
  #product(term: Term): Term {
    const tokens = this.#tokens;
    const { kind, text } = tokens.token;
    if (kind !== "integer")
      tokens.illFormed(tokens.since(term.span), say("syntax.product"), say("syntax.product.remedy"));
    tokens.next();
    return { kind: "product", factor: BigInt(text), term, span: tokens.since(term.span) };
  }

  #integer(span: Span, sign: bigint): Term {
    const tokens = this.#tokens;
    const value = sign * BigInt(tokens.next().text);
    if (!tokens.accept("#")) return { kind: "integer", value, span: tokens.since(span) };
    const term = this.#nested(() => this.#factor());
    return { kind: "product", factor: value, term, span: tokens.since(span) };
  }
}

function isSpatial({ kind }: Atom): boolean {
  return kind === "emp" || kind === "call" || kind === "points-to";
}
