import { memo, type RefCallback } from "react";
import type { Folded } from "../../long-table/index.ts";
import { t } from "../../messages/index.ts";
import type { MatrixColumn, MatrixEntry, MatrixRow } from "./matrix-of.ts";
import type { Marks } from "./work.ts";

interface MatrixRowViewProps {
  readonly row: MatrixRow;
  /** Among all states of the automaton. */
  readonly index: number;
  /** Among the rows that are shown. */
  readonly place: number;
  readonly columns: readonly Folded<MatrixColumn>[];
  /** Of those in the document: Tab stops there. */
  readonly isFirst: boolean;
  /** Measures the row’s height; undefined where all rows are in the document. */
  readonly measure: RefCallback<Element> | undefined;
  readonly selectedId: string | undefined;
  readonly marks: Marks;
  readonly onSelect: (id: string | undefined) => void;
}

/** A state with the transitions that leave it. */
export const MatrixRowView = memo(function MatrixRowView({
  row,
  index,
  place,
  columns,
  isFirst,
  measure,
  ...shared
}: MatrixRowViewProps) {
  const { id, label, fullLabel, isNew } = row;
  const cells = row.cells();
  return (
    <tr
      ref={measure}
      className={row.more === undefined ? undefined : "is-short"}
      data-index={place}
      data-element={id}
      aria-rowindex={index + 2}
    >
      <th scope="row" title={fullLabel}>
        <Pick id={id} isNew={isNew} isChanged={false} isFirst={isFirst} column={0} {...shared}>
          {label}
        </Pick>
      </th>
      {columns.map(({ index: column, item, rest }) =>
        rest === undefined ? (
          <td key={item.id} className={item.isLast ? "last" : undefined}>
            {cells[column]?.map((entry) => (
              <Entry key={entry.id} entry={entry} column={column + 1} {...shared} />
            ))}
            {row.more?.[column] ? <span className="more">… +{row.more[column]}</span> : null}
          </td>
        ) : (
          <td key={`… ${rest[0].id}`} className="folded">
            {rest.some((_, offset) => cells[column + offset]?.length) ? "…" : null}
          </td>
        ),
      )}
    </tr>
  );
});

type Shared = Pick<MatrixRowViewProps, "selectedId" | "marks" | "onSelect">;

function Entry({ entry, column, ...shared }: Shared & { readonly entry: MatrixEntry; readonly column: number }) {
  const { id, text, fullText, weight, isNew, isChanged } = entry;
  return (
    <Pick
      id={id}
      isNew={isNew}
      isChanged={isChanged}
      isFirst={false}
      column={column}
      title={fullText}
      weight={weight}
      {...shared}
    >
      {text}
    </Pick>
  );
}

interface PickProps extends Shared {
  readonly id: string;
  readonly isNew: boolean;
  readonly isChanged: boolean;
  /** The Tab stop of the table. */
  readonly isFirst: boolean;
  readonly column: number;
  readonly title?: string;
  readonly weight?: MatrixEntry["weight"];
  readonly children: string;
}

function Pick(props: PickProps) {
  const { id, isNew, isChanged, isFirst, column, title, weight, selectedId, marks, onSelect, children } = props;
  const isPicked = id === selectedId;
  const classes = [
    isNew || isChanged ? "new" : "",
    marks.marked.has(id) ? "marked" : "",
    marks.premises.has(id) ? "premise" : "",
    weight === undefined ? "" : `weight-${weight}`,
  ];
  return (
    <button
      type="button"
      data-column={column}
      data-element={id}
      className={classes.join(" ").trim()}
      aria-pressed={isPicked}
      tabIndex={isFirst ? 0 : -1}
      title={title}
      onClick={() => onSelect(isPicked ? undefined : id)}
    >
      {isNew || isChanged ? (
        <span className="graph-mark">
          <span aria-hidden="true">● </span>
          <span className="hidden-visually">{isNew ? t("graph.new") : t("graph.grew")} </span>
        </span>
      ) : null}
      {children}
    </button>
  );
}
