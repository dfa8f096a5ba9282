import { useMemo, useState } from "react";
import type { EngineManifest } from "../../../engines/index.ts";
import type { Board, PanelSpec } from "../../../trace/index.ts";
import { useMedia } from "../../parts/index.ts";
import { useWorkbench } from "../../store/index.ts";
import { BoardPanel, DerivedSection, type GraphSplit, GraphSplitContext } from "../panels/index.ts";
import { SplitPanels } from "./split-panels.tsx";

/** The panels of the middle that have a place of their own. */
export function graphsOf({ panels }: Board): readonly PanelSpec[] {
  return panels.filter(({ place, within }) => place === "graph" && within === undefined);
}

interface GraphsProps {
  readonly board: Board;
  /** Beside each other rather than above. */
  readonly isRow?: boolean;
}

/** The graphs share the space; one of them can have it for itself, the other keeps its heading. */
export function Graphs({ board, isRow = false }: GraphsProps) {
  const graphs = graphsOf(board);
  const isLow = useMedia("(max-height: 800px)");
  const hasHeap = graphs.some(({ kind }) => kind === "heap");
  // Two graphs on a low screen would both be too small to read. A heap can be read in a strip, and without it what the
  // step did cannot be seen.
  const usual = isLow && !hasHeap ? graphs[0]?.id : undefined;
  // Formulas need the whole width.
  const areBeside = isRow && graphs[0]?.kind !== "table";
  const [choice, choose] = useState<{ readonly alone: string | undefined } | undefined>(undefined);
  const alone = choice === undefined ? usual : choice.alone;
  const split = useMemo<GraphSplit>(() => ({ alone, onChange: (panel) => choose({ alone: panel }) }), [alone]);
  const { engine } = useWorkbench();
  const { derived } = engine.page.features;
  return (
    <GraphSplitContext value={graphs.length > 1 ? split : undefined}>
      <div className={derived === undefined ? "graphs-only" : "graphs-and-text"}>
        {alone === undefined ? (
          <SharedGraphs graphs={graphs} id={splitName(engine, areBeside)} isRow={areBeside} />
        ) : (
          <MaximizedGraph graphs={graphs} alone={alone} />
        )}
        {derived === undefined ? null : (
          <div className={alone === derived.id ? "text-place is-open" : "text-place"}>
            <DerivedSection
              derived={derived}
              isOpen={alone === derived.id}
              onOpen={(isOpen) => choose({ alone: isOpen ? derived.id : usual })}
            />
          </div>
        )}
      </div>
    </GraphSplitContext>
  );
}

/** Sizes are kept by engine: their graphs are others. */
function splitName({ id, page }: EngineManifest, isRow: boolean): string {
  const name = isRow ? "graphs-row" : "graphs";
  return page.isHome === true ? name : `${name}-${id}`;
}

interface SharedGraphsProps {
  readonly graphs: Board["panels"];
  readonly id: string;
  readonly isRow: boolean;
}

function SharedGraphs({ graphs, id, isRow }: SharedGraphsProps) {
  return (
    <SplitPanels
      id={id}
      direction={isRow ? "horizontal" : "vertical"}
      parts={graphs.map((spec, index) => ({
        id: spec.id,
        size: shareOf(graphs, index),
        min: "15%",
        content: <BoardPanel spec={spec} />,
      }))}
    />
  );
}

/** The first graph has more space, unless the other one draws heaps, which grow. */
function shareOf(graphs: Board["panels"], index: number): string {
  const first = graphs.some(({ kind }) => kind === "heap") ? 46 : 64;
  return `${index === 0 ? first : 100 - first}%`;
}

function MaximizedGraph({ graphs, alone }: { readonly graphs: Board["panels"]; readonly alone: string }) {
  return (
    <div className={graphs.some(({ id }) => id === alone) ? "graphs-alone" : "graphs-alone are-folded"}>
      {graphs.map((spec) => (
        <div key={spec.id} className={spec.id === alone ? "is-alone" : "is-folded"}>
          <BoardPanel spec={spec} />
        </div>
      ))}
    </div>
  );
}
