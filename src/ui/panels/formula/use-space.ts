import { type RefObject, useLayoutEffect, useState } from "react";
import { useSize } from "../../parts/index.ts";
import type { Space } from "./fold-atoms.ts";

/** The letters of the probe that `useSpace` measures. */
export const PROBE = "0".repeat(20);

/** How many lines of how many letters an element has room for; `probe` holds `PROBE` in its type, as high as a line. Before it is measured: all. */
export function useSpace(box: RefObject<HTMLElement | null>, probe: RefObject<HTMLElement | null>): Space {
  const size = useSize(box);
  const [space, setSpace] = useState<Space>({ lines: Number.POSITIVE_INFINITY, letters: Number.POSITIVE_INFINITY });
  useLayoutEffect(() => {
    const { width = 0, height = 0 } = probe.current?.getBoundingClientRect() ?? {};
    if (size === undefined || width === 0 || height === 0) return;
    const lines = Math.max(1, Math.floor((size.height + 1) / height));
    const letters = Math.floor((size.width * PROBE.length) / width);
    setSpace((known) => (known.lines === lines && known.letters === letters ? known : { lines, letters }));
  }, [size, probe]);
  return space;
}
