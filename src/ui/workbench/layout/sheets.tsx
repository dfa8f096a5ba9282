import { useId, useState } from "react";
import type { Board } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { TabList, useMedia } from "../../parts/index.ts";
import { useSettings, useWorkbenchState } from "../../store/index.ts";
import { RunSection } from "../execution/index.ts";
import { ProgramSection } from "../program/index.ts";
import { ExplanationSection, PseudocodeSection, WhySection } from "../reading/index.ts";
import { Agenda, FactsPage, Stage, StageViews } from "../stage/index.ts";
import { SplitPanels } from "./split-panels.tsx";

interface SheetsProps {
  readonly board: Board;
}

/** The sheets of the page: the text at the left and the stage; on a phone one of four after the other. */
export function Sheets({ board }: SheetsProps) {
  const isPhone = useMedia("(max-width: 719px)");
  return isPhone ? <PhoneSheets board={board} /> : <TwoSheets board={board} />;
}

function TwoSheets({ board }: SheetsProps) {
  const hasProgram = useSettings((state) => state.program);
  const isLecture = useSettings((state) => state.lecture);
  // In a low window, as at 200 % zoom, the program alone can be read.
  const isLow = useMedia("(max-height: 560px)");
  const hasPseudocode = useSettings((state) => state.pseudocode) && !isLecture && !isLow;
  // What a program does when it runs has the place of the pseudocode.
  const isRunOpen = useWorkbenchState((state) => state.isRunOpen);
  const lower = isRunOpen ? (
    <RunSection />
  ) : hasPseudocode ? (
    <PseudocodeSection procedures={board.pseudocode} />
  ) : undefined;
  const texts = [
    ...(hasProgram ? [{ id: "program", size: "54%", min: "15%", content: <ProgramSection /> }] : []),
    ...(lower === undefined ? [] : [{ id: "pseudocode", size: "46%", min: "15%", content: lower }]),
  ];
  // Large letters need a wider column.
  const width = isLecture ? 33 : 26;
  const stage = { id: "stage", size: `${100 - width}%`, min: "40%", content: <Stage board={board} /> };
  if (texts.length === 0) return stage.content;
  const left = <SplitPanels key={texts.length} id={`texts-${texts.length}`} direction="vertical" parts={texts} />;
  return (
    <SplitPanels
      id={isLecture ? "sheets-lecture" : "sheets"}
      direction="horizontal"
      parts={[{ id: "texts", size: `${width}%`, min: "260px", content: left }, stage]}
    />
  );
}

const phoneParts = ["code", "graph", "facts", "why"] as const;

/** One thing at a time, chosen by tabs above the step bar; the rule card stays below the graph. */
function PhoneSheets({ board }: SheetsProps) {
  const id = useId();
  const [part, choose] = useState<string>("graph");
  const selection = useWorkbenchState((state) => state.selection);
  const [asked, ask] = useState(selection);
  // What is selected is asked about.
  if (selection !== asked) {
    ask(selection);
    if (selection?.fact !== undefined) choose("why");
  }
  const isRunOpen = useWorkbenchState((state) => state.isRunOpen);
  return (
    <div className="phone-sheets">
      <div id={id} className={`phone-part is-${part}`}>
        {part === "code" ? (
          <>
            <ProgramSection />
            {isRunOpen ? <RunSection /> : <PseudocodeSection procedures={board.pseudocode} />}
          </>
        ) : null}
        {part === "graph" ? (
          <section className="panel stage" aria-label={t("region.stage")}>
            <Agenda board={board} />
            <StageViews board={board} />
            <div className="stage-card">
              <ExplanationSection />
            </div>
          </section>
        ) : null}
        {part === "facts" ? <FactsPage board={board} /> : null}
        {part === "why" ? <WhySection onClose={() => choose("graph")} /> : null}
      </div>
      <TabList
        label={t("phone.label")}
        tabs={phoneParts.map((each) => ({ id: each, text: t(`phone.${each}`) }))}
        selected={part}
        controls={id}
        onSelect={choose}
      />
    </div>
  );
}
