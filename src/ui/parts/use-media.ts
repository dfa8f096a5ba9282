import { useSyncExternalStore } from "react";

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
  );
}

const ROOMY = "(min-width: 1680px)";

/** Whether there is space for a column of facts beside the view, without the reader asking for it. */
export function isRoomy(): boolean {
  return matchMedia(ROOMY).matches;
}

/** As {@link isRoomy}, kept up to date. */
export function useIsRoomy(): boolean {
  return useMedia(ROOMY);
}

const TALL = "(min-height: 760px)";

/** Whether there is space for tables below the views, without the reader asking for them. */
export function isTall(): boolean {
  return matchMedia(TALL).matches;
}

/** As {@link isTall}, kept up to date. */
export function useIsTall(): boolean {
  return useMedia(TALL);
}
