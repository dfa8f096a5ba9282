import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, useEffect, useState } from "react";
import type { Seq, TableRow, TableView } from "../../trace/index.ts";
import { t } from "../messages/index.ts";
import { moveAmongFacts, type Sighting, TableHead } from "../parts/index.ts";
import type { Selection } from "../store/index.ts";
import { usePreview } from "./heap/use-preview.tsx";
import { isBriefTable, isWide, MAX_PLAIN_ROWS, ShortColumns, setColumnOf, tableClass } from "./table-form.tsx";
import { type RowAction, TableRowView } from "./table-row-view.tsx";

interface TablePanelProps {
  readonly label: string;
  readonly view: TableView;
  readonly empty: string;
  readonly selection: Selection | undefined;
  readonly onSelectFact: (fact: Seq) => void;
  /** What an execution says about a fact, where the reader wants to know. */
  readonly sightingOf?: ((fact: Seq) => Sighting | undefined) | undefined;
  /** Something that can be done with a row. */
  readonly actionOf?: ((row: TableRow) => RowAction | undefined) | undefined;
}

const ROW_HEIGHT = 25;
/** A growing table of facts. */
export const TablePanel = memo(function TablePanel(props: TablePanelProps) {
  // State, not a ref: rows that are drawn only near the visible part wait for it.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  useNewRowInSight(scroller, props.view);
  const { view } = props;
  const { handlers, preview } = usePreview(view.picture);
  return (
    <div
      className={`panel-body ${tableClass(view)}`}
      ref={setScroller}
      role="group"
      aria-label={props.label}
      onKeyDown={moveAmongFacts}
      {...handlers}
    >
      {preview}
      {view.rowCount === 0 ? <p className="empty">{props.empty}</p> : null}
      <table aria-label={props.label} aria-rowcount={view.rowCount + 1} hidden={view.rowCount === 0}>
        {view.hasLines ? <ShortColumns names={view.columns} rows={firstRows(view)} /> : null}
        <TableHead columns={view.columns} className={isWide(view) ? undefined : "hidden-visually"} />
        {view.rowCount > MAX_PLAIN_ROWS ? (
          <VirtualRows {...props} scroller={scroller} />
        ) : (
          <tbody>
            <Rows {...props} indexes={Array.from({ length: view.rowCount }, (_, index) => index)} />
          </tbody>
        )}
      </table>
      {view.rowCount > MAX_PLAIN_ROWS ? (
        <p className="hidden-visually">{t("panel.rows", { count: view.rowCount })}</p>
      ) : null}
    </div>
  );
});

/** Rows enough to tell what columns hold. */
function firstRows(view: TableView): readonly TableRow[] {
  return Array.from({ length: Math.min(view.rowCount, MAX_PLAIN_ROWS) }, (_, index) => view.row(index));
}

interface VirtualRowsProps extends TablePanelProps {
  readonly scroller: HTMLDivElement | null;
}

function VirtualRows({ scroller, ...table }: VirtualRowsProps) {
  const { rowCount, columns } = table.view;
  const virtual = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_HEIGHT,
    overscan: 20,
    useFlushSync: false,
  });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody>
      {before > 0 ? <Spacer height={before} columns={columns.length} /> : null}
      <Rows {...table} indexes={items.map(({ index }) => index)} />
      {after > 0 ? <Spacer height={after} columns={columns.length} /> : null}
    </tbody>
  );
}

interface RowsProps extends TablePanelProps {
  readonly indexes: readonly number[];
}

function Rows({ indexes, view, selection, onSelectFact, sightingOf, actionOf }: RowsProps) {
  const setColumn = setColumnOf(view);
  return indexes.map((index) => {
    const row = view.row(index);
    return (
      <TableRowView
        key={row.key}
        row={row}
        index={index}
        columns={view.columns}
        setColumn={setColumn}
        hasLines={view.hasLines === true}
        selection={selection}
        onSelectFact={onSelectFact}
        sightingOf={sightingOf}
        action={actionOf?.(row)}
      />
    );
  });
}

function Spacer({ height, columns }: { readonly height: number; readonly columns: number }) {
  return (
    <tr className="spacer">
      <td colSpan={columns} style={{ height, padding: 0 }} />
    </tr>
  );
}

/** Brings what is new into the visible part, inside this panel only. */
function useNewRowInSight(box: HTMLDivElement | null, view: TableView): void {
  useEffect(() => {
    const index = firstNewRow(view);
    if (box === null || index === -1) return;
    if (view.hasLines || isBriefTable(view)) {
      showInside(box, box.querySelector(".fact.is-new") ?? box.querySelector("tr.is-new"));
      return;
    }
    const top = index * ROW_HEIGHT;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + ROW_HEIGHT > box.scrollTop + box.clientHeight)
      box.scrollTop = top + ROW_HEIGHT * 2 - box.clientHeight;
  }, [box, view]);
}

/** Scrolls the box, and only it: the element is in sight, below the heads. */
function showInside(box: HTMLElement, element: Element | null): void {
  if (element === null) return;
  const space = box.getBoundingClientRect();
  const at = element.getBoundingClientRect();
  const top = space.top + ROW_HEIGHT;
  if (at.top < top) box.scrollTop += at.top - top;
  else if (at.bottom > space.bottom) box.scrollTop += Math.min(at.bottom - space.bottom + ROW_HEIGHT, at.top - top);
}

function firstNewRow(view: TableView): number {
  // New facts can be in any old row, but looking through very many would cost the frame.
  const from = Math.max(0, view.rowCount - 2_000);
  for (let index = from; index < view.rowCount; index++) if (view.row(index).isNew) return index;
  return -1;
}
