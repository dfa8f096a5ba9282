import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** For `onMouseDown`: a click leaves the focus where it was, so that the arrow keys go on stepping. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/**
 * For what goes away once a button in it is pressed: a focus that is in it when it goes is handed to the page's main part, so that
 * a reader without a mouse is not sent back to the top.
 */
export function useHandedFocus<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null);
  useLayoutEffect(() => {
    const own = place.current;
    return () => {
      if (own?.contains(document.activeElement)) own.closest("main")?.focus({ preventScroll: true });
    };
  }, []);
  return place;
}

/** Notes on the document that the reader has pressed something since the page was opened. */
export function useReaderActs(): void {
  useEffect(() => {
    const note = (): void => {
      document.documentElement.dataset["acted"] = "";
    };
    const kinds = ["keydown", "pointerdown"] as const;
    for (const kind of kinds) window.addEventListener(kind, note, { once: true, capture: true });
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, note, { capture: true });
    };
  }, []);
}

/** Whether the reader has pressed anything since the page was opened: only then may the focus be moved. */
export function hasReaderActed(): boolean {
  return document.documentElement.dataset["acted"] !== undefined;
}
