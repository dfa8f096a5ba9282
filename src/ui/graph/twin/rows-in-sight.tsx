import { useVirtualizer } from "@tanstack/react-virtual";
import type { RefObject } from "react";

/** In CSS pixels. */
export const rowHeight = 30;

/** Which rows of a table are in the document: above a number of rows only those in sight. */
export interface RowsInSight {
  readonly isVirtual: boolean;
  readonly first: number;
  /** Behind the last. */
  readonly end: number;
}

/** @param above the number of rows up to which all are in the document */
export function useRowsInSight(scroller: RefObject<HTMLDivElement | null>, count: number, above: number): RowsInSight {
  const isVirtual = count > above;
  const virtual = useVirtualizer({
    count,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    // Rows that come into sight are drawn with the frame, not with each scroll within it.
    useFlushSync: false,
  });
  const items = virtual.getVirtualItems();
  return {
    isVirtual,
    first: isVirtual ? (items[0]?.index ?? 0) : 0,
    end: isVirtual ? Math.min(count, (items.at(-1)?.index ?? -1) + 1) : count,
  };
}

/** Stands for rows that are not in the document. */
export function Spacer({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  if (rows <= 0) return null;
  return (
    <tr className="graph-spacer">
      <td colSpan={columns} style={{ height: rows * rowHeight }} />
    </tr>
  );
}
