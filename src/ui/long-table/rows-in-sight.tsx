import { type RefCallback, useCallback } from "react";
import { useVirtualizer } from "./use-virtualizer.ts";

/** Up to here all rows of a table are in the document; of a longer one those in sight and some around them are. */
export const maxPlainRows = 60;

/** Which rows of a table are in the document. */
export interface RowsInSight {
  readonly first: number;
  /** Behind the last. */
  readonly end: number;
  /** The height of the rows before and after them, in CSS pixels. */
  readonly before: number;
  readonly after: number;
  /** The `ref` of a row that says its index in `data-index`: rows can have different heights. Undefined while all rows are in the document. */
  readonly measure: RefCallback<Element> | undefined;
  /** Scrolls to where a row is supposed that is not in the document: soon it will be. */
  readonly seek: (index: number) => void;
}

/**
 * @param scroller the element in which the rows are scrolled; rows wait for it
 * @param height of a row that has not been seen yet, in CSS pixels
 */
export function useRowsInSight(scroller: Element | null, count: number, height: number): RowsInSight {
  const isLong = count > maxPlainRows;
  const virtual = useVirtualizer(isLong, { scroller, count, height });
  const seek = useCallback(
    (index: number): void => {
      const [place] = virtual?.getOffsetForIndex(index, "center") ?? [];
      if (scroller !== null && place !== undefined) scroller.scrollTop = place;
    },
    [scroller, virtual],
  );
  if (!isLong) return { first: 0, end: count, before: 0, after: 0, measure: undefined, seek };
  if (virtual === undefined)
    return { first: 0, end: maxPlainRows, before: 0, after: (count - maxPlainRows) * height, measure: undefined, seek };
  const items = virtual.getVirtualItems();
  const last = items.at(-1);
  return {
    first: items[0]?.index ?? 0,
    end: Math.min(count, (last?.index ?? -1) + 1),
    before: items[0]?.start ?? 0,
    after: virtual.getTotalSize() - (last?.end ?? 0),
    measure: virtual.measureElement,
    seek,
  };
}

/** Stands for rows that are not in the document. */
export function Spacer({ height, columns }: { readonly height: number; readonly columns: number }) {
  if (height <= 0) return null;
  return (
    <tr className="spacer">
      <td colSpan={columns} style={{ height, padding: 0, border: 0, background: "none" }} />
    </tr>
  );
}
