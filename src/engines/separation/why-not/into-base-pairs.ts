import type { Span } from "../../../kernel/index.ts";
import { showPair } from "../algorithm/base-pairs/print-pair.ts";
import type { Pair } from "../algorithm/base-pairs/shape.ts";
import { referenceParameters, type ShapeRule, shapeRule } from "../algorithm/base-pairs/shape-rule.ts";
import type { SymbolicHeap } from "../algorithm/heaps/symbolic-heap.ts";
import { say } from "../messages/say.ts";
import { conjunctsOf, coreOf, relationsOf } from "./core.ts";
import { type Filling, MissingPairs } from "./missing-pairs.ts";
import { factsBeyond } from "./pair-facts.ts";
import type { Tables } from "./tables.ts";
import type { Lacking, PairWanted, Wanted } from "./wanted.ts";

/** What each disjunct of the definition lacks that could give a pair: pairs of its calls, or there is what it says itself. */
export function intoBasePairs({ definitions, basePairs, budget }: Tables, wanted: PairWanted): readonly Lacking[] {
  const { rules = [], places = [] } = definitions.predicates.get(wanted.predicate) ?? {};
  const parameters = referenceParameters(wanted.predicate, definitions);
  return rules.flatMap((heap, number) => {
    const rule = shapeRule(heap, parameters, definitions);
    const { predicate } = wanted;
    const shared = { rule: "base-pair", at: lineOf(places[number]) };
    const disjunct: Wanted = { kind: "rule", predicate, rule: number };
    const missing = new MissingPairs(basePairs, rule, wanted.pair, budget);
    const fillings = missing.fillings();
    if (fillings.length === 0)
      return [
        { ...shared, holds: [disjunct], but: reasonAgainst(heap, rule, { parameters, wanted: wanted.pair, missing }) },
      ];
    return fillings.map((filling): Lacking => ({ ...shared, ...premisesOf(rule, filling, disjunct) }));
  });
}

/** The line of a disjunct. */
export function lineOf(span: Span | undefined): Lacking["at"] {
  return span && { file: span.file, line: span.start.line };
}

/** The pairs that are there, and the first that is not. */
function premisesOf(
  { calls }: ShapeRule,
  { pairs, missing }: Filling,
  disjunct: Wanted,
): Pick<Lacking, "holds" | "lacks"> {
  const facts = calls.flatMap(({ predicate }, place): Wanted[] => {
    const pair = pairs[place];
    return pair === undefined ? [] : [{ kind: "pair", predicate, pair }];
  });
  const there = facts.filter((_, place) => !missing.includes(place));
  const [lacks] = facts.filter((_, place) => missing.includes(place));
  return { holds: [disjunct, ...there], ...(lacks === undefined ? {} : { lacks }) };
}

interface Against {
  readonly parameters: readonly string[];
  readonly wanted: Pair;
  readonly missing: MissingPairs;
}

/** Why no pairs of its calls let a disjunct give a pair. */
function reasonAgainst(heap: SymbolicHeap, rule: ShapeRule, { parameters, wanted, missing }: Against): string {
  const own = conjunctsOf(heap, rule);
  const size = rule.names.length + 1;
  const itself = coreOf(own, size);
  if (itself !== undefined) return say("why-not.contradictory", { core: listed(itself) });
  const relations = relationsOf(wanted, parameters, rule);
  const core = coreOf([...relations, ...own], size);
  if (core !== undefined)
    return say("why-not.contradicts", {
      own: listed(core.filter((each) => own.includes(each))),
      wanted: listed(core.filter((each) => !own.includes(each))),
    });
  const said = rule.own?.project(rule.parameters) ?? wanted;
  if (rule.calls.length === 0) return givenInstead(showPair(said, parameters), { given: said, wanted, parameters });
  const more = factsBeyond(said, wanted, parameters);
  if (more.length > 0) return say("why-not.exceeds", { facts: more.join(" ∧ ") });
  if (!missing.isExhaustive) return say("why-not.tooMany");
  const beyond = factsBeyond(wanted, missing.most() ?? said, parameters);
  return say("why-not.calls", { facts: beyond.length > 0 ? beyond.join(" ∧ ") : showPair(wanted, parameters) });
}

/** What is given, as a text, is another pair: one that says less covers what is wanted. */
export function givenInstead(
  text: string,
  {
    given,
    wanted,
    parameters,
  }: { readonly given: Pair; readonly wanted: Pair; readonly parameters: readonly string[] },
): string {
  const more = factsBeyond(given, wanted, parameters).join(" ∧ ");
  if (more === "") return say("why-not.covers", { text });
  const isMore = more !== text && factsBeyond(wanted, given, parameters).length === 0;
  return isMore ? say("why-not.saysMore", { text, more }) : say("why-not.gives", { text });
}

/** Conjuncts as one text. */
export function listed(conjuncts: readonly { readonly text: string }[]): string {
  return conjuncts.map(({ text }) => text).join(" ∧ ");
}
