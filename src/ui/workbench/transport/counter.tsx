import { Fragment } from "react";
import { useStore } from "zustand";
import { t } from "../../messages/index.ts";
import { useWorkbench, type Workbench } from "../../store/index.ts";
import { useWhereabouts } from "./use-whereabouts.ts";

/** A run, and its letter among those that are compared. */
export interface CountedRun {
  readonly letter: string;
  readonly run: Workbench;
}

/** Which step was made, and how many there are: of the run on the screen, or of each of those that are compared. */
export function Counter({ runs }: { readonly runs: readonly CountedRun[] | undefined }) {
  const shown = useWorkbench();
  return (
    <p className="counter" data-testid="counter">
      {runs === undefined ? (
        <Count word={t("step.word")} run={shown} />
      ) : (
        runs.map(({ letter, run }, index) => (
          <Fragment key={letter}>
            {index === 0 ? null : " · "}
            <Count word={letter} run={run} />
          </Fragment>
        ))
      )}
    </p>
  );
}

function Count({ word, run }: { readonly word: string; readonly run: Workbench }) {
  const { at, last } = useWhereabouts(run);
  const isGrowing = useStore(run.run.store, (state) => state.status === "running");
  const of = t(isGrowing ? "step.soFar" : "step.of", { last });
  // Room for the longest numbers: the timeline beside it must not change its length under the pointer.
  return (
    <span className="counter-step" data-widest={`${word} ${last}.00 ${of}`}>
      <span>
        <span className="counter-word">{word}</span> <b>{at}</b> {of}
      </span>
    </span>
  );
}
