import {
  engineWords,
  factRow,
  factTable,
  groupedRows,
  type PanelView,
  type Seq,
  type TableView,
} from "../../../trace/index.ts";
import { weightName } from "../result.ts";
import { edgeKey, outcomeKey, type RelevancyRun } from "./run.ts";
import { factKinds, ruleNames } from "./vocabulary.ts";
import { weightAt, weightedGraph } from "./weighted-graph.ts";

const { columns, panel } = engineWords("relevancy");

export const panelSpecs = [
  panel("dependence-graph", "graph", "WDG", "graph"),
  panel("relevant-variables", "table", "ra", "side"),
  { ...panel("dependence-edges", "table", "⇝", "side"), within: "dependence-graph" },
];

/** The view data of each panel: filters over the recording, nothing computed twice. */
export function viewOf(run: RelevancyRun, panel: string, n: number, since: number): PanelView {
  switch (panel) {
    case "dependence-graph":
      return weightedGraph(run, n, since, (node) => run.outcomes.stepAt(outcomeKey(node), n));
    case "relevant-variables":
      return outcomes(run, n, since);
    default:
      return edges(run, n, since);
  }
}

function outcomes(run: RelevancyRun, n: number, since: number): TableView {
  const { outcomes } = run;
  const rowCount = outcomes.births.lowerBound(n);
  const placeOf = groupedRows(rowCount, (place) => String(run.node(run.steps.fact(outcomes.births.at(place)).a).place));
  return {
    kind: "table",
    columns: columns("variable", "method", "weight", "relevant", "stack"),
    groupedBy: 1,
    rowCount,
    row: (index) => {
      const key = outcomes.keyAt(placeOf(index)) ?? "";
      const fact = outcomes.stepAt(key, n) ?? outcomes.births.at(placeOf(index));
      return factRow(key, fact, since, outcomeCells(run, fact, n));
    },
  };
}

/** Open calls and the letters of the seeds come with the end of the recording. */
function outcomeCells(run: RelevancyRun, seq: Seq, n: number): readonly string[] {
  const { a: node, b } = run.steps.fact(seq);
  const { label, place } = run.node(node);
  const { stack = "", seeds = [] } = run.section.isEnd(n) ? (run.outcome(node) ?? {}) : {};
  const isRelevant = weightName(b) === "any";
  return [label, run.place(place).label, [weightAt(run, seq), ...seeds].join(" "), isRelevant ? "✓" : "", stack];
}

function edges(run: RelevancyRun, n: number, since: number): TableView {
  const { steps } = run;
  return factTable({
    births: run.section.births(factKinds.edge),
    keyOf: (seq) => edgeKey(steps.fact(seq).a),
    n,
    since,
    hasLines: true,
    columns: columns("source", "label", "target", "rule", "statement"),
    cells: (seq) => {
      const { source, target, label, statement } = run.edge(steps.fact(seq).a);
      return [
        run.node(source).fullLabel,
        label,
        run.node(target).fullLabel,
        ruleNames[steps.rule(seq)] ?? "",
        run.statement(statement)?.text ?? "",
      ];
    },
  });
}
