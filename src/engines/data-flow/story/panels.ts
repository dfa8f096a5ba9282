import { fill } from "../../../kernel/index.ts";
import {
  agendaView,
  engineWords,
  type GraphModel,
  type GraphView,
  groupedRows,
  type InlayHint,
  type PanelSpec,
  type PanelView,
  type QueueView,
  type Seq,
  type TableRow,
  type TableView,
} from "../../../trace/index.ts";
import { words } from "../messages/en.ts";
import { latticeOf } from "./lattice.ts";
import type { FlowRun } from "./run.ts";
import { StatementsOfRun } from "./statements/index.ts";

const { columns, panel } = engineWords("data-flow");

export const panelSpecs: readonly PanelSpec[] = [
  panel("flow-graph", "graph", "CFG", "graph"),
  panel("lattice", "graph", "⊑", "graph"),
  panel("facts", "table", "IN/OUT", "side"),
  panel("worklist", "queue", "WL", "side"),
];

/** The view data of each panel: filters over the recording, nothing computed twice. */
export function panelsOf(run: FlowRun) {
  const lattice = latticeOf(run);
  const statements = new StatementsOfRun(run, elementOf);
  let graph: GraphModel = { groups: [], nodes: [], edges: [] };
  let drawn = 0;

  function flowGraph(n: number, since: number): GraphView {
    if (drawn !== run.outputs.size) graph = drawGraph(run);
    drawn = run.outputs.size;
    return {
      kind: "graph",
      model: graph,
      at: n,
      since,
      sublabel(id) {
        const seq = run.outputs.stepAt(nodeOf(id), n);
        return seq === undefined ? undefined : { text: run.setOf(seq), isNew: seq >= since };
      },
      nodeTone: (id) => (run.dead.stepAt(nodeOf(id), n) === undefined ? undefined : "closed"),
      statements: { ...statements.at(n, since), lattice: lattice(n, since) },
    };
  }

  return {
    view(panel: string, n: number, since: number): PanelView {
      switch (panel) {
        case "flow-graph":
          return flowGraph(n, since);
        case "lattice":
          return lattice(n, since);
        case "worklist":
          return worklist(run, n, since);
        default:
          return inOut(run, n, since);
      }
    },
    factOf: (element: string, n: number) =>
      element.startsWith("n") ? run.outputs.shownAt(nodeOf(element), n) : undefined,
  };
}

/** The name of a node in graphs and tables. */
export function elementOf(node: number): string {
  return `n${node}`;
}

function nodeOf(element: string): number {
  return Number(element.slice(1));
}

/** The nodes with their first facts, and the edges between these. */
function drawGraph(run: FlowRun): GraphModel {
  const birthOf = (node: number): Seq | undefined => run.outputs.birthOf(node);
  const nodes = run.table("nodes").flatMap(({ kind, text, method }, node) => {
    const birth = birthOf(node);
    const label = text === "" ? kind : run.label(node);
    return birth === undefined ? [] : [{ id: elementOf(node), label, group: method, birth, shape: kind }];
  });
  const edges = run.table("edges").flatMap(({ from, to, kind }, edge) => {
    const births = [birthOf(from), birthOf(to)].filter((birth) => birth !== undefined);
    if (births.length < 2) return [];
    const [source, target] = [elementOf(from), elementOf(to)];
    const label = kind === "normal" ? "" : kind;
    const line = kind === "return" ? ("dotted" as const) : undefined;
    return [{ id: `e${edge}`, source, target, label, birth: Math.max(...births), style: kind, line }];
  });
  const entries = nodes.filter(({ shape }) => shape === "entry");
  const groups = entries.map(({ group, birth }) => ({ id: group, label: group, birth }));
  return { groups, nodes, edges, isDownward: true };
}

/** In the order in which they are taken. */
function worklist(run: FlowRun, n: number, since: number): QueueView {
  const placeOf = (put: Seq): number => run.steps.fact(put).b;
  const puts = [...run.section.agendaAt(n)].toSorted((a, b) => placeOf(a) - placeOf(b));
  const label = (put: Seq): string => run.label(run.nodeOf(put));
  const item: QueueView["item"] = (index) => {
    const fact = puts[index] ?? 0;
    return { fact, text: label(fact), isNew: fact >= since };
  };
  return { ...agendaView(run.section, n, since, label), item };
}

function inOut(run: FlowRun, n: number, since: number): TableView {
  const part = (fact: Seq | undefined, textOf: (fact: Seq) => string) =>
    fact === undefined ? [] : [{ text: textOf(fact), fact, isNew: fact >= since }];
  const setOf = (seq: Seq): string => run.setOf(seq);
  const rowCount = run.outputs.births.lowerBound(n);
  const methodAt = (place: number): string => run.node(run.outputs.keyAt(place) ?? 0)?.method ?? "";
  const placeOf = groupedRows(rowCount, methodAt);
  return {
    kind: "table",
    columns: columns("statement", "method", "in", "out"),
    groupedBy: 1,
    rowCount,
    row(index): TableRow {
      const place = placeOf(index);
      const node = run.outputs.keyAt(place) ?? 0;
      const birth = run.outputs.births.at(place);
      const into = run.inputs.stepAt(node, n);
      const out = run.outputs.stepAt(node, n) ?? birth;
      const sides = run.isForward(node) ? [into, out] : [out, into];
      const names = [run.point(node), methodAt(place)].map((text) => part(birth, () => text));
      const cells = [...names, ...sides.map((seq) => part(seq, setOf))];
      return { key: elementOf(node), cells, fact: out, isNew: Math.max(out, into ?? out) >= since };
    },
  };
}

/**
 * What variables are known to hold behind the statements that assign them, and dead code. Of statements in one line that
 * assign the same variable the last one is heard; what it says is new where the line did not say so before.
 */
export function hintsAt(run: FlowRun, n: number, since: number): readonly InlayHint[] {
  const before = saidInLines(run, since);
  return [...saidInLines(run, n)].map(([place, { seq, ...said }]) => ({
    ...said,
    isNew: seq >= since && said.text !== before.get(place)?.text,
  }));
}

interface Said extends Omit<InlayHint, "isNew"> {
  /** The step that says so. */
  readonly seq: Seq;
}

/** By file, line, and the variable that it is about. */
function saidInLines(run: FlowRun, n: number): ReadonlyMap<string, Said> {
  const found = new Map<string, Said>();
  for (const [node, { text: statement, span }] of run.table("nodes").entries()) {
    const [defines = ""] = statement.split(" = ");
    const dead = run.dead.stepAt(node, n);
    const seq = dead ?? run.outputs.stepAt(node, n);
    const isConclusion = dead !== undefined;
    const text = isConclusion ? fill(words, `data-flow.${run.rule(dead)}`) : run.bindingOf(defines, seq);
    if (seq === undefined || text === undefined) continue;
    const { file, start } = span;
    found.set(`${file} ${start.line} ${isConclusion ? "dead" : defines}`, {
      file,
      line: start.line,
      text,
      isConclusion,
      ...(isConclusion ? {} : { short: text.slice(text.indexOf(" = ") + 3) }),
      seq,
    });
  }
  return found;
}
