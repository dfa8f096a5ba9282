import type { PanelSpec } from "../../../trace/index.ts";
import { GraphAhead } from "../../graph/index.ts";
import { useMoment, usePanelView } from "../moment/index.ts";
import { hasOwnDrawing } from "./own-drawing.tsx";
import { useAutomaton } from "./use-automaton.ts";
import { type LaidOutRequest, useLaidOut, useMarkedGraph } from "./use-laid-out.ts";
import { useShownGraph } from "./use-shown-graph.ts";

/** Arranges the graph of a panel that is shown next. Trees and rows are arranged when they are drawn. */
export function GraphAheadOf({ spec }: { readonly spec: PanelSpec }) {
  const moment = useMoment();
  const view = usePanelView(spec.id, moment);
  const graph = useShownGraph(spec, view?.kind === "graph" ? view : undefined, moment);
  const automaton = useAutomaton(graph);
  if (moment === undefined || graph === undefined || hasOwnDrawing(graph.view)) return null;
  return <LaidOut spec={spec} graph={graph} automaton={automaton} moment={moment} />;
}

function LaidOut(request: LaidOutRequest) {
  const marked = useMarkedGraph(request);
  const drawn = useLaidOut(marked, request);
  const { run, trails, finalSublabel, lineOf } = marked;
  return <GraphAhead {...{ run, trails, finalSublabel, lineOf }} {...drawn} />;
}
