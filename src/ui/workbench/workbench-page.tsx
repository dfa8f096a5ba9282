import type { Board } from "../../trace/index.ts";
import { SavedNotes } from "../breakpoints/index.ts";
import { t } from "../messages/index.ts";
import { CodeSizeContext, useSizeOfPage } from "../program/index.ts";
import { useRunState, useSettings } from "../store/index.ts";
import { type ChosenPanels, ChosenPanelsContext, wholeRun } from "./chosen-panels.ts";
import { Sheets } from "./layout/index.ts";
import { RunTokens, useIsAsked, useIsEarlier } from "./moment/index.ts";
import { Notices } from "./notices.tsx";
import { useOpeningStory } from "./opening-story.ts";
import { SavedPredictions } from "./reading/index.ts";
import { useIsEmbedded, useShows } from "./shown-parts.ts";
import { useToldDifference } from "./told-difference.ts";
import { PredictButton, SolvingButton, Transport } from "./transport/index.ts";
import "./workbench.css";

interface WorkbenchPageProps {
  readonly board: Board;
  /** What a slide shows of the run; left out: what belongs to the step. */
  readonly chosen?: ChosenPanels;
}

/** One program, one run: all panels and the step bar. */
export function WorkbenchPage({ board, chosen = wholeRun }: WorkbenchPageProps) {
  const isPresenting = useSettings((state) => state.lecture);
  const codeSize = useSizeOfPage(isPresenting);
  const isEmbedded = useIsEmbedded();
  const shows = useShows();
  const run = useRunState((state) => state.session?.number);
  const isEarlier = useIsEarlier();
  const isAsked = useIsAsked();
  useToldDifference();
  useOpeningStory();
  return (
    <ChosenPanelsContext value={chosen}>
      <main
        className="workbench"
        tabIndex={-1}
        aria-label={t("workbench.label")}
        data-run={run}
        data-earlier={isEarlier || undefined}
        data-asked={isAsked || undefined}
      >
        <Notices />
        {isEmbedded ? null : <SavedNotes />}
        {isEmbedded ? null : <SavedPredictions />}
        <div className="workbench-panels">
          <CodeSizeContext value={codeSize}>
            <RunTokens>
              <Sheets board={board} />
            </RunTokens>
          </CodeSizeContext>
        </div>
      </main>
      {shows("steps") ? (
        <Transport autoFocus={!isEmbedded}>
          <PredictButton />
          <SolvingButton />
        </Transport>
      ) : null}
    </ChosenPanelsContext>
  );
}
