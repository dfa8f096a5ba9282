import { IntColumn, IntLists, PairMap, valueAt } from "../../../kernel/index.ts";
import type { Semiring } from "./semirings/index.ts";

/** Where a symbol number stands for no symbol: ε on a transition, a shorter right side. */
export const EPSILON = -1;

/** What a rule does to the stack. */
export type RuleKind = "pop" | "step" | "push";

/** ⟨p, γ⟩ ↪ ⟨q, w⟩ with a weight, in normal form: w has at most two symbols. Numbers are the system's. */
export interface Rule<W> {
  readonly number: number;
  readonly kind: RuleKind;
  readonly from: { readonly location: number; readonly symbol: number };
  readonly to: { readonly location: number; readonly symbols: readonly number[] };
  readonly weight: W;
  /** The number attached to the rule by the code that added it, or -1. */
  readonly payload: number;
}

/**
 * A weighted pushdown system (Li et al., Definition 3) in normal form: control locations and stack symbols
 * are interned, a right side of more than two symbols is split with fresh symbols, and rules with the same
 * sides are one rule whose weight is the ⊕ of theirs.
 */
export class PushdownSystem<W> {
  readonly semiring: Semiring<W>;
  readonly #locations = new Names();
  readonly #symbols = new Names();
  /** Symbols made to split long right sides. */
  readonly #splitSymbols = new Map<number, SplitWord>();
  /** How many symbols would have the same name. */
  readonly #splitNames = new Map<string, number>();
  readonly #splits = new PairMap();
  readonly #fromLocation = new IntColumn();
  readonly #fromSymbol = new IntColumn();
  readonly #toLocation = new IntColumn();
  readonly #toFirst = new IntColumn();
  readonly #toSecond = new IntColumn();
  readonly #payload = new IntColumn();
  readonly #weights: W[] = [];
  /** Rules of one left side, in the order in which they were added. */
  readonly #lefts = new PairMap(64);
  readonly #rulesOfLeft = new IntLists();
  readonly #words = new PairMap(64);
  readonly #rights = new PairMap(64);
  readonly #rules = new PairMap(64);

  constructor(semiring: Semiring<W>) {
    this.semiring = semiring;
  }

  get locationNames(): readonly string[] {
    return this.#locations.names;
  }

  get symbolNames(): readonly string[] {
    return this.#symbols.names;
  }

  /** How many rules there are, those that split long right sides included. */
  get ruleCount(): number {
    return this.#weights.length;
  }

  /** The control location of a name, new if need be. */
  location(name: string): number {
    return this.#locations.intern(name);
  }

  /** The stack symbol of a name, new if need be. */
  symbol(name: string): number {
    return this.#symbols.intern(name);
  }

  findLocation(name: string): number | undefined {
    return this.#locations.find(name);
  }

  findSymbol(name: string): number | undefined {
    return this.#symbols.find(name);
  }

  locationName(location: number): string {
    return this.#locations.names[location] ?? "?";
  }

