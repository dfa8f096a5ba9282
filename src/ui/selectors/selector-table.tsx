import { useState } from "react";
import type { SelectorRow } from "../../session/protocol.ts";
import { t } from "../messages/index.ts";
import { RunHead, RunsTable, WaitingRun } from "../parts/index.ts";
import { SELECTOR_MILLISECONDS, type SelectorRunsState, selectorName } from "../store/index.ts";
import { cellText, columns, nextSorting, type Sorting, sortRows } from "./columns.ts";

interface SelectorTableProps {
  readonly runs: SelectorRunsState;
  readonly onWalk: (selector: string, heap: SelectorRow["heap"]) => void;
}

/** The table itself: complete rows, then the selector that runs and those that wait. */
export function SelectorTable({ runs, onWalk }: SelectorTableProps) {
  const [sorting, sort] = useState<Sorting | undefined>(undefined);
  const waiting = runs.status === "done" ? [] : runs.planned.slice(runs.rows.length);
  return (
    <RunsTable label={t("selectors.title")} className="selectors-table">
      <thead>
        <tr>
          {columns.map(({ name, title }) => (
            <th key={name} scope="col" aria-sort={sortWord(sorting, name)}>
              <button
                type="button"
                title={t("selectors.sort", { column: t(title) })}
                onClick={() => sort(nextSorting(sorting, name))}
              >
                {t(title)}
                <span aria-hidden="true">{sorting?.column === name ? (sorting.isDescending ? " ▾" : " ▴") : ""}</span>
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sortRows(runs.rows, sorting).map((row) => (
          <CompleteRow key={row.selector} row={row} onWalk={onWalk} />
        ))}
        {waiting.map((selector, index) => (
          <WaitingRun
            key={selector}
            name={selectorName(selector)}
            text={t(index === 0 && runs.status === "running" ? "selectors.working" : "selectors.waiting")}
            span={columns.length - 1}
          />
        ))}
      </tbody>
    </RunsTable>
  );
}

function CompleteRow({ row, onWalk }: { readonly row: SelectorRow; readonly onWalk: SelectorTableProps["onWalk"] }) {
  const name = selectorName(row.selector);
  return (
    <tr className={row.partial ? "is-partial" : ""}>
      <RunHead
        name={name}
        title={t("selectors.openWalk", { name })}
        onWalk={() => onWalk(row.selector, row.heap)}
        cut={row.partial ? cut() : undefined}
      />
      {columns.slice(1).map(({ name: column }) => (
        <td key={column}>
          {row.partial && column === "milliseconds" ? ">" : ""}
          {cellText(row, column)}
        </td>
      ))}
    </tr>
  );
}

function cut() {
  return { text: t("selectors.cutOff"), title: t("selectors.cutOffHint", { seconds: SELECTOR_MILLISECONDS / 1_000 }) };
}

function sortWord(sorting: Sorting | undefined, column: string): "ascending" | "descending" | "none" {
  if (sorting?.column !== column) return "none";
  return sorting.isDescending ? "descending" : "ascending";
}
