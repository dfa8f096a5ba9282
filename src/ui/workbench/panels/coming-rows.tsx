import type { TableView } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { TableHead } from "../../parts/index.ts";

/** As many rows say what a table is for. */
const MAX_ROWS = 12;

/** While a table is empty: the rows that a table will have, as ghosts. They are read out when they are there. */
export function ComingRows({ view }: { readonly view: TableView }) {
  const count = Math.min(view.rowCount, MAX_ROWS);
  const rows = Array.from({ length: count }, (_, index) => view.row(index));
  return (
    <div className={`panel-body table-body is-coming${view.hasLines ? " has-lines" : ""}`}>
      <p className="empty">{t("panel.coming")}</p>
      <table aria-hidden="true">
        <TableHead columns={view.columns} />
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((parts, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                <td key={column}>{parts.map(({ text }) => text).join(view.hasLines ? " " : "")}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
