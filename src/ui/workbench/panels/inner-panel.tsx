import type { GraphView, PanelSpec } from "../../../trace/index.ts";
import { translate } from "../../messages/index.ts";
import { type Moment, usePanelView } from "../moment/index.ts";
import { GraphViews, HeapViews, useShownGraph } from "../views/index.ts";

interface InnerPanelProps {
  readonly spec: PanelSpec;
  readonly moment: Moment;
}

/** A drawing of the board that is a further tab of a panel. */
export function InnerPanel({ spec, moment }: InnerPanelProps) {
  const view = usePanelView(spec.id, moment);
  if (view?.kind === "heap") return <HeapViews label={translate(spec.region)} view={view} shown="drawing" />;
  return view?.kind === "graph" ? <InnerGraph spec={spec} moment={moment} view={view} /> : null;
}

function InnerGraph({ spec, moment, view }: InnerPanelProps & { readonly view: GraphView }) {
  const graph = useShownGraph(spec, view, moment);
  if (graph === undefined) return null;
  return <GraphViews spec={spec} label={translate(spec.region)} graph={graph} moment={moment} shown="graph" />;
}
