import {
  agendaView,
  engineWords,
  factTable,
  type GraphView,
  groupedRows,
  type PanelView,
  type Part,
  type Seq,
  type TableRow,
  type TableView,
} from "../../../trace/index.ts";
import { say } from "../messages/say.ts";
import { travelsAt } from "./marks/index.ts";
import { ruleSheet } from "./rule-sheet.ts";
import type { PointsToRun } from "./run.ts";
import { factKinds } from "./vocabulary.ts";
import { factText } from "./wording.ts";

const { columns, panel } = engineWords("points-to");

export const panelSpecs = [
  panel("pointer-flow-graph", "graph", "PFG", "graph"),
  panel("call-graph", "graph", "CG", "graph"),
  panel("class-hierarchy", "graph", "Dispatch", "graph"),
  panel("class-map", "graph", "CG", "graph"),
  panel("rules", "rules", "⊢", "graph"),
  panel("worklist", "queue", "WL", "side"),
  panel("points-to-sets", "table", "pt", "side"),
  panel("reachable-methods", "table", "RM", "side"),
  panel("call-graph-edges", "table", "CG", "side"),
];

/** The view data of each panel: filters over the recording, nothing computed twice. */
export function viewOf(run: PointsToRun, panel: string, n: number, since: number): PanelView {
  const shared = { keyOf: (seq: Seq) => keyOf(run, seq), n, since };
  switch (panel) {
    case "pointer-flow-graph":
      return pointerFlowGraph(run, n, since);
    case "call-graph":
      return { kind: "graph", model: run.callGraph.model, at: n, since, sublabel: () => undefined };
    case "class-map":
      return run.classMap.view(n, since);
    case "rules":
      return ruleSheet(run, n, since);
    case "worklist":
      return agendaView(run.section, n, since, (put) => factText(run, put));
    case "points-to-sets":
      return pointsToSets(run, n, since);
    case "reachable-methods":
      return factTable({
        ...shared,
        births: run.section.births(factKinds.reachable),
        ownBirths: run.ownReachable,
        columns: columns("method"),
        cells: (seq) => [run.method(run.steps.fact(seq).a).label],
        groupOf: (seq) => run.method(run.steps.fact(seq).a).method,
      });
    default:
      return factTable({
        ...shared,
        births: run.section.births(factKinds.callEdge),
        ownBirths: run.ownCalls,
        columns: columns("call-site", "callee", "method"),
        groupedBy: 2,
        cells: (seq) => callOf(run, seq),
        groupOf: (seq) => callerOf(run, seq),
      });
  }
}

function pointerFlowGraph(run: PointsToRun, n: number, since: number): GraphView {
  return {
    kind: "graph",
    model: run.receivers.drawnWith(run.pfg.model),
    at: n,
    since,
    sublabel: (id) => {
      const pointer = Number(id.slice(1));
      const facts = run.objectSteps.stepsOf(pointer);
      const visible = facts.lowerBound(n);
      const newNames = Math.max(0, visible - facts.lowerBound(since));
      return { text: run.objects(run.objectsAt(pointer, n)), isNew: newNames > 0, newNames };
    },
    travels: travelsAt(run, n, since),
  };
}

/** pt, method by method: its variables under all contexts; fields and array elements stand apart. */
function pointsToSets(run: PointsToRun, n: number, since: number): TableView {
  const { objectSteps: rows, ownRows, ownRowBirths } = run;
  const groupAt = (place: number): string => {
    const { box } = run.pointer(rows.keyAt(place) ?? -1);
    return box === -1 ? say("group.fields") : run.method(box).method;
  };
  const rowAt = (place: number): TableRow => {
    const pointer = rows.keyAt(place) ?? -1;
    const birth = rows.births.at(place);
    const facts = rows.stepsOf(pointer);
    const objects = Array.from({ length: facts.lowerBound(n) }, (_, position): Part => {
      const fact = facts.at(position);
      return { text: run.object(run.steps.fact(fact).b).label, fact, isNew: fact >= since };
    });
    const isNew = objects.some((part) => part.isNew);
    return {
      key: `p${pointer}`,
      cells: [
        [{ text: run.pointer(pointer).label, fact: birth, isNew: birth >= since }],
        objects,
        [{ text: groupAt(place), fact: birth, isNew: birth >= since }],
      ],
      fact: objects.at(-1)?.fact ?? birth,
      isNew,
    };
  };
  const inGroups = (rowCount: number, placeOf: (index: number) => number) => {
    const order = groupedRows(rowCount, (index) => groupAt(placeOf(index)));
    return { rowCount, row: (index: number) => rowAt(placeOf(order(index))) };
  };
  return {
    kind: "table",
    columns: columns("pointer", "objects", "method"),
    groupedBy: 2,
    ...inGroups(rows.births.lowerBound(n), (index) => index),
    own: inGroups(ownRowBirths.lowerBound(n), (index) => ownRows.at(index)),
  };
}

function callOf(run: PointsToRun, seq: Seq): readonly string[] {
  const { a, b, c } = run.steps.fact(seq);
  const site = run.inContext(run.method(a).context, run.callSite(b).label);
  return [site, run.method(c).label, callerOf(run, seq)];
}

function callerOf(run: PointsToRun, seq: Seq): string {
  return run.method(run.steps.fact(seq).a).method;
}

/** The name that graph elements and table rows share. */
export function keyOf({ steps }: PointsToRun, seq: Seq): string {
  const { kind, a } = steps.fact(seq);
  switch (kind) {
    case factKinds.reachable:
    case factKinds.dispatch:
    case factKinds.select:
      return `m${a}`;
    case factKinds.flow:
      return `f${seq}`;
    case factKinds.callEdge:
      return `c${seq}`;
    default:
      return `p${a}`;
  }
}
