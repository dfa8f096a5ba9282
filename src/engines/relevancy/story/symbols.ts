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
  /** Where the text has a temporary, as the expression that it is for, or a part of a local, each time that it occurs. */
  readonly written?: readonly Span[];
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

/** A variable of the text, or one part of it, for marks, hovers and seeds. */
export interface VariableSymbol {
  /** `x`, `x#2`; that of the whole where it is a part. */
  readonly name: string;
  /** `x₁`; `x` where it is no part. */
  readonly shown: string;
  readonly method: string;
  readonly scope: Span;
  readonly declared: Position;
  /** Behind this its outcome is noted: the name where it is declared; of a part, where it is first assigned. */
  readonly noted: Position;
  /** Lines with a part; none of a variable that is not split, which is meant in all of its scope. */
  readonly lines: readonly number[];
  /** The variable in its own method; -1 when nothing mentions it. */
  readonly node: number;
  readonly isListed: boolean;
}

/** The outcome of a node besides its weight. */
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
