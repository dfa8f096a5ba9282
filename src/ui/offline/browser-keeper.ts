import type { Keeper } from "./keep-offline.ts";

/** The browser's own; undefined where it has none, in a page from a file, and in a frame, which is another page's guest. */
export function browserKeeper(script: string): Keeper | undefined {
  if (!("serviceWorker" in navigator) || !location.protocol.startsWith("http") || window.top !== window)
    return undefined;
  const { serviceWorker } = navigator;
  return {
    isControlled: () => serviceWorker.controller !== null,
    register: () => serviceWorker.register(script, { updateViaCache: "none" }),
    onTakenOver: (listener) => serviceWorker.addEventListener("controllerchange", listener, { once: true }),
    onSeen: (listener) =>
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible") listener();
      }),
    reload: () => location.reload(),
  };
}
