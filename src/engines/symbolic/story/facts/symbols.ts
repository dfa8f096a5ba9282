import type { Span } from "../../../../kernel/index.ts";
import type { Cause, ExecutedStep, NodeEnd } from "../../algorithm/observer.ts";
import type { EndlessInput, GeneratedTest, Strategy, TestsResult } from "../../algorithm/test-input/test-input.ts";

/** Rows of the symbol tables of a recording of symbolic execution. Plain data: they cross the worker boundary. */
export interface SymbolicSymbols {
  readonly subject: readonly SubjectSymbol[];
  readonly contexts: readonly ContextSymbol[];
  readonly nodes: readonly NodeSymbol[];
  readonly deltas: readonly DeltaSymbol[];
  readonly objects: readonly ObjectSymbol[];
  readonly frames: readonly FrameSymbol[];
  readonly configurations: readonly ConfigurationSymbol[];
  readonly executions: readonly ExecutedStep[];
  readonly verdicts: readonly VerdictSymbol[];
  readonly ends: readonly EndSymbol[];
  readonly tests: readonly (GeneratedTest | EndlessInput)[];
  readonly coverage: readonly TestsResult["coverage"][];
}

/** What is executed. */
export interface SubjectSymbol {
  readonly method: string;
  /** All methods that the reader wrote. */
  readonly methods: readonly string[];
  readonly strategy: Strategy;
  /** The program's files, the one that branch labels do not name first. */
  readonly files: readonly string[];
  /** Why it has no inputs, where the precondition contradicts itself. */
  readonly contradiction: string | undefined;
  /** The method's own text: where the reader looks at the beginning. */
  readonly span: Span | undefined;
}

/** SV of one predicate as enum uses it: its disjuncts as texts over the formals. */
interface ContextSymbol {
  readonly predicate: string;
  readonly disjuncts: readonly string[];
}

export interface NodeSymbol {
  /** As the executor numbers it. */
  readonly id: number;
  /** Row of the parent. */
  readonly parent: number | undefined;
  readonly cause: Cause;
  readonly depth: number;
  /** Row of the configuration that it begins with: known while it waits. */
  readonly begin: number;
}

/** Δ: its conjuncts in writing order. */
export interface DeltaSymbol {
  /** `∃n1. X ↦ node(_, n1) ∧ …` */
  readonly text: string;
  readonly conjuncts: readonly ConjunctSymbol[];
}

export type ConjunctSymbol =
  | { readonly part: "κ"; readonly text: string; readonly cell: { readonly root: string; readonly data: string } }
  | {
      readonly part: "κ";
      readonly text: string;
      readonly call: {
        readonly predicate: string;
        readonly arguments: readonly string[];
        /** The arguments at parameters that its cells may begin at: what points there points into the predicate. */
        readonly roots: readonly string[];
        /** In short: `express(z2, …)`. */
        readonly name: string;
      };
    }
  | { readonly part: "α"; readonly text: string; readonly equal?: readonly [string, string] }
  | { readonly part: "φ"; readonly text: string };

/** A value as it reads, and the root it stands for, where it is a reference. */
export interface ValueSymbol {
  readonly text: string;
  readonly reference?: string;
}

export interface ObjectSymbol {
  readonly root: string;
  readonly data: string;
  readonly origin: "input" | "new";
  readonly isFreed: boolean;
  readonly fields: readonly { readonly name: string; readonly initial: ValueSymbol; readonly now: ValueSymbol }[];
}

export interface FrameSymbol {
  readonly method: string;
  readonly values: readonly { readonly name: string; readonly value: ValueSymbol }[];
  readonly at: Span | undefined;
}

/** Rows of `deltas`, `objects`, `frames`: what did not change is the same row. */
export interface ConfigurationSymbol {
  readonly delta: number;
  readonly objects: readonly number[];
  readonly stack: readonly number[];
}

export interface VerdictSymbol {
  readonly delta: string;
  readonly verdict: "sat" | "unsat" | "unknown";
  /** Why it is unsatisfiable or unknown; the variables of the model otherwise. */
  readonly reason: string;
}

/** `text` is the value of a return, the class of an exception, the bound, or the reason. */
export interface EndSymbol {
  readonly kind: NodeEnd["kind"];
  readonly text: string;
}
