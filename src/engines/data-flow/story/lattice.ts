import type { GraphModel, GraphView, Section, Seq } from "../../../trace/index.ts";
import { isSet } from "../algorithm/analysis.ts";
import { factKinds } from "./symbols.ts";
import type { Wording } from "./wording.ts";

/** So many elements of a lattice are drawn: those that come first. */
const MAX_ELEMENTS = 16;

/**
 * The part of the lattice that the run gets to, with arrows the way facts go: values of variables for constants and
 * intervals, whole facts for sets. A Hasse diagram: what follows from two arrows has none of its own.
 */
export function latticeOf({ steps }: Section, wording: Wording) {
  /** Elements in order of birth, with the first step that has them. */
  const births = new Map<string, Seq>();
  let model: GraphModel | undefined;

  /** The elements in the fact of a step, and what has them. */
  function elementsOf(seq: Seq): ReadonlyMap<string, string> {
    const { kind, b } = steps.fact(seq);
    const node = wording.nodeOf(seq);
    const found = new Map<string, string>();
    const { view } = wording.table("facts")[b] ?? {};
    if (!isFact(kind, steps.kind(seq)) || wording.node(node)?.solve !== 0 || view === undefined) return found;
    if (isSet(view)) return found.set(wording.set(b, node), `${wording.side(kind, node)}[n]`);
    const named = Object.entries(view).filter(([name]) => !name.startsWith("$"));
    for (const [name, value] of named) found.set(value, found.has(value) ? `${found.get(value)}, ${name}` : name);
    return found;
  }

  function draw(meet: string): GraphModel {
    const elements = [...births];
    const goes = (from: string, to: string): boolean => from !== to && isAbove(meet, from, to);
    const edges = elements.flatMap(([from, since]) =>
      elements.flatMap(([to, until]) => {
        const isDirect = goes(from, to) && !elements.some(([between]) => goes(from, between) && goes(between, to));
        const ends = { id: `v${from} → ${to}`, source: `v${from}`, target: `v${to}` };
        return isDirect ? { ...ends, label: "", birth: Math.max(since, until), style: "order" } : [];
      }),
    );
    const nodes = elements.map(([label, birth]) => {
      return { id: `v${label}`, label, group: undefined, birth, shape: "element" };
    });
    return { groups: [], nodes, edges };
  }

  return {
    index(seq: Seq): void {
      const { meet = "∪" } = wording.table("solves")[0] ?? {};
      for (const element of [...ENDS[meet], ...elementsOf(seq).keys()]) {
        if (births.has(element) || births.size === MAX_ELEMENTS) continue;
        births.set(element, seq);
        model = undefined;
      }
    },
    view(n: number, since: number): GraphView {
      let last = n - 1;
      while (last >= 0 && !isFact(steps.fact(last).kind, steps.kind(last))) last--;
      const present = last < 0 ? undefined : elementsOf(last);
      model ??= draw(wording.table("solves")[0]?.meet ?? "∪");
      const sublabel = (id: string) => {
        const text = present?.get(id.slice(1));
        return text === undefined ? undefined : { text, isNew: last >= since };
      };
      return { kind: "graph", model, at: n, since, sublabel };
    },
  };
}

/** The elements that are there whatever the program does. */
const ENDS = { "⊓": ["UNDEF", "NAC"], "⊔": ["⊥", "[-inf,+inf]"], "∪": [], "∩": [] } as const;

/** Whether facts may go from one element to another. */
function isAbove(meet: string, from: string, to: string): boolean {
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

function isFact(kind: number, step: string): boolean {
  return (kind === factKinds.input || kind === factKinds.output) && step !== "take" && step !== "put";
}

function boundsOf(interval: string): readonly number[] {
  return interval.slice(1, -1).replaceAll("inf", "Infinity").split(",").map(Number);
}

function membersOf(set: string): readonly string[] {
  return set === "∅" ? [] : set.slice(1, -1).split(", ");
}
