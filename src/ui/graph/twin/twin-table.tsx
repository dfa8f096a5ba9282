import { type ReactNode, useState } from "react";
import { Spacer, useRowsInSight } from "../../long-table/index.ts";
import { t } from "../../messages/index.ts";
import { sightingGlyphs } from "../../parts/index.ts";
import { ShownName } from "../../tokens/index.ts";
import type { TwinRow, TwinRows } from "./twin-rows.ts";

export interface TwinColumn {
  readonly title: string;
  cell(row: TwinRow): string | undefined;
}

interface TwinTableProps {
  readonly caption: string;
  readonly columns: readonly TwinColumn[];
  readonly rows: TwinRows;
  readonly selectedId: string | undefined;
  readonly marked: ReadonlySet<string>;
  readonly onSelect: (id: string | undefined) => void;
  /** What is said instead of an empty table. */
  readonly children: ReactNode;
}

/** In CSS pixels. */
const rowHeight = 30;

/** One of the two tables. Clicking a row's name selects its element, clicking again lets go. */
export function TwinTable({ caption, columns, rows, selectedId, marked, onSelect, children }: TwinTableProps) {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const { first, end, before, after, measure } = useRowsInSight(scroller, rows.count, rowHeight);
  const select = (id: string) => onSelect(id === selectedId ? undefined : id);
  return (
    <div className={measure === undefined ? "graph-twin-rows" : "graph-twin-rows virtual"} ref={setScroller}>
      <table aria-rowcount={rows.count + 1}>
        <caption>
          {caption} <span>{rows.count}</span>
        </caption>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <th key={column.title} scope="col">
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Spacer height={before} columns={columns.length} />
          {Array.from({ length: end - first }, (_, index) => rows.row(first + index)).map((row, index) => (
            <tr
              key={row.id}
              ref={measure}
              data-index={first + index}
              data-element={row.id}
              aria-rowindex={first + index + 2}
              className={rowClass(row, row.id === selectedId, marked.has(row.id))}
            >
              <th scope="row">
                <button type="button" aria-pressed={row.id === selectedId} onClick={() => select(row.id)}>
                  <Mark row={row} />
                  <ShownName text={columns[0]?.cell(row) ?? ""} />
                </button>
                <Badge text={row.badge} />
              </th>
              {columns.slice(1).map((column) => (
                <td key={column.title}>
                  <ShownName text={column.cell(row) ?? ""} />
                </td>
              ))}
            </tr>
          ))}
          <Spacer height={after} columns={columns.length} />
        </tbody>
      </table>
      {rows.count === 0 && <p className="graph-twin-none">{children}</p>}
    </div>
  );
}

/** What an execution says, in a glyph and in words. */
function Badge({ text }: { readonly text: string }) {
  if (text === "") return null;
  const isSeen = text.startsWith(sightingGlyphs.observed);
  const words = t(isSeen ? "observed.yes" : "observed.no");
  return (
    <span className={`seen is-${isSeen ? "observed" : "unobserved"}`} title={words}>
      <span aria-hidden="true"> {text}</span>
      <span className="hidden-visually"> ({words})</span>
    </span>
  );
}

/** What is new, or grew, in a glyph and in a word. */
function Mark({ row }: { readonly row: TwinRow }) {
  if (!row.isNew && !row.isChanged) return null;
  return (
    <span className="graph-mark">
      <span aria-hidden="true">● </span>
      <span className="hidden-visually">{row.isNew ? t("graph.new") : t("graph.grew")} </span>
    </span>
  );
}

/** The space of the rows that are not in the document. */
function rowClass(row: TwinRow, isSelected: boolean, isMarked: boolean): string | undefined {
  const classes = [
    row.isNew || row.isChanged ? "new" : "",
    isMarked ? "marked" : "",
    isSelected ? "picked" : "",
  ].filter((name) => name !== "");
  return classes.length === 0 ? undefined : classes.join(" ");
}
