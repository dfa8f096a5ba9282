import { type ReactNode, useEffect, useId, useMemo, useState } from "react";
import { blame } from "../../../engine-kit/index.ts";
import type { GivenOptions } from "../../../options/index.ts";
import type { Board } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { Fetched, fetchedPart } from "../../parts/index.ts";
import { useStage } from "../../workbench/index.ts";
import type { AskedMerge } from "../blame/asked-merge.ts";
import type { Comparison } from "../comparison.ts";
import { Differences, useNames, useResults, useTables, wordsOf } from "../results/index.ts";
import { RunColumn } from "../run/run-column.tsx";
import { useRuns } from "../use-runs.ts";
import type { FirstParting } from "../why/parting.ts";
import type { ComparedSide } from "../why/parting-side.tsx";
import { WhyDrawer } from "../why/why-drawer.tsx";
import { RunCards } from "./run-cards.tsx";
import { RunFoot } from "./run-foot.tsx";
import { WithRun } from "./with-run.tsx";

const MergeStrip = fetchedPart(async () => (await import("../blame/merge-strip.tsx")).MergeStrip);

interface CompareStageProps {
  readonly comparison: Comparison;
  readonly board: Board;
  readonly blamed: string | undefined;
  /** Undefined where the runs choose alike, or are not there yet. */
  readonly parting: FirstParting | undefined;
  /** What two runs stand around. */
  readonly between?: ReactNode;
  readonly onOptions: (index: number, patch: GivenOptions) => void;
  readonly onRemove: (index: number) => void;
}

/** The runs side by side: of each its view with its tables below, then their bands. Flows that are drawn have all the space. */
export function CompareStage({
  comparison,
  board,
  blamed,
  parting,
  between = null,
  onOptions,
  onRemove,
}: CompareStageProps) {
  const id = useId();
  const { runs, comparables } = comparison;
  const names = useNames(comparison);
  const compared = useResults(comparison);
  const tables = useTables(runs.length);
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
  const isProjected = tables.isOpen && tables.view === "projected";
  const foot = { id, board, comparison, compared, tables, onStage, isFlowDrawn: merge !== undefined };
  const columns = sides.map((side) => (
    <WithRun key={side.index} run={side.run}>
      <RunColumn
        {...side}
        board={board}
        comparison={comparison}
        compared={compared}
        foot={<RunFoot {...side} {...foot} />}
        onOptions={(patch) => onOptions(side.index, patch)}
        onRemove={runs.length > 2 ? () => onRemove(side.index) : undefined}
      />
    </WithRun>
  ));
  return (
    <div className="panel stage compare-stage" style={{ "--runs": runs.length }}>
      {merge === undefined ? null : (
        <Fetched onFailure={() => askMerge(undefined)}>
          <MergeStrip comparison={comparison} names={names} asked={merge} onClose={() => askMerge(undefined)} />
        </Fetched>
      )}
      <div className={between === null ? "run-columns" : "run-columns has-middle"}>
        {columns[0]}
        {between}
        {columns.slice(1)}
      </div>
      {isProjected && merge === undefined ? (
        <div
          id={id}
          className="results"
          role="tabpanel"
          aria-label={t(wordsOf(comparison.compared.comparison).projected)}
        >
          {compared === undefined ? (
            <p className="empty">{t("compare.waiting")}</p>
          ) : (
            <Differences comparison={comparison} results={compared.results} names={names} />
          )}
        </div>
      ) : null}
      {merge === undefined ? <RunCards comparison={comparison} sides={sides} parting={parting} /> : null}
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
    </div>
  );
}
