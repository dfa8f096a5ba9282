import type { HeapLinks, HeapPicture, HeapRun, Seq } from "../../../../../trace/index.ts";
import type { SymbolicRun } from "../run.ts";
import { heapOf, linksOf } from "./heap-of.ts";

/** The heaps of a run as far as they were drawn. */
interface Drawn {
  /** By node, the first one, and the last one of a path, with the step of the newest configuration then. */
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

/** Objects stay, and each node begins with those that its parent ends with. Only where it has no children its own end counts. */
function extend(run: SymbolicRun, known: Drawn): void {
  let hasGrown = false;
  for (const { row, configurations, children } of run.nodes) {
    const [first] = configurations;
    const last = children.length === 0 ? configurations.at(-1) : first;
    if (first === undefined || last === undefined || last === known.ends[row]?.newest) continue;
    const heaps = [...new Set([first, last])].flatMap((seq) => linksOf(run, seq) ?? []);
    known.ends[row] = { newest: last, heaps };
    hasGrown = true;
  }
  if (hasGrown) known.heaps = known.ends.flatMap((ends) => ends?.heaps ?? []);
}
