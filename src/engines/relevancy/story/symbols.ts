import type { Position, Span } from "../../../kernel/index.ts";

/** What kinds of facts a relevancy recording holds, and what a, b, c mean for each. */
export const factKinds = {
  /** a: edge of the dependence graph. */
  edge: 0,
  /** a: pushdown rule, b: the edge it was made of. */
  rule: 1,
  /** a: transition, b: its weight from now on, c: the offered weight. */
  transition: 2,
  /** a: transition; on the worklist. */
  entry: 3,
  /** a: state, b: W(state) from now on. */
  accepted: 4,
  /** a: control location, b: stack symbol, c: the weight of ⟨location, symbol RetP*⟩ from now on. */
  outcome: 5,
} as const;

/** Rows of the symbol tables that a relevancy recording's integers index. Plain data: they cross the worker boundary. */
export interface NodeSymbol {
  /** `x`, `o3.v`, `ret`: inside the box of its method. */
  readonly label: string;
  /** `(o3.v, C.m())` */
  readonly fullLabel: string;
  /** Index into `places`. */
  readonly place: number;
  readonly shape: "local" | "global" | "return-point";
  readonly location: number;
}

export interface PlaceSymbol {
  readonly label: string;
  readonly kind: "method" | "return-point";
  /** The method in whose box it is drawn: a return point stands in the caller's. */
  readonly box: number;
}

export interface EdgeSymbol {
  readonly source: number;
  readonly target: number;
  readonly label: string;
  readonly statement: number;
}

export interface StatementSymbol {
  readonly text: string;
  readonly method: string;
  readonly span: Span;
}

export interface RuleSymbol {
  readonly left: string;
  readonly right: string;
  readonly weight: string;
  readonly edge: number;
  readonly to: { readonly location: number; readonly symbols: readonly number[] };
}

export interface StateSymbol {
  readonly name: string;
  readonly kind: "location" | "start" | "middle";
}

export interface TransitionSymbol {
  readonly from: number;
  /** The symbol it reads, `ε` included. */
  readonly symbol: string;
  /** Index into `stackSymbols`; -1 for ε. */
  readonly reads: number;
  readonly to: number;
}

/** A variable of the text, for marks, hovers and the table of outcomes. */
export interface VariableSymbol {
  readonly name: string;
  readonly method: string;
  readonly scope: Span;
  readonly declared: Position;
  /** Control location and stack symbol; -1 when nothing is known of it. */
  readonly location: number;
  readonly symbol: number;
  readonly isListed: boolean;
}

/** An outcome as the result has it: containers and fields included. */
export interface OutcomeSymbol {
  readonly name: string;
  readonly owner: string;
  readonly weight: string;
  readonly stack: string;
  /** Letters of the seeds whose values may be there; none when there is only one seed. */
  readonly seeds: readonly string[];
}

/** A place where symbolic values begin. */
export interface SeedSymbol {
  readonly letter: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface RelevancySymbols {
  readonly places: readonly PlaceSymbol[];
  readonly nodes: readonly NodeSymbol[];
  readonly edges: readonly EdgeSymbol[];
  readonly statements: readonly StatementSymbol[];
  readonly locations: readonly string[];
  readonly stackSymbols: readonly string[];
  readonly rules: readonly RuleSymbol[];
  readonly states: readonly StateSymbol[];
  readonly transitions: readonly TransitionSymbol[];
  readonly variables: readonly VariableSymbol[];
  readonly outcomes: readonly OutcomeSymbol[];
  readonly seeds: readonly SeedSymbol[];
}
