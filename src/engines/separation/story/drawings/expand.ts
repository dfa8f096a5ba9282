import type { Derivation } from "../../algorithm/base-pairs/derivation.ts";
import { FreshNames, instantiate, namesOf } from "../../algorithm/heaps/naming.ts";
import {
  callsOf,
  cellsOf,
  conjoined,
  type Definitions,
  type SymbolicHeap,
} from "../../algorithm/heaps/symbolic-heap.ts";
import type { DerivedHeap } from "../../algorithm/satisfiability/satisfiability.ts";
import type { Occurrence } from "./draw-heap.ts";

/** One occurrence replaced by the body of the rule that derives it. */
interface Expansion {
  readonly occurrence: Occurrence;
  /** From 0. */
  readonly disjunct: number;
  readonly body: SymbolicHeap;
  readonly children: readonly Occurrence[];
  /** The whole heap afterwards, and what is still open in it. */
  readonly heap: SymbolicHeap;
  readonly open: readonly Occurrence[];
}

interface Open extends Occurrence {
  readonly derivation: Derivation | undefined;
}

/** The calls of a heap under numbers from `first` on, in writing order. */
export function numbered(heap: SymbolicHeap, first = 0): readonly Occurrence[] {
  return callsOf(heap).map((call, place) => ({ id: first + place, call }));
}

/**
 * Follows the derivation of a model, one occurrence replaced after the other: first what the search unfolded, then the
 * leftmost occurrence that is left. `start` are the calls of the disjunct that it begins with, `next` is a free number.
 */
export function* expand(
  { heap, search, derivations }: DerivedHeap,
  definitions: Definitions,
  start: readonly Occurrence[],
  next: number,
): Generator<Expansion> {
  const names = new FreshNames(namesOf(heap));
  let found = start;
  let free = next;
  for (const { call, rule, body, after } of search) {
    const occurrence = found.find((each) => each.call === call);
    if (occurrence === undefined) return;
    const children = callsOf(body).map((child) => ({ id: free++, call: child }));
    // In the order of the calls in the heap.
    found = [...found.filter((each) => each !== occurrence), ...children];
    yield { occurrence, disjunct: rule, body, children, heap: after, open: found };
  }
  let open: readonly Open[] = found.map((occurrence, place) => ({ ...occurrence, derivation: derivations[place] }));
  let whole: SymbolicHeap = { ...heap, spatial: cellsOf(heap) };
  for (;;) {
    const [first, ...rest] = open;
    const step = first === undefined ? undefined : bodyOf(first, definitions, names);
    if (first === undefined || step === undefined) return;
    const { body, derivation } = step;
    const inner = derivation.children();
    const children = callsOf(body).map((call, place) => ({ id: free++, call, derivation: inner[place] }));
    open = [...children, ...rest];
    whole = conjoined(whole, body, [...whole.spatial, ...cellsOf(body)]);
    const after = { ...whole, spatial: [...whole.spatial, ...open.map(({ call }) => call)] };
    yield { occurrence: first, disjunct: derivation.rule, body, children, heap: after, open };
  }
}

function bodyOf({ call, derivation }: Open, definitions: Definitions, names: FreshNames) {
  const { parameters = [], rules = [] } = definitions.predicates.get(call.predicate) ?? {};
  const rule = rules[derivation?.rule ?? -1];
  if (derivation === undefined || rule === undefined) return undefined;
  return { body: instantiate(rule, parameters, call, names).heap, derivation };
}
