import { memo } from "react";
import type { ResultTable } from "../../../engines/index.ts";
import { t, translate } from "../../messages/index.ts";
import { PanelSection } from "../../panels/index.ts";
import { FactList } from "./marked-text.tsx";

interface SlidePaneProps {
  /** The landmark's name. */
  readonly label: string;
  /** The run's name. */
  readonly name: string;
  readonly tables: readonly ResultTable[];
  /** Also what the slides leave out. */
  readonly isAll: boolean;
}

/** The result of one run as the slides print it, the first table left and the others beside it. */
export const SlidePane = memo(function SlidePane({ label, name, tables, isAll }: SlidePaneProps) {
  const [first, ...others] = tables;
  return (
    <PanelSection label={label} title={name} note={spuriousNote(tables)} className="slide-pane">
      <div className="panel-body slide-body" tabIndex={0} role="group" aria-label={label}>
        {first === undefined ? null : <SlideTable table={first} isAll={isAll} />}
        <div>
          {others.map((table) => (
            <SlideTable key={table.columns[0]} table={table} isAll={isAll} />
          ))}
        </div>
      </div>
    </PanelSection>
  );
});

function SlideTable({ table, isAll }: { readonly table: ResultTable; readonly isAll: boolean }) {
  const rows = isAll ? table.rows : table.rows.filter(({ isMinor }) => !isMinor);
  return (
    <table className="slide-table">
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col">
              {translate(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 ? (
          <tr>
            <td className="nothing" colSpan={table.columns.length}>
              {t("compare.noRows")}
            </td>
          </tr>
        ) : (
          rows.map(({ head, facts }) => (
            <tr key={head ?? facts.map(({ text }) => text).join()}>
              {head === undefined ? null : <th scope="row">{head}</th>}
              <td>
                <FactList facts={facts} />
              </td>
            </tr>
          ))
        )}
      </tbody>
    </table>
  );
}

/** How many facts of the tables are spurious. */
function spuriousNote(tables: readonly ResultTable[]): string {
  const facts = tables.flatMap(({ rows }) => rows).flatMap((row) => row.facts);
  return t("compare.spuriousCount", { count: facts.filter(({ mark }) => mark === "spurious").length });
}
