import { useEffect, useMemo, useState } from "react";
import type { GraphView } from "../../../trace/index.ts";
import { Spacer, useRowsInSight } from "../../long-table/index.ts";
import { t } from "../../messages/index.ts";
import { oneFrameBehind } from "../../parts/index.ts";
import { type GraphTwinProps, noEdges } from "../twin/index.ts";
import { isChange, type Matrix, matrixOf, others } from "./matrix-of.ts";
import { MatrixRowView } from "./matrix-row-view.tsx";
import { walkMatrix } from "./walk-matrix.ts";
import "./matrix.css";

/** Of a state with one transition, in CSS pixels. */
const rowHeight = 30;

/** An automaton as a table of states: one Tab stop, arrows go from transition to transition, Enter selects. */
export const GraphMatrix = oneFrameBehind(StatesTable, ({ view }) => view.model);

function StatesTable(props: GraphTwinProps) {
  const { view, label, selectedId, markedIds, onSelect } = props;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const matrix = useMemo(() => matrixOf(view), [view]);
  const marked = useMemo(() => new Set(markedIds), [markedIds]);
  const { first, end, before, after, measure, seek } = useRowsInSight(scroller, matrix.rows.length, rowHeight);
  // An object: the same row at another step is scrolled to again.
  const changed = useMemo(() => ({ row: changeIn(matrix, view, marked) }), [matrix, view, marked]);
  useEffect(() => keepInSight(scroller, changed.row, seek), [scroller, changed, seek]);
  const name = t("graph.matrix", { label });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside
    <div className="graph-matrix" ref={setScroller} onKeyDown={walkMatrix}>
      <table aria-label={name} aria-rowcount={matrix.rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{t("graph.matrix-corner")}</th>
            {matrix.columns.map(({ id, label: text, fullLabel, isLast }) => (
              <th key={id} scope="col" title={fullLabel} className={isLast ? "last" : undefined}>
                {id === others ? t("graph.matrix-others") : text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Spacer height={before} columns={matrix.columns.length + 1} />
          {matrix.rows.slice(first, end).map((row, index) => (
            <MatrixRowView
              key={row.id}
              row={row}
              isLastFixed={matrix.columns.at(-1)?.isLast === true}
              index={first + index}
              isFirst={index === 0}
              measure={measure}
              selectedId={selectedId}
              marked={marked}
              onSelect={onSelect}
            />
          ))}
          <Spacer height={after} columns={matrix.columns.length + 1} />
        </tbody>
      </table>
      {matrix.rows.length === 0 ? <p className="graph-twin-none">{noEdges(view)}</p> : null}
    </div>
  );
}

/** Rows come into the document some frames after the table is scrolled near them, and are higher than supposed. */
const framesToSettle = 6;

/** Scrolls to what changes in a row. Returns how to give up. */
function keepInSight(box: HTMLElement | null, index: number, seek: (index: number) => void): (() => void) | undefined {
  if (box === null || index === -1) return undefined;
  const show = (left: number): void => {
    const row = box.querySelector<HTMLElement>(`tr[aria-rowindex="${index + 2}"]`);
    const hasMoved = row === null || showInside(box, changesOf(row));
    if (row === null) seek(index);
    if (left > 0 && (hasMoved || left === framesToSettle)) frame = requestAnimationFrame(() => show(left - 1));
  };
  // Places are asked for once everything of the step is in the document, so that it is laid out once.
  let frame = requestAnimationFrame(() => show(framesToSettle));
  return () => cancelAnimationFrame(frame);
}

/** What is new in a row, else what the step is about: a transition before the state itself. */
function changesOf(row: Element): Element {
  return row.querySelector("td button.new") ?? row.querySelector("td button.marked") ?? row;
}

/**
 * Scrolls the box, and only it: the element is in sight, below the heads and right of the names of the rows. Whether it was
 * not before.
 */
function showInside(box: HTMLElement, element: Element): boolean {
  const space = box.getBoundingClientRect();
  const head = box.querySelector("thead th")?.getBoundingClientRect();
  const at = element.getBoundingClientRect();
  const above = at.top - (space.top + (head?.height ?? 0));
  const below = at.bottom - (space.top + box.clientHeight);
  const before = element.closest(".last") !== null ? 0 : at.left - (space.left + (head?.width ?? 0));
  const isFixed = element.closest(".last") !== null;
  const fixed = isFixed ? undefined : box.querySelector("thead .last")?.getBoundingClientRect();
  const behind = isFixed ? 0 : at.right - (fixed?.left ?? space.left + box.clientWidth);
  if (above < 0) box.scrollTop += above;
  else if (below > 0) box.scrollTop += Math.min(below, above);
  if (before < 0) box.scrollLeft += before;
  else if (behind > 0) box.scrollLeft += Math.min(behind, before);
  return above < 0 || below > 0 || before < 0 || behind > 0;
}

/** The row to have in sight: of what is new, else of what the step is about; -1 for none. */
function changeIn({ rows }: Matrix, view: GraphView, marked: ReadonlySet<string>): number {
  const changed = rows.findIndex(({ edges }) => edges.some((edge) => isChange(edge, view)));
  return changed === -1 ? rows.findIndex(({ edges }) => edges.some(({ id }) => marked.has(id))) : changed;
}
