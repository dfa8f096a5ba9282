import type { GraphEdge, GraphModel, GraphNode, GraphView } from "../../../../trace/index.ts";
import type { Cause } from "../../algorithm/observer.ts";
import { say } from "../../messages/say.ts";
import type { NodeSymbol } from "../facts/index.ts";
import type { NodeSteps, SymbolicRun } from "./run.ts";
import { causeText, endText } from "./wording.ts";

export function nodeKey(row: number): string {
  return `n${row}`;
}

export function edgeKey(row: number): string {
  return `e${row}`;
}

/** The execution tree: nodes as they are put on the agenda, edges with what was chosen or assumed. */
export class TreeView {
  readonly #run: SymbolicRun;
  #model: GraphModel = { groups: [], nodes: [], edges: [] };
  /** How many nodes and ends the model shows: another one is made when there are more. */
  #made = "";

  constructor(run: SymbolicRun) {
    this.#run = run;
  }

  view(n: number, since: number): GraphView {
    return {
      kind: "graph",
      model: this.#current(),
      at: n,
      since,
      sublabel: (id) => this.#sublabel(id, n, since),
      nodeTone: (id) => this.#tone(id, n),
    };
  }

  #current(): GraphModel {
    const { nodes } = this.#run;
    const ended = nodes.filter(({ end, children }) => end !== undefined || children.length > 0).length;
    const state = `${nodes.length} ${ended}`;
    if (state === this.#made) return this.#model;
    this.#made = state;
    this.#model = {
      groups: [],
      isTree: true,
      nodes: nodes.map((node) => this.#node(node)),
      edges: nodes.flatMap((node) => this.#edge(node)),
    };
    return this.#model;
  }

  #node(node: NodeSteps): GraphNode {
    const { row, put } = node;
    return { id: nodeKey(row), label: `#${row}`, group: undefined, birth: put, shape: this.#shape(node) };
  }

  /** By how the node went on in the end, so that a place is reserved for it. */
  #shape({ end, children }: NodeSteps): string {
    if (end !== undefined) return `path-${this.#run.endOf(end)?.kind ?? "open"}`;
    const child = this.#run.row("nodes", children[0]);
    if (child === undefined) return "path-open";
    return child.cause.kind === "initialized" ? "path-enum" : "path-branch";
  }

  #edge({ row, parent, put }: NodeSteps): readonly GraphEdge[] {
    const node = this.#run.row("nodes", row);
    if (parent === undefined || node === undefined) return [];
    return [
      {
        id: edgeKey(row),
        source: nodeKey(parent),
        target: nodeKey(row),
        label: causeText(node.cause),
        birth: put,
        ...styleOf(node),
      },
    ];
  }

  #sublabel(id: string, n: number, since: number): { readonly text: string; readonly isNew: boolean } | undefined {
    const node = this.#run.nodes[Number(id.slice(1))];
    if (node === undefined) return undefined;
    const tests = node.tests.filter(({ seq }) => seq < n);
    const end = node.end !== undefined && node.end < n ? node.end : undefined;
    const split = this.#split(node, n);
    const parts = [
      ...(split === undefined ? [] : [split.text]),
      ...(end === undefined ? [] : [endText(this.#run.endOf(end))]),
      ...tests.map(({ row }) => say("fact.test", { number: row + 1 })),
    ];
    if (parts.length === 0) return undefined;
    const last = Math.max(split?.seq ?? 0, end ?? 0, ...tests.map(({ seq }) => seq));
    return { text: parts.join(" · "), isNew: last >= since };
  }

  /** What the path splits at: `enum(X)`, `12`. */
  #split({ children }: NodeSteps, n: number): { readonly text: string; readonly seq: number } | undefined {
    const [first] = children;
    const put = first === undefined ? undefined : this.#run.nodes[first]?.put;
    const cause = this.#run.row("nodes", first)?.cause;
    if (put === undefined || put >= n || cause === undefined) return undefined;
    return { text: splitText(cause), seq: put };
  }

  #tone(id: string, n: number): "closed" | undefined {
    const end = this.#run.nodes[Number(id.slice(1))]?.end;
    return end !== undefined && end < n && this.#run.steps.kind(end) === "close" ? "closed" : undefined;
  }
}

function splitText(cause: Cause): string {
  switch (cause.kind) {
    case "initialized":
      return `enum(${cause.variable})`;
    case "branch":
      return cause.branch === undefined
        ? say("fact.condition")
        : say("fact.conditionAt", { place: cause.branch.slice(0, -1) });
    case "check":
      return "check";
    case "start":
      return "";
  }
}

function styleOf({ cause }: NodeSymbol): Pick<GraphEdge, "style" | "line"> {
  switch (cause.kind) {
    case "start":
      return { style: "start" };
    case "initialized":
      return cause.scenario === 2 ? { style: "scenario-2", line: "dashed" } : { style: "scenario-3" };
    case "branch":
      return { style: "branch", line: "dotted" };
    case "check":
      return { style: "check", line: "long-dash" };
  }
}
