import type { Virtualizer } from "@tanstack/virtual-core";
import { useEffect, useLayoutEffect, useMemo, useReducer, useState } from "react";
import { retried } from "../arrival/index.ts";

type Core = typeof import("@tanstack/virtual-core");

/** Few tables are long: the code that says which rows are in sight is fetched with the first that is. */
const loadCore = retried(() => import("@tanstack/virtual-core"));

interface LongTable {
  readonly scroller: Element | null;
  readonly count: number;
  /** Of a row that has not been seen yet, in CSS pixels. */
  readonly height: number;
}

/** Which rows of a long table are in sight; undefined where it is not long, or the code for it is not here yet. */
export function useVirtualizer(
  isLong: boolean,
  { scroller, count, height }: LongTable,
): Virtualizer<Element, Element> | undefined {
  const core = useCore(isLong);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const made = useMemo(() => (core === undefined ? undefined : { core, virtual: unfilled(core) }), [core]);
  made?.virtual.setOptions({
    ...ofElements(made.core),
    count,
    enabled: isLong,
    getScrollElement: () => scroller,
    estimateSize: () => height,
    overscan: 10,
    // Rows that come into sight are drawn with the frame, not with each scroll within it.
    onChange: redraw,
  });
  useLayoutEffect(() => made?.virtual._didMount(), [made]);
  useLayoutEffect(() => made?.virtual._willUpdate());
  return isLong ? made?.virtual : undefined;
}

function unfilled(core: Core): Virtualizer<Element, Element> {
  return new core.Virtualizer({
    ...ofElements(core),
    count: 0,
    getScrollElement: () => null,
    estimateSize: () => 0,
  });
}

function ofElements({ observeElementRect, observeElementOffset, elementScroll }: Core) {
  return { observeElementRect, observeElementOffset, scrollToFn: elementScroll };
}

function useCore(isWanted: boolean): Core | undefined {
  const [core, setCore] = useState<Core>();
  const isHere = core !== undefined;
  useEffect(() => {
    // Where it does not arrive, the next long table asks again.
    if (isWanted && !isHere) loadCore().then(setCore, () => undefined);
  }, [isWanted, isHere]);
  return core;
}
