import type { OwnValue } from "../../../definitions/index.ts";
import { INT } from "../../../java/index.ts";
import type { GraphModel, GraphView, Seq } from "../../../trace/index.ts";
import { isSet } from "../algorithm/analysis.ts";
import { readAnalysis } from "../algorithm/own/own-analysis.ts";
import type { OwnValues } from "../algorithm/own/own-values.ts";
import { type FlowRun, isTemporary } from "./run.ts";
import type { SolveSymbol } from "./symbols.ts";

/** At most this many elements of a lattice are drawn, the first ones. */
const MAX_ELEMENTS = 16;

/**
 * The part of the lattice that the run gets to, with arrows the way facts go: values of variables for constants and
 * intervals, whole facts for sets. A Hasse diagram: what follows from two arrows has none of its own. What is drawn stays:
 * an arrow is not taken away when a later element comes between its ends.
 */
export function latticeOf(run: FlowRun): (n: number, since: number) => GraphView {
  /** Elements in order of birth, with the first step that has them. */
  const births = new Map<string, Seq>();
  let model: GraphModel = { groups: [], nodes: [], edges: [] };
  let indexed = 0;
  let order = orderOf(run.shownSolve);

  /** The elements in the fact of a step, and what has them. */
  function elementsOf(seq: Seq): ReadonlyMap<string, string> {
    const node = run.nodeOf(seq);
    const found = new Map<string, string>();
    if (run.node(node)?.solve !== 0) return found;
    const view = run.viewOf(seq);
    if (isSet(view)) return found.set(run.setOf(seq), `${run.side(run.steps.fact(seq).kind, node)}[n]`);
    const named = Object.entries(view).filter(([name]) => !isTemporary(name));
    for (const [name, value] of named) found.set(value, found.has(value) ? `${found.get(value)}, ${name}` : name);
    return found;
  }

  function index(seq: Seq): void {
    if (!hasFact(run, seq)) return;
    for (const element of [...order.ends, ...elementsOf(seq).keys()])
      if (!births.has(element) && births.size < MAX_ELEMENTS) births.set(element, seq);
  }

  return (n, since) => {
    if (indexed === 0) order = orderOf(run.shownSolve);
    for (; indexed < run.section.length; indexed++) index(indexed);
    if (model.nodes.length !== births.size) model = drawLattice(births, order);
    let last = n - 1;
    while (last >= 0 && !hasFact(run, last)) last--;
    const present = last < 0 ? undefined : elementsOf(last);
    const sublabel = (id: string) => {
      const text = present?.get(id.slice(1));
      return text === undefined ? undefined : { text, isNew: last >= since };
    };
    return { kind: "graph", model, at: n, since, sublabel };
  };
}

/** Whether a step says what IN or OUT of a node is. */
function hasFact(run: FlowRun, seq: Seq): boolean {
  return !["take", "put", "dead"].includes(run.kindOf(seq));
}

/** The order of what facts consist of. */
interface Order {
  /** The values that exist for every program. */
  readonly ends: readonly string[];
  /** Whether these are all elements; else the run finds those between. */
  readonly isWhole: boolean;
  /** Whether facts may go from one element to another. */
  isAbove(from: string, to: string): boolean;
}

function orderOf({ meet, own }: Pick<SolveSymbol, "meet" | "own">): Order {
  const read = own === undefined ? undefined : readAnalysis(own);
  if (read?.ok === true && read.value.kind === "values") return ownOrder(read.value.values);
  return { ends: ENDS[meet], isWhole: false, isAbove: (from, to) => isAbove(meet, from, to) };
}

/** The order that the meet of a reader makes. Named values are all there. */
function ownOrder({ read, meet, show, unknown, all }: OwnValues): Order {
  const greatest: OwnValue | undefined = unknown(INT);
  const known = all ?? (greatest === undefined ? [] : [greatest]);
  return {
    ends: ["⊥", ...known.map(show)],
    isWhole: all !== undefined,
    isAbove(from, to) {
      const [a, b] = [read(from), read(to)];
      return from === "⊥" || (a !== undefined && b !== undefined && meet(a, b) === b);
    },
  };
}

/** The elements of built-in lattices that are there whatever the program does. */
const ENDS = { "⊓": ["UNDEF", "NAC"], "⊔": ["⊥", "[-inf,+inf]"], "∪": [], "∩": [] } as const;

function drawLattice(births: ReadonlyMap<string, Seq>, { ends, isWhole, isAbove: isOver }: Order): GraphModel {
  const elements = [...births];
  const goes = (from: string, to: string): boolean => from !== to && isOver(from, to);
  const isEnd = (element: string): boolean => ends.includes(element);
  const edges = elements.flatMap(([from, since]) =>
    elements.flatMap(([to, until]) => {
      const birth = Math.max(since, until);
      if (!goes(from, to) || (!isWhole && isEnd(from) && isEnd(to))) return [];
      if (elements.some(([between, then]) => then <= birth && goes(from, between) && goes(between, to))) return [];
      return { id: `v${from} → ${to}`, source: `v${from}`, target: `v${to}`, label: "", birth, style: "order" };
    }),
  );
  const nodes = elements.map(([label, birth]) => {
    return { id: `v${label}`, label, group: undefined, birth, shape: "element" };
  });
  return { groups: [], nodes, edges };
}

/** The order of built-in lattices. */
export function isAbove(meet: SolveSymbol["meet"], from: string, to: string): boolean {
  switch (meet) {
    case "⊓":
      return from === "UNDEF" || to === "NAC";
    case "⊔": {
      const [[a = 0, b = 0], [c = 0, d = 0]] = [boundsOf(from), boundsOf(to)];
      return from === "⊥" || (to !== "⊥" && c <= a && b <= d);
    }
    default: {
      const [less, more] = meet === "∪" ? [from, to] : [to, from];
      const members = new Set(membersOf(more));
      return membersOf(less).every((member) => members.has(member));
    }
  }
}

function boundsOf(interval: string): readonly number[] {
  return interval.slice(1, -1).replaceAll("inf", "Infinity").split(",").map(Number);
}

function membersOf(set: string): readonly string[] {
  return set === "∅" ? [] : set.slice(1, -1).split(", ");
}
