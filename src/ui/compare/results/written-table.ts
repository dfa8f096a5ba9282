import type { TextTable } from "../../figures/index.ts";
import { translate } from "../../messages/index.ts";
import type { LiveTable } from "./live-table.ts";

/** A table as texts; of an empty set the sign. */
export function writtenTable({ columns, rows }: LiveTable, shown: (text: string) => string): TextTable {
  return {
    heads: columns.map((column) => translate(column)),
    rows: rows.map(({ key, cells, isGhost }) => ({
      key,
      cells: cells.map((facts, column) =>
        isGhost && column > 0 ? "∅" : facts.map(({ text }) => shown(text)).join(", "),
      ),
      isNew: cells.flat().some(({ isNew }) => isNew),
    })),
  };
}
