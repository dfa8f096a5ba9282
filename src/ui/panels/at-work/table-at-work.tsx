import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { TableView } from "../../../trace/index.ts";
import { drawnIn, smallestIn, useDrawnStep } from "../../parts/index.ts";
import { TablePanel, type TablePanelProps } from "../table-panel.tsx";
import { withoutRest } from "./table-fold.ts";

/**
 * A table that is a view of its own: what is new in it, and what of it that rests on, both in sight. Where there is no room for both
 * the rest between them is left out, and counted.
 */
export function TableAtWork(props: TablePanelProps) {
  const { view } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [folded, fold] = useState<{ readonly of: TableView; readonly as: TableView }>();
  const whole = useMemo(() => withoutRow(view), [view]);
  const shown = folded?.of === view ? folded.as : whole;
  const touch = useDrawnStep(() => {
    const scroller = scrollerIn(frame.current);
    return scroller && { ...drawnIn({ scroller, ...partsOf(scroller, view), smallest: smallestOf(scroller) }) };
  }, shown);
  useLayoutEffect(() => {
    const scroller = scrollerIn(frame.current);
    if (scroller === null) return;
    if (shown === whole && !haveRoom(scroller, view)) fold({ of: view, as: withoutRest(view) });
    else bringInSight(scroller, view);
  }, [view, whole, shown]);
  // After the table has shown what is new: this shows more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is left out puts the others elsewhere
  useEffect(() => {
    const scroller = scrollerIn(frame.current);
    if (scroller === null) return;
    bringInSight(scroller, view);
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => {
      if (!haveRoom(scroller, view)) fold({ of: view, as: withoutRest(view) });
      bringInSight(scroller, view);
      touch();
    });
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [view, shown, touch]);
  return (
    <div ref={frame} className={shown === whole ? "table-at-work" : "table-at-work is-folded"}>
      <TablePanel {...props} view={shown} />
    </div>
  );
}

/** The row that is worked at is in sight only where a step rests on none. */
function withoutRow(view: TableView): TableView {
  const { atWork: _, ...rest } = view;
  return view.premises?.length ? rest : view;
}

function scrollerIn(frame: HTMLElement | null): HTMLElement | null {
  return frame?.querySelector<HTMLElement>(".table-body") ?? null;
}

function smallestOf(scroller: HTMLElement): number | undefined {
  return smallestIn([...scroller.querySelectorAll(LETTERS)]);
}

/** What is written in cells, without their marks. */
const LETTERS = "th, td > .fact, td > span:not(.new-mark, .gained-mark)";

function partsOf(scroller: HTMLElement, { premises = [] }: TableView) {
  const change = [...scroller.querySelectorAll(".fact.is-new")];
  const rests = premises.flatMap((fact) => scroller.querySelector(`.fact[data-fact="${fact}"]`) ?? []);
  return { change, premises: rests.filter((element) => !change.includes(element)) };
}

/** From where to where what is to be in sight reaches, and where there is room for it below the heads; undefined where that is nothing. */
function spansOf(scroller: HTMLElement, view: TableView) {
  const { change, premises } = partsOf(scroller, view);
  const rects = [...change, ...premises].map((element) => element.getBoundingClientRect());
  if (rects.length === 0) return undefined;
  const space = scroller.getBoundingClientRect();
  const head = scroller.querySelector("thead")?.getBoundingClientRect().height ?? 0;
  return {
    top: Math.min(...rects.map((rect) => rect.top)),
    bottom: Math.max(...rects.map((rect) => rect.bottom)),
    first: space.top + head,
    last: space.bottom,
  };
}

function haveRoom(scroller: HTMLElement, view: TableView): boolean {
  const spans = spansOf(scroller, view);
  return spans === undefined || spans.bottom - spans.top <= spans.last - spans.first;
}

/** Scrolls the table, and only it. */
function bringInSight(scroller: HTMLElement, view: TableView): void {
  const spans = spansOf(scroller, view);
  if (spans === undefined || !haveRoom(scroller, view)) return;
  const { top, bottom, first, last } = spans;
  if (top < first) scroller.scrollTop += top - first;
  else if (bottom > last) scroller.scrollTop += bottom - last;
}
