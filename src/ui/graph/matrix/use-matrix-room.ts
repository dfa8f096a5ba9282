import { useLayoutEffect, useState } from "react";
import type { MatrixRoom } from "./sizes.ts";

/** The room in the element that a matrix is scrolled in, kept up to date; undefined before it is known. */
export function useMatrixRoom(scroller: HTMLElement | null): MatrixRoom | undefined {
  const [room, setRoom] = useState<MatrixRoom>();
  useLayoutEffect(() => {
    if (scroller === null || typeof ResizeObserver === "undefined") return;
    const read = (): void => {
      const { clientWidth: width, clientHeight: height } = scroller;
      const letters = Number.parseFloat(getComputedStyle(scroller.firstElementChild ?? scroller).fontSize);
      const isKnown = (known: MatrixRoom | undefined) =>
        known?.width === width && known.height === height && known.letters === letters;
      setRoom((known) => (isKnown(known) ? known : { width, height, letters }));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [scroller]);
  return room;
}
