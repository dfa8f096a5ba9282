import type { Method } from "../../../java/index.ts";
import type { Span } from "../../../kernel/index.ts";
import type { BasePairObserver, LfpObserver, SymbolicHeap, Verdict } from "../../separation/index.ts";
import type { SetsOfValues } from "./state/sets-of-values.ts";
import type { HeapObject } from "./state/state.ts";
import type { SymbolicValue } from "./state/values.ts";
import type { EndlessInput, GeneratedTest } from "./test-input/test-input.ts";

/** The rules of Fig. 5, and what the paper does beside them. */
export const ruleNames = [
  "S-CONST",
  "S-VAR",
  "S-UNOP",
  "S-BINOP",
  "S-LOAD",
  "S-ASSIGN",
  "S-STORE",
  "S-NEW",
  "S-FREE",
  "S-GOTO",
  "S-ASSERT",
  "S-TCOND",
  "S-FCOND",
  // Calls: “the language can be extended to handle method calls” (Sec. 3).
  "S-CALL",
  "S-RETURN",
  "S-THROW",
  "enum",
] as const;

export type RuleName = (typeof ruleNames)[number];

/** A node of the execution tree: the configurations between two splits. Numbers count from 0, parents first. */
export interface TreeNode {
  readonly id: number;
  readonly parent: number | undefined;
  readonly cause: Cause;
  /** Unfoldings on the path so far. */
  readonly depth: number;
}

/** How a node came from its parent. */
export type Cause =
  | { readonly kind: "start" }
  /** enum(v, Δ, s). */
  | {
      readonly kind: "initialized";
      readonly variable: string;
      readonly scenario: 2 | 3;
      /** `existing`: an object that is already there; `unfolded`: a disjunct of SV in place of a predicate. */
      readonly choice: "null" | "fresh" | "existing" | "unfolded";
      /** `X = null`, `pre(n1, n2) by disjunct 2`. */
      readonly text: string;
      readonly predicate?: string;
      /** Index into SV of the predicate. */
      readonly disjunct?: number;
      /** Which of the predicates in Δ was unfolded. */
      readonly occurrence?: number;
    }
  | {
      readonly kind: "branch";
      readonly rule: "S-TCOND" | "S-FCOND" | "S-ASSERT";
      /** What Δ gained: π₀ or ¬π₀. */
      readonly text: string;
      /** `12T`; undefined for a condition of a library method. */
      readonly branch: string | undefined;
    }
  /** A runtime check that a value may or may not pass: division by zero, an index, a cast. */
  | { readonly kind: "check"; readonly text: string; readonly exception: string | undefined };

/** What ended a path before its end; `steps` stops loops whose conditions are all decided. */
export type Bound = "unfoldings" | "loops" | "calls" | "steps";

export type NodeEnd =
  | { readonly kind: "infeasible"; readonly reason: string }
  | { readonly kind: "return"; readonly value: SymbolicValue | undefined }
  | { readonly kind: "exception"; readonly exception: string }
  /** A bound was reached: the path is not followed further. */
  | { readonly kind: "cut-off"; readonly bound: Bound }
  | { readonly kind: "unknown"; readonly reason: string };

/** ⟨Σ, Δ, s, pc, ι⟩ as it is shown. Parts that did not change are the same objects as before. */
export interface Configuration {
  /** The path condition over the initial heap; cells of [S-NEW] are in `objects` only. */
  readonly delta: SymbolicHeap;
  readonly objects: readonly HeapObject[];
  /** Innermost first. */
  readonly stack: readonly FrameView[];
}

export interface FrameView {
  readonly method: Method;
  readonly values: readonly { readonly name: string; readonly value: SymbolicValue }[];
  /** The statement that is executed next. */
  readonly at: Span | undefined;
}

/** Observes symbolic execution, in order. `view` makes the configuration on demand. */
export interface ExecutionObserver {
  /** A node of the tree was made; it waits on the agenda. `view` shows what it begins with. */
  grew(node: TreeNode, view: () => Configuration): void;
  /** A node was taken off the agenda: its configurations follow. */
  taken(node: TreeNode, view: () => Configuration): void;
  /** One instruction (or one enum) was executed by a rule; `view` shows the configuration after it. */
  executed(node: TreeNode, step: ExecutedStep, view: () => Configuration): void;
  /** A condition was decided on the path already: it cannot take this side, `12T`. */
  decided?(node: TreeNode, refused: string): void;
  /** The checker was asked. */
  asked(node: TreeNode, delta: SymbolicHeap, verdict: Verdict): void;
  /** No children will come: the path of this node is over, or it never was one. */
  ended(node: TreeNode, end: NodeEnd): void;
  /** An input was made at the end of a path, run and judged. */
  tested(node: TreeNode, test: GeneratedTest | EndlessInput): void;
}

/** Observes a strategy: Algorithm 1, where the strategy needs SV, then the execution. */
export interface GenerationObserver extends ExecutionObserver {
  readonly lfp?: LfpObserver & BasePairObserver;
  /** Algorithm 1 is over; `round` is the one whose SV is used. */
  contextsFound?(sv: SetsOfValues, round: number): void;
}

export interface ExecutedStep {
  readonly rule: RuleName;
  readonly span: Span;
  /** `z := x.next`, as the core language writes it. */
  readonly text: string;
  /** Its effect: `s(z) = n1`, `Δ gains X = null`. */
  readonly effect: string;
  /** Of enum: the rule that has to wait for it. */
  readonly accessedBy: RuleName | undefined;
  /** What the temporaries in it stand for, by name. */
  readonly temporaries: Readonly<Record<string, string>>;
  /** What object is read, written or freed; undefined where the statement follows no reference. */
  readonly base: FollowedReference | undefined;
}

/** A reference that a statement follows to its object. */
export interface FollowedReference {
  /** `s(x) = n1`; `x.next ⇓ n2` where it is in no variable of the program. */
  readonly text: string;
  /** `n1`; undefined where that is not known. */
  readonly root: string | undefined;
}
