import type { SymbolicValue } from "../../../../java/index.ts";

/** A value in a test input: the id of a cell, an integer, a truth value or null. Texts are no values. */
export type InputValue = string | number | boolean | null;

export interface InputCell {
  readonly id: string;
  /** The data type, which is the class of the same name. */
  readonly type: string;
  readonly fields: Readonly<Record<string, InputValue>>;
}

/** A fully initialized input: every field of every cell has a value, and every address is the id of a cell. */
export interface TestInput {
  /** By parameter, `this` first for a receiver. */
  readonly arguments: Readonly<Record<string, InputValue>>;
  /** In the order in which a walk from the arguments meets them. */
  readonly heap: readonly InputCell[];
  /** What the program asks for by `Symbolic.integer()` and the like, in this order; undefined where it asks for nothing. */
  readonly inputs?: readonly MadeInput[];
}

/** A value for an input that the program asks for. */
export interface MadeInput extends SymbolicValue {
  /** `integer2` for the second integer. */
  readonly name: string;
}

/** An input that was run and judged. */
interface JudgedInput extends TestInput {
  /** `12T`, `14F`, each once, in the order in which the run took them first. */
  readonly branches: readonly string[];
  /** The precondition holds and `repOK`, where the class has one, answers true. */
  readonly valid: boolean;
  readonly precondition: boolean;
  /** Undefined where there is no `repOK`. */
  readonly repOK?: boolean;
  /** The leaf of the execution tree it was made at; undefined for inputs that no path made. */
  readonly path?: number;
}

/** One row of what `tests` prints (contracts: `tests`). */
export interface GeneratedTest extends JudgedInput {
  readonly outcome: "return" | "exception";
  /** The simple name of its class. */
  readonly exception?: string;
}

/** An input whose run does not come to an end. */
export interface EndlessInput extends JudgedInput {
  readonly outcome: "endless";
}

/** What is found out beside test inputs, as a sentence, and by what input. */
export type Finding =
  | { readonly kind: "contradictory-precondition"; readonly text: string }
  | {
      readonly kind: "may-not-terminate";
      readonly text: string;
      /** The line where the path was left: `12`, `Node:12`. */
      readonly line: string;
      /** Undefined where no input of the path is known. */
      readonly input?: EndlessInput;
    };

/** What `fixscope tests` prints. */
export interface TestsResult {
  readonly findings: readonly Finding[];
  readonly method: string;
  readonly strategy: Strategy;
  readonly tests: readonly GeneratedTest[];
  readonly coverage: {
    /** Two for each condition. */
    readonly branches: number;
    readonly covered: number;
    readonly infeasible: number;
    /** What is neither covered nor refuted; the result is then partial. */
    readonly open: number;
    readonly coveredBranches: readonly string[];
    /** Refuted: every way there is, and no bound ended a path that could have gone on to them. */
    readonly infeasibleBranches: readonly string[];
    readonly openBranches: readonly string[];
  };
  /**
   * What inputs show beside branches: `null 12b fails`, `index 12 passes`, `return 14`, `loop 9` (gone round twice in one call).
   * Undefined for black-box enumeration.
   */
  readonly goals?: {
    readonly goals: number;
    readonly reached: number;
    readonly infeasible: number;
    /** As `infeasibleBranches`. */
    readonly infeasibleGoals: readonly string[];
    readonly openGoals: readonly string[];
  };
  readonly solverCalls: number;
  readonly paths: number;
  /** Unfoldings that a path could have; undefined for black-box enumeration. */
  readonly depth?: number;
  readonly partial: boolean;
  readonly notes: readonly string[];
}

/** The strategies in the order of Table 1. */
export const strategies = ["separation-logic", "lazy", "black-box"] as const;

export type Strategy = (typeof strategies)[number];
