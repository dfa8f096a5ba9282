import { Fragment } from "react";
import type { Part, TableView } from "../../trace/index.ts";
import { t } from "../messages/index.ts";
import { TableHead } from "../parts/index.ts";
import { cellClass, ShortColumns, tableClass } from "./table-form.tsx";

/** As many rows say what a table is for. */
const MAX_ROWS = 12;

/** While a table is empty: the rows that it will have, as ghosts in its form. They are read out when they are there. */
export function ComingRows({ view }: { readonly view: TableView }) {
  const { columns, hasLines = false } = view;
  const rows = Array.from({ length: Math.min(view.rowCount, MAX_ROWS) }, (_, index) => view.row(index));
  return (
    // The keys scroll it, too.
    <div
      className={`panel-body is-coming ${tableClass(view)}`}
      role="group"
      aria-label={t("panel.coming")}
      tabIndex={0}
    >
      <p className="empty">{t("panel.coming")}</p>
      <table aria-hidden="true">
        {hasLines ? <ShortColumns names={columns} rows={rows} /> : null}
        <TableHead columns={columns} />
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, column) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  key={column}
                  className={cellClass(cell)}
                >
                  {hasLines ? <Lines cell={cell} /> : cell.map(({ text }) => text).join("")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One part below the other. */
function Lines({ cell }: { readonly cell: readonly Part[] }) {
  return cell.map(({ text }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a ghost do not change
    <Fragment key={place}>
      {place === 0 ? null : <br />}
      <span className="fact">{text}</span>
    </Fragment>
  ));
}
