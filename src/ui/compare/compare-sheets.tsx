import { type ReactNode, useEffect, useId, useMemo, useState } from "react";
import { useStore } from "zustand";
import { blame } from "../../engine-kit/index.ts";
import type { GivenOptions } from "../../options/index.ts";
import type { Board } from "../../trace/index.ts";
import { t } from "../messages/index.ts";
import { Fetched, fetchedPart, Select, useIsTall, useMedia } from "../parts/index.ts";
import { ServicesContext, useServices, useSettings, type Workbench } from "../store/index.ts";
import {
  ExplanationSection,
  PseudocodeSection,
  RunTokens,
  SplitPanels,
  useStage,
  viewsOf,
} from "../workbench/index.ts";
import type { AskedMerge } from "./blame/asked-merge.ts";
import type { Comparison } from "./comparison.ts";
import { ComparedProgram } from "./program/compared-program.tsx";
import { Results, useNames, useResults } from "./results/index.ts";
import { RunColumn } from "./run/run-column.tsx";
import { letterOf } from "./sides.ts";
import { useRuns } from "./use-runs.ts";
import { HereTheyPart } from "./why/here-they-part.tsx";
import type { ComparedSide } from "./why/parting-side.tsx";
import { useParting } from "./why/use-parting.ts";
import { WhyDrawer } from "./why/why-drawer.tsx";

const MergeStrip = fetchedPart(async () => (await import("./blame/merge-strip.tsx")).MergeStrip);

interface CompareSheetsProps {
  readonly comparison: Comparison;
  readonly board: Board;
  /** A fact of the first run that a link asks about: what lets it in, as the second one does not have it. */
  readonly blamed: string | undefined;
  readonly onOptions: (index: number, patch: GivenOptions) => void;
  readonly onRemove: (index: number) => void;
}

/** The sheets of the comparison: the one program and the pseudocode of the leading run, and a stage for each run. */
export function CompareSheets(props: CompareSheetsProps) {
  const { comparison, board } = props;
  const isNarrow = useMedia("(max-width: 1099px)");
  const isPresenting = useSettings((state) => state.lecture);
  const hasProgram = useSettings((state) => state.program);
  const hasPseudocode = useSettings((state) => state.pseudocode) && !isPresenting && !isNarrow;
  const parting = useParting(comparison);
  const texts = [
    ...(hasProgram
      ? [
          {
            id: "program",
            size: parting === undefined ? "58%" : "46%",
            min: "15%",
            content: <ComparedProgram runs={comparison.runs} />,
          },
        ]
      : []),
    ...(parting === undefined
      ? []
      : [
          {
            ...{ id: "parting", size: "22%", min: isPresenting ? "252px" : "172px" },
            content: <HereTheyPart comparison={comparison} parting={parting} />,
          },
        ]),
    ...(hasPseudocode
      ? [
          {
            id: "pseudocode",
            size: parting === undefined ? "42%" : "32%",
            min: "15%",
            content: <PseudocodeSection procedures={board.pseudocode} />,
          },
        ]
      : []),
  ];
  const stage = { id: "stage", size: "73%", min: "40%", content: <CompareStage {...props} /> };
  if (isNarrow)
    return (
      <div className="compare-stack">
        {stage.content}
        {texts.map(({ id, content }) => (
          <div key={id} className="compare-text">
            {content}
          </div>
        ))}
      </div>
    );
  if (texts.length === 0) return stage.content;
  const left = (
    <SplitPanels key={texts.length} id={`compared-texts-${texts.length}`} direction="vertical" parts={texts} />
  );
  return (
    <SplitPanels
      id="compared"
      direction="horizontal"
      parts={[{ id: "texts", size: "27%", min: "260px", content: left }, stage]}
    />
  );
}

