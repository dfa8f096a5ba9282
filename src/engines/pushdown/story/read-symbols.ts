import { SectionReader } from "../../../trace/index.ts";
import type { PushdownSymbols, RuleSymbol, StateSymbol, TransitionSymbol } from "./symbols.ts";

/** Typed look-ups in the symbol tables of a pushdown recording. Unknown numbers read as “?”: a truncated recording must not throw. */
export class SymbolReader extends SectionReader<PushdownSymbols> {
  get direction(): "post" | "pre" {
    return this.table("pushdown")[0]?.direction ?? "post";
  }

  get semiring(): string {
    return this.table("pushdown")[0]?.semiring ?? "?";
  }

  /** Whether ⊕ may give a weight that is neither of its operands. */
  get isProduct(): boolean {
    return this.semiring.includes("*");
  }

  get rules(): readonly RuleSymbol[] {
    return this.table("rules");
  }

  get states(): readonly StateSymbol[] {
    return this.table("states");
  }

  get transitions(): readonly TransitionSymbol[] {
    return this.table("transitions");
  }

  rule(number: number): RuleSymbol | undefined {
    return this.rules[number];
  }

  transition(number: number): TransitionSymbol {
    return this.transitions[number] ?? { from: -1, symbol: -1, to: -1 };
  }

  state(number: number): string {
    return this.states[number]?.name ?? "?";
  }

  /** The name of a stack symbol; ε for -1. */
  symbol(number: number): string {
    return number === -1 ? "ε" : (this.table("stackSymbols")[number] ?? "?");
  }

  weight(number: number): string {
    return this.table("weights")[number] ?? "?";
  }

  /** `(p, g, s)` */
  triple(transition: number): string {
    const { from, symbol, to } = this.transition(transition);
    return `(${this.state(from)}, ${this.symbol(symbol)}, ${this.state(to)})`;
  }

  /** `⟨p, a b⟩`, top first; `⟨p, ε⟩` for the empty stack. */
  configuration(location: number, stack: readonly number[]): string {
    const word = stack.length === 0 ? "ε" : stack.map((symbol) => this.symbol(symbol)).join(" ");
    return `⟨${this.state(location)}, ${word}⟩`;
  }

  /** `p g ↪ q a b`: as a list of rules has it, one on a line. */
  ruleLine(number: number): string {
    const rule = this.rule(number);
    if (rule === undefined) return "?";
    const { from, to } = rule;
    const written = to.symbols.length === 0 ? "ε" : to.symbols.map((symbol) => this.symbol(symbol)).join(" ");
    return `${this.state(from.location)} ${this.symbol(from.symbol)} ↪ ${this.state(to.location)} ${written}`;
  }

  /** `⟨p, g⟩ ↪ ⟨q, a b⟩` */
  ruleText(number: number): string {
    const rule = this.rule(number);
    if (rule === undefined) return "?";
    const { from, to } = rule;
    return `${this.configuration(from.location, [from.symbol])} ↪ ${this.configuration(to.location, to.symbols)}`;
  }
}
