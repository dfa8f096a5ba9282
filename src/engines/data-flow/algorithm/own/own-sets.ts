import { type Definitions, parametersUsed } from "../../../../definitions/index.ts";
import type { Method } from "../../../../java/index.ts";
import type { DataFlowAnalysis } from "../analysis.ts";
import { bits, hasBit } from "../sets/bits.ts";
import { type Element, elementsOf, families } from "../sets/elements.ts";
import { type GenKillAnalysis, type GenKillMethod, genKill } from "../sets/gen-kill.ts";
import {
  boundary,
  claims,
  directionOf,
  gen,
  kill,
  type Members,
  meetOf,
  type Statement,
  statementOf,
} from "./set-language.ts";

/** The parts of an analysis of sets that a reader defined. */
export interface OwnSets
  extends Pick<GenKillAnalysis, "name" | "family" | "direction" | "meetSymbol" | "claim" | "dependsOnInput"> {
  gen(statement: Statement, element: Element, input: Members): boolean;
  kill(statement: Statement, element: Element, input: Members): boolean;
  boundary(element: Element): boolean;
}

export function ownSets(definitions: Definitions): OwnSets {
  return {
    name: definitions.name,
    family: families.find((family) => family === definitions.values?.[0]) ?? "variables",
    direction: definitions.required(directionOf)(),
    meetSymbol: definitions.required(meetOf)(),
    claim: definitions.function(claims)?.(),
    dependsOnInput: [gen, kill].some(({ name }) => {
      const definition = definitions.definition(name);
      return definition !== undefined && parametersUsed(definition.body).has(INPUT);
    }),
    gen: definitions.required(gen),
    kill: definitions.required(kill),
    boundary: definitions.function(boundary) ?? (() => false),
  };
}

/** The place of the parameter of gen and kill that is what goes into the statement. */
const INPUT = 2;

/** The analysis on the statements of a program. */
export function setAnalysisOf(sets: OwnSets): DataFlowAnalysis<bigint> {
  const { name, family, direction, meetSymbol, claim, dependsOnInput } = sets;
  return genKill({
    ...{ name, family, direction, meetSymbol, claim, dependsOnInput },
    describe: (method) => describe(sets, method),
  });
}

function describe({ family, dependsOnInput, ...sets }: OwnSets, method: Method): GenKillMethod {
  const elements = elementsOf(family, method);
  const statements = method.body.map(statementOf);
  const known = { gen: new Map<number, bigint>(), kill: new Map<number, bigint>() };
  const those = (isIn: (element: Element) => boolean): bigint =>
    bits(elements.flatMap((element, bit) => (element !== undefined && isIn(element) ? bit : [])));
  const sideOf = (side: "gen" | "kill") => (index: number, input: bigint) => {
    const before = known[side].get(index);
    const statement = statements[index];
    if (before !== undefined || statement === undefined) return before ?? 0n;
    const members = membersOf(elements, input);
    const found = those((element) => sets[side](statement, element, members));
    if (!dependsOnInput) known[side].set(index, found);
    return found;
  };
  return { boundary: those((element) => sets.boundary(element)), gen: sideOf("gen"), kill: sideOf("kill") };
}

/** A set, as definitions are given it. */
export function membersOf(elements: readonly (Element | undefined)[], set: bigint): Members {
  const members = elements.filter((element, bit) => element !== undefined && hasBit(set, bit));
  return {
    has: (element) => members.includes(element),
    isAbout: (variable) => members.some((element) => element?.variables.includes(variable)),
  };
}
