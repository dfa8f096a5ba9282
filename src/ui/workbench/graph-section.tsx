import { useId, useMemo, useState } from "react";
import type { GraphView, PanelSpec } from "../../trace/index.ts";
import { graphCounts } from "../graph/index.ts";
import { t, translate } from "../messages/index.ts";
import { PanelSection } from "../panels/index.ts";
import { TabList } from "../parts/index.ts";
import { useWorkbench } from "../store/index.ts";
import { useGraphSplit } from "./graph-split.ts";
import { GraphViews } from "./graph-views.tsx";
import { HierarchyToggle } from "./hierarchy-toggle.tsx";
import { InnerPanel } from "./inner-panel.tsx";
import { SplitButton } from "./split-button.tsx";
import type { Moment } from "./use-moment.ts";
import { useShownGraph } from "./use-shown-graph.ts";
import { Waiting } from "./waiting.tsx";

interface GraphSectionProps {
  readonly spec: PanelSpec;
  readonly view: GraphView | undefined;
  readonly moment: Moment | undefined;
}

const none: readonly string[] = [];
const noSpecs: readonly PanelSpec[] = [];

/** A graph and its table twin: both are always in the document, the reader chooses which one is seen. */
export function GraphSection({ spec, view: whole, moment }: GraphSectionProps) {
  const label = translate(spec.region);
  const shownGraph = useShownGraph(spec, whole, moment);
  const view = shownGraph?.view;
  const id = useId();
  const [chosen, show] = useState("graph");
  const within = useWorkbench().board?.panels.filter((panel) => panel.within === spec.id) ?? noSpecs;
  const inner = within.find((panel) => panel.id === chosen);
  const split = useGraphSplit();
  const isFolded = split?.alone !== undefined && split.alone !== spec.id;
  const shown = isFolded ? "none" : chosen;
  const marked = useMemo(() => moment?.session.touched(moment.position, moment.since) ?? none, [moment]);
  return (
    <PanelSection
      label={label}
      className="panel-graph"
      note={view === undefined ? spec.symbol : <Counts view={view} symbol={spec.symbol} />}
      actions={
        <>
          <TabList
            label={t("graph-section.views", { label })}
            tabs={[
              { id: "graph", text: t("graph-section.graph") },
              { id: "table", text: t("graph-section.table") },
              ...within.map((panel) => ({ id: panel.id, text: translate(panel.region) })),
            ]}
            selected={shown}
            controls={id}
            onSelect={(next) => {
              if (isFolded) split?.onChange(spec.id);
              show(next);
            }}
          />
          {spec.id === "call-graph" && shown !== "none" ? <HierarchyToggle /> : null}
          <SplitButton panel={spec.id} label={label} />
        </>
      }
    >
      <div id={id} className="graph-body" role="tabpanel" aria-label={label}>
        {shownGraph === undefined || moment === undefined ? (
          isFolded ? null : (
            <Waiting />
          )
        ) : (
          <>
            {inner === undefined || isFolded ? null : <InnerPanel spec={inner} moment={moment} />}
            <GraphViews spec={spec} label={label} graph={shownGraph} moment={moment} marked={marked} shown={shown} />
          </>
        )}
      </div>
    </PanelSection>
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
