import type { Span } from "../../../kernel/index.ts";
import type { Seq } from "../../../trace/index.ts";
import type { StateKind } from "../algorithm/p-automaton.ts";
import type { RuleKind } from "../algorithm/pushdown-system.ts";

/** Rows of the symbol tables that a pushdown recording's integers index. Plain data: they cross the worker boundary. */
export interface StateSymbol {
  readonly name: string;
  readonly kind: StateKind;
  readonly isFinal: boolean;
  /** The control location and the symbol of a middle state, or -1. */
  readonly middle: readonly [location: number, symbol: number];
}

export interface TransitionSymbol {
  readonly from: number;
  /** -1 is ε. */
  readonly symbol: number;
  readonly to: number;
}

export interface RuleSymbol {
  readonly kind: RuleKind;
  readonly from: { readonly location: number; readonly symbol: number };
  readonly to: { readonly location: number; readonly symbols: readonly number[] };
  readonly weight: string;
  /** Where it is written; undefined for a rule that splits a long right side. */
  readonly span: Span | undefined;
  /** The step of another section that made it; -1 for a rule that is there from the beginning. */
  readonly birth: Seq;
}

export interface PushdownSymbols {
  readonly states: readonly StateSymbol[];
  /** Stack symbols; control locations are the first states. */
  readonly stackSymbols: readonly string[];
  readonly transitions: readonly TransitionSymbol[];
  readonly rules: readonly RuleSymbol[];
  readonly weights: readonly string[];
  readonly pushdown: readonly {
    readonly direction: "post" | "pre";
    readonly semiring: string;
    /** How 1 is written. */
    readonly one: string;
    /** The parts of the algorithm that are left out; undefined where nothing can be. */
    readonly leftOut?: readonly string[] | undefined;
    /** Weights may fall for ever around a cycle. */
    readonly mayFall?: true;
  }[];
}
