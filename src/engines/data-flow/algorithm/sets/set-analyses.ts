import { type Variable, variablesRead, variableWritten } from "../../../../java/index.ts";
import type { DataFlowAnalysis } from "../analysis.ts";
import { bits } from "./bits.ts";
import { elementsOf, expressionOf } from "./elements.ts";
import { type GenKillAnalysis, type GenKillMethod, genKill } from "./gen-kill.ts";

/** The analyses by what their facts are sets of. */
export const setAnalyses = {
  /** Which assignments may have given the variables the values they have: definitions `x@8`. */
  reaching: () =>
    fixed({
      name: "reaching",
      family: "definitions",
      direction: "forward",
      meetSymbol: "∪",
      claim: "assigned",
      describe(method) {
        const { parameters, body } = method;
        const defined = elementsOf("definitions", method).map((element) => element?.variables[0]);
        const definitionsOf = (bit: number) => [...defined.keys()].filter((other) => defined[other] === defined[bit]);
        const bitsOfBody = [...body.keys()].map((index) => parameters.length + index);
        return fixedSets(
          bits(parameters.keys()),
          bitsOfBody.map((bit) => bits(defined[bit] === undefined ? [] : [bit])),
          bitsOfBody.map((bit) => bits(defined[bit] === undefined ? [] : definitionsOf(bit))),
        );
      },
    }),

  /** Which variables may still be read before they are assigned again. Bits are `Variable.index`. */
  live: () =>
    fixed({
      name: "live",
      family: "variables",
      direction: "backward",
      meetSymbol: "∪",
      claim: "read",
      describe: ({ body }) =>
        fixedSets(
          0n,
          body.map((instruction) => bitsOf(variablesRead(instruction))),
          body.map((instruction) => bitsOf([variableWritten(instruction) ?? []].flat())),
        ),
    }),

  /** Which expressions have been computed on every path, with no assignment to one of their variables since. */
  available: () =>
    fixed({
      name: "available",
      family: "expressions",
      direction: "forward",
      meetSymbol: "∩",
      claim: "computed",
      describe(method) {
        const elements = elementsOf("expressions", method).flatMap((element) => element ?? []);
        const targets = method.body.map(variableWritten);
        const kill = targets.map((target) =>
          bits(elements.flatMap(({ variables }, bit) => (target && variables.includes(target) ? bit : []))),
        );
        const gen = method.body.map(expressionOf).map((text, index) => {
          const computed = bits(elements.flatMap(({ name }, bit) => (name === text ? bit : [])));
          return computed & ~(kill[index] ?? 0n);
        });
        return fixedSets(0n, gen, kill);
      },
    }),
};

function fixed(analysis: Omit<GenKillAnalysis, "dependsOnInput">): DataFlowAnalysis<bigint> {
  return genKill({ ...analysis, dependsOnInput: false });
}

/** gen and kill by statement, whatever goes into it. */
function fixedSets(boundary: bigint, gen: readonly bigint[], kill: readonly bigint[]): GenKillMethod {
  return { boundary, gen: (index) => gen[index] ?? 0n, kill: (index) => kill[index] ?? 0n };
}

function bitsOf(variables: readonly Variable[]): bigint {
  return bits(variables.map(({ index }) => index));
}
