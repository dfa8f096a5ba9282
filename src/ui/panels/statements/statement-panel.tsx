import { memo, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { useStore } from "zustand";
import type { GraphView, StatementTable } from "../../../trace/index.ts";
import { Drawing, DrawnShapes } from "../../drawn/index.ts";
import { t } from "../../messages/index.ts";
import {
  DrawingTools,
  drawnIn,
  SwitchTool,
  Tool,
  useDrawnStep,
  useMedia,
  useSize,
  ZoomTools,
} from "../../parts/index.ts";
import { type Point, type Shape, type Size, textAt } from "../../shapes/index.ts";
import { graphDesk, showLegend } from "../../store/index.ts";
import { isGap } from "./excerpt.ts";
import { latticeShapes } from "./lattice.ts";
import { type Fitted, forms } from "./placed.ts";
import { useLook, useMoved, usePointer, useRowKeys } from "./reader/index.ts";
import { revealIn } from "./reveal.ts";
import { type DrawnRow, headShapes } from "./shapes.ts";
import { StatementLegend } from "./statement-legend.tsx";
import { useFitted } from "./use-fitted.ts";
import "./statements.css";

export interface StatementPanelProps {
  /** The accessible name. */
  readonly label: string;
  readonly view: GraphView;
  readonly table: StatementTable;
  readonly selectedId: string | undefined;
  /** Letters are read from afar. */
  readonly isLarge?: boolean;
  /** The run is over: everything is to be in sight. */
  readonly isAtEnd?: boolean;
  readonly onSelect: (id: string | undefined) => void;
  /** What is said of a node in a corner of its statement; empty for most. */
  readonly badgeOf?: ((id: string) => string) | undefined;
  /** Where the reader has moved statements to, and keeps them. */
  readonly places?: ReadonlyMap<string, Point>;
  readonly onPlaces?: (places: ReadonlyMap<string, Point>) => void;
}

/** From this width on a window that presents is read in a hall. */
const HALL = "(min-width: 1600px)";

const unmoved: ReadonlyMap<string, Point> = new Map();

/** A control-flow graph from top to bottom in the order of the source; each statement is a row of what is known before and behind it. */
export const StatementPanel = memo(function StatementPanel(props: StatementPanelProps) {
  const { label, view, table, selectedId, isLarge = false, onSelect, places = unmoved, onPlaces = ignore } = props;
  const { isAtEnd = false } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const space = useSize(panel);
  const isHall = useMedia(HALL);
  const form = isLarge ? (isHall ? forms.hall : forms.present) : forms.desk;
  const look = useLook(scroller, view.at);
  const { moved, drag, drop } = useMoved({ kept: places, onKeep: onPlaces });
  const parts = useFitted({ view, table, form, space, moved, showsAll: look.showsAll, isAtEnd });
  const { fitted, drawn } = parts ?? {};
  const scale = look.showsAll && fitted && space ? Math.min(1, scaleOfAll(fitted, space)) : look.zoom;
  const pick = useCallback((id: string) => onSelect(id === selectedId ? undefined : id), [onSelect, selectedId]);
  const shownMethods = useMemo(() => fitted?.methods.map(({ method }) => method) ?? [], [fitted]);
  const stops = drawn?.rows.map(({ statement }) => statement).filter((each) => !isGap(each)) ?? [];
  const keys = useRowKeys(
    shownMethods,
    stops.map(({ id }) => id),
    pick,
  );
  const pointer = usePointer({
    onDrag: (statement, by) => fitted && drag(fitted, statement, by / scale),
    onDropped: drop,
    onPan: look.panBy,
  });
  const { isPinned } = look;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is drawn, or at another size
  useLayoutEffect(() => {
    if (scroller.current !== null && !isPinned) revealIn(scroller.current);
  }, [drawn, table.step, isPinned]);
  const shown = useMemo(() => ({ drawn, scale }), [drawn, scale]);
  const touch = useDrawnStep(() => scroller.current && parts && shownIn(scroller.current, parts, scale), shown);
  return (
    <div className="statements">
      <div ref={panel} className="statements-view">
        {parts?.lattice === undefined ? null : (
          <Drawing
            className="statements-lattice"
            shapes={latticeShapes(table.lattice, table, parts.lattice, parts.small)}
            width={parts.lattice.width}
            height={parts.lattice.height}
          />
        )}
        {parts === undefined ? null : (
          <div ref={head} className="statements-head">
            <Scaled size={{ width: parts.fitted.width, height: parts.fitted.head }} scale={scale}>
              <DrawnShapes shapes={headShapes(parts.fitted, parts.others, table.step)} />
            </Scaled>
          </div>
        )}
        <div
          ref={scroller}
          className="statements-scroll"
          role="group"
          aria-label={label}
          aria-description={t("statements.keys")}
          onScroll={({ currentTarget }) => {
            if (head.current !== null) head.current.scrollLeft = currentTarget.scrollLeft;
            touch();
          }}
          {...keys.handlers}
          {...pointer}
        >
          {parts === undefined ? null : (
            <Scaled size={parts.fitted} scale={scale} label={label}>
              <DrawnShapes shapes={parts.drawn.ground} />
              <DrawnShapes shapes={parts.strangers} />
              {parts.drawn.rows.map((row) => (
                <Row
                  key={row.statement.id}
                  row={row}
                  badge={badgeShapes(row, parts.fitted, props.badgeOf)}
                  isStop={keys.stop === row.statement.id}
                  isPicked={selectedId !== undefined && row.statement.parts.includes(selectedId)}
                  onPick={pick}
                />
              ))}
            </Scaled>
          )}
        </div>
      </div>
      <StatementTools
        label={label}
        isPinned={isPinned}
        onFit={look.fitAll}
        onZoom={look.zoomBy}
        onReset={() => onPlaces(unmoved)}
      />
    </div>
  );
});

function ignore(): void {}

/** Of everything below its head. */
function scaleOfAll({ width, height, head }: Fitted, space: Size): number {
  return Math.min(space.width / width, space.height / (height + head));
}

type Shown = Pick<NonNullable<ReturnType<typeof useFitted>>, "fitted" | "isPart">;

function shownIn(scroller: HTMLElement, { fitted: { letters }, isPart }: Shown, scale: number) {
  const smallest = scale * Math.min(letters.name, letters.fact, letters.label);
  const found = (selector: string) => [...scroller.querySelectorAll(selector)];
  const shown = drawnIn({ scroller, change: found(".is-change"), premises: found(".is-read"), smallest });
  return { ...shown, isWhole: shown.isWhole && !isPart };
}

/** What a badge says of the nodes of a statement, at the right end of its box. */
function badgeShapes(
  { statement, place }: DrawnRow,
  { letters }: Fitted,
  badgeOf: StatementPanelProps["badgeOf"],
): readonly Shape[] {
  const text = statement.parts.map((id) => badgeOf?.(id) ?? "").find((each) => each !== "");
  if (text === undefined) return [];
  const at = { x: place.x + place.width / 2 - letters.name * 0.4, y: place.y };
  return [textAt(at, text, { family: "sans", size: letters.label, isBold: true }, "isNew", "end")];
}

interface ScaledProps {
  readonly size: Size;
  readonly scale: number;
  /** Of a drawing that can be walked through; else it is told in words elsewhere. */
  readonly label?: string;
  readonly children: ReactNode;
}

function Scaled({ size: { width, height }, scale, label, children }: ScaledProps) {
  return (
    <svg
      className="statements-drawing"
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      role={label === undefined ? "presentation" : "group"}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {children}
    </svg>
  );
}

interface ToolsProps {
  readonly label: string;
  readonly isPinned: boolean;
  readonly onFit: () => void;
  readonly onZoom: (factor: number) => void;
  readonly onReset: () => void;
}

function StatementTools({ label, isPinned, onFit, onZoom, onReset }: ToolsProps) {
  const isLegendShown = useStore(graphDesk, (state) => state.isLegendShown);
  return (
    <>
      {isLegendShown ? <StatementLegend /> : null}
      <DrawingTools label={label} isPinned={isPinned} onFit={onFit}>
        <ZoomTools onZoom={onZoom} />
        <Tool name={t("graph.reset")} onChoose={onReset} />
        <SwitchTool name={t("graph.legend")} isOn={isLegendShown} onChange={showLegend} />
      </DrawingTools>
    </>
  );
}

interface RowProps {
  readonly row: DrawnRow;
  readonly badge: readonly Shape[];
  readonly isStop: boolean;
  readonly isPicked: boolean;
  readonly onPick: (id: string) => void;
}

/** A statement that can be picked, and its facts beside it. */
function Row({ row, badge, isStop, isPicked, onPick }: RowProps) {
  const { statement, box, facts, into, out } = row;
  const { id, line, text } = statement;
  if (isGap(statement)) return <DrawnShapes shapes={box.shapes} />;
  const name = line === undefined ? text : t("statements.statement", { line, text });
  return (
    <>
      <g
        className={[...box.classes, ...(isPicked ? ["is-picked"] : [])].join(" ")}
        role="button"
        tabIndex={isStop ? 0 : -1}
        aria-label={t("statements.row", { name, into: into === "" ? "–" : into, out: out === "" ? "–" : out })}
        aria-pressed={isPicked}
        data-statement={id}
        onClick={() => onPick(id)}
      >
        <DrawnShapes shapes={box.shapes} />
      </g>
      <DrawnShapes shapes={badge} />
      <DrawnShapes shapes={facts} />
    </>
  );
}
