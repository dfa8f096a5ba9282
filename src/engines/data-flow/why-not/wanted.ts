import type { Lacking as LackingFact } from "../../../engine-kit/index.ts";
import type { FlowNode } from "../../../java/index.ts";

/** A member of a fact: an element of a set (value ""), or the value of a variable. */
export interface Wanted {
  readonly node: FlowNode;
  /** Of the transfer function: backward, its input is OUT. */
  readonly side: "input" | "output";
  /** By number in the node's method; see `Members`. */
  readonly member: number;
  readonly value: string;
}

export type Lacking = LackingFact<Wanted>;
