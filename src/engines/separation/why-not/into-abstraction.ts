import { referenceParameters, shapeRule } from "../algorithm/base-pairs/shape-rule.ts";
import { callsOf, type SymbolicHeap } from "../algorithm/heaps/symbolic-heap.ts";
import { showHeap } from "../algorithm/syntax/index.ts";
import { say } from "../messages/say.ts";
import { clashesOf } from "../story/drawings/clashes.ts";
import { conjunctsOf, coreOf } from "./core.ts";
import { givenInstead, lineOf, listed } from "./into-base-pairs.ts";
import { factsBeyond } from "./pair-facts.ts";
import { isRenamed } from "./renamed.ts";
import type { SeenDisjunct } from "./seen-disjuncts.ts";
import type { Tables } from "./tables.ts";
import type { AbstractWanted, Lacking } from "./wanted.ts";

/**
 * What A lacks that a disjunct is not in it: an unfolding without calls that says the same of the parameters, which is a base
 * pair; and for each unfolding that there is, what Π and abs make of it instead.
 */
export function intoAbstraction(tables: Tables, wanted: AbstractWanted): readonly Lacking[] {
  const { predicate, heap } = wanted;
  if (callsOf(heap).length > 0) return unfoldedAs(tables, wanted);
  const pair = tables.pairOf(predicate, heap);
  if (pair === undefined) return [];
  return [
    ...(tables.hasPair(predicate, pair)
      ? []
      : [{ rule: "unfold", at: undefined, holds: [], lacks: { kind: "pair", predicate, pair } } as const]),
    ...relevant(tables, predicate).map((seen) => madeOf(tables, wanted, seen)),
  ];
}

/** The unfoldings behind A, of those of one rule that come to the same the first. As printed A is made anew in each round. */
function relevant(tables: Tables, predicate: string): readonly SeenDisjunct[] {
  const { seen, reading } = tables;
  const known = new Set<string>();
  return seen.of(predicate).filter((disjunct) => {
    // What is pending is unfolded in the next round.
    if (disjunct.round !== seen.round && (reading === "paper" || isPending(disjunct))) return false;
    const key = `${disjunct.rule} ${outcome(tables, predicate, disjunct)}`;
    return !known.has(key) && known.add(key);
  });
}

/** What became of an unfolding, equal for those that A does not tell apart. */
function outcome(tables: Tables, predicate: string, { heap, isPruned, abstracted }: SeenDisjunct): string {
  if (isPruned) return `pruned ${showHeap(heap)}`;
  if (abstracted?.heap === undefined) return "false";
  return tables.reading === "paper" ? showHeap(abstracted.heap) : (tables.pairOf(predicate, heap)?.key ?? "");
}

/** Whether a call on a parameter keeps a disjunct from being counted. */
function isPending({ abstracted }: SeenDisjunct): boolean {
  const last = abstracted?.actions.at(-1);
  return abstracted?.heap === undefined && last?.kind === "false" && last.text.endsWith(")");
}

/** A disjunct with calls: what became of the unfolding that it is. */
function unfoldedAs(tables: Tables, wanted: AbstractWanted): readonly Lacking[] {
  const { predicate, heap } = wanted;
  const same = tables.seen.of(predicate).filter((seen) => isRenamed(seen.heap, heap));
  if (same.length > 0) return same.map((seen) => madeOf(tables, wanted, seen));
  return [{ rule: "unfold", at: undefined, holds: [], but: say("why-not.noUnfolding", { predicate }) }];
}

/** The conjuncts of a heap that contradict each other. */
export function contradictionIn({ definitions }: Tables, heap: SymbolicHeap): string {
  const rule = shapeRule(heap, [], definitions);
  const core = coreOf(conjunctsOf(heap, rule), rule.names.length + 1) ?? [];
  return say("why-not.contradictory", { core: listed(core) });
}

/** What became of an unfolding. */
function madeOf(tables: Tables, wanted: AbstractWanted, seen: SeenDisjunct): Lacking {
  const { predicate } = wanted;
  const { heap, round, rule, isPruned } = seen;
  const at = lineOf(tables.definitions.predicates.get(predicate)?.places[rule]);
  if (isPruned) {
    const [clash] = clashesOf(heap, tables.basePairs, 1);
    const but = say("why-not.pruned", { heap: showHeap(heap), reason: clash?.text ?? "" });
    return { rule: "prune", at, holds: [], but };
  }
  const holds = [{ kind: "unfolded", predicate, round, heap } as const];
  return { rule: "abstract", at, holds, but: abstractionInstead(tables, wanted, seen) };
}

function abstractionInstead(tables: Tables, { predicate, heap: asked }: AbstractWanted, seen: SeenDisjunct): string {
  const { heap, abstracted } = seen;
  if (isPending(seen)) return say("why-not.pending", { call: abstracted?.actions.at(-1)?.text ?? "" });
  if (abstracted?.heap === undefined) return contradictionIn(tables, heap);
  const text = showHeap(abstracted.heap);
  const [given, wanted] = [tables.pairOf(predicate, heap), tables.pairOf(predicate, asked)];
  if (given === undefined || wanted === undefined || callsOf(asked).length > 0) return say("why-not.gives", { text });
  const parameters = referenceParameters(predicate, tables.definitions);
  const saysNoMore = factsBeyond(given, wanted, parameters).length === 0;
  // Fields may differ that roots and relations do not tell apart.
  if (saysNoMore && tables.isExact(asked) && !tables.implies(predicate, asked, abstracted.heap))
    return say("why-not.gives", { text });
  return givenInstead(text, { given, wanted, parameters });
}
