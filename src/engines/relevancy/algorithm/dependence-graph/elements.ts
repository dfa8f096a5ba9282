import type { CallSite, Field, Instruction, Method, Variable } from "../../../../java/index.ts";
import type { Span } from "../../../../kernel/index.ts";
import type { HeapObject } from "../points-to-view/points-to-view.ts";

/** The labels of edges, λx.ID, λx.x and λx.ANY, as the relevancy semiring has them. */
export const weights = { zero: 0, const: 1, id: 2, any: 3 } as const;

export type Weight = number;

/** GlobVar: what lives in the heap or in a class, after casting aliasing, whichever method looks at it. */
export type Global = { readonly id: number; readonly label: string } & (
  | { readonly kind: "field"; readonly object: HeapObject; readonly field: Field }
  | { readonly kind: "static"; readonly field: Field }
  /** [o]: the representative of all elements of an array. */
  | { readonly kind: "elements"; readonly object: HeapObject }
  /** o.len */
  | { readonly kind: "length"; readonly object: HeapObject }
  /** o.*: what a library object keeps: the elements of a list, the text of a builder. */
  | { readonly kind: "content"; readonly object: HeapObject }
  /** oₘ.oₖ: what a map holds for a key. */
  | { readonly kind: "entry"; readonly object: HeapObject; readonly key: string }
  /** oₘ.keys */
  | { readonly kind: "keys"; readonly object: HeapObject }
);

/** Everything of a global but its number and label. */
export type GlobalShape = DistributiveOmit<Global, "id" | "label">;

type DistributiveOmit<T, K extends keyof T> = T extends unknown ? Omit<T, K> : never;

/** Var: the control locations of the pushdown system. */
export type Location = { readonly id: number; readonly label: string } & (
  | { readonly kind: "environment" }
  /** `part`: which one of a local that is split, from 0. */
  | { readonly kind: "local"; readonly variable: Variable; readonly part: number; readonly name: string }
  | { readonly kind: "argument"; readonly method: Method; readonly index: number }
  | { readonly kind: "return"; readonly method: Method }
  | { readonly kind: "exception"; readonly method: Method }
  /** Whether the method runs: for implicit flows. */
  | { readonly kind: "control"; readonly method: Method }
  /** `tag` is the context or return point of Table 2, empty under Table 1. */
  | { readonly kind: "global"; readonly global: Global; readonly tag: string }
);

/** ProS ∪ RetP: the stack symbols. */
export interface Place {
  readonly id: number;
  readonly kind: "method" | "return-point";
  /** `Limit.GetL()`, `r7`. */
  readonly label: string;
  readonly method: Method;
  /** Of the call of a return point; undefined where the call is not in the source. */
  readonly site: CallSite | undefined;
}

/** An instruction in its method. */
export interface ProgramPoint {
  readonly method: Method;
  readonly instruction: Instruction;
}

/** A statement that edges come from. */
export interface Statement extends ProgramPoint {
  readonly span: Span;
}

export interface Edge {
  readonly number: number;
  readonly source: number;
  readonly target: number;
  readonly weight: Weight;
  readonly rule: number;
  /** Index into `statements`, or -1. */
  readonly statement: number;
  /** The place that a push writes below the callee, or -1. */
  readonly returnPoint: number;
}

/** `o3.v`, `[o5]`, `C.g` */
export function globalLabel(shape: GlobalShape): string {
  switch (shape.kind) {
    case "static":
      return `${shape.field.class.name}.${shape.field.name}`;
    case "field":
      return `${shape.object.label}.${shape.field.name}`;
    case "elements":
      return `[${shape.object.label}]`;
    case "length":
      return `${shape.object.label}.len`;
    case "content":
      return `${shape.object.label}.*`;
    case "entry":
      return `${shape.object.label}.${shape.key}`;
    case "keys":
      return `${shape.object.label}.keys`;
  }
}
