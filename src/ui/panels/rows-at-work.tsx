import { useEffect } from "react";
import type { TableView } from "../../trace/index.ts";
import { drawnIn, smallestIn, useDrawnStep } from "../parts/index.ts";

interface RowsAtWorkProps {
  readonly scroller: HTMLElement;
  readonly view: TableView;
}

/** Answers for a table that is a view of its own: what is new in it, and of what that rests on what is written, both in sight. */
export function RowsAtWork({ scroller, view }: RowsAtWorkProps) {
  const touch = useDrawnStep(() => {
    const { change, premises } = partsOf(scroller, view);
    return drawnIn({ scroller, change, premises, smallest: smallestIn([...scroller.querySelectorAll(LETTERS)]) });
  }, view);
  useEffect(() => {
    const show = () => bringInSight(scroller, view);
    show();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => {
      show();
      touch();
    });
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [scroller, view, touch]);
  return null;
}

/** What is written in cells, without their marks. */
const LETTERS = "th, td > .fact, td > span:not(.new-mark, .gained-mark)";

function partsOf(scroller: HTMLElement, { premises = [] }: TableView) {
  const change = [...scroller.querySelectorAll(".fact.is-new")];
  const rests = premises.flatMap((fact) => scroller.querySelector(`.fact[data-fact="${fact}"]`) ?? []);
  return { change, premises: rests.filter((element) => !change.includes(element)) };
}

/** Scrolls the table, and only it, so that what is new is in sight below the heads with as much of what it rests on as there is room for. */
function bringInSight(scroller: HTMLElement, view: TableView): void {
  const { change, premises } = partsOf(scroller, view);
  const head = scroller.querySelector("thead")?.getBoundingClientRect().height ?? 0;
  const space = scroller.getBoundingClientRect();
  const rects = [...change, ...premises].map((element) => element.getBoundingClientRect());
  if (rects.length === 0) return;
  const top = Math.min(...rects.map((rect) => rect.top));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  if (bottom - top > space.height - head) return;
  if (top < space.top + head) scroller.scrollTop += top - space.top - head;
  else if (bottom > space.bottom) scroller.scrollTop += bottom - space.bottom;
}
