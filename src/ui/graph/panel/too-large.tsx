import { useMemo, useState } from "react";
import type { GraphModel } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { buildScene, drawnModel, edgesOf, filteredModel } from "../model/index.ts";
import { GraphTwin, type GraphTwinProps } from "../twin/index.ts";
import { allGroups } from "./use-collapse.ts";

/** A drawing of more figures and lines cannot be read, and arranging it would hold up the page. */
const maxDrawn = 2_000;

/** Is a graph too large to be drawn, even with its boxes closed? */
export function isTooLarge(model: GraphModel): boolean {
  if (canDrawWhole(model)) return false;
  let answer = known.get(model);
  if (answer === undefined) {
    const { boxes, nodes, edges } = buildScene(drawnModel(model), allGroups(model));
    answer = boxes.length + nodes.length + edges.length > maxDrawn;
    known.set(model, answer);
  }
  return answer;
}

/** A model is asked about at every step. */
const known = new WeakMap<GraphModel, boolean>();

/** Can everything be drawn, with all boxes open? */
export function canDrawWhole(model: GraphModel): boolean {
  return model.groups.length + model.nodes.length + drawnModel(model).edges.length <= maxDrawn;
}

/** Instead of a drawing: how much there is, and the table of what a filter keeps. */
export function TooLarge(props: GraphTwinProps) {
  const { view, label } = props;
  const [filter, setFilter] = useState("");
  const model = useMemo(() => filteredModel(view.model, filter), [view.model, filter]);
  const kept = useMemo(() => ({ ...view, model }), [view, model]);
  const { nodes } = view.model;
  const edges = edgesOf(view.model);
  return (
    <div className="graph-large">
      <p>{t("graph.too-large", { nodes: nodes.length, edges: edges.own.length })}</p>
      <input
        type="search"
        className="graph-filter"
        value={filter}
        aria-label={t("graph.filter", { label })}
        placeholder={t("graph.filter-hint")}
        onChange={(event) => setFilter(event.target.value)}
      />
      <GraphTwin {...props} view={kept} />
    </div>
  );
}
