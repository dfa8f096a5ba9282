import { memo, type RefCallback } from "react";
import { t } from "../../messages/index.ts";
import type { MatrixEntry, MatrixRow } from "./matrix-of.ts";

interface MatrixRowViewProps {
  readonly row: MatrixRow;
  readonly index: number;
  /** Its last cell stays in sight. */
  readonly isLastFixed: boolean;
  /** Of those in the document: Tab stops there. */
  readonly isFirst: boolean;
  /** Measures the row’s height; undefined where all rows are in the document. */
  readonly measure: RefCallback<Element> | undefined;
  readonly selectedId: string | undefined;
  /** Elements of the current step. */
  readonly marked: ReadonlySet<string>;
  readonly onSelect: (id: string | undefined) => void;
}

/** A state with the transitions that leave it. */
export const MatrixRowView = memo(function MatrixRowView({
  row,
  index,
  isLastFixed,
  isFirst,
  measure,
  ...shared
}: MatrixRowViewProps) {
  const { id, label, fullLabel, isNew, cells } = row;
  return (
    <tr ref={measure} data-index={index} data-element={id} aria-rowindex={index + 2}>
      <th scope="row" title={fullLabel}>
        <Pick id={id} isNew={isNew} isChanged={false} isFirst={isFirst} column={0} {...shared}>
          {label}
        </Pick>
      </th>
      {cells().map((entries, column, { length }) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
        <td key={column} className={isLastFixed && column === length - 1 ? "last" : undefined}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} column={column + 1} {...shared} />
          ))}
        </td>
      ))}
    </tr>
  );
});

type Shared = Pick<MatrixRowViewProps, "selectedId" | "marked" | "onSelect">;

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
  const { id, isNew, isChanged, isFirst, column, title, weight, selectedId, marked, onSelect, children } = props;
  const isPicked = id === selectedId;
  const classes = [
    isNew || isChanged ? "new" : "",
    marked.has(id) ? "marked" : "",
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
