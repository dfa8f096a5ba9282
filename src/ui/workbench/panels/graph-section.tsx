import { hierarchy } from "../../../engine-kit/index.ts";
import type { GraphView, PanelSpec } from "../../../trace/index.ts";
import { graphCounts } from "../../graph/index.ts";
import { t, translate } from "../../messages/index.ts";
import { useCapability } from "../../store/index.ts";
import type { Moment } from "../moment/index.ts";
import { GraphViews, useAutomaton, useShownGraph } from "../views/index.ts";
import { HierarchyToggle } from "./hierarchy-toggle.tsx";
import { ViewsSection } from "./views-section.tsx";

interface GraphSectionProps {
  readonly spec: PanelSpec;
  readonly view: GraphView | undefined;
  readonly moment: Moment | undefined;
}

/** A graph and its table twin: both are always in the document, the reader chooses which one is seen. */
export function GraphSection({ spec, view: whole, moment }: GraphSectionProps) {
  const label = translate(spec.region);
  const classes = useCapability(hierarchy);
  const shownGraph = useShownGraph(spec, whole, moment);
  const automaton = useAutomaton(shownGraph);
  const view = shownGraph?.view;
  return (
    <ViewsSection
      spec={spec}
      moment={moment}
      className="panel-graph"
      note={
        view === undefined || view.classes !== undefined ? spec.symbol : <Counts view={view} symbol={spec.symbol} />
      }
      tabsLabel={t("graph-section.views", { label })}
      tabs={[
        { id: "graph", text: t("graph-section.graph") },
        ...(automaton === undefined ? [] : [{ id: "matrix", text: t("graph-section.matrix") }]),
        { id: "table", text: t("graph-section.table") },
      ]}
      preferred={automaton?.isTableFirst ? "matrix" : undefined}
      tools={classes?.panel === spec.id ? <HierarchyToggle /> : null}
      views={
        shownGraph === undefined || moment === undefined
          ? undefined
          : (shown, choose) => (
              <GraphViews
                spec={spec}
                label={label}
                graph={shownGraph}
                automaton={automaton}
                moment={moment}
                shown={shown}
                onChoose={choose}
              />
            )
      }
    />
  );
}

function Counts({ view, symbol }: { readonly view: GraphView; readonly symbol: string }) {
  const { nodes, edges } = graphCounts(view);
  return (
    <>
      {symbol} ·{" "}
      {t("graph-section.counts", {
        nodes: nodes.shown,
        allNodes: nodes.total,
        edges: edges.shown,
        allEdges: edges.total,
      })}
    </>
  );
}
