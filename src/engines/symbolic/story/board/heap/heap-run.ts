import type { HeapLinks, HeapPicture, HeapRun, Seq } from "../../../../../trace/index.ts";
import type { SymbolicRun } from "../run.ts";
import { heapOf, linksOf } from "./heap-of.ts";

/** The heaps of a run as far as they were drawn. */
interface Drawn {
  /** By node, with the step of its newest configuration then. */
  readonly ends: { readonly newest: Seq; readonly heaps: readonly HeapLinks[] }[];
  /** All of them; the same array as long as none is added. */
  heaps: readonly HeapLinks[];
  /** Of the node that was shown last. */
  branch: { readonly node: number; readonly count: number; readonly heaps: readonly HeapPicture[] } | undefined;
}

const drawn = new WeakMap<SymbolicRun, Drawn>();

/** The heaps of a run, and all of the node that a step is about. */
export function heapRun(run: SymbolicRun, seq: Seq): HeapRun {
  const known = drawn.get(run) ?? { ends: [], heaps: [], branch: undefined };
  drawn.set(run, known);
  extend(run, known);
  const node = run.nodeOf(seq) ?? -1;
  const configurations = run.configurationsOf(node);
  if (known.branch?.node !== node || known.branch.count !== configurations.length)
    known.branch = {
      node,
      count: configurations.length,
      heaps: configurations.flatMap((each) => heapOf(run, each, Infinity, Infinity) ?? []),
    };
  return { heaps: known.heaps, branch: known.branch.heaps };
}

/**
 * The last heap of a node has all that is ever in it: objects stay, and predicates that are unfolded begin another node. Where a
 * field was written the first one counts, too: it says how the node begins.
 */
function extend(run: SymbolicRun, known: Drawn): void {
  let hasGrown = false;
  for (const { row, configurations } of run.nodes) {
    const last = configurations.at(-1);
    if (last === undefined || last === known.ends[row]?.newest) continue;
    const ends = hasWritten(run, configurations) ? [configurations[0] ?? last, last] : [last];
    known.ends[row] = { newest: last, heaps: ends.flatMap((seq) => linksOf(run, seq) ?? []) };
    hasGrown = true;
  }
  if (hasGrown) known.heaps = known.ends.flatMap((ends) => ends?.heaps ?? []);
}

function hasWritten(run: SymbolicRun, configurations: readonly Seq[]): boolean {
  const objectsAt = (seq: Seq | undefined) => run.remembered(seq)?.configuration.objects ?? [];
  const last = new Set(objectsAt(configurations.at(-1)));
  return objectsAt(configurations[0]).some((object) => !last.has(object));
}
