import { append } from "../../../kernel/index.ts";
import {
  FactsByKey,
  type GraphBundle,
  type GraphEdge,
  type GraphModel,
  GrowingGraph,
  SectionReader,
  type Seq,
} from "../../../trace/index.ts";
import { seenFrom } from "./names.ts";
import { stackDepths } from "./stack-depths.ts";
import type {
  EdgeSymbol,
  NodeSymbol,
  OutcomeSymbol,
  PlaceSymbol,
  RelevancySymbols,
  SeedSymbol,
  StatementSymbol,
  VariableSymbol,
} from "./symbols.ts";
import { factKinds } from "./vocabulary.ts";

/**
 * The section of relevancy, read: its symbols, and facts grouped for the panels. Grows with the recording. Unknown numbers
 * read as “?”: a truncated recording must not throw.
 */
export class RelevancyRun extends SectionReader<RelevancySymbols> {
  readonly #graph = new GrowingGraph({ captions: { rows: "relevancy.row" } });
  /** From the box of a caller to that of what it calls. */
  readonly #calls: (readonly [caller: string, callee: string])[] = [];
  #model: { readonly of: GraphModel; readonly variables: number; readonly model: GraphModel } | undefined;
  /** By the names that graph elements and table rows share: edges, pushdown rules, nodes. */
  readonly births = new Map<string, Seq>();
  /** By the name of the node’s row. */
  readonly outcomes = new FactsByKey<string>();
  readonly #rulesOfEdge = new Map<number, number[]>();
  #outcomeRows: ReadonlyMap<number, OutcomeSymbol> | undefined;

  /** The dependence graph as far as it is recorded, its methods in rows; the same object until more is. */
  get model(): GraphModel {
    const { model } = this.#graph;
    const { length } = this.variables;
    if (this.#model?.of !== model || this.#model.variables !== length)
      this.#model = { of: model, variables: length, model: this.#inRows(model) };
    return this.#model.model;
  }

  node(id: number): NodeSymbol {
    return this.table("nodes")[id] ?? { label: "?", fullLabel: "?", place: -1, shape: "local" };
  }

  place(id: number): PlaceSymbol {
    return this.table("places")[id] ?? { label: "?", box: -1 };
  }

  edge(number: number): EdgeSymbol {
    return this.table("edges")[number] ?? { source: -1, target: -1, label: "?", statement: -1 };
  }

  rule(number: number): string {
    return this.table("rules")[number] ?? "?";
  }

  statement(id: number): StatementSymbol | undefined {
    return this.table("statements")[id];
  }

  get variables(): readonly VariableSymbol[] {
    return this.table("variables");
  }

  /** Whether methods were copied, in place of a stack. */
  get isCloned(): boolean {
    return this.table("pipelines")[0] === "cloning";
  }

  /** Known at the end of the recording. */
  get seeds(): readonly SeedSymbol[] {
    return this.table("seeds");
  }

  /** The outcome of a node in the result; known at the end of the recording. */
  outcome(node: number): OutcomeSymbol | undefined {
    const rows = this.table("outcomes");
    if (this.#outcomeRows?.size !== rows.length) this.#outcomeRows = new Map(rows.map((row) => [row.node, row]));
    return this.#outcomeRows.get(node);
  }

  /** The pushdown rules that an edge became. */
  rulesOf(edge: number): readonly number[] {
    return this.#rulesOfEdge.get(edge) ?? [];
  }

  protected override index(seq: Seq): void {
    const { steps } = this;
    const isKnown = steps.kind(seq) === "known";
    const { kind, b } = steps.fact(seq);
    const { a } = steps.fact(steps.about(seq));
    // Several edges may become one rule, and an edge of a split global may bring two.
    if (kind === factKinds.rule) append(this.#rulesOfEdge, b, a);
    if (isKnown) return;
    if (kind === factKinds.edge) this.#drawEdge(a, seq);
    else if (kind === factKinds.outcome) this.outcomes.add(outcomeKey(a), seq);
    else this.births.set(ruleKey(a), seq);
  }

  #drawEdge(number: number, seq: Seq): void {
    const { source, target, label, returnPoint } = this.edge(number);
    this.births.set(edgeKey(number), seq);
    this.#drawNode(source, seq);
    this.#drawNode(target, seq);
    if (returnPoint !== undefined) this.#calls.push([this.#boxOf(source), this.#boxOf(target)]);
    const bundle = this.#bundleOf(number);
    this.#graph.addEdge({
      id: edgeKey(number),
      source: nodeKey(source),
      target: nodeKey(target),
      label,
      birth: seq,
      ...(edgeStyles[label] ?? { style: label }),
      ...(bundle === undefined ? {} : { bundle }),
    });
  }

