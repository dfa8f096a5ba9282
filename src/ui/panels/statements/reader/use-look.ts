import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { graphDesk } from "../../../store/index.ts";

const LEAST = 0.3;
const MOST = 3;
/** A turn of the wheel by so many pixels doubles or halves. */
const WHEEL = 500;

interface Look {
  readonly zoom: number;
  /** The reader has moved the view: it stays there until it is fitted. */
  readonly isPinned: boolean;
  /** Everything was asked for at this position. */
  readonly allAt: number | undefined;
}

const asItFits: Look = { zoom: 1, isPinned: false, allAt: undefined };

/** How the reader looks at what is scrolled: as it fits, or larger, smaller and moved. */
export function useLook(scroller: RefObject<HTMLElement | null>, position: number) {
  const [look, setLook] = useState(asItFits);
  /** The point that stays where it is while the scale changes. */
  const anchor = useRef<{ readonly x: number; readonly y: number; readonly ratio: number }>(undefined);
  const zoomBy = useCallback(
    (factor: number, at?: { readonly x: number; readonly y: number }) => {
      const { clientWidth = 0, clientHeight = 0 } = scroller.current ?? {};
      setLook(({ zoom }) => {
        const next = Math.min(MOST, Math.max(LEAST, zoom * factor));
        anchor.current = { ...(at ?? { x: clientWidth / 2, y: clientHeight / 2 }), ratio: next / zoom };
        return { zoom: next, isPinned: true, allAt: undefined };
      });
    },
    [scroller],
  );
  const panBy = useCallback(
    (x: number, y: number) => {
      scroller.current?.scrollBy(-x, -y);
      setLook((now) => (now.isPinned ? now : { ...now, isPinned: true }));
    },
    [scroller],
  );
  const fitAll = useCallback(() => {
    scroller.current?.scrollTo(0, 0);
    setLook({ ...asItFits, allAt: position });
  }, [scroller, position]);
  useLayoutEffect(() => {
    const [box, held] = [scroller.current, anchor.current];
    if (box === null || held === undefined) return;
    anchor.current = undefined;
    box.scrollLeft = (box.scrollLeft + held.x) * held.ratio - held.x;
    box.scrollTop = (box.scrollTop + held.y) * held.ratio - held.y;
  });
  useWheel(scroller, zoomBy);
  useFitKey(fitAll);
  return {
    zoom: look.zoom,
    isPinned: look.isPinned,
    showsAll: look.allAt === position,
    zoomBy,
    panBy,
    fitAll,
  } as const;
}

type ZoomBy = (factor: number, at: { readonly x: number; readonly y: number }) => void;

/** As in graphs the wheel zooms, around the pointer. */
function useWheel(scroller: RefObject<HTMLElement | null>, zoomBy: ZoomBy): void {
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { left, top } = box.getBoundingClientRect();
      zoomBy(2 ** (-event.deltaY / WHEEL), { x: event.clientX - left, y: event.clientY - top });
    };
    box.addEventListener("wheel", onWheel, { passive: false });
    return () => box.removeEventListener("wheel", onWheel);
  }, [scroller, zoomBy]);
}

/** The key that fits every graph fits this drawing, too. */
function useFitKey(fitAll: () => void): void {
  const released = useStore(graphDesk, (state) => state.released);
  const seen = useRef(released);
  useEffect(() => {
    if (seen.current === released) return;
    seen.current = released;
    fitAll();
  }, [released, fitAll]);
}
