import { useCallback, useMemo } from "react";
import { writeLinkOptions } from "../../../options/index.ts";
import type { GraphView, PanelSpec } from "../../../trace/index.ts";
import { GraphPanel, GraphTwin, isTooLarge } from "../../graph/index.ts";
import { useServices, useSettings, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { useTheme } from "../../theme/index.ts";
import type { Moment } from "../moment/index.ts";
import { Twin } from "./twin.tsx";
import { useBadges } from "./use-badges.ts";
import type { ShownGraph } from "./use-shown-graph.ts";

const none: readonly string[] = [];

interface GraphViewsProps {
  readonly spec: PanelSpec;
  readonly label: string;
  readonly graph: ShownGraph;
  readonly moment: Moment;
  /** `graph`, `table`, or something else: then the twin is still there for screen readers. */
  readonly shown: string;
}

/** The drawing of a graph, and its table. */
export function GraphViews({ spec, label, graph, moment, shown }: GraphViewsProps) {
  const { view, shownId, wholeId, atEnd } = graph;
  const workbench = useWorkbench();
  const { settings } = useServices();
  const theme = useTheme();
  const ghosts = useSettings((state) => state.ghosts);
  const exampleId = useWorkbenchState((state) => state.exampleId);
  const options = useWorkbenchState((state) => state.options);
  const selected = useWorkbenchState((state) => state.selection?.elements);
  const selectedId = useMemo(() => pickElement(view, (selected ?? none).map(shownId)), [view, selected, shownId]);
  const premises = useWorkbenchState((state) => state.selection?.premises);
  const premiseIds = useMemo(() => premises?.map(shownId), [premises, shownId]);
  const marked = useMemo(() => moment.session.touched(moment.position, moment.since).map(shownId), [moment, shownId]);
  const finalText = useCallback(
    (id: string, kind: "node" | "edge") => (kind === "node" ? atEnd.sublabel(id) : atEnd.edgeLabel?.(id))?.text ?? "",
    [atEnd],
  );
  const select = useCallback(
    (element: string | undefined) => workbench.selectElement(element === undefined ? undefined : wholeId(element)),
    [workbench, wholeId],
  );
  const badgeOf = useBadges(graph, moment);
  const isLibraryShown = useWorkbenchState((state) => state.isLibraryShown);
  const { options: schema, page } = workbench.engine;
  // Conclusions are drawn in the program only: the walk is the same.
  const walked = { ...options, [page.features.conclusions?.option ?? ""]: undefined };
  const program = [exampleId ?? "own", ...writeLinkOptions(schema, walked).flat()].join(":");
  const layoutId = `${spec.id}:${program}${graph.variant}`;
  const shared = { label, view, selectedId, markedIds: marked, onSelect: select, badgeOf };
  return (
    <>
      {shown === "graph" ? (
        <GraphPanel
          {...shared}
          premiseIds={premiseIds}
          theme={theme}
          ghosts={ghosts}
          onGhosts={(next) => settings.setState({ ghosts: next })}
          layoutId={layoutId}
          finalSublabel={finalText}
          isLibraryShown={graph.hasLibrary ? isLibraryShown : undefined}
          onLibrary={(next) => workbench.set({ isLibraryShown: next })}
        />
      ) : null}
      {shown === "graph" && isTooLarge(view.model) ? null : (
        <Twin isShown={shown === "table"}>
          <GraphTwin {...shared} />
        </Twin>
      )}
    </>
  );
}

/** The first of the selected elements that this graph has. */
function pickElement({ model }: GraphView, elements: readonly string[]): string | undefined {
  return elements.find(
    (element) => model.nodes.some(({ id }) => id === element) || model.edges.some(({ id }) => id === element),
  );
}
