import type { Budget } from "../../kernel/index.ts";
import type { BasePairs } from "./algorithm/base-pairs/base-pairs.ts";
import { type PrintedPair, printPair } from "./algorithm/base-pairs/print-pair.ts";
import { referenceParameters } from "./algorithm/base-pairs/shape-rule.ts";
import type { LeastFixedPoint } from "./algorithm/least-fixed-point/least-fixed-point.ts";
import { showHeap } from "./algorithm/syntax/index.ts";
import { say } from "./messages/say.ts";

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

/** The tables so far, as much of them as there is time to print. */
export function lfpResult(lfp: LeastFixedPoint, basePairs: BasePairs, budget: Budget): LfpResult {
  const iterations = lfp.rounds.map((rows, i) => ({
    i,
    SV: tableOf(rows, ({ sv }) => sv.flatMap((heap) => (budget.isSpent() ? [] : showHeap(heap, "ascii")))),
    A: tableOf(rows, ({ a }) =>
      a.length === 0 ? ["false"] : a.flatMap(({ heap }) => (budget.isSpent() ? [] : showHeap(heap, "ascii"))),
    ),
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
        basePairs
          .of(name)
          .flatMap(({ pair }) =>
            budget.isSpent() ? [] : printPair(pair, referenceParameters(name, basePairs.definitions)),
          ),
      ]),
    ),
    ...(fixpointAt === null ? { note: lfpNote(lfp) } : {}),
  };
}

/** Why there is no fixed point. */
export function lfpNote({ end }: LeastFixedPoint): string {
  const limit = end?.limit;
  if (limit === undefined) return say("lfp.stopped");
  if (limit.kind === "iterations") return say("lfp.iterations");
  const sizes = Object.entries(limit.sizes).map(([name, size]) => `${name} ${size}`);
  return say("lfp.disjuncts", { sizes: sizes.join(", ") });
}

function tableOf<R>(rows: ReadonlyMap<string, R>, read: (row: R) => readonly string[]): Table {
  return Object.fromEntries([...rows].map(([name, row]) => [name, read(row)]));
}
