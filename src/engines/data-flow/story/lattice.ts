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
export class Lattice {
  readonly #section: Section;
  readonly #wording: Wording;
  /** Elements in order of birth, with the first step that has them. */
  readonly #births = new Map<string, Seq>();
  #model: GraphModel | undefined;

  constructor(section: Section, wording: Wording) {
    this.#section = section;
    this.#wording = wording;
  }

  index(seq: Seq): void {
    for (const element of [...this.#ends(), ...this.#elementsOf(seq).keys()]) {
      if (this.#births.has(element) || this.#births.size === MAX_ELEMENTS) continue;
      this.#births.set(element, seq);
      this.#model = undefined;
    }
  }

  view(n: number, since: number): GraphView {
    const { steps } = this.#section;
    let last = n - 1;
    while (last >= 0 && !isFact(steps.fact(last).kind, steps.kind(last))) last--;
    const present = last < 0 ? new Map<string, string>() : this.#elementsOf(last);
    this.#model ??= this.#draw();
    return {
      kind: "graph",
      model: this.#model,
      at: n,
      since,
      sublabel: (id) => {
        const text = present.get(id.slice(1));
        return text === undefined ? undefined : { text, isNew: last >= since };
      },
    };
  }

  get #meet(): string {
    return this.#wording.table("solves")[0]?.meet ?? "";
  }

  /** The elements that are there whatever the program does. */
  #ends(): readonly string[] {
    if (this.#meet === "⊓") return ["UNDEF", "NAC"];
    return this.#meet === "⊔" ? ["⊥", "[-inf,+inf]"] : [];
  }

  /** The elements in the fact of a step, and what has them. */
  #elementsOf(seq: Seq): ReadonlyMap<string, string> {
    const { kind, b } = this.#section.steps.fact(seq);
    const node = this.#wording.nodeOf(seq);
    const found = new Map<string, string>();
    if (!isFact(kind, this.#section.steps.kind(seq)) || this.#wording.node(node)?.solve !== 0) return found;
    const { view = [] } = this.#wording.table("facts")[b] ?? {};
    if (isSet(view)) return found.set(this.#wording.set(b, node), `${this.#wording.side(kind, node)}[n]`);
    for (const [name, value] of Object.entries(view))
      if (!name.startsWith("$"))
        found.set(value, [found.get(value), name].filter((each) => each !== undefined).join(", "));
    return found;
  }

  #draw(): GraphModel {
    const elements = [...this.#births];
    const goes = (from: string, to: string): boolean => from !== to && this.#goes(from, to);
    return {
      groups: [],
      nodes: elements.map(([label, birth]) => ({ id: `v${label}`, label, group: undefined, birth, shape: "element" })),
      edges: elements.flatMap(([from, since]) =>
        elements.flatMap(([to, until]) => {
          const isDirect = goes(from, to) && !elements.some(([between]) => goes(from, between) && goes(between, to));
          const id = `v${from} → ${to}`;
          const ends = { id, source: `v${from}`, target: `v${to}` };
          return isDirect ? { ...ends, label: "", birth: Math.max(since, until), style: "order" } : [];
        }),
      ),
    };
  }

  #goes(from: string, to: string): boolean {
    switch (this.#meet) {
      case "⊓":
        return from === "UNDEF" || to === "NAC";
      case "⊔": {
        const [[a = 0, b = 0], [c = 0, d = 0]] = [boundsOf(from), boundsOf(to)];
        return from === "⊥" || (to !== "⊥" && c <= a && b <= d);
      }
      default: {
        const [less, more] = this.#meet === "∪" ? [from, to] : [to, from];
        const members = new Set(membersOf(more));
        return membersOf(less).every((member) => members.has(member));
      }
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
