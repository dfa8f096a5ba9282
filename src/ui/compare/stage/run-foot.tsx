import type { Board } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { useSettings } from "../../store/index.ts";
import type { Comparison } from "../comparison.ts";
import { type ComparedRuns, RunTables, type Tables, TablesSwitches, TablesTabs, wordsOf } from "../results/index.ts";
import type { ComparedSide } from "../why/parting-side.tsx";
import { ViewSelect } from "./view-select.tsx";

interface RunFootProps extends ComparedSide {
  /** The id of the table of all runs, and the beginning of those of the runs' own tables. */
  readonly id: string;
  readonly board: Board;
  readonly comparison: Comparison;
  readonly compared: ComparedRuns | undefined;
  readonly tables: Tables;
  readonly onStage: readonly string[];
  /** Flows that are drawn have all the space. */
  readonly isFlowDrawn: boolean;
}

/** Below the view of a run: its tables. The first run has the tabs, the last one the switches of all. */
export function RunFoot(props: RunFootProps) {
  const { id, index, tables, comparison, isFlowDrawn, compared } = props;
  const isPresenting = useSettings((state) => state.lecture);
  if (isFlowDrawn) return null;
  const isProjected = tables.isOpen && tables.view === "projected";
  const ids = comparison.runs.map((_, each) => `${id}-${each}`);
  const isLast = index === comparison.runs.length - 1;
  return (
    <>
      {isPresenting ? null : (
        <div className="results-bar">
          {index === 0 ? (
            <TablesTabs
              comparison={comparison}
              tables={tables}
              compared={compared}
              controls={isProjected ? id : ids.join(" ")}
            />
          ) : null}
          {isLast ? (
            <TablesSwitches comparison={comparison} tables={tables}>
              <ViewSelect comparison={comparison} board={props.board} />
            </TablesSwitches>
          ) : null}
        </div>
      )}
      {tables.isOpen && !isProjected ? <OwnTables {...props} /> : null}
    </>
  );
}

function OwnTables({ id, run, index, name, comparison, compared, tables, onStage }: RunFootProps) {
  const label = t(wordsOf(comparison.compared.comparison).slides);
  return (
    <div id={`${id}-${index}`} className="run-tables" role="tabpanel" aria-label={label}>
      {compared === undefined ? (
        <p className="empty">{t("compare.waiting")}</p>
      ) : (
        <RunTables
          index={index}
          run={run}
          name={name}
          comparison={comparison}
          compared={compared}
          isAll={tables.isAll}
          isFinal={tables.isFinal}
          onStage={onStage}
        />
      )}
    </div>
  );
}
