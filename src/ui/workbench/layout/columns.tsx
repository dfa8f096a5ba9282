import type { Board } from "../../../trace/index.ts";
import { useMedia } from "../../parts/index.ts";
import { useFeatures, useWorkbenchState } from "../../store/index.ts";
import { RunSection } from "../execution/index.ts";
import { BoardPanel, DerivedSection } from "../panels/index.ts";
import { ProgramSection } from "../program/index.ts";
import { ExplanationSection, PseudocodeSection, WhySection } from "../reading/index.ts";
import { FactsColumn, FactsGrid, FactsList } from "./facts-column.tsx";
import { Graphs, graphsOf } from "./graphs.tsx";
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
          min: "40%",
          content: (
            <SplitPanels
              id="columns"
              direction="horizontal"
              parts={[
                { id: "code", size: "26%", min: "16%", content: <CodeColumn board={board} /> },
                { id: "graphs", size: "45%", min: "20%", content: <Graphs board={board} /> },
                { id: "facts", size: "29%", min: "16%", content: <FactsColumn board={board} /> },
              ]}
            />
          ),
        },
        { id: "explanation", size: `${explanation}%`, min: "72px", content: <ExplanationSection /> },
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
        { id: "program", size: "56%", min: "15%", content: <ProgramSection /> },
        { id: "pseudocode", size: "44%", min: "15%", content: <LowerPlace board={board} /> },
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
          min: "15%",
          content: (
            <SplitPanels
              id="code-row"
              direction="horizontal"
              parts={[
                { id: "program", size: "50%", min: "25%", content: <ProgramSection /> },
                {
                  id: "pseudocode",
                  size: "50%",
                  min: "25%",
                  content: <LowerPlace board={board} />,
                },
              ]}
            />
          ),
        },
        { id: "graphs", size: "43%", min: "15%", content: <Graphs board={board} isRow /> },
        { id: "facts", size: "21%", min: "15%", content: <FactsGrid board={board} /> },
        { id: "explanation", size: "15%", min: "72px", content: <ExplanationSection /> },
      ]}
    />
  );
}

function OneColumn({ board }: ColumnsProps) {
  const { derived } = useFeatures();
  return (
    <div className="one-column">
      <ExplanationSection />
      <ProgramSection />
      <PseudocodeSection procedures={board.pseudocode} />
      <RunSection />
      {graphsOf(board).map((spec) => (
        <BoardPanel key={spec.id} spec={spec} />
      ))}
      {derived === undefined ? null : <DerivedSection derived={derived} isOpen />}
      <FactsList board={board} />
      <WhySection />
    </div>
  );
}
