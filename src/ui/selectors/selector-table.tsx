import { type ReactNode, useState } from "react";
import type { SelectorRow } from "../../session/protocol.ts";
import { t } from "../messages/index.ts";
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
    <div className="selectors-scroll" tabIndex={0} role="group" aria-label={t("selectors.title")}>
      <table className="selectors-table" aria-label={t("selectors.title")}>
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
            <tr key={selector} className="is-waiting">
              <th scope="row">{selectorName(selector)}</th>
              <td colSpan={columns.length - 1}>
                {t(index === 0 && runs.status === "running" ? "selectors.working" : "selectors.waiting")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CompleteRow({ row, onWalk }: { readonly row: SelectorRow; readonly onWalk: SelectorTableProps["onWalk"] }) {
  const name = selectorName(row.selector);
  return (
    <tr className={row.partial ? "is-partial" : ""}>
      <th scope="row">
        <button
          type="button"
          className="link-button"
          title={t("selectors.openWalk", { name })}
          onClick={() => onWalk(row.selector, row.heap)}
        >
          {name}
        </button>
        {row.partial ? <CutOff>{t("selectors.cutOff")}</CutOff> : null}
      </th>
      {columns.slice(1).map(({ name: column }) => (
        <td key={column}>
          {row.partial && column === "milliseconds" ? ">" : ""}
          {cellText(row, column)}
        </td>
      ))}
    </tr>
  );
}

function CutOff({ children }: { readonly children: ReactNode }) {
  return (
    <span className="selectors-cut" title={t("selectors.cutOffHint", { seconds: SELECTOR_MILLISECONDS / 1_000 })}>
      ⚠ {children}
    </span>
  );
}

function sortWord(sorting: Sorting | undefined, column: string): "ascending" | "descending" | "none" {
  if (sorting?.column !== column) return "none";
  return sorting.isDescending ? "descending" : "ascending";
}
