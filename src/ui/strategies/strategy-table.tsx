import { t } from "../messages/index.ts";
import { RunHead, RunsTable, TableHead, WaitingRun } from "../parts/index.ts";
import { plansOf, STRATEGY_MILLISECONDS, type StrategyRow, type StrategyRunsState } from "../store/index.ts";
import { cellsOf, columns } from "./export.ts";
import { inputsName } from "./restriction-text.ts";

interface StrategyTableProps {
  readonly runs: StrategyRunsState;
  readonly onWalk: (strategy: StrategyRow["strategy"]) => void;
}

/** Complete rows, then the strategy that runs and those that wait. */
export function StrategyTable({ runs, onWalk }: StrategyTableProps) {
  const waiting = runs.status === "done" ? [] : plansOf(runs.subject?.options ?? {}).slice(runs.rows.length);
  return (
    <RunsTable label={t("strategies.title")} className="strategies-table">
      <TableHead columns={columns} />
      <tbody>
        {runs.rows.map((row) => (
          <CompleteRow key={cellsOf(row, [row])[0]} row={row} rows={runs.rows} onWalk={onWalk} />
        ))}
        {waiting.map(({ strategy, options: { symbolic } }, index) => (
          <WaitingRun
            key={`${strategy} ${symbolic ?? ""}`}
            name={waitingName(strategy, symbolic)}
            text={t(index === 0 && runs.status === "running" ? "strategies.working" : "strategies.waiting")}
            span={columns.length - 1}
          />
        ))}
      </tbody>
    </RunsTable>
  );
}

/** As the row will be called, as far as it is known by now. */
function waitingName(strategy: StrategyRow["strategy"], symbolic: string | undefined): string {
  if (symbolic === undefined) return t(`symbolic.strategy.${strategy}`);
  return t("restriction.row", { inputs: inputsName(symbolic) });
}

interface CompleteRowProps {
  readonly row: StrategyRow;
  readonly rows: readonly StrategyRow[];
  readonly onWalk: StrategyTableProps["onWalk"];
}

function CompleteRow({ row, rows, onWalk }: CompleteRowProps) {
  const [name = "", ...cells] = cellsOf(row, rows);
  return (
    <tr>
      <RunHead
        name={name}
        title={t("strategies.walk", { name })}
        onWalk={() => onWalk(row.strategy)}
        cut={row.result.partial || row.result.notes.length > 0 ? cut() : undefined}
      />
      {columns.slice(1).map((column, index) => (
        <td key={column}>{cells[index]}</td>
      ))}
    </tr>
  );
}

function cut() {
  return { text: t("strategies.cut"), title: t("strategies.cutHint", { seconds: STRATEGY_MILLISECONDS / 1_000 }) };
}
