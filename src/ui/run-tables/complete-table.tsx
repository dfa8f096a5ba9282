import { useState } from "react";
import type { CompleteRun, RunTable, TableRun } from "../../engine-kit/index.ts";
import { labelText, t, translate } from "../messages/index.ts";
import { LinkButton } from "../parts/index.ts";
import type { TableState } from "../store/index.ts";
import { cellText, nextSorting, type RunRow, type Sorting, sortRows } from "./sorting.ts";

interface CompleteTableProps {
  readonly table: RunTable;
  readonly rows: readonly RunRow<CompleteRun>[];
  readonly state: TableState;
  readonly onWalk: (options: TableRun["chosen"]) => void;
}

/** Complete rows in the order of a column, then the run that goes on and those that wait. Too wide, it scrolls by itself. */
export function CompleteTable({ table, rows, state, onWalk }: CompleteTableProps) {
  const [sorting, sort] = useState<Sorting | undefined>(undefined);
  const waiting = state.status === "done" ? [] : state.planned.slice(rows.length);
  const word = (name: string): string => translate(`${table.id}.${name}`);
  const label = word("title");
  return (
    <div className="runs-scroll" tabIndex={0} role="group" aria-label={label}>
      <table className="runs-table" aria-label={label}>
        <thead>
          <tr>
            {table.columns.map((column, index) => (
              <th key={column} scope="col" aria-sort={sortWord(sorting, index)}>
                <button
                  type="button"
                  title={t("runs.sort", { column: word(`column.${column}`) })}
                  onClick={() => sort(nextSorting(sorting, index))}
                >
                  {word(`column.${column}`)}
                  <span aria-hidden="true">
                    {sorting?.column === index ? (sorting.isDescending ? " ▾" : " ▴") : ""}
                  </span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sortRows(rows, sorting).map((row) => (
            <CompleteRow key={row.cells[0]} table={table} row={row} onWalk={onWalk} />
          ))}
          {waiting.map(({ name }, index) => (
            <tr key={labelText(name)} className="is-waiting">
              <th scope="row">{labelText(name)}</th>
              <td colSpan={table.columns.length - 1}>
                {t(index === 0 && state.status === "running" ? "runs.working" : "runs.waiting")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CompleteRowProps extends Pick<CompleteTableProps, "table" | "onWalk"> {
  readonly row: RunRow<CompleteRun>;
}

/** The run's name leads into it. */
function CompleteRow({ table, row: { run, cells }, onWalk }: CompleteRowProps) {
  const [name = "", ...others] = cells.map(cellText);
  const isCut = table.isCut(run);
  return (
    <tr className={isCut ? "is-partial" : ""}>
      <th scope="row">
        <LinkButton title={t("runs.walk", { name })} onClick={() => onWalk(run.chosen)}>
          {name}
        </LinkButton>
        {isCut ? (
          <span className="runs-cut" title={t("runs.cutHint", { seconds: table.timeout / 1_000 })}>
            ⚠ {t("runs.cut")}
          </span>
        ) : null}
      </th>
      {others.map((text, index) => (
        <td key={table.columns[index + 1]}>{text}</td>
      ))}
    </tr>
  );
}

function sortWord(sorting: Sorting | undefined, column: number): "ascending" | "descending" | "none" {
  if (sorting?.column !== column) return "none";
  return sorting.isDescending ? "descending" : "ascending";
}
