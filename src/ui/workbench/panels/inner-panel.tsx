import type { GraphView, PanelSpec } from "../../../trace/index.ts";
import { t, translate } from "../../messages/index.ts";
import { useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { type Moment, usePanelView } from "../moment/index.ts";
import { FactTable, GraphViews, HeapViews, useShownGraph } from "../views/index.ts";

interface InnerPanelProps {
  readonly spec: PanelSpec;
  readonly moment: Moment;
}

/** A panel of the board that is a further tab of another one. */
export function InnerPanel({ spec, moment }: InnerPanelProps) {
  const workbench = useWorkbench();
  const selection = useWorkbenchState((state) => state.selection);
  const view = usePanelView(spec.id, moment);
  const label = translate(spec.region);
  if (view?.kind === "heap") return <HeapViews label={label} view={view} shown="drawing" />;
  if (view?.kind === "graph") return <InnerGraph spec={spec} moment={moment} view={view} />;
  if (view?.kind !== "table") return null;
  return (
    <FactTable
      label={label}
      view={view}
      empty={t("panel.emptyTable")}
      selection={selection}
      onSelectFact={workbench.selectFact}
    />
  );
}

function InnerGraph({ spec, moment, view }: InnerPanelProps & { readonly view: GraphView }) {
  const graph = useShownGraph(spec, view, moment);
  if (graph === undefined) return null;
  return <GraphViews spec={spec} label={translate(spec.region)} graph={graph} moment={moment} shown="graph" />;
}
