import type { MouseEvent } from "react";
import { t } from "../../messages/index.ts";
import type { FoldedMatrix } from "./fold-matrix.ts";
import { rowIn } from "./in-sight.ts";
import type { MatrixRow } from "./matrix-of.ts";

interface OpenRestProps {
  readonly rest: readonly MatrixRow[];
  readonly folded: FoldedMatrix;
  readonly column: number;
  /** The Tab stop of the table. */
  readonly isFirst: boolean;
  /** Where there is little room. */
  readonly isShort?: boolean;
  readonly onOpen: (ids: readonly string[]) => void;
}

/** Says how many states are folded, and how many of them are of the step. Pressed, it shows them. */
export function OpenRest({ rest, folded, column, isFirst, isShort, onOpen }: OpenRestProps) {
  const work = rest.filter(({ id }) => folded.atWork.has(id)).length;
  const count = rest.length;
  const open = ({ currentTarget }: MouseEvent): void => {
    const table = currentTarget.closest("table");
    onOpen(rest.map(({ id }) => id));
    // The button is gone then: the focus goes to the first state that it stood for.
    requestAnimationFrame(
      () =>
        table &&
        rowIn(table, rest[0]?.id ?? "")
          ?.querySelector("button")
          ?.focus(),
    );
  };
  const short = t("graph.matrix-folded", { count });
  const full = work === 0 ? short : t("graph.matrix-folded-work", { count, work });
  return (
    <button
      type="button"
      className="fold"
      data-column={column}
      tabIndex={isFirst ? 0 : -1}
      title={`${full}. ${t("graph.matrix-unfold")}`}
      onClick={open}
    >
      {isShort ? short : full}
    </button>
  );
}
