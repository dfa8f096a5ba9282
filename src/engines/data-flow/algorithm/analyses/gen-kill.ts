import type { Method } from "../../../../java/index.ts";
import type { DataFlowAnalysis } from "../analysis.ts";
import type { FlowNode } from "../graph/flow-graph.ts";
import type { Direction } from "../graph/order.ts";

/** What a method's facts are sets of, and what its statements do to them. Sets are bits of a bigint. */
export interface GenKillMethod {
  /** Names of the elements, by bit. */
  readonly elements: readonly string[];
  readonly boundary: bigint;
  /** By statement. */
  readonly gen: readonly bigint[];
  readonly kill: readonly bigint[];
}

/** An analysis whose transfer functions are gen ∪ (IN − kill); may: ∪ from ∅, must: ∩ from everything. */
export function genKill(
  name: string,
  direction: Direction,
  meetSymbol: "∪" | "∩",
  describe: (method: Method) => GenKillMethod,
): DataFlowAnalysis<bigint> {
  const described = new Map<Method, GenKillMethod>();
  const methodOf = ({ method }: FlowNode): GenKillMethod => {
    const known = described.get(method) ?? describe(method);
    described.set(method, known);
    return known;
  };
  const namesOf = (node: FlowNode, set = 0n): readonly string[] => {
    const names = methodOf(node).elements.filter((_, bit) => (set & bits([bit])) !== 0n);
    return [...new Set(names.sort(collator.compare))];
  };
  return {
    name,
    direction,
    meetSymbol,
    boundary: (node) => methodOf(node).boundary,
    initial: (node) => (meetSymbol === "∪" ? 0n : bits(methodOf(node).elements.keys())),
    meet: (a, b) => (meetSymbol === "∪" ? a | b : a & b),
    equals: (a, b) => a === b,
    transfer(node, input) {
      const { gen, kill } = methodOf(node);
      return (gen[node.index] ?? 0n) | (input & ~(kill[node.index] ?? 0n));
    },
    transferEdge: (_edge, value) => value,
    widen: undefined,
    loadsOf: () => [],
    storesSame: () => true,
    show: namesOf,
    genKill(node) {
      const { gen, kill } = methodOf(node);
      return { gen: namesOf(node, gen[node.index]), kill: namesOf(node, kill[node.index]) };
    },
  };
}

const collator = new Intl.Collator("en", { numeric: true });

/** The set of these elements. */
export function bits(elements: Iterable<number>): bigint {
  let set = 0n;
  for (const element of elements) set |= 1n << BigInt(element);
  return set;
}
