import { useEffect } from "react";
import type { EngineManifest } from "../../../engines/index.ts";
import {
  type ParsedLink,
  parseLink,
  useLinks,
  type Workbench,
  type WorkbenchLink,
  type WorkbenchState,
} from "../../store/index.ts";
import { type AddressBar, AddressWriter } from "./address-writer.ts";

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
    return followWorkbench(
      workbench,
      (link) => links.of({ kind: "workbench", page: workbench.engine.page.route, link }),
      addressBar,
    );
  }, [workbench, links, isShown]);
}

const addressBar: AddressBar = {
  get hash() {
    return location.hash;
  },
  replace: (hash) => history.replaceState(null, "", hash),
  push: (hash) => history.pushState(null, "", hash),
};

/** Writes the workbench into the address, now and whenever it changes; returns how to stop. */
function followWorkbench(workbench: Workbench, show: (link: WorkbenchLink) => string, bar: AddressBar): () => void {
  const writer = new AddressWriter(bar);
  const hashOf = (state = workbench.state): string | undefined =>
    isOnTheWay(state) ? undefined : show(workbench.link(state));
  const stop = workbench.store.subscribe((now, before) => {
    const isSameText = now.exampleId === before.exampleId && now.documentKey === before.documentKey;
    if (isSameText && now.options !== before.options) writer.push(show(workbench.link(now)), () => hashOf(before));
    else if (written.some((part) => now[part] !== before[part])) writer.later(() => hashOf());
  });
  // Before the page hears of it and shows what the address says then.
  const drop = (): void => writer.drop();
  const moves = ["popstate", "hashchange"] as const;
  for (const move of moves) window.addEventListener(move, drop, { capture: true });
  writer.now(hashOf());
  return () => {
    stop();
    drop();
    for (const move of moves) window.removeEventListener(move, drop, { capture: true });
  };
}

/** While a link's step is still being computed, the link stays as it was given. */
function isOnTheWay({ wanted, position, wantedFact, selection }: WorkbenchState): boolean {
  return (wanted !== undefined && wanted !== position) || (wantedFact !== undefined && wantedFact !== selection?.fact);
}
