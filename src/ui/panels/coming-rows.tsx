import { Fragment } from "react";
import type { Part, TableView } from "../../trace/index.ts";
import { t } from "../messages/index.ts";
import { TableHead } from "../parts/index.ts";
import { useShown } from "../tokens/index.ts";
import { cellClass, columnsOf, ShortColumns, tableClass } from "./table-form.tsx";
import { GroupHead, groupText } from "./table-group.tsx";

/** As many rows say what a table is for. */
const MAX_ROWS = 12;

/** While a table is empty: the rows that it will have, as ghosts in its form. They are read out when they are there. */
export function ComingRows({ view }: { readonly view: TableView }) {
  const { columns, groupedBy, hasLines = false } = view;
  const shown = useShown();
  const places = columnsOf(view);
  const rows = Array.from({ length: Math.min(view.rowCount, MAX_ROWS) }, (_, index) => view.row(index));
  const groups = rows.map((row) => groupText(row, groupedBy));
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
        {hasLines ? <ShortColumns view={view} rows={rows} /> : null}
        <TableHead columns={places.map((column) => columns[column] ?? "")} />
        <tbody>
          {rows.map(({ key, cells }, index) => (
            <Fragment key={key}>
              {groups[index] === (groups[index - 1] ?? "") ? null : (
                <GroupHead text={groups[index] ?? ""} columns={places.length} />
              )}
              <tr>
                {places.map((column) => (
                  <td key={column} className={cellClass(cells[column] ?? [], shown)}>
                    <ComingCell cell={cells[column] ?? []} hasLines={hasLines} />
                  </td>
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Formulas one below the other. */
function ComingCell({ cell, hasLines }: { readonly cell: readonly Part[]; readonly hasLines: boolean }) {
  const shown = useShown();
  if (!hasLines) return cell.map(({ text }) => shown(text)).join("");
  return cell.map(({ text }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a ghost do not change
    <Fragment key={place}>
      {place === 0 ? null : <br />}
      <span className="fact">{shown(text)}</span>
    </Fragment>
  ));
}
