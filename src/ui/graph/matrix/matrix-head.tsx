import type { Folded } from "../../long-table/index.ts";
import { t } from "../../messages/index.ts";
import type { FoldedMatrix } from "./fold-matrix.ts";
import { type MatrixColumn, others } from "./matrix-of.ts";
import { OpenRest } from "./open-rest.tsx";

interface MatrixHeadProps {
  readonly folded: FoldedMatrix;
  readonly onOpen: (ids: readonly string[]) => void;
}

/** Where transitions lead, and how many states are left out. */
export function MatrixHead({ folded, onOpen }: MatrixHeadProps) {
  const { columns, leftOut } = folded;
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col">
          {leftOut.length === 0 ? (
            t("graph.matrix-corner")
          ) : (
            <OpenRest rest={leftOut} folded={folded} column={0} isFirst={false} isShort onOpen={onOpen} />
          )}
        </th>
        {columns.map((each) => (
          <HeadCell
            key={each.rest === undefined ? each.item.id : `… ${each.rest[0].id}`}
            column={each}
            onOpen={onOpen}
          />
        ))}
      </tr>
    </thead>
  );
}

function HeadCell({ column, onOpen }: { column: Folded<MatrixColumn>; onOpen: MatrixHeadProps["onOpen"] }) {
  if (column.rest !== undefined) {
    const count = column.rest.length;
    const name = t("graph.matrix-columns", { count, names: column.rest.map(nameOf).join(", ") });
    return (
      <th scope="col">
        <button
          type="button"
          className="fold"
          data-column={column.index + 1}
          tabIndex={-1}
          title={name}
          aria-label={name}
          onClick={() => onOpen(column.rest.map(({ id }) => id))}
        >
          … {count}
        </button>
      </th>
    );
  }
  const { fullLabel, isLast } = column.item;
  return (
    <th scope="col" title={fullLabel} className={isLast ? "last" : undefined}>
      {nameOf(column.item)}
    </th>
  );
}

function nameOf({ id, label }: MatrixColumn): string {
  return id === others ? t("graph.matrix-others") : label;
}
