import { Fragment, memo } from "react";
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
  return (
    <PanelSection label={label} title={name} className="slide-pane">
      <div
        className={`panel-body slide-body${first?.hasHeads ? "" : " is-stacked"}`}
        tabIndex={0}
        role="group"
        aria-label={label}
        onKeyDown={moveInto}
      >
        {first === undefined ? <p className="empty">{t("compare.onStage")}</p> : <OneTable table={first} {...shown} />}
        <div>
          {others.map((table) => (
            <OneTable key={table.id} table={table} {...shown} />
          ))}
          {note === "" ? null : <p className="slide-note">{note}</p>}
        </div>
      </div>
    </PanelSection>
  );
});

interface OneTableProps extends Pick<TablePaneProps, "isAll" | "selection" | "onSelectFact"> {
  readonly table: LiveTable;
}

function OneTable({ table, isAll, selection, onSelectFact }: OneTableProps) {
  const { title, columns } = table;
  const rows = isAll ? table.rows : table.rows.filter(({ isMinor }) => !isMinor);
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
  return (
    <tr className={isGhost ? "is-later" : isNew ? "is-new" : undefined} aria-hidden={isGhost ? true : undefined}>
      {cells.map((facts, column) =>
        column === 0 && cells.length > 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
          <th key={column} scope="row">
            <FactList facts={facts} {...shown} />
          </th>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
          <td key={column}>
            <FactList facts={facts} {...shown} />
          </td>
        ),
      )}
    </tr>
  );
}
