import { useEffect } from "react";
import type { EngineManifest } from "../../../engines/index.ts";
import { type ParsedLink, parseLink, useLinks, type Workbench } from "../../store/index.ts";

const STEP_INTO_ADDRESS_AFTER_MS = 250;

/** A change of one of these changes the link, without an entry of the history. */
const written = ["position", "files", "breakpoints", "selection", "wanted", "wantedFact"] as const;

/** Calls back with what the address says, now and whenever the reader goes back, forward, or elsewhere. */
export function watchAddress(engines: readonly EngineManifest[], onChange: (link: ParsedLink) => void): () => void {
  const read = (): void => onChange(parseLink(location.hash, engines));
  window.addEventListener("hashchange", read);
  read();
  return () => window.removeEventListener("hashchange", read);
}

/** Keeps the address of the workbench up to date: options make an entry of the history, steps do not. */
export function useWorkbenchAddress(workbench: Workbench, isShown: boolean): void {
  const links = useLinks();
  useEffect(() => {
    if (!isShown) return;
    const hashOf = (): string =>
      links.of({ kind: "workbench", page: workbench.engine.page.route, link: workbench.link() });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = (): void => {
      timer = undefined;
      // While a link's step is still being computed, the link stays as it was given.
      if (workbench.state.wanted !== undefined || workbench.state.wantedFact !== undefined) return;
      const hash = hashOf();
      if (hash !== location.hash) history.replaceState(null, "", hash);
    };
    const stop = workbench.store.subscribe((now, before) => {
      if (
        now.options !== before.options &&
        now.exampleId === before.exampleId &&
        now.documentKey === before.documentKey
      ) {
        const hash = hashOf();
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
  }, [workbench, links, isShown]);
}
