import type { RefCallback } from "react";
import type { FoldedMatrix } from "./fold-matrix.ts";
import type { MatrixRow } from "./matrix-of.ts";
import { OpenRest } from "./open-rest.tsx";

interface FoldedRowProps {
  readonly rest: readonly MatrixRow[];
  readonly folded: FoldedMatrix;
  /** Of its first state among all of the automaton. */
  readonly index: number;
  /** Among the rows that are shown. */
  readonly place: number;
  readonly isFirst: boolean;
  readonly measure: RefCallback<Element> | undefined;
  readonly onOpen: (ids: readonly string[]) => void;
}

/** Stands for the states between others. */
export function FoldedRow({ rest, folded, index, place, isFirst, measure, onOpen }: FoldedRowProps) {
  return (
    <tr ref={measure} data-index={place} aria-rowindex={index + 2}>
      <td colSpan={folded.columns.length + 1}>
        <OpenRest rest={rest} folded={folded} column={0} isFirst={isFirst} onOpen={onOpen} />
      </td>
    </tr>
  );
}
