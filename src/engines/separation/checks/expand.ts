import type { Derivation } from "../model-builder.ts";
import { FreshNames, instantiate, namesOf } from "../naming.ts";
import type { DerivedHeap } from "../satisfiability.ts";
import { type Call, callsOf, type Definitions, type SymbolicHeap } from "../symbolic-heap.ts";
import type { Occurrence } from "./draw-heap.ts";

/** One occurrence replaced by the body of the rule that derives it. */
export interface Expansion {
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

/** The calls of a heap under numbers, in writing order. */
export function numbered(heap: SymbolicHeap): readonly Occurrence[] {
  return callsOf(heap).map((call, id) => ({ id, call }));
}

/** Follows the derivation of a model: replaces one occurrence after the other, the leftmost first. */
export function* expand({ heap, derivations }: DerivedHeap, definitions: Definitions): Generator<Expansion> {
  const names = new FreshNames(namesOf(heap));
  let open: readonly Open[] = numbered(heap).map((occurrence, place) => ({
    ...occurrence,
    derivation: derivations[place],
  }));
  let next = open.length;
  let whole: SymbolicHeap = { ...heap, spatial: heap.spatial.filter(({ kind }) => kind === "cell") };
  for (;;) {
    const [first, ...rest] = open;
    const step = first === undefined ? undefined : bodyOf(first, definitions, names);
    if (first === undefined || step === undefined) return;
    const { body, derivation } = step;
    const inner = derivation.children();
    const children = callsOf(body).map((call, place) => ({ id: next++, call, derivation: inner[place] }));
    open = [...children, ...rest];
    whole = joined(whole, body);
    yield { occurrence: first, disjunct: derivation.rule, body, children, heap: withCalls(whole, open), open };
  }
}

function bodyOf({ call, derivation }: Open, definitions: Definitions, names: FreshNames) {
  const { parameters = [], rules = [] } = definitions.predicates.get(call.predicate) ?? {};
  const rule = rules[derivation?.rule ?? -1];
  if (derivation === undefined || rule === undefined) return undefined;
  return { body: instantiate(rule, parameters, call, names).heap, derivation };
}

function joined(whole: SymbolicHeap, body: SymbolicHeap): SymbolicHeap {
  return {
    existentials: [...whole.existentials, ...body.existentials],
    spatial: [...whole.spatial, ...body.spatial.filter(({ kind }) => kind === "cell")],
    pointers: [...whole.pointers, ...body.pointers],
    numbers: [...whole.numbers, ...body.numbers],
  };
}

function withCalls(whole: SymbolicHeap, open: readonly { readonly call: Call }[]): SymbolicHeap {
  return { ...whole, spatial: [...whole.spatial, ...open.map(({ call }) => call)] };
}
