import type { Keeper } from "./keep-offline.ts";
import { whenQuiet } from "./when-quiet.ts";

/**
 * The browser's own; undefined where it has none, in a page from a file, and in a frame, which is another page's guest. It begins
 * when the page has drawn what it was opened for.
 *
 * @param isBusy whether the page still waits for that
 */
export function browserKeeper(script: string, isBusy: () => boolean): Keeper | undefined {
  if (!("serviceWorker" in navigator) || !location.protocol.startsWith("http") || window.top !== window)
    return undefined;
  const { serviceWorker } = navigator;
  return {
    isControlled: () => serviceWorker.controller !== null,
    register: async () => {
      await loaded();
      await whenQuiet(isBusy);
      return serviceWorker.register(script, { updateViaCache: "none" });
    },
    onTakenOver: (listener) => serviceWorker.addEventListener("controllerchange", listener, { once: true }),
    onSeen: (listener) =>
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible") listener();
      }),
    reload: () => location.reload(),
  };
}

/** The first files of the page are here. */
function loaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === "complete") resolve();
    else window.addEventListener("load", () => resolve(), { once: true });
  });
}
