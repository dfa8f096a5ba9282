import type { TableRow } from "../../trace/index.ts";
import { TokenText, useShown } from "../tokens/index.ts";

/** What a row stands under; "" in a table without groups. */
export function groupText(row: TableRow | undefined, groupedBy: number | undefined): string {
  if (row === undefined || groupedBy === undefined) return "";
  return (row.cells[groupedBy] ?? []).map(({ text }) => text).join(", ");
}

/** Says once what the rows below it have in common. It stays in sight while they are scrolled. */
export function GroupHead({ text, columns }: { readonly text: string; readonly columns: number }) {
  const shown = useShown()(text);
  return (
    <tr className="row-group">
      <th scope="rowgroup" colSpan={columns} title={shown === text ? undefined : text}>
        <TokenText text={shown} />
      </th>
    </tr>
  );
}
