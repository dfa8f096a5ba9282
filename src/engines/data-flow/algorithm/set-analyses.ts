import {
  type Direction,
  type FlowNode,
  formatStatement,
  type Instruction,
  type Method,
  variablesRead,
  variableWritten,
} from "../../../java/index.ts";
import { compareLabels, valueAt } from "../../../kernel/index.ts";
import type { DataFlowAnalysis } from "./analysis.ts";

/** What a method's facts are sets of, and what its statements do to them. Sets are bits of a bigint. */
interface GenKillMethod {
  /** Names of the elements, by bit; undefined of a bit that stands for none. */
  readonly elements: readonly (string | undefined)[];
  readonly boundary: bigint;
  /** By statement. */
  readonly gen: readonly bigint[];
  readonly kill: readonly bigint[];
}

/** The analyses by what their facts are sets of. */
export const setAnalyses = {
  /**
   * Which assignments may have given the variables the values they have: definitions `x@8`. The parameters come first,
   * then there is a bit for each statement, used or not.
   */
  reaching: () =>
    genKill("reaching", "forward", "∪", ({ parameters, body }) => {
      const places = [...parameters, ...body];
      const defined = [...parameters, ...body.map(variableWritten)];
      const isDefinition = (bit: number): boolean => defined[bit] !== undefined;
      const definitionsOf = (bit: number) => [...defined.keys()].filter((other) => defined[other] === defined[bit]);
      const bitsOfBody = [...body.keys()].map((index) => parameters.length + index);
      return {
        elements: places.map(({ span }, bit) => defined[bit] && `${defined[bit].name}@${span.start.line}`),
        boundary: bits(parameters.keys()),
        gen: bitsOfBody.map((bit) => bits(isDefinition(bit) ? [bit] : [])),
        kill: bitsOfBody.map((bit) => bits(isDefinition(bit) ? definitionsOf(bit) : [])),
      };
    }),

  /** Which variables may still be read before they are assigned again. Bits are `Variable.index`. */
  live: () =>
    genKill("live", "backward", "∪", ({ variables, body }) => ({
      elements: variables.map(({ name }) => name),
      boundary: 0n,
      gen: body.map((instruction) => bits(variablesRead(instruction).map(({ index }) => index))),
      kill: body.map((instruction) => bits([variableWritten(instruction)?.index ?? []].flat())),
    })),

  /**
   * Which expressions have been computed on every path, with no assignment to one of their variables since. Expressions
   * are operators on variables of the program and constants; temporaries are never computed with twice.
   */
  available: () =>
    genKill("available", "forward", "∩", ({ body }) => {
      const computed = body.map(expressionOf);
      const elements = [...new Set(computed.flatMap((text) => text ?? []))];
      const bitsOf = (texts: readonly (string | undefined)[]) =>
        bits(texts.flatMap((text) => (text === undefined ? [] : elements.indexOf(text))));
      const kill = body.map(variableWritten).map((target) => {
        const isKilled = (other: Instruction): boolean => target !== undefined && variablesRead(other).includes(target);
        return bitsOf(body.flatMap((other, at) => (isKilled(other) ? [computed[at]] : [])));
      });
      return { elements, boundary: 0n, gen: computed.map((text, at) => bitsOf([text]) & ~(kill[at] ?? 0n)), kill };
    }),
};

function expressionOf(instruction: Instruction): string | undefined {
  const isOperation = ["binary", "unary", "convert"].includes(instruction.kind);
  if (!isOperation || variablesRead(instruction).some(({ isTemporary }) => isTemporary)) return undefined;
  return formatStatement(instruction).split(" = ")[1];
}

/** An analysis whose transfer functions are gen ∪ (IN − kill); may: ∪ from ∅, must: ∩ from everything. */
function genKill(
  name: string,
  direction: Direction,
  meetSymbol: "∪" | "∩",
  describe: (method: Method) => GenKillMethod,
): DataFlowAnalysis<bigint> {
  const described = new Map<Method, GenKillMethod>();
  const methodOf = ({ method }: FlowNode): GenKillMethod => valueAt(described, method, () => describe(method));
  const namesOf = (node: FlowNode, set = 0n): readonly string[] => {
    const names = methodOf(node).elements.flatMap((name, bit) =>
      name === undefined || (set & bits([bit])) === 0n ? [] : name,
    );
    return [...new Set(names.sort(compareLabels))];
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
    transferWithoutKill: (node, input) => (methodOf(node).gen[node.index] ?? 0n) | input,
    members: {
      names: (method) => valueAt(described, method, () => describe(method)).elements,
      valueOf: (fact, member) => ((fact & bits([member])) === 0n ? undefined : ""),
      with: (_method, fact, member, value) => (value === "" ? fact | bits([member]) : undefined),
      candidates: () => [],
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

/** The set of these elements. */
export function bits(elements: Iterable<number>): bigint {
  let set = 0n;
  for (const element of elements) set |= 1n << BigInt(element);
  return set;
}
