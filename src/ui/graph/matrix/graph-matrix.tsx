import { type CSSProperties, useCallback, useLayoutEffect, useMemo, useState } from "react";
import { Spacer, useRowsInSight } from "../../long-table/index.ts";
import { t } from "../../messages/index.ts";
import { oneFrameBehind, useDrawnStep } from "../../parts/index.ts";
import { type GraphTwinProps, noEdges } from "../twin/index.ts";
import { type FoldedMatrix, foldMatrix } from "./fold-matrix.ts";
import { FoldedRow } from "./folded-row.tsx";
import { drawnMatrix, keepInSight, type Lack } from "./in-sight.ts";
import { MatrixHead } from "./matrix-head.tsx";
import { matrixOf } from "./matrix-of.ts";
import { MatrixRowView } from "./matrix-row-view.tsx";
import { useMatrixRoom } from "./use-matrix-room.ts";
import { walkMatrix } from "./walk-matrix.ts";
import "./matrix.css";

/** Of a state with one transition, in CSS pixels. */
const rowHeight = 30;

interface GraphMatrixProps extends GraphTwinProps {
  /** What the rule of the step rests on. */
  readonly premiseIds?: readonly string[];
}

/** An automaton as a table of states: one Tab stop, arrows go from transition to transition, Enter selects. */
export const GraphMatrix = oneFrameBehind(StatesTable, ({ view }) => view.model);

function StatesTable(props: GraphMatrixProps) {
  const { view, label, selectedId, onSelect } = props;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const { folded, marks, rowCount, open, take } = useFolded(props, scroller);
  const { rows, columns } = folded;
  const { first, end, before, after, measure, seek } = useRowsInSight(scroller, rows.length, rowHeight);
  const isFolded = [...rows, ...columns].some(({ rest }) => rest !== undefined) || folded.leftOut.length > 0;
  const tell = useDrawnStep(() => scroller && drawnMatrix(scroller, isFolded), scroller);
  // What is shown is told once it is at rest: rows come into the document some frames after the step.
  useLayoutEffect(() => {
    const [row] = folded.work;
    if (scroller === null || row === undefined || take === undefined) return tell();
    const place = folded.rows.findIndex(({ item }) => item === row);
    const onRest = (lack: Lack): void => {
      take(lack);
      tell();
    };
    return keepInSight({ box: scroller, rowId: row.id, seek: () => seek(place), onRest });
  }, [scroller, folded, seek, take, tell]);
  const name = t("graph.matrix", { label });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside
    <div className="graph-matrix" ref={setScroller} onKeyDown={walkMatrix} style={widthsOf(folded)}>
      <table aria-label={name} aria-rowcount={rowCount + 1}>
        <MatrixHead folded={folded} onOpen={open} />
        <tbody>
          <Spacer height={before} columns={columns.length + 1} />
          {rows.slice(first, end).map(({ index, item, rest }, offset) => {
            const shared = { index, place: first + offset, isFirst: offset === 0, measure };
            return rest === undefined ? (
              <MatrixRowView
                key={item.id}
                row={item}
                columns={columns}
                {...shared}
                selectedId={selectedId}
                marks={marks}
                onSelect={onSelect}
              />
            ) : (
              <FoldedRow key={`… ${rest[0].id}`} rest={rest} folded={folded} {...shared} onOpen={open} />
            );
          })}
          <Spacer height={after} columns={columns.length + 1} />
        </tbody>
      </table>
      {rowCount === 0 ? <p className="graph-twin-none">{noEdges(view)}</p> : null}
    </div>
  );
}

function widthsOf({ widths }: FoldedMatrix): CSSProperties | undefined {
  return widths && ({ "--outer": `${widths.outer}px`, "--inner": `${widths.inner}px` } as CSSProperties);
}

/** A step in a room, what the reader has opened at it, and how much less room there is than was supposed. */
interface AtStep {
  readonly step: string;
  readonly opened: ReadonlySet<string>;
  readonly less: Lack;
}

const nothing: ReadonlySet<string> = new Set();
const noLack: Lack = { height: 0, width: 0 };
/** Pixels that are added to a lack, so that it comes to an end. */
const step = 6;
/** More cannot be wanting where something is in sight. */
const mostLack = 400;

/** What is shown of the automaton at a step. */
function useFolded({ view, markedIds, premiseIds }: GraphMatrixProps, scroller: HTMLElement | null) {
  const room = useMatrixRoom(scroller);
  const matrix = useMemo(() => matrixOf(view), [view]);
  const marks = useMemo(() => ({ marked: new Set(markedIds), premises: new Set(premiseIds) }), [markedIds, premiseIds]);
  const [kept, setKept] = useState<AtStep>({ step: "", opened: nothing, less: noLack });
  const now = [view.at, view.since, room?.width, room?.height, room?.letters].join(" ");
  const { opened, less } = kept.step === now ? kept : { opened: nothing, less: noLack };
  const folded = useMemo(() => {
    const left = room?.height && {
      ...room,
      height: Math.max(1, room.height - less.height),
      width: Math.max(1, room.width - less.width),
    };
    return foldMatrix(matrix, view, marks, left || undefined, opened);
  }, [matrix, view, marks, room, opened, less]);
  const open = useCallback(
    (ids: readonly string[]) => setKept({ step: now, opened: new Set([...opened, ...ids]), less }),
    [now, opened, less],
  );
  const take = useCallback(
    (lack: Lack) => {
      const more = (known: number, wanted: number) => (wanted > 0 ? known + wanted + step : known);
      const all = { height: more(less.height, lack.height), width: more(less.width, lack.width) };
      const isMore = all.height !== less.height || all.width !== less.width;
      if (isMore && Math.max(all.height, all.width) < mostLack) setKept({ step: now, opened, less: all });
    },
    [now, opened, less],
  );
  // What the reader has opened stays where it is.
  return { folded, marks, rowCount: matrix.rows.length, open, take: opened.size === 0 ? take : undefined };
}
