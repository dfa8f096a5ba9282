import { memo, type ReactNode } from "react";
import { t } from "../../messages/index.ts";
import { PanelSection } from "../../panels/index.ts";
import { MarkedText } from "./marked-text.tsx";
import type { SlideRow, SlideTables } from "./slide-tables.ts";

interface SlidePaneProps {
  /** The landmark's name. */
  readonly label: string;
  /** The run's name. */
  readonly name: string;
  readonly tables: SlideTables;
  /** Also what the slides leave out. */
  readonly isAll: boolean;
}

/** The result of one run as the slides print it: Variable | Object, Field | Object, call graph edges. */
export const SlidePane = memo(function SlidePane({ label, name, tables, isAll }: SlidePaneProps) {
  const keep = <T extends { readonly isMinor: boolean }>(rows: readonly T[]): readonly T[] =>
    isAll ? rows : rows.filter(({ isMinor }) => !isMinor);
  const calls = keep(tables.calls);
  return (
    <PanelSection label={label} title={name} note={spuriousNote(tables)} className="slide-pane">
      <div className="panel-body slide-body" tabIndex={0} role="group" aria-label={label}>
        <ObjectTable head={t("compare.variable")} rows={keep(tables.variables)} />
        <div>
          <ObjectTable head={t("compare.field")} rows={keep(tables.fields)} />
          <SlideTable heads={[t("compare.edges")]} isEmpty={calls.length === 0}>
            {calls.map(({ text, mark, isUnobserved }) => (
              <tr key={text}>
                <td>
                  <MarkedText text={text} mark={mark} isUnobserved={isUnobserved} />
                </td>
              </tr>
            ))}
          </SlideTable>
        </div>
      </div>
    </PanelSection>
  );
});

function ObjectTable({ head, rows }: { readonly head: string; readonly rows: readonly SlideRow[] }) {
  return (
    <SlideTable heads={[head, t("compare.object")]} isEmpty={rows.length === 0}>
      {rows.map(({ pointer, objects }) => (
        <tr key={pointer}>
          <th scope="row">{pointer}</th>
          <td>
            {objects.map(({ text, mark, isUnobserved }, index) => (
              <span key={text}>
                {index === 0 ? "" : ", "}
                <MarkedText text={text} mark={mark} isUnobserved={isUnobserved} />
              </span>
            ))}
          </td>
        </tr>
      ))}
    </SlideTable>
  );
}

interface SlideTableProps {
  readonly heads: readonly string[];
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

function SlideTable({ heads, isEmpty, children }: SlideTableProps) {
  return (
    <table className="slide-table">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {isEmpty ? (
          <tr>
            <td className="nothing" colSpan={heads.length}>
              {t("compare.noRows")}
            </td>
          </tr>
        ) : (
          children
        )}
      </tbody>
    </table>
  );
}

/** How many objects and call edges of the tables are spurious. */
function spuriousNote({ variables, fields, calls }: SlideTables): string {
  const items = [...[...variables, ...fields].flatMap(({ objects }) => objects), ...calls];
  return t("compare.spuriousCount", { count: items.filter(({ mark }) => mark === "spurious").length });
}