  #drawNode(id: number, seq: Seq): void {
    if (this.births.has(nodeKey(id))) return;
    this.births.set(nodeKey(id), seq);
    const { label, place, shape, role } = this.node(id);
    const { box } = this.place(place);
    const group = box === -1 ? undefined : this.#boxOf(id);
    if (group !== undefined && !this.births.has(group)) {
      this.births.set(group, seq);
      this.#graph.addGroup({ id: group, label: this.place(box).label, name: this.place(box).label, birth: seq });
    }
    this.#graph.addNode({
      id: nodeKey(id),
      label,
      group,
      birth: seq,
      shape,
      ...(shape === "return-point" ? { name: seenFrom(label, this.place(place).label) } : {}),
      ...(role === undefined ? {} : { role }),
      ...(this.#isReturnPoint(place) ? { bundle: this.#bundle("↑", place).id } : {}),
    });
  }

  #boxOf(node: number): string {
    return `b${this.place(this.node(node).place).box}`;
  }

  /** A return point is drawn in the box of its caller. */
  #isReturnPoint(place: number): boolean {
    const { box } = this.place(place);
    return box !== -1 && box !== place;
  }

  /** The bundle of the edges into one call, or of those back to one return point. */
  #bundleOf(number: number): GraphBundle | undefined {
    const { source, target, returnPoint } = this.edge(number);
    if (returnPoint !== undefined) return this.#bundle("↓", returnPoint);
    const place = [source, target].map((node) => this.node(node).place).find((each) => this.#isReturnPoint(each));
    return place === undefined ? undefined : this.#bundle("↑", place);
  }

  #bundle(direction: "↓" | "↑", place: number): GraphBundle {
    const { label } = this.place(place);
    return { id: `${direction} ${label}`, label: `${direction} ${label}`, hue: label };
  }

  #inRows(model: GraphModel): GraphModel {
    const depths = stackDepths(
      model.groups.map(({ id }) => id),
      this.#calls,
    );
    const groups = model.groups.map((group) => ({ ...group, row: depths.get(group.id) ?? 0 }));
    return { ...model, groups, goals: this.#goals(model) };
  }

  /** The variables that something flows into; first the last one of the entry method that symbolic values may reach. */
  #goals({ groups, edges }: GraphModel): NonNullable<GraphModel["goals"]> {
    const reached = new Set(edges.map(({ target }) => target));
    const listed = this.variables.filter(({ isListed, node }) => isListed && reached.has(nodeKey(node)));
    const symbolic = reachedFrom(
      edges.filter(({ label }) => label === "any").map(({ target }) => target),
      edges,
    );
    const own = listed.filter(({ method }) => method === groups[0]?.label);
    const first = own.findLast(({ node }) => symbolic.has(nodeKey(node))) ?? own.at(-1) ?? listed.at(-1);
    return {
      nodes: listed.map(({ node }) => nodeKey(node)),
      first: first === undefined ? undefined : nodeKey(first.node),
    };
  }
}

function reachedFrom(starts: readonly string[], edges: GraphModel["edges"]): ReadonlySet<string> {
  const next = new Map<string, string[]>();
  for (const { source, target } of edges) append(next, source, target);
  const reached = new Set(starts);
  for (const node of reached) for (const target of next.get(node) ?? []) reached.add(target);
  return reached;
}

/** How an edge of the dependence graph is drawn, by its label. */
export const edgeStyles: Readonly<Record<string, Pick<GraphEdge, "style" | "line">>> = {
  any: { style: "symbolic", line: "long-dash" },
  const: { style: "constant", line: "dotted" },
  id: { style: "identity" },
};

export function edgeKey(edge: number): string {
  return `e${edge}`;
}

export function nodeKey(node: number): string {
  return `n${node}`;
}

/** The row of a node among the outcomes. */
export function outcomeKey(node: number): string {
  return `v${node}`;
}

/** As the table of pushdown rules has it. */
export function ruleKey(rule: number): string {
  return `r${rule}`;
}