/** The runs side by side: views above, then what they found, then their bands. Flows that are drawn have all the space. */
function CompareStage({ comparison, board, blamed, onOptions, onRemove }: CompareSheetsProps) {
  const id = useId();
  const { runs, comparables } = comparison;
  const { settings } = useServices();
  const isPresenting = useSettings((state) => state.lecture);
  const names = useNames(comparison);
  const compared = useResults(comparison);
  // In a low window the tables are one press away.
  const isTall = useIsTall();
  const isOpen = useSettings((state) => state.facts) ?? isTall;
  const selections = useRuns(runs, ({ state }) => state.selection);
  const asked = selections.findIndex((selection) => selection !== undefined);
  const sides = runs.map((run, index) => ({ run, index, name: names[index] ?? "" }));
  const own = sides[asked];
  const [merge, askMerge] = useState<AskedMerge>();
  useEffect(() => askMerge(blamed === undefined ? undefined : { fact: blamed, own: 0, other: 1 }), [blamed]);
  const blameOver = (other: ComparedSide): ((fact: string) => void) | undefined => {
    if (own === undefined || blame.of(comparison.compared.engine.page) === undefined) return undefined;
    return (fact) => {
      askMerge({ fact, own: own.index, other: other.index });
      // The answer over the other run would hide what is drawn there.
      own.run.inspection.selectFact(undefined);
    };
  };
  const { shown } = useStage(board);
  const onStage = useMemo(() => shown.flatMap(({ panels }) => panels.slice(0, 1).map(({ id }) => id)), [shown]);
  return (
    <section
      className="panel stage compare-stage"
      tabIndex={-1}
      aria-label={t("region.stage")}
      style={{ "--runs": runs.length }}
    >
      {merge === undefined ? null : (
        <Fetched onFailure={() => askMerge(undefined)}>
          <MergeStrip comparison={comparison} names={names} asked={merge} onClose={() => askMerge(undefined)} />
        </Fetched>
      )}
      <div className="run-columns">
        {sides.map(({ run, index, name }) => (
          <WithRun key={index} run={run}>
            <RunColumn
              index={index}
              run={run}
              name={name}
              board={board}
              comparison={comparison}
              compared={compared}
              onOptions={(patch) => onOptions(index, patch)}
              onRemove={runs.length > 2 ? () => onRemove(index) : undefined}
            />
          </WithRun>
        ))}
      </div>
      {isPresenting || merge !== undefined ? null : (
        <Results
          id={id}
          comparison={comparison}
          names={names}
          compared={compared}
          isOpen={isOpen}
          onOpen={(facts) => settings.setState({ facts })}
          onStage={onStage}
        >
          <ViewSelect comparison={comparison} board={board} />
        </Results>
      )}
      {merge === undefined ? <RunCards sides={sides} /> : null}
      {own === undefined ? null : (
        <WithRun run={own.run}>
          <WhyDrawer
            comparables={comparables}
            own={own}
            others={sides.filter((side) => side !== own)}
            onBlame={blameOver}
            isLeft={asked >= runs.length / 2}
          />
        </WithRun>
      )}
    </section>
  );
}

function RunCards({ sides }: { readonly sides: readonly ComparedSide[] }) {
  return (
    <section className="run-cards" aria-label={t("region.explanation")}>
      {sides.map(({ run, index, name }) => (
        <WithRun key={index} run={run}>
          <ExplanationSection run={t("compare.ofRun", { label: letterOf(index), run: name })} />
        </WithRun>
      ))}
    </section>
  );
}

/** Parts of the workbench inside are about this run. */
function WithRun({ run, children }: { readonly run: Workbench; readonly children: ReactNode }) {
  const services = useServices();
  const inside = useMemo(() => ({ ...services, workbench: run }), [services, run]);
  return (
    <ServicesContext value={inside}>
      <RunTokens>{children}</RunTokens>
    </ServicesContext>
  );
}

const FOLLOW = "";

/** The view of all runs; nothing where there is one only. */
function ViewSelect({ comparison, board }: Pick<CompareSheetsProps, "comparison" | "board">) {
  const view = useStore(comparison.leading.store, (state) => state.view);
  const { engine } = comparison.compared;
  const views = viewsOf(engine, board).filter(({ panels }) => panels.length > 0);
  if (views.length < 2) return null;
  return (
    <Select
      name={t("stage.views")}
      value={view ?? FOLLOW}
      choices={[
        { value: FOLLOW, text: t("compare.viewOfStep") },
        ...views.map(({ id, title }) => ({ value: id, text: title })),
      ]}
      onChange={(chosen) => comparison.show(chosen === FOLLOW ? undefined : chosen)}
    />
  );
}
