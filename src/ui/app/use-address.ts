import { useEffect } from "react";
import { formatLink, type ParsedLink, parseLink, type Workbench } from "../store/index.ts";

const STEP_INTO_ADDRESS_AFTER_MS = 250;

/** A change of one of these changes the link, without an entry of the history. */
const written = ["position", "files", "breakpoints", "selection", "wanted", "wantedFact"] as const;

/** Calls back with what the address says, now and whenever the reader goes back, forward, or elsewhere. */
export function watchAddress(onChange: (link: ParsedLink) => void): () => void {
  const read = (): void => onChange(parseLink(location.hash));
  window.addEventListener("hashchange", read);
  read();
  return () => window.removeEventListener("hashchange", read);
}

/** Keeps the address of the workbench up to date: options make an entry of the history, steps do not. */
export function useWorkbenchAddress(workbench: Workbench, isShown: boolean): void {
  const kind = workbench.page;
  useEffect(() => {
    if (!isShown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = (): void => {
      timer = undefined;
      // While a link's step is still being computed, the link stays as it was given.
      if (workbench.state.wanted !== undefined || workbench.state.wantedFact !== undefined) return;
      const hash = formatLink({ kind, link: workbench.link() });
      if (hash !== location.hash) history.replaceState(null, "", hash);
    };
    const stop = workbench.store.subscribe((now, before) => {
      if (
        now.options !== before.options &&
        now.exampleId === before.exampleId &&
        now.documentKey === before.documentKey
      ) {
        const hash = formatLink({ kind, link: workbench.link() });
        if (hash !== location.hash) history.pushState(null, "", hash);
        return;
      }
      if (written.every((part) => now[part] === before[part])) return;
      timer ??= setTimeout(write, STEP_INTO_ADDRESS_AFTER_MS);
    });
    write();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [workbench, kind, isShown]);
}
