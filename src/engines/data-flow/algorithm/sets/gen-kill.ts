import type { Direction, FlowNode, Method } from "../../../../java/index.ts";
import { compareLabels, valueAt } from "../../../../kernel/index.ts";
import type { Claim, DataFlowAnalysis } from "../analysis.ts";
import { bits, hasBit } from "./bits.ts";
import { elementsOf, type Family } from "./elements.ts";

/** What a method's statements, by their indices, do to its sets. */
export interface GenKillMethod {
  readonly boundary: bigint;
  gen(index: number, input: bigint): bigint;
  kill(index: number, input: bigint): bigint;
}

export interface GenKillAnalysis {
  readonly name: string;
  readonly family: Family;
  readonly direction: Direction;
  /** May: ∪ from ∅; must: ∩ from everything. */
  readonly meetSymbol: "∪" | "∩";
  /** What it says of an execution that an element is in a set; undefined: nothing that could be seen. */
  readonly claim: Claim | undefined;
  /** Whether gen and kill of a statement depend on what goes into it. */
  readonly dependsOnInput: boolean;
  describe(method: Method): GenKillMethod;
}

/** An analysis whose transfer functions are gen ∪ (IN − kill). Sets are bits of a bigint. */
export function genKill({ describe, ...analysis }: GenKillAnalysis): DataFlowAnalysis<bigint> {
  const { family, meetSymbol, dependsOnInput } = analysis;
  const described = new Map<Method, GenKillMethod>();
  const named = new Map<Method, readonly (string | undefined)[]>();
  const methodOf = ({ method }: FlowNode): GenKillMethod => valueAt(described, method, () => describe(method));
  const namesOf = (method: Method) =>
    valueAt(named, method, () => elementsOf(family, method).map((element) => element?.name));
  const show = ({ method }: FlowNode, set: bigint): readonly string[] => {
    const names = namesOf(method).flatMap((name, bit) => (name === undefined || !hasBit(set, bit) ? [] : name));
    return [...new Set(names.sort(compareLabels))];
  };
  // Where a method begins and ends there is no statement.
  const genOf = (node: FlowNode, input: bigint) => (node.index < 0 ? 0n : methodOf(node).gen(node.index, input));
  const killOf = (node: FlowNode, input: bigint) => (node.index < 0 ? 0n : methodOf(node).kill(node.index, input));
  return {
    ...analysis,
    boundary: (node) => methodOf(node).boundary,
    initial: ({ method }) => (meetSymbol === "∪" ? 0n : bits(namesOf(method).keys())),
    meet: (a, b) => (meetSymbol === "∪" ? a | b : a & b),
    equals: (a, b) => a === b,
    transfer: (node, input) => genOf(node, input) | (input & ~killOf(node, input)),
    transferWithoutKill: (node, input) => genOf(node, input) | input,
    members: {
      names: namesOf,
      valueOf: (fact, member) => (hasBit(fact, member) ? "" : undefined),
      with: (_method, fact, member, value) => (value === "" ? fact | bits([member]) : undefined),
      // What is read matters where a set of variables decides on what is generated.
      candidates: () => (dependsOnInput && family === "variables" ? [""] : []),
    },
    transferEdge: (_edge, value) => value,
    widen: undefined,
    loadsOf: () => [],
    storesSame: () => true,
    show,
    genKill: (node, input) => ({ gen: show(node, genOf(node, input)), kill: show(node, killOf(node, input)) }),
  };
}
