import type { EdgeKind, FlowNode } from "../../../java/index.ts";
import type { Span } from "../../../kernel/index.ts";
import type { Vocabulary } from "../../../trace/index.ts";
import type { DataFlowAnalysis, FactView } from "../algorithm/analysis.ts";
import type { FixedOrder } from "../options.ts";

/** The name under which the recorder writes its section. */
export const SECTION = "data-flow";

/** The kinds of facts of a recording, with the meanings of a, b and c. */
export const factKinds = {
  /** What goes into a node's transfer function. a: node, b: fact, c: what the equation gave where it was widened, or -1. */
  input: 0,
  /** Its result, likewise. */
  output: 1,
  /** a: node, b: the next one has the least. */
  entry: 2,
  /** a: node. */
  dead: 3,
} as const;

export const vocabulary = {
  rules: [
    "boundary",
    "init",
    "start",
    "successor",
    "stored",
    "take",
    "meet",
    "transfer",
    "widen",
    "narrow",
    "unreachable",
    "dead-assignment",
  ],
  procedures: { Solve: ["node"], SolveBackward: ["node"] },
} as const satisfies Vocabulary;

export type RuleName = (typeof vocabulary.rules)[number];

/** Rows of the symbol tables that a recording's integers index. Plain data: they cross the worker boundary. */
export interface FlowSymbols {
  readonly nodes: readonly NodeSymbol[];
  readonly edges: readonly { readonly from: number; readonly to: number; readonly kind: EdgeKind }[];
  readonly facts: readonly FactSymbol[];
  /** One for each `Solve`. */
  readonly solves: readonly SolveSymbol[];
}

export interface NodeSymbol {
  /** Index into `solves`. */ readonly solve: number;
  readonly kind: FlowNode["kind"];
  readonly method: string;
  /** `x = y + 1`; empty where a method begins and ends. */
  readonly text: string;
  /** The statement of the source that it is a part of. */
  readonly source?: string;
  readonly span: Span;
  readonly genKill: ReturnType<NonNullable<DataFlowAnalysis<unknown>["genKill"]>> | undefined;
}

export interface FactSymbol {
  readonly view: FactView;
  /** No execution gets here, as far as is known. */
  readonly isUnreached: boolean;
}

export interface SolveSymbol {
  readonly analysis: string;
  /** The definition of a reader who wrote what values there are. */
  readonly own?: string;
  /** Whether gen and kill depend on what goes into a statement. */
  readonly dependsOnInput?: boolean;
  readonly isForward: boolean;
  readonly meet: DataFlowAnalysis<unknown>["meetSymbol"];
  readonly order: FixedOrder | "picked";
  /** Parts of the algorithm that are left out. */
  readonly without?: readonly string[];
  /** What was there before the program ran is left out: a fact need not hold for every execution. */
  readonly isSkipping?: boolean;
}
