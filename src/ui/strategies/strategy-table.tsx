import { t } from "../messages/index.ts";
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
    <div className="strategies-scroll" tabIndex={0} role="group" aria-label={t("strategies.title")}>
      <table className="strategies-table" aria-label={t("strategies.title")}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runs.rows.map((row) => (
            <CompleteRow key={cellsOf(row, [row])[0]} row={row} rows={runs.rows} onWalk={onWalk} />
          ))}
          {waiting.map(({ strategy, options: { symbolic } }, index) => (
            <tr key={`${strategy} ${symbolic ?? ""}`} className="is-waiting">
              <th scope="row">{waitingName(strategy, symbolic)}</th>
              <td colSpan={columns.length - 1}>
                {t(index === 0 && runs.status === "running" ? "strategies.working" : "strategies.waiting")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
      <th scope="row">
        <button
          type="button"
          className="link-button"
          title={t("strategies.walk", { name })}
          onClick={() => onWalk(row.strategy)}
        >
          {name}
        </button>
        {row.result.partial || row.result.notes.length > 0 ? (
          <span className="strategies-cut" title={t("strategies.cutHint", { seconds: STRATEGY_MILLISECONDS / 1_000 })}>
            ⚠ {t("strategies.cut")}
          </span>
        ) : null}
      </th>
      {columns.slice(1).map((column, index) => (
        <td key={column}>{cells[index]}</td>
      ))}
    </tr>
  );
}
