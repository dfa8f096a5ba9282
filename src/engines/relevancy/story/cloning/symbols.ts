import type { Vocabulary } from "../../../../trace/index.ts";
import type { StatementSymbol } from "../symbols.ts";

/** The kinds of facts of the section, with the meanings of a, b and c. */
export const factKinds = {
  /** a: flow, b: edge of the dependence graph. */
  flow: 0,
  /** a: copy, b: weight from now on, c: the flow by which it came. */
  reached: 1,
  /** a: copy. */
  entry: 2,
} as const;

export const vocabulary = {
  rules: ["clone-step", "clone-call", "clone-return", "start", "put", "take", "reach"],
  procedures: { Clone: [], Reach: [] },
} as const satisfies Vocabulary;

export type RuleName = (typeof vocabulary.rules)[number];

/** The name under which the recorder writes its section. */
export const SECTION = "cloning";

/** Rows of the symbol tables that the section's integers index. Plain data: they cross the worker boundary. */
export interface CloningSymbols {
  readonly copies: readonly CopySymbol[];
  readonly flows: readonly FlowSymbol[];
}

export interface CopySymbol {
  /** `x`, `o3.v`, `env`: inside the box of its method. */
  readonly label: string;
  readonly method: string;
  /** `[10]`; empty for globals and the environment, which have one copy. */
  readonly context: string;
  readonly shape: "local" | "global";
}

export interface FlowSymbol {
  readonly source: number;
  readonly target: number;
  readonly label: string;
  /** The edge that is copied, contexts left out: `(s, C.m()) ⇝ (c, C.m())`. */
  readonly edge: string;
  readonly statement: StatementSymbol | undefined;
}
