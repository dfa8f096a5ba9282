import { Fragment, memo, useEffect, useRef, useState } from "react";
import type { Seq, TableRow, TableView } from "../../trace/index.ts";
import { maxPlainRows, type RowsInSight, Spacer, useRowsInSight } from "../long-table/index.ts";
import { t } from "../messages/index.ts";
import { moveAmongFacts, type Sighting, TableHead } from "../parts/index.ts";
import type { Selection } from "../store/index.ts";
import { usePreview } from "./heap/use-preview.tsx";
import { columnsOf, isWide, ShortColumns, setColumnOf, tableClass } from "./table-form.tsx";
import { GroupHead, groupText } from "./table-group.tsx";
import { type RowAction, TableRowView } from "./table-row-view.tsx";

export interface TablePanelProps {
  readonly label: string;
  readonly view: TableView;
  readonly empty: string;
  readonly selection: Selection | undefined;
  readonly onSelectFact: (fact: Seq) => void;
  /** What an execution says about a fact, where the reader wants to know. */
  readonly sightingOf?: ((fact: Seq) => Sighting | undefined) | undefined;
  /** What another run has not found, where there is one. */
  readonly gained?: ReadonlySet<Seq> | undefined;
  /** Something that can be done with a row. */
  readonly actionOf?: ((row: TableRow) => RowAction | undefined) | undefined;
}

/** Of one line, in CSS pixels. */
const rowHeight = 25;

/** A growing table of facts. */
export const TablePanel = memo(function TablePanel(props: TablePanelProps) {
  // State, not a ref: rows that are drawn only near the visible part wait for it.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const { view } = props;
  const rows = useRowsInSight(scroller, view.rowCount, rowHeight);
  const { first, end, before, after, measure } = rows;
  useNewRowInSight(scroller, view, rows);
  const { handlers, preview } = usePreview(view.picture);
  const heads = columnsOf(view).map((column) => view.columns[column] ?? "");
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
        {view.hasLines ? <ShortColumns view={view} rows={firstRows(view)} /> : null}
        <TableHead columns={heads} className={isWide(view) ? undefined : "hidden-visually"} />
        <tbody>
          <Spacer height={before} columns={heads.length} />
          <Rows {...props} first={first} end={end} measure={measure} />
          <Spacer height={after} columns={heads.length} />
        </tbody>
      </table>
      {measure === undefined ? null : <p className="hidden-visually">{t("panel.rows", { count: view.rowCount })}</p>}
    </div>
  );
});

/** Rows enough to tell what columns hold. */
function firstRows(view: TableView): readonly TableRow[] {
  return Array.from({ length: Math.min(view.rowCount, maxPlainRows) }, (_, index) => view.row(index));
}

interface RowsProps extends TablePanelProps, Pick<RowsInSight, "first" | "end" | "measure"> {}

function Rows({ first, end, measure, view, selection, onSelectFact, sightingOf, gained, actionOf }: RowsProps) {
  const setColumn = setColumnOf(view);
  const groupOf = (row: TableRow | undefined) => groupText(row, view.groupedBy);
  let before: TableRow | undefined;
  return Array.from({ length: end - first }, (_, place) => {
    const index = first + place;
    const row = view.row(index);
    const isFirstOfGroup = groupOf(row) !== groupOf(before);
    before = row;
    return (
      <Fragment key={row.key}>
        {isFirstOfGroup ? <GroupHead text={groupOf(row)} columns={columnsOf(view).length} /> : null}
        <TableRowView
          row={row}
          index={index}
          isFirst={place === 0}
          measure={measure}
          columns={view.columns}
          groupedBy={view.groupedBy}
          setColumn={setColumn}
          hasLines={view.hasLines === true}
          selection={selection}
          onSelectFact={onSelectFact}
          sightingOf={sightingOf}
          gained={gained}
          action={actionOf?.(row)}
        />
      </Fragment>
    );
  });
}

/** Brings what is new into the visible part, once for each view and inside this panel only. */
function useNewRowInSight(box: HTMLDivElement | null, view: TableView, { first, end, seek }: RowsInSight): void {
  const shown = useRef<TableView>(undefined);
  // A row that is far away comes into the document after its place is scrolled to: then other rows are first or last.
  // biome-ignore lint/correctness/useExhaustiveDependencies(first): see above
  // biome-ignore lint/correctness/useExhaustiveDependencies(end): see above
  useEffect(() => {
    if (box === null || shown.current === view) return;
    const index = rowToShow(view);
    const row = box.querySelector(`tr[data-index="${index}"]`);
    if (index !== -1 && row === null) return seek(index);
    shown.current = view;
    if (row !== null) showInside(box, changeIn(row, view));
  }, [box, view, first, end, seek]);
  // In *Present* the same rows are higher, and fewer are in sight.
  useEffect(() => {
    if (box === null) return;
    const observer = new ResizeObserver(() => {
      const row = box.querySelector(`tr[data-index="${rowToShow(view)}"]`);
      if (row !== null) showInside(box, changeIn(row, view));
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [box, view]);
}

/** What is new in a row, else of one that is being worked at the newest fact: a cell may be higher than the panel. */
function changeIn(row: Element, { atWork }: TableView): Element {
  const newest = atWork === undefined ? undefined : [...row.querySelectorAll("td .fact")].at(-1);
  return row.querySelector(".fact.is-new") ?? newest ?? row;
}

/** Scrolls the box, and only it: the element is in sight, below the heads. */
function showInside(box: HTMLElement, element: Element | null): void {
  if (element === null) return;
  const space = box.getBoundingClientRect();
  const at = element.getBoundingClientRect();
  const top = space.top + rowHeight;
  if (at.top < top) box.scrollTop += at.top - top;
  else if (at.bottom > space.bottom) box.scrollTop += Math.min(at.bottom - space.bottom + rowHeight, at.top - top);
}

/** What is new, else what is being worked at. */
function rowToShow(view: TableView): number {
  const first = firstNewRow(view);
  return first === -1 ? (view.atWork ?? -1) : first;
}

function firstNewRow(view: TableView): number {
  // New facts can be in any old row, but looking through very many would cost the frame.
  const from = Math.max(0, view.rowCount - 2_000);
  for (let index = from; index < view.rowCount; index++) if (view.row(index).isNew) return index;
  return -1;
}
