import type { HeapLinks, HeapPicture, HeapRun, Seq } from "../../../../../trace/index.ts";
import type { SymbolicRun } from "../run.ts";
import { heapOf, linksOf } from "./heap-of.ts";

/** The heaps of a run as far as they were drawn. */
interface Drawn {
  /** By node, with the step of its newest configuration then. */
  readonly ends: { readonly newest: Seq; readonly heaps: readonly HeapLinks[]; readonly keys: Keys }[];
  /** All of them; the same array as long as none is added. */
  heaps: readonly HeapLinks[];
  /** Of the node that was shown last. */
  branch: { readonly node: number; readonly count: number; readonly heaps: readonly HeapPicture[] } | undefined;
}

/** What boxes and clouds of a node are called in the heaps of the run, by their ids. */
type Keys = ReadonlyMap<string, string>;

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
  return { heaps: known.heaps, branch: known.branch.heaps, keys: known.ends[node]?.keys ?? new Map() };
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
    const heaps = ends.flatMap((seq) => linksOf(run, seq) ?? []);
    const keys = keysOf(heaps, row, known.ends[run.row("nodes", row)?.parent ?? -1]?.keys);
    known.ends[row] = { newest: last, heaps: heaps.map((heap) => renamed(heap, keys)), keys };
    hasGrown = true;
  }
  if (hasGrown) known.heaps = known.ends.flatMap((ends) => ends?.heaps ?? []);
}

function hasWritten(run: SymbolicRun, configurations: readonly Seq[]): boolean {
  const objectsAt = (seq: Seq | undefined) => run.remembered(seq)?.configuration.objects ?? [];
  const last = new Set(objectsAt(configurations.at(-1)));
  return objectsAt(configurations[0]).some((object) => !last.has(object));
}

/** What a node takes over from its parent is the same there; what is new is its own: another branch may call something else so. */
function keysOf(heaps: readonly HeapLinks[], node: number, before: Keys | undefined): Keys {
  const ids = heaps.flatMap(({ boxes, clouds }) => [...boxes, ...clouds].map(({ id }) => id));
  return new Map(ids.map((id) => [id, before?.get(id) ?? `${id} ${node}`]));
}

function renamed({ stack, boxes, clouds }: HeapLinks, keys: Keys): HeapLinks {
  const keyOf = (id: string): string => keys.get(id) ?? id;
  const aimed = <Slot extends { readonly target?: string | undefined }>(slot: Slot): Slot =>
    slot.target === undefined ? slot : { ...slot, target: keyOf(slot.target) };
  return {
    stack: stack.map(aimed),
    boxes: boxes.map((box) => ({ ...box, id: keyOf(box.id), fields: box.fields.map(aimed) })),
    clouds: clouds.map((cloud) => ({ ...cloud, id: keyOf(cloud.id), mentions: cloud.mentions.map(keyOf) })),
  };
}
