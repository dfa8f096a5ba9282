import type { Keeper } from "./keep-offline.ts";

/** What the page keeps it fetches when it has drawn what it was opened for: a first picture is not to wait. */
const AFTER_LOADING_MS = 5_000;

/** The browser's own; undefined where it has none, in a page from a file, and in a frame, which is another page's guest. */
export function browserKeeper(script: string): Keeper | undefined {
  if (!("serviceWorker" in navigator) || !location.protocol.startsWith("http") || window.top !== window)
    return undefined;
  const { serviceWorker } = navigator;
  return {
    isControlled: () => serviceWorker.controller !== null,
    register: async () => {
      await loaded();
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

/** What is on the screen comes first. */
function loaded(): Promise<void> {
  return new Promise((resolve) => {
    const later = (): void => void setTimeout(resolve, AFTER_LOADING_MS);
    if (document.readyState === "complete") later();
    else window.addEventListener("load", later, { once: true });
  });
}
