import { memo, useCallback, useLayoutEffect, useMemo, useRef } from "react";
import type { GraphView, StatementTable } from "../../../trace/index.ts";
import { Drawing, DrawnShapes } from "../../drawn/index.ts";
import { t } from "../../messages/index.ts";
import { drawnIn, useDrawnStep, useMedia, useSize } from "../../parts/index.ts";
import { isGap } from "./excerpt.ts";
import { fitBeside, fitStep } from "./fit.ts";
import { guestShapes } from "./guests.ts";
import { latticeShapes, placedLattice } from "./lattice.ts";
import { type Fitted, forms } from "./placed.ts";
import { revealIn } from "./reveal.ts";
import { type DrawnRow, headShapes, tableShapes } from "./shapes.ts";
import { useRowKeys } from "./use-row-keys.ts";
import "./statements.css";

interface StatementPanelProps {
  /** The accessible name. */
  readonly label: string;
  readonly view: GraphView;
  readonly table: StatementTable;
  readonly selectedId: string | undefined;
  /** Letters are read from afar. */
  readonly isLarge?: boolean;
  readonly onSelect: (id: string | undefined) => void;
}

/** From this width on a window that presents is read in a hall. */
const HALL = "(min-width: 1600px)";

/** A control-flow graph from top to bottom in the order of the source; each statement is a row of what is known before and behind it. */
export const StatementPanel = memo(function StatementPanel(props: StatementPanelProps) {
  const { label, view, table, selectedId, isLarge = false, onSelect } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const space = useSize(panel);
  const isHall = useMedia(HALL);
  const form = isLarge ? (isHall ? forms.hall : forms.present) : forms.desk;
  const { methods, guests, step } = table;
  const current = useMemo(() => currentOf(table), [table]);
  const { groups } = view.model;
  const nameOf = useCallback((method: string) => groups.find(({ id }) => id === method)?.label ?? method, [groups]);
  const { fact: small = 11 } = form.letters.at(-1) ?? {};
  const lattice = useMemo(() => placedLattice(table.lattice.model, small), [table.lattice.model, small]);
  const request = useMemo(
    () => (space === undefined ? undefined : { methods, nameOf, current, guests, space, form }),
    [methods, nameOf, current, guests, space, form],
  );
  const besides = useMemo(() => request && fitBeside(request, lattice), [request, lattice]);
  const whole = besides?.table;
  const fitted = useMemo(() => request && whole && fitStep(request, whole, table), [request, whole, table]);
  const others = methods
    .filter(({ id }) => fitted?.methods.every(({ method }) => method.id !== id))
    .map(({ id }) => nameOf(id));
  const drawn = useMemo(() => fitted && tableShapes(fitted, table), [fitted, table]);
  const strangers = useMemo(
    () => (fitted === undefined ? [] : guestShapes(table, fitted, nameOf)),
    [fitted, table, nameOf],
  );
  const pick = useCallback((id: string) => onSelect(id === selectedId ? undefined : id), [onSelect, selectedId]);
  const statements = drawn?.rows.map(({ statement }) => statement).filter((each) => !isGap(each)) ?? [];
  const keys = useRowKeys(
    statements.map(({ id }) => id),
    pick,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is drawn, or at another size
  useLayoutEffect(() => {
    if (scroller.current !== null) revealIn(scroller.current);
  }, [drawn, step]);
  useDrawnStep(() => scroller.current && fitted && shownIn(scroller.current, fitted), drawn);
  return (
    <div ref={panel} className="statements">
      {besides?.lattice === undefined ? null : (
        <Drawing
          className="statements-lattice"
          shapes={latticeShapes(table.lattice, table, besides.lattice, small)}
          width={besides.lattice.width}
          height={besides.lattice.height}
        />
      )}
      {fitted === undefined ? null : (
        <Drawing
          className="statements-head"
          shapes={headShapes(fitted, others)}
          width={fitted.width}
          height={fitted.head}
        />
      )}
      <div
        ref={scroller}
        className="statements-scroll"
        role="group"
        aria-label={label}
        aria-description={t("statements.keys")}
        {...keys.handlers}
      >
        {fitted === undefined || drawn === undefined ? null : (
          <svg
            className="statements-drawing"
            role="group"
            aria-label={label}
            width={fitted.width}
            height={fitted.height}
          >
            <DrawnShapes shapes={drawn.ground} />
            <DrawnShapes shapes={strangers} />
            {drawn.rows.map((row) => (
              <Row
                key={row.statement.id}
                row={row}
                isStop={keys.stop === row.statement.id}
                isPicked={selectedId !== undefined && row.statement.parts.includes(selectedId)}
                onPick={pick}
              />
            ))}
          </svg>
        )}
      </div>
    </div>
  );
});

/** The method of the step. */
function currentOf({ methods, step }: StatementTable): string | undefined {
  return methods.find(({ statements }) => statements.some(({ id }) => id === step?.statement))?.id;
}

function shownIn(scroller: HTMLElement, { letters }: Fitted) {
  const smallest = Math.min(letters.name, letters.fact, letters.label);
  const found = (selector: string) => [...scroller.querySelectorAll(selector)];
  return drawnIn({ scroller, change: found(".is-change"), premises: found(".is-read"), smallest });
}

interface RowProps {
  readonly row: DrawnRow;
  readonly isStop: boolean;
  readonly isPicked: boolean;
  readonly onPick: (id: string) => void;
}

/** A statement that can be picked, and its facts beside it. */
function Row({ row, isStop, isPicked, onPick }: RowProps) {
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
      <DrawnShapes shapes={facts} />
    </>
  );
}
