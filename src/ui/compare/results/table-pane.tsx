import { Fragment, memo, useEffect, useRef } from "react";
import { t, translate } from "../../messages/index.ts";
import { GroupHead, PanelSection } from "../../panels/index.ts";
import type { Selection } from "../../store/index.ts";
import type { LiveRow, LiveTable } from "./live-table.ts";
import { FactList } from "./marked-text.tsx";
import { moveInto } from "./move-into.ts";

interface TablePaneProps {
  /** The landmark's name. */
  readonly label: string;
  /** The run's name. */
  readonly name: string;
  readonly note: string;
  readonly tables: readonly LiveTable[];
  /** Also what the slides leave out. */
  readonly isAll: boolean;
  readonly selection: Selection | undefined;
  readonly onSelectFact: (fact: number) => void;
}

/** The tables of one run, the first left and the others beside it where there is space. */
export const TablePane = memo(function TablePane({ label, name, note, tables, ...shown }: TablePaneProps) {
  // A table without rows says nothing beside one that has some.
  const [first, ...others] = tables.filter(({ rows }, place) => place === 0 || rows.length > 0);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tables.length > 0) showNewRow(body.current);
  }, [tables]);
  return (
    <PanelSection label={label} title={name} className="slide-pane">
      <div
        ref={body}
        className={`panel-body slide-body${first?.hasHeads ? "" : " is-stacked"}`}
        tabIndex={0}
        role="group"
        aria-label={label}
        onKeyDown={moveInto}
      >
        {first === undefined ? (
          <p className="empty">{t("compare.onStage")}</p>
        ) : (
          inColumns(shown.isAll ? first : withoutMinor(first)).map((table) => (
            <OneTable key={table.id} table={table} {...shown} />
          ))
        )}
        <div>
          {others.map((table) => (
            <OneTable key={table.id} table={shown.isAll ? table : withoutMinor(table)} {...shown} />
          ))}
          {note === "" ? null : <p className="slide-note">{note}</p>}
        </div>
      </div>
    </PanelSection>
  );
});

function withoutMinor(table: LiveTable): LiveTable {
  return { ...table, rows: table.rows.filter(({ isMinor }) => !isMinor) };
}

/** A table of at most so many rows stands in one column. */
const SHORT = 4;

/** The variables of a run in two columns, as on the slides: what is in sight is twice as much. */
function inColumns(table: LiveTable): readonly LiveTable[] {
  const { id, rows, hasHeads } = table;
  if (!hasHeads || rows.length <= SHORT) return [table];
  const half = Math.max(SHORT, Math.ceil(rows.length / 2));
  return [rows.slice(0, half), rows.slice(half)].map((part, index) => ({ ...table, id: `${id} ${index}`, rows: part }));
}

/** Scrolls to the first new row of what is said of variables and fields, where it is not in sight. */
function showNewRow(body: HTMLElement | null): void {
  const row = body?.querySelector<HTMLElement>(".has-heads tr.is-new");
  if (body === null || row === null || row === undefined) return;
  const [place, room] = [row.getBoundingClientRect(), body.getBoundingClientRect()];
  // The heads of the columns stay at the top.
  const top = room.top + (row.closest("table")?.tHead?.offsetHeight ?? 0);
  if (place.top < top) body.scrollTop += place.top - top;
  else if (place.bottom > room.bottom) body.scrollTop += place.bottom - room.bottom + 2;
}

interface OneTableProps extends Pick<TablePaneProps, "selection" | "onSelectFact"> {
  readonly table: LiveTable;
}

function OneTable({ table, selection, onSelectFact }: OneTableProps) {
  const { title, columns, rows } = table;
  return (
    <table className={table.hasHeads ? "slide-table has-heads" : "slide-table"}>
      {title === undefined ? null : <caption>{translate(title)}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {translate(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 ? (
          <tr>
            <td className="nothing" colSpan={columns.length}>
              {t("compare.noRows")}
            </td>
          </tr>
        ) : (
          rows.map((row, index) => (
            <Fragment key={row.key}>
              {row.group === (rows[index - 1]?.group ?? "") ? null : (
                <GroupHead text={row.group} columns={columns.length} />
              )}
              <Row row={row} picked={selection?.fact} onSelect={onSelectFact} />
            </Fragment>
          ))
        )}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly row: LiveRow;
  readonly picked: number | undefined;
  readonly onSelect: (fact: number) => void;
}

/** A row; what comes later keeps its place, for the eye only. */
function Row({ row: { cells, isGhost }, ...shown }: RowProps) {
  const isNew = cells.some((cell) => cell.some((fact) => fact.isNew));
  // A variable whose set is empty is a row like any other.
  const isHidden = isGhost && cells.length === 1;
  return (
    <tr className={isGhost ? "is-later" : isNew ? "is-new" : undefined} aria-hidden={isHidden ? true : undefined}>
      {cells.map((facts, column) =>
        column === 0 && cells.length > 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
          <th key={column} scope="row">
            <FactList facts={facts} {...shown} />
          </th>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
          <td key={column}>{facts.length === 0 ? "∅" : <FactList facts={facts} {...shown} />}</td>
        ),
      )}
    </tr>
  );
}
