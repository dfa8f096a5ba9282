import type { Position, Span } from "../../../kernel/index.ts";

/** Rows of the symbol tables that the section's integers index. Plain data: they cross the worker boundary. */
export interface NodeSymbol {
  /** `x`, `o3.v`, `ret`: inside the box of its method. */
  readonly label: string;
  /** `(o3.v, C.m())` */
  readonly fullLabel: string;
  /** Index into `places`. */
  readonly place: number;
  readonly shape: "local" | "global" | "return-point";
  /** `source`: env. `passing`: a temporary or an argument, which hands on what comes. Left out for everything else. */
  readonly role?: "passing" | "source";
  /** Of a temporary of the reader's program: where the expression stands that it is for. */
  readonly written?: Span;
}

export interface PlaceSymbol {
  readonly label: string;
  /** The place of the method in whose box it is drawn: a return point stands in the caller's. */
  readonly box: number;
}

export interface EdgeSymbol {
  readonly source: number;
  readonly target: number;
  readonly label: string;
  readonly statement: number;
  /** Index into `places`: what a call that the edge enters by returns to. Left out where it enters none. */
  readonly returnPoint?: number;
}

export interface StatementSymbol {
  readonly text: string;
  readonly method: string;
  readonly span: Span;
}

/** A variable of the text, for marks, hovers and seeds. */
export interface VariableSymbol {
  readonly name: string;
  readonly method: string;
  readonly scope: Span;
  readonly declared: Position;
  /** The variable in its own method; -1 when nothing mentions it. */
  readonly node: number;
  readonly isListed: boolean;
}

/** What the result says of a node besides its weight. */
export interface OutcomeSymbol {
  readonly node: number;
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
  /** The pushdown rules by number, as they read: `⟨x, C.m()⟩ ↪ ⟨y, C.m()⟩ [const]`. */
  readonly rules: readonly string[];
  readonly variables: readonly VariableSymbol[];
  /** One: how calls are told apart. */
  readonly pipelines: readonly ("stacking" | "cloning")[];
  /** Known at the end. */
  readonly outcomes: readonly OutcomeSymbol[];
  /** Known at the end. */
  readonly seeds: readonly SeedSymbol[];
}
