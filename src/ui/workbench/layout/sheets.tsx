import { useId, useState } from "react";
import type { Board } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { Fetched, fetchedPart, TabList, useIsRoomy, useMedia } from "../../parts/index.ts";
import { useSettings, useWorkbenchState } from "../../store/index.ts";
import { RunSection } from "../execution/index.ts";
import { ProgramSection } from "../program/index.ts";
import { PseudocodeSection, WhySection } from "../reading/index.ts";
import { useIsEmbedded, useShows } from "../shown-parts.ts";
import { FactsPage, PhoneStage, Stage } from "../stage/index.ts";
import { SplitPanels } from "./split-panels.tsx";

const MomentsSection = fetchedPart(async () => (await import("../story/index.ts")).MomentsSection);

interface SheetsProps {
  readonly board: Board;
}

/** The sheets of the page: the text at the left and the stage; on a phone one of four after the other. */
export function Sheets({ board }: SheetsProps) {
  const isPhone = useMedia("(max-width: 719px)");
  return isPhone ? <PhoneSheets board={board} /> : <TwoSheets board={board} />;
}

function TwoSheets({ board }: SheetsProps) {
  const isEmbedded = useIsEmbedded();
  const shows = useShows();
  const isPresenting = useSettings((state) => state.lecture);
  const isAlgorithmAlone = useSettings((state) => state.algorithm) && isPresenting;
  const isProgramOpen = useSettings((state) => state.program) && !isAlgorithmAlone;
  const hasProgram = isEmbedded ? shows("source") : isProgramOpen;
  // In a low window, as at 200 % zoom, the program alone can be read.
  const isLow = useMedia("(max-height: 560px)");
  const isPseudocodeOpen = (useSettings((state) => state.pseudocode) && !isLow) || isAlgorithmAlone;
  const hasPseudocode = isEmbedded ? shows("pseudocode") : isPseudocodeOpen;
  const place = useLowerPlace(hasPseudocode, !isAlgorithmAlone && !isLow);
  const lower = place === undefined ? undefined : <Lower place={place} board={board} />;
  const texts = [
    ...(hasProgram ? [{ id: "program", size: "54%", min: "15%", content: <ProgramSection /> }] : []),
    ...(lower === undefined ? [] : [{ id: "pseudocode", size: "46%", min: "15%", content: lower }]),
  ];
  const isRoomy = useIsRoomy();
  const width = shareOfTexts(isPresenting, isRoomy);
  const stage = { id: "stage", size: `${100 - width}%`, min: "40%", content: <Stage board={board} /> };
  if (texts.length === 0) return stage.content;
  const hasStage = stageParts.some(shows);
  const left = <SplitPanels key={texts.length} id={`texts-${texts.length}`} direction="vertical" parts={texts} />;
  return (
    <SplitPanels
      id={isPresenting ? "sheets-lecture" : "sheets"}
      direction="horizontal"
      parts={[{ id: "texts", size: `${width}%`, min: "260px", content: left }, ...(hasStage ? [stage] : [])]}
    />
  );
}

/** In percent. In *Present* the program has only its lines in play, and the stage the room. */
function shareOfTexts(isPresenting: boolean, isRoomy: boolean): number {
  if (!isPresenting) return 26;
  return isRoomy ? 25 : 24;
}

/** What the place of the pseudocode holds: what the program does when it runs, or the moments while presses lead along them. */
function useLowerPlace(hasPseudocode: boolean, hasMoments: boolean): LowerPlace | undefined {
  const isRunOpen = useWorkbenchState((state) => state.isRunOpen);
  const isByMoment = useWorkbenchState((state) => state.granularity === "moment");
  const isEmbedded = useIsEmbedded();
  if (isRunOpen) return "run";
  if (isByMoment && hasMoments && !isEmbedded) return "moments";
  return hasPseudocode ? "pseudocode" : undefined;
}

type LowerPlace = "run" | "moments" | "pseudocode";

function Lower({ place, board }: SheetsProps & { readonly place: LowerPlace }) {
  switch (place) {
    case "run":
      return <RunSection />;
    case "moments":
      return (
        <Fetched>
          <MomentsSection />
        </Fetched>
      );
    case "pseudocode":
      return <PseudocodeSection procedures={board.pseudocode} />;
  }
}

/** What the stage is made of. */
const stageParts = ["agenda", "stage", "facts", "card"] as const;

/** The parts of the page on a phone, each with what of a walk it shows. */
const phoneParts = [
  { id: "code", of: ["source", "pseudocode"] },
  { id: "graph", of: ["agenda", "stage", "card"] },
  { id: "facts", of: ["facts"] },
  { id: "why", of: stageParts },
] as const;

/** One thing at a time, chosen by tabs above the step bar; the band stays below the graph. */
function PhoneSheets({ board }: SheetsProps) {
  const id = useId();
  const shows = useShows();
  const parts = phoneParts.filter(({ of }) => of.some(shows));
  const [chosen, choose] = useState<string>("graph");
  const part = parts.find((each) => each.id === chosen)?.id ?? parts[0]?.id;
  const selection = useWorkbenchState((state) => state.selection);
  const [asked, ask] = useState(selection);
  // What is selected is asked about.
  if (selection !== asked) {
    ask(selection);
    if (selection?.fact !== undefined) choose("why");
  }
  return (
    <div className="phone-sheets">
      <div id={id} className={`phone-part is-${part}`}>
        {part === "code" ? <PhoneCode board={board} /> : null}
        {part === "graph" ? <PhoneStage board={board} /> : null}
        {part === "facts" ? <FactsPage board={board} /> : null}
        {part === "why" ? <WhySection onClose={() => choose("graph")} /> : null}
      </div>
      <TabList
        label={t("phone.label")}
        tabs={parts.map(({ id: each }) => ({ id: each, text: t(`phone.${each}`) }))}
        selected={part ?? ""}
        controls={id}
        onSelect={choose}
      />
    </div>
  );
}

function PhoneCode({ board }: SheetsProps) {
  const shows = useShows();
  const place = useLowerPlace(shows("pseudocode"), true);
  return (
    <>
      {shows("source") ? <ProgramSection /> : null}
      {place === undefined ? null : <Lower place={place} board={board} />}
    </>
  );
}
