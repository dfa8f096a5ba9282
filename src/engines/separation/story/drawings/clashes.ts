import type { BasePairs, DerivedPair } from "../../algorithm/base-pairs/base-pairs.ts";
import { printPair } from "../../algorithm/base-pairs/print-pair.ts";
import { Shape } from "../../algorithm/base-pairs/shape.ts";
import { referenceParameters, shapeRule } from "../../algorithm/base-pairs/shape-rule.ts";
import { choicesBelow } from "../../algorithm/heaps/choices.ts";
import { type Call, callsOf, cellsOf, NULL, type SymbolicHeap } from "../../algorithm/heaps/symbolic-heap.ts";
import { say } from "../../messages/say.ts";

/** A choice of one base pair for each call of a heap, by number, and why it is no model. */
interface Clash {
  readonly pairs: readonly { readonly call: Call; readonly number: number }[];
  readonly text: string;
}

/** The choices of base pairs of a heap that has no model, the first `most` of them. */
export function clashesOf(heap: SymbolicHeap, basePairs: BasePairs, most: number): readonly Clash[] {
  const calls = callsOf(heap);
  const without = calls.find(({ predicate }) => basePairs.of(predicate).length === 0);
  if (without !== undefined) return [{ pairs: [], text: say("clash.noPair", { predicate: without.predicate }) }];
  const clashes: Clash[] = [];
  for (const numbers of choicesBelow(calls.map(({ predicate }) => basePairs.of(predicate).length))) {
    if (clashes.length === most) break;
    const pairs = calls.map((call, place) => ({ call, number: numbers[place] ?? 0 }));
    const text = contradiction(heap, pairs, basePairs);
    clashes.push({ pairs, text: text ?? say("clash.numbers") });
  }
  return clashes;
}

/** Facts about references, by name: what a heap says itself, or one of its pairs. */
interface Facts {
  readonly equal: readonly (readonly [string, string])[];
  readonly allocated: readonly string[];
  readonly distinct: readonly (readonly [string, string])[];
}

/** The first fact that contradicts those before it: equalities first, then cells, then disequalities. */
function contradiction(heap: SymbolicHeap, pairs: Clash["pairs"], basePairs: BasePairs): string | undefined {
  const rule = shapeRule(heap, [], basePairs.definitions);
  const all = [
    ownFacts(heap),
    ...pairs.map(({ call, number }) => factsOf(call, basePairs.of(call.predicate)[number], basePairs)),
  ];
  const shape = new Shape(rule.names.length + 1);
  for (const [a, b] of all.flatMap(({ equal }) => equal)) shape.equal(rule.numberOf(a), rule.numberOf(b));
  const claimed: string[] = [];
  const isSame = (a: string, b: string): boolean => shape.find(rule.numberOf(a)) === shape.find(rule.numberOf(b));
  for (const root of all.flatMap(({ allocated }) => allocated)) {
    if (isSame(root, NULL)) return say("clash.nullCell", { root });
    const other = claimed.find((before) => isSame(before, root));
    if (other !== undefined)
      return other === root ? say("clash.twice", { root }) : say("clash.oneObject", { first: other, second: root });
    claimed.push(root);
  }
  const broken = all.flatMap(({ distinct }) => distinct).find(([a, b]) => isSame(a, b));
  return broken === undefined ? undefined : say("clash.equal", { left: broken[0], right: broken[1] });
}

function ownFacts(heap: SymbolicHeap): Facts {
  const of = (wanted: "=" | "≠") =>
    heap.pointers.filter(({ relation }) => relation === wanted).map(({ left, right }) => [left, right] as const);
  return { equal: of("="), allocated: cellsOf(heap).map(({ root }) => root), distinct: of("≠") };
}

/** The facts of a pair about a call's arguments. */
function factsOf(call: Call, derived: DerivedPair | undefined, { definitions }: BasePairs): Facts {
  if (derived === undefined) return { equal: [], allocated: [], distinct: [] };
  const { equal, allocated, distinct } = printPair(derived.pair, referenceParameters(call.predicate, definitions));
  const formals = definitions.predicates.get(call.predicate)?.parameters ?? [];
  const actual = (name: string): string => {
    const value = call.arguments[formals.findIndex((formal) => formal.name === name)];
    return typeof value === "string" ? value : NULL;
  };
  const both = ([a, b]: readonly [string, string]) => [actual(a), actual(b)] as const;
  return { equal: equal.map(both), allocated: allocated.map(actual), distinct: distinct.map(both) };
}
