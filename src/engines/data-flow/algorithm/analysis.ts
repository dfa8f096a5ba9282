import type { Direction, FlowEdge, FlowNode, Method } from "../../../java/index.ts";
import type { Family } from "./sets/elements.ts";

/** What is printed of a fact: the members of a set, or values by variable. */
export type FactView = readonly string[] | Readonly<Record<string, string>>;

export function isSet(view: FactView): view is readonly string[] {
  return Array.isArray(view);
}

/** What facts consist of: elements of a set, or values of variables, by number in each method. */
export interface Members<F> {
  /** Of a method, by number: `x@8`, `x`; undefined where nothing is ever known. */
  names(method: Method): readonly (string | undefined)[];
  /** As tables show it: "" of an element, the value of a variable; undefined where it is not in the fact. */
  valueOf(fact: F, member: number): string | undefined;
  /** The fact with another value of one member; undefined where that is no value. */
  with(method: Method, fact: F, member: number, value: string): F | undefined;
  /** Values of what is read that may lead to a value, given the constants that are computed with. */
  candidates(value: string, constants: readonly number[]): readonly string[];
  /** Whether a value of a variable stands for a number. Left out of sets. */
  covers?(value: string, number: number): boolean;
}

/**
 * What it says of an execution that something is in a set: that the variable still has the value of the definition, or that it
 * has been assigned; that the variable is read before it is assigned again; that the expression has the value that was
 * computed. Where sets are met by ∪, what holds is in the set; by ∩, what is in the set holds.
 */
export type Claim = "assigned" | "read" | "computed";

/**
 * What `Solve` is given. IN is where values come from and OUT where they go: backward, IN is behind a statement.
 * Facts are immutable; each concerns the variables of the node's own method.
 */
export interface DataFlowAnalysis<F> {
  readonly name: string;
  /** The definition of a reader who wrote what values there are. */
  readonly own?: string;
  readonly direction: Direction;
  readonly meetSymbol: "∪" | "∩" | "⊓" | "⊔";
  /** Of sets what they are sets of. */
  readonly family?: Family;
  /** Of sets what can be seen of them in an execution, if anything. */
  readonly claim?: Claim | undefined;
  /** Whether gen and kill of a statement depend on what goes into it: then they are not those of the statement. */
  readonly dependsOnInput?: boolean;
  /** OUT[entry] where a method is entered from outside. */
  boundary(node: FlowNode): F;
  /** OUT[n] before the first round: neutral for `meet`. */
  initial(node: FlowNode): F;
  meet(a: F, b: F): F;
  equals(a: F, b: F): boolean;
  /** f_n; `inputs` are the current IN of all nodes: what a load reads is stored elsewhere. */
  transfer(node: FlowNode, input: F, inputs: (node: FlowNode) => F): F;
  /** The same where an assignment keeps what it should replace: gen ∪ IN, or the meet of both values. */
  transferWithoutKill(node: FlowNode, input: F, inputs: (node: FlowNode) => F): F;
  readonly members: Members<F>;
  transferEdge(edge: FlowEdge, value: F): F;
  /**
   * For lattices of infinite height: `old` and `next`, with what `grown` adds to `old` as far off as it may ever get.
   * `grown` is what comes over back edges; empty: what the node itself assigns.
   */
  readonly widen: ((node: FlowNode, old: F, next: F, grown: readonly F[]) => F) | undefined;
  /** The loads that may read what a node stores. */
  loadsOf(store: FlowNode): readonly FlowNode[];
  /** Whether a node stores the same under both inputs. */
  storesSame(store: FlowNode, before: F, after: F): boolean;
  show(node: FlowNode, fact: F): FactView;
  /** The sets of a transfer function gen ∪ (IN − kill), where there is one. */
  genKill?(node: FlowNode, input: F): { readonly gen: readonly string[]; readonly kill: readonly string[] };
}