  /** The name of a symbol; that of ε is empty. */
  symbolName(symbol: number): string {
    return symbol === EPSILON ? "" : (this.#symbols.names[symbol] ?? "?");
  }

  /** Whether a symbol was made to split a long right side: no configuration of the reader's contains it. */
  isSplitSymbol(symbol: number): boolean {
    return this.#splitSymbols.has(symbol);
  }

  /**
   * Adds a rule and returns its number. When there is one with these sides already, its weight becomes the
   * ⊕ of both, and the payload is that of the rule whose weight it is. A rule of weight 0 never fires.
   */
  addRule(
    from: { readonly location: number; readonly symbol: number },
    to: { readonly location: number; readonly symbols: readonly number[] },
    weight: W,
    payload = -1,
  ): number {
    const { symbols } = to;
    let [first = EPSILON, second = EPSILON] = symbols;
    for (const below of symbols.slice(2)) {
      // ⟨q, abc⟩ is entered as ⟨q, Xc⟩, and ⟨q, X⟩ ↪ ⟨q, ab⟩ follows: X stays at q, so one rule is enough.
      const split = this.#splitSymbol(first, second);
      this.#add(to.location, split, to.location, first, second, this.semiring.one, -1);
      [first, second] = [split, below];
    }
    return this.#add(from.location, from.symbol, to.location, first, second, weight, payload);
  }

  rule(number: number): Rule<W> {
    const first = this.firstOf(number);
    const second = this.secondOf(number);
    return {
      number,
      kind: first === EPSILON ? "pop" : second === EPSILON ? "step" : "push",
      from: { location: this.fromLocationOf(number), symbol: this.fromSymbolOf(number) },
      to: {
        location: this.toLocationOf(number),
        symbols: [first, second].filter((symbol) => symbol !== EPSILON),
      },
      weight: this.weightOf(number),
      payload: this.payloadOf(number),
    };
  }

  rules(): readonly Rule<W>[] {
    return Array.from({ length: this.ruleCount }, (_, number) => this.rule(number));
  }

  /** The first rule with this left side, or -1. */
  firstRule(location: number, symbol: number): number {
    const left = symbol === EPSILON ? -1 : this.#lefts.get(location, symbol);
    return left === -1 ? -1 : this.#rulesOfLeft.first(left);
  }

  /** The next rule with the same left side, or -1. */
  nextRule(rule: number): number {
    return this.#rulesOfLeft.next(rule);
  }

  fromLocationOf(rule: number): number {
    return this.#fromLocation.at(rule);
  }

  fromSymbolOf(rule: number): number {
    return this.#fromSymbol.at(rule);
  }

  toLocationOf(rule: number): number {
    return this.#toLocation.at(rule);
  }

  /** The symbol that the rule writes on top, or EPSILON. */
  firstOf(rule: number): number {
    return this.#toFirst.at(rule);
  }

  /** The symbol that a push rule writes below its first, or EPSILON. */
  secondOf(rule: number): number {
    return this.#toSecond.at(rule);
  }

  weightOf(rule: number): W {
    return this.#weights[rule] ?? this.semiring.zero;
  }

  payloadOf(rule: number): number {
    return this.#payload.at(rule);
  }

  /** `⟨p, g⟩ → ⟨q, a b⟩` */
  showRule(rule: number): string {
    const { from, to } = this.rule(rule);
    return `${this.showConfiguration(from.location, [from.symbol])} → ${this.showConfiguration(to.location, to.symbols)}`;
  }

  /** `⟨q, a b⟩`, top first; `⟨q, ε⟩` for the empty stack. */
  showConfiguration(location: number, stack: readonly number[]): string {
    const symbols = stack.map((symbol) => this.symbolName(symbol)).join(" ");
    return `⟨${this.locationName(location)}, ${symbols === "" ? "ε" : symbols}⟩`;
  }

  #splitSymbol(first: number, second: number): number {
    const known = this.#splits.get(first, second);
    if (known !== -1) return known;
    const top = this.#splitSymbols.get(first)?.top ?? first;
    const length = (this.#splitSymbols.get(first)?.length ?? 1) + 1;
    const symbol = this.#symbols.add(this.#splitName({ top, length }, first, second));
    this.#splits.set(first, second, symbol);
    this.#splitSymbols.set(symbol, { top, length });
    return symbol;
  }

  /** `[a b]`; of many symbols only the ends and their number, `[a …57… z]`, so that a long rule is not written over and over. */
  #splitName({ top, length }: SplitWord, first: number, second: number): string {
    const below = this.symbolName(second);
    if (length <= MAX_WRITTEN_SYMBOLS) return `[${this.symbolName(first)} ${below}]`;
    const name = `[${this.symbolName(top)} …${length}… ${below}]`;
    const alike = this.#splitNames.get(name) ?? 0;
    this.#splitNames.set(name, alike + 1);
    return alike === 0 ? name : `${name}${alike + 1}`;
  }

  #add(
    fromLocation: number,
    fromSymbol: number,
    toLocation: number,
    first: number,
    second: number,
    weight: W,
    payload: number,
  ): number {
    const left = this.#lefts.getOrSet(fromLocation, fromSymbol, this.#lefts.size);
    const word = this.#words.getOrSet(first + 1, second + 1, this.#words.size);
    const right = this.#rights.getOrSet(toLocation, word, this.#rights.size);
    const rule = this.#rules.getOrSet(left, right, this.#weights.length);
    if (rule < this.#weights.length) {
      this.#merge(rule, weight, payload);
      return rule;
    }
    for (const [column, value] of [
      [this.#fromLocation, fromLocation],
      [this.#fromSymbol, fromSymbol],
      [this.#toLocation, toLocation],
      [this.#toFirst, first],
      [this.#toSecond, second],
      [this.#payload, payload],
    ] as const)
      column.push(value);
    this.#weights.push(weight);
    this.#rulesOfLeft.add(left, rule);
    return rule;
  }

  #merge(rule: number, weight: W, payload: number): void {
    const { combine, equals } = this.semiring;
    const before = this.weightOf(rule);
    const merged = combine(before, weight);
    if (equals(merged, before)) return;
    this.#weights[rule] = merged;
    if (equals(merged, weight)) this.#payload.set(rule, payload);
  }
}

/** The word that a split symbol stands for: its top and how many symbols it has. */
interface SplitWord {
  readonly top: number;
  readonly length: number;
}

/** Words of more symbols are abbreviated in the name of a split symbol. */
const MAX_WRITTEN_SYMBOLS = 8;

/** Names with their numbers, in order of first use. */
class Names {
  readonly names: string[] = [];
  readonly #numbers = new Map<string, number>();

  intern(name: string): number {
    return valueAt(this.#numbers, name, () => this.add(name));
  }

  /** A number that no name leads to: `name` is only its sign on the screen. */
  add(name: string): number {
    return this.names.push(name) - 1;
  }

  find(name: string): number | undefined {
    return this.#numbers.get(name);
  }
}
