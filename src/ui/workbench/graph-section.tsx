import { Maximize2, Minimize2 } from "lucide-react";
import { type ReactNode, useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { GraphView, PanelSpec, Seq } from "../../trace/index.ts";
import { GraphPanel, GraphTwin, graphCounts } from "../graph/index.ts";
import { t, translate } from "../messages/index.ts";
import { PanelSection } from "../panels/index.ts";
import { TabList } from "../parts/index.ts";
import { useServices, useSettings, useWorkbench, useWorkbenchState } from "../store/index.ts";
import { useTheme } from "../theme/index.ts";
import { FactTable } from "./fact-table.tsx";
import { useGraphSplit } from "./graph-split.ts";
import { HierarchyToggle } from "./hierarchy-toggle.tsx";
import { useBadges } from "./use-badges.ts";
import { type Moment, usePanelView } from "./use-moment.ts";
import { type ShownGraph, useShownGraph } from "./use-shown-graph.ts";
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
            {inner === undefined || isFolded ? null : <InnerTable spec={inner} moment={moment} />}
            <Views spec={spec} label={label} graph={shownGraph} moment={moment} marked={marked} shown={shown} />
          </>
        )}
      </div>
    </PanelSection>
  );
}

interface ViewsProps {
  readonly spec: PanelSpec;
  readonly label: string;
  readonly graph: ShownGraph;
  readonly moment: Moment;
  readonly marked: readonly string[];
  /** `graph`, `table`, or something else: then the twin is still there for those who hear the page. */
  readonly shown: string;
}

function Views({ spec, label, graph, moment, marked: markedWhole, shown }: ViewsProps) {
  const { view, shownId, wholeId, atEnd } = graph;
  const workbench = useWorkbench();
  const { settings } = useServices();
  const theme = useTheme();
  const ghosts = useSettings((state) => state.ghosts);
  const exampleId = useWorkbenchState((state) => state.exampleId);
  const options = useWorkbenchState((state) => state.options);
  const selected = useWorkbenchState((state) => state.selection?.elements);
  const selectedId = useMemo(() => pickElement(view, (selected ?? none).map(shownId)), [view, selected, shownId]);
  const marked = useMemo(() => markedWhole.map(shownId), [markedWhole, shownId]);
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
  const program = `${exampleId ?? "own"}:${options.context}:${options.heap}:${options.profile}`;
  const layoutId = `${spec.id}:${program}${options.selective ? `:${options.selective}` : ""}${graph.variant}`;
  return (
    <>
      {shown === "graph" ? (
        <GraphPanel
          label={label}
          view={view}
          selectedId={selectedId}
          markedIds={marked}
          onSelect={select}
          theme={theme}
          ghosts={ghosts}
          onGhosts={(next) => settings.setState({ ghosts: next })}
          layoutId={layoutId}
          finalSublabel={finalText}
          badgeOf={badgeOf}
          isLibraryShown={graph.hasLibrary ? isLibraryShown : undefined}
          onLibrary={(next) => workbench.showLibrary(next)}
        />
      ) : null}
      <Twin isShown={shown === "table"}>
        <GraphTwin
          view={view}
          label={label}
          selectedId={selectedId}
          markedIds={marked}
          onSelect={select}
          badgeOf={badgeOf}
        />
      </Twin>
    </>
  );
}

/** A table of the board that belongs to this graph. */
function InnerTable({ spec, moment }: { readonly spec: PanelSpec; readonly moment: Moment }) {
  const workbench = useWorkbench();
  const selection = useWorkbenchState((state) => state.selection);
  const view = usePanelView(spec.id, moment);
  const select = useCallback((fact: Seq) => workbench.selectFact(fact), [workbench]);
  if (view?.kind !== "table") return null;
  return (
    <FactTable
      label={translate(spec.region)}
      view={view}
      empty={t("panel.emptyTable")}
      selection={selection}
      onSelectFact={select}
    />
  );
}

/** The table twin, on the screen or only in the accessibility tree; there its buttons are no Tab stops. */
function Twin({ isShown, children }: { readonly isShown: boolean; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const button of box.current?.querySelectorAll("button") ?? []) button.tabIndex = isShown ? 0 : -1;
  });
  return (
    <div ref={box} className={isShown ? "twin" : "twin hidden-visually"}>
      {children}
    </div>
  );
}

/** The first of the selected elements that this graph has. */
function pickElement({ model }: GraphView, elements: readonly string[]): string | undefined {
  return elements.find(
    (element) => model.nodes.some(({ id }) => id === element) || model.edges.some(({ id }) => id === element),
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

function SplitButton({ panel, label }: { readonly panel: string; readonly label: string }) {
  const split = useGraphSplit();
  if (split === undefined) return null;
  const isAlone = split.alone === panel;
  const title = isAlone ? t("graph-section.both") : t("graph-section.alone", { label });
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={title}
      title={title}
      onClick={() => split.onChange(isAlone ? undefined : panel)}
    >
      {isAlone ? <Minimize2 size={15} aria-hidden="true" /> : <Maximize2 size={15} aria-hidden="true" />}
    </button>
  );
}
