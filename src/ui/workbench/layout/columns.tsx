import { useMemo, useState } from "react";
import type { Board } from "../../../trace/index.ts";
import { useMedia } from "../../parts/index.ts";
import { useWorkbenchState } from "../../store/index.ts";
import { RunSection } from "../execution/index.ts";
import { BoardPanel, type GraphSplit, GraphSplitContext, INSTRUMENTED, InstrumentedSection } from "../panels/index.ts";
import { ProgramSection } from "../program/index.ts";
import { ExplanationSection, PseudocodeSection, WhySection } from "../reading/index.ts";
import { FactsColumn, FactsGrid, FactsList } from "./facts-column.tsx";
import { SplitPanels } from "./split-panels.tsx";

interface ColumnsProps {
  readonly board: Board;
}

/** The panels of a board: three columns, two on a tablet, one on a phone or where the page is zoomed to twice its size. */
export function Columns({ board }: ColumnsProps) {
  const isWide = useMedia("(min-width: 1000px)");
  const isNarrow = useMedia("(max-width: 699px), (max-width: 999px) and (max-height: 640px)");
  if (isNarrow) return <OneColumn board={board} />;
  return isWide ? <ThreeColumns board={board} /> : <Rows board={board} />;
}

function ThreeColumns({ board }: ColumnsProps) {
  // On a low screen the sentences need a larger share.
  const isLow = useMedia("(max-height: 800px)");
  const explanation = isLow ? 21 : 14;
  return (
    <SplitPanels
      id={isLow ? "main-low" : "main"}
      key={isLow ? "low" : "high"}
      direction="vertical"
      parts={[
        {
          id: "columns",
          size: `${100 - explanation}%`,
          least: "40%",
          content: (
            <SplitPanels
              id="columns"
              direction="horizontal"
              parts={[
                { id: "code", size: "26%", least: "16%", content: <CodeColumn board={board} /> },
                { id: "graphs", size: "45%", least: "20%", content: <Graphs board={board} /> },
                { id: "facts", size: "29%", least: "16%", content: <FactsColumn board={board} /> },
              ]}
            />
          ),
        },
        { id: "explanation", size: `${explanation}%`, least: "72px", content: <ExplanationSection /> },
      ]}
    />
  );
}

function CodeColumn({ board }: ColumnsProps) {
  return (
    <SplitPanels
      id="code"
      direction="vertical"
      parts={[
        { id: "program", size: "56%", least: "15%", content: <ProgramSection /> },
        { id: "pseudocode", size: "44%", least: "15%", content: <LowerPlace board={board} /> },
      ]}
    />
  );
}

/** The pseudocode, or in its place what the program does when it runs. */
function LowerPlace({ board }: ColumnsProps) {
  const isRunOpen = useWorkbenchState((state) => state.isRunOpen);
  return (
    <div className="lower-place">
      {isRunOpen ? <RunSection /> : <PseudocodeSection procedures={board.pseudocode} />}
    </div>
  );
}

function Rows({ board }: ColumnsProps) {
  return (
    <SplitPanels
      id="rows"
      direction="vertical"
      parts={[
        {
          id: "code",
          size: "21%",
          least: "15%",
          content: (
            <SplitPanels
              id="code-row"
              direction="horizontal"
              parts={[
                { id: "program", size: "50%", least: "25%", content: <ProgramSection /> },
                {
                  id: "pseudocode",
                  size: "50%",
                  least: "25%",
                  content: <LowerPlace board={board} />,
                },
              ]}
            />
          ),
        },
        { id: "graphs", size: "43%", least: "15%", content: <Graphs board={board} isRow /> },
        { id: "facts", size: "21%", least: "15%", content: <FactsGrid board={board} /> },
        { id: "explanation", size: "15%", least: "72px", content: <ExplanationSection /> },
      ]}
    />
  );
}

function OneColumn({ board }: ColumnsProps) {
  return (
    <div className="one-column">
      <ExplanationSection />
      <ProgramSection />
      <PseudocodeSection procedures={board.pseudocode} />
      <RunSection />
      {board.panels
        .filter(({ place, within }) => place === "graph" && within === undefined)
        .map((spec) => (
          <BoardPanel key={spec.id} spec={spec} />
        ))}
      {board.engine === "relevancy" ? <InstrumentedSection isOpen /> : null}
      <FactsList board={board} />
      <WhySection />
    </div>
  );
}

interface GraphsProps extends ColumnsProps {
  readonly isRow?: boolean;
}

/** The graphs share the room; one of them can have it for itself, the other keeps its heading. */
function Graphs({ board, isRow = false }: GraphsProps) {
  const graphs = board.panels.filter(({ place, within }) => place === "graph" && within === undefined);
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
  const hasText = board.engine === "relevancy";
  return (
    <GraphSplitContext value={graphs.length > 1 ? split : undefined}>
      <div className={hasText ? "graphs-and-text" : "graphs-only"}>
        {alone === undefined ? (
          <SharedRoom graphs={graphs} id={splitName(board, areBeside)} isRow={areBeside} />
        ) : (
          <RoomForOne graphs={graphs} alone={alone} />
        )}
        {hasText ? (
          <div className={alone === INSTRUMENTED ? "text-place is-open" : "text-place"}>
            <InstrumentedSection
              isOpen={alone === INSTRUMENTED}
              onOpen={(isOpen) => choose({ alone: isOpen ? INSTRUMENTED : usual })}
            />
          </div>
        ) : null}
      </div>
    </GraphSplitContext>
  );
}

/** Sizes are kept by engine: their graphs are others. */
function splitName({ engine }: Board, isRow: boolean): string {
  const name = isRow ? "graphs-row" : "graphs";
  return engine === "points-to" ? name : `${name}-${engine}`;
}

interface SharedRoomProps {
  readonly graphs: Board["panels"];
  readonly id: string;
  readonly isRow: boolean;
}

function SharedRoom({ graphs, id, isRow }: SharedRoomProps) {
  return (
    <SplitPanels
      id={id}
      direction={isRow ? "horizontal" : "vertical"}
      parts={graphs.map((spec, index) => ({
        id: spec.id,
        size: shareOf(graphs, index),
        least: "15%",
        content: <BoardPanel spec={spec} />,
      }))}
    />
  );
}

/** The first graph has more room, unless the other one draws heaps, which grow. */
function shareOf(graphs: Board["panels"], index: number): string {
  const first = graphs.some(({ kind }) => kind === "heap") ? 46 : 64;
  return `${index === 0 ? first : 100 - first}%`;
}

function RoomForOne({ graphs, alone }: { readonly graphs: Board["panels"]; readonly alone: string }) {
  return (
    <div className={alone === INSTRUMENTED ? "graphs-alone are-folded" : "graphs-alone"}>
      {graphs.map((spec) => (
        <div key={spec.id} className={spec.id === alone ? "is-alone" : "is-folded"}>
          <BoardPanel spec={spec} />
        </div>
      ))}
    </div>
  );
}
