import { fill } from "../../../kernel/index.ts";
import {
  agendaView,
  engineWords,
  FactsByKey,
  type GraphModel,
  type GraphView,
  type InlayHint,
  NONE,
  type PanelSpec,
  type PanelView,
  type QueueItem,
  type QueueView,
  type Section,
  type Seq,
  type TableRow,
  type TableView,
} from "../../../trace/index.ts";
import { isSet } from "../algorithm/analysis.ts";
import { words } from "../messages/en.ts";
import { latticeOf } from "./lattice.ts";
import { factKinds } from "./symbols.ts";
import type { Wording } from "./wording.ts";

const { columns, panel } = engineWords("data-flow");

export const panelSpecs: readonly PanelSpec[] = [
  panel("flow-graph", "graph", "CFG", "graph"),
  panel("lattice", "graph", "⊑", "graph"),
  panel("facts", "table", "IN/OUT", "side"),
  panel("worklist", "queue", "WL", "side"),
];

/** The view data of each panel: filters over the recording, nothing computed twice. */
export class Panels {
  readonly #section: Section;
  readonly #wording: Wording;
  readonly #lattice: ReturnType<typeof latticeOf>;
  /** By node: IN, OUT, and that it is dead. */
  readonly #facts = new Map<number, FactsByKey<number>>(
    Object.values(factKinds).map((kind) => [kind, new FactsByKey()]),
  );
  #indexed = 0;
  #graph: GraphModel | undefined;

  constructor(section: Section, wording: Wording) {
    this.#section = section;
    this.#wording = wording;
    this.#lattice = latticeOf(section, wording);
  }

  extend(): void {
    for (; this.#indexed < this.#section.length; this.#indexed++) {
      const seq = this.#indexed;
      const kind = this.#section.steps.kind(seq);
      if (!this.#section.has(seq) || (kind !== "derive" && kind !== "refine")) continue;
      if (this.factsOf(this.#section.steps.factKind(seq)).add(this.#wording.nodeOf(seq), seq)) this.#graph = undefined;
      this.#lattice.index(seq);
    }
  }

  factsOf(kind: number): FactsByKey<number> {
    return this.#facts.get(kind) ?? new FactsByKey();
  }

  view(panel: string, n: number, since: number): PanelView {
    switch (panel) {
      case "flow-graph":
        return this.#flowGraph(n, since);
      case "lattice":
        return this.#lattice.view(n, since);
      case "worklist":
        return this.#worklist(n, since);
      default:
        return this.#inOut(n, since);
    }
  }

  /** What variables are known to hold behind the statements that assign them, and dead code. */
  hints(n: number, since: number): readonly InlayHint[] {
    const found = new Map<string, InlayHint>();
    for (const [node, { text: statement, span }] of this.#wording.table("nodes").entries()) {
      const dead = this.factsOf(factKinds.dead).stepAt(node, n);
      const [defines = ""] = statement.split(" = ");
      const seq = dead ?? this.factsOf(factKinds.output).stepAt(node, n);
      const isConclusion = dead !== undefined;
      const text = isConclusion ? fill(words, `data-flow.${this.#wording.rule(dead)}`) : this.#valueOf(defines, seq);
      if (seq === undefined || text === undefined) continue;
      const { file, start } = span;
      const hint = { file, line: start.line, text, isNew: seq >= since, isConclusion };
      found.set(`${file} ${start.line} ${isConclusion ? "dead" : defines}`, hint);
    }
    return [...found.values()];
  }

  /** `y = 4` */
  #valueOf(variable: string, seq: Seq | undefined): string | undefined {
    const { view = [] } = this.#wording.table("facts")[seq === undefined ? -1 : this.#section.steps.fact(seq).b] ?? {};
    const value = isSet(view) || variable.startsWith("$") ? undefined : view[variable];
    return value && `${variable} = ${value}`;
  }

  #flowGraph(n: number, since: number): GraphView {
    const outputs = this.factsOf(factKinds.output);
    this.#graph ??= this.#drawGraph();
    return {
      kind: "graph",
      model: this.#graph,
      at: n,
      since,
      sublabel: (id) => {
        const seq = outputs.stepAt(Number(id.slice(1)), n);
        return seq === undefined ? undefined : { text: this.setOf(seq), isNew: seq >= since };
      },
      nodeTone: (id) =>
        this.factsOf(factKinds.dead).stepAt(Number(id.slice(1)), n) === undefined ? undefined : "closed",
    };
  }

  #drawGraph(): GraphModel {
    const births = this.factsOf(factKinds.output);
    const birthOf = (node: number): Seq => births.birthOf(node) ?? NONE;
    const nodes = [...this.#wording.table("nodes").entries()].filter(([node]) => births.birthOf(node) !== undefined);
    const groups = new Map(nodes.toReversed().map(([node, { method }]) => [method, birthOf(node)]));
    return {
      groups: [...groups].toReversed().map(([id, birth]) => ({ id, label: id, birth })),
      nodes: nodes.map(([node, { kind, text, method }]) => ({
        id: `n${node}`,
        label: text === "" ? kind : this.#wording.label(node),
        group: method,
        birth: birthOf(node),
        shape: kind,
      })),
      edges: [...this.#wording.table("edges").entries()]
        .filter(([, { from, to }]) => births.birthOf(from) !== undefined && births.birthOf(to) !== undefined)
        .map(([edge, { from, to, kind }]) => ({
          id: `e${edge}`,
          source: `n${from}`,
          target: `n${to}`,
          label: kind === "normal" ? "" : kind,
          birth: Math.max(birthOf(from), birthOf(to)),
          style: kind,
          line: kind === "return" ? "dotted" : undefined,
        })),
    };
  }

  /** In the order in which they are taken. */
  #worklist(n: number, since: number): QueueView {
    const label = (put: Seq): string => this.#wording.label(this.#wording.nodeOf(put));
    const placeOf = (put: Seq): number => this.#section.steps.fact(put).b;
    const puts = this.#section.agendaAt(n).toSorted((a, b) => placeOf(a) - placeOf(b));
    const item = (index: number): QueueItem => {
      const fact = puts[index] ?? 0;
      return { fact, text: label(fact), isNew: fact >= since };
    };
    return { ...agendaView(this.#section, n, since, label), item };
  }

  #inOut(n: number, since: number): TableView {
    const outputs = this.factsOf(factKinds.output);
    return {
      kind: "table",
      columns: columns("statement", "in", "out"),
      rowCount: outputs.births.lowerBound(n),
      row: (index): TableRow => {
        const node = outputs.keyAt(index) ?? 0;
        const birth = outputs.births.at(index);
        const into = this.factsOf(factKinds.input).stepAt(node, n);
        const out = outputs.stepAt(node, n) ?? birth;
        const sides = this.#wording.isForward(node) ? [into, out] : [out, into];
        const cells = sides.map((seq) =>
          seq === undefined ? [] : [{ text: this.setOf(seq), fact: seq, isNew: seq >= since }],
        );
        const label = { text: this.#wording.label(node), fact: birth, isNew: birth >= since };
        return { key: `n${node}`, cells: [[label], ...cells], fact: out, isNew: Math.max(out, into ?? out) >= since };
      },
    };
  }

  setOf(seq: Seq): string {
    return this.#wording.set(this.#section.steps.fact(seq).b, this.#wording.nodeOf(seq));
  }
}
