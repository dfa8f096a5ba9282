import type { BasePairs } from "./algorithm/base-pairs/base-pairs.ts";
import type { Pair } from "./algorithm/base-pairs/shape.ts";
import { referenceParameters } from "./algorithm/base-pairs/shape-rule.ts";
import type { SymbolicHeap } from "./algorithm/heaps/symbolic-heap.ts";
import type { LeastFixedPoint } from "./algorithm/least-fixed-point/least-fixed-point.ts";
import { showHeap } from "./algorithm/syntax/index.ts";

type Table = Readonly<Record<string, readonly string[]>>;

/** What `lfp` prints. */
export interface LfpResult {
  readonly iterations: readonly { readonly i: number; readonly SV: Table; readonly A: Table }[];
  readonly fixpointAt: number | null;
  /** The iteration whose SV is returned; null when a limit ended the run as printed. */
  readonly returned: number | null;
  readonly sv: Table;
  readonly basePairs: Readonly<Record<string, readonly PrintedPair[]>>;
  /** Why there is no fixed point, where there is none. */
  readonly note?: string;
}

/** A base pair in terms of the formals: what is allocated, equal, distinct. */
export interface PrintedPair {
  readonly allocated: readonly string[];
  readonly equal: readonly (readonly [string, string])[];
  readonly distinct: readonly (readonly [string, string])[];
}

export function lfpResult(lfp: LeastFixedPoint, basePairs: BasePairs): LfpResult {
  const iterations = lfp.rounds.map((rows, i) => ({
    i,
    SV: tableOf(rows, ({ sv }) => sv.map((heap) => showHeap(heap, "ascii"))),
    A: tableOf(rows, ({ a }) => (a.length === 0 ? ["false"] : a.map(({ heap }) => showHeap(heap, "ascii")))),
  }));
  const fixpointAt = lfp.end?.fixpointAt ?? null;
  const returned = lfp.returned;
  return {
    iterations,
    fixpointAt,
    returned: returned ?? null,
    sv: iterations[returned ?? iterations.length - 1]?.SV ?? {},
    basePairs: Object.fromEntries(
      [...basePairs.definitions.predicates.keys()].map((name) => [
        name,
        basePairs.of(name).map(({ pair }) => printPair(pair, referenceParameters(name, basePairs.definitions))),
      ]),
    ),
    ...(fixpointAt === null ? { note: noteOf(lfp.end?.limit) } : {}),
  };
}

/** `x` allocated, `y = null`, `x ≠ y`: one name for each class is enough, the first. */
export function printPair({ classes, distinct, allocated }: Pair, parameters: readonly string[]): PrintedPair {
  const names = ["null", ...parameters];
  const first = (number: number): string => names[classes.indexOf(number)] ?? "null";
  const equal = names.flatMap((name, index): readonly (readonly [string, string])[] => {
    const same = first(classes[index] ?? 0);
    return same === name ? [] : [same === "null" ? [name, same] : [same, name]];
  });
  return {
    allocated: allocated.map(first),
    equal,
    distinct: distinct.map(([a, b]) => (a === 0 ? [first(b), first(a)] : [first(a), first(b)])),
  };
}

/** A pair in one line: `x, y allocated; x ≠ y`. */
export function showPair(pair: Pair, parameters: readonly string[]): string {
  const { allocated, equal, distinct } = printPair(pair, parameters);
  const isImplied = ([a, b]: readonly [string, string]): boolean =>
    allocated.includes(a) && (b === "null" || allocated.includes(b));
  const facts = [
    ...allocated.map((name) => `${name} ↦`),
    ...equal.map(([a, b]) => `${a} = ${b}`),
    ...distinct.filter((two) => !isImplied(two)).map(([a, b]) => `${a} ≠ ${b}`),
  ];
  return facts.length === 0 ? "emp" : facts.join(" ∧ ");
}

function noteOf(limit: NonNullable<LeastFixedPoint["end"]>["limit"]): string {
  if (limit === undefined) return "The run was stopped before there was a fixed point.";
  if (limit.kind === "iterations") return "No fixed point within the limit of iterations.";
  const sizes = Object.entries(limit.sizes).map(([name, size]) => `${name} ${size}`);
  return `The next tables would have too many disjuncts: ${sizes.join(", ")}.`;
}

function tableOf<R>(rows: ReadonlyMap<string, R>, read: (row: R) => readonly string[]): Table {
  return Object.fromEntries([...rows].map(([name, row]) => [name, read(row)]));
}

/** The heaps of SV that are returned for a predicate. */
export function returnedHeaps(lfp: LeastFixedPoint, predicate: string): readonly SymbolicHeap[] {
  return lfp.rounds[lfp.returned ?? 1]?.get(predicate)?.sv ?? [];
}
