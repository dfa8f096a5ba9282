import { useEffect } from "react";
import type { EngineManifest } from "../../../engine-kit/index.ts";
import type { Locale } from "../../../kernel/index.ts";
import {
  type CompareLink,
  localeIn,
  type ParsedLink,
  parseLink,
  placesOfRuns,
  useLinks,
  type Workbench,
  type WorkbenchLink,
  type WorkbenchState,
} from "../../store/index.ts";
import { type AddressBar, AddressWriter } from "./address-writer.ts";

/** A change of one of these changes the link, without an entry of the history. */
const written = [
  "position",
  "files",
  "breakpoints",
  "notes",
  "selection",
  "wanted",
  "wantedFact",
  "view",
  "isSplit",
  "moved",
  "exercise",
] as const;

/** Writes into the address bar of the browser. */
export function addressWriter(): AddressWriter {
  return new AddressWriter(addressBar);
}

/**
 * Calls back with what the address says, now and whenever the reader goes back, forward, or elsewhere. A link that the
 * reader follows may ask for a language; going back, the reader keeps the present one.
 */
export function watchAddress(
  writer: AddressWriter,
  engines: readonly EngineManifest[],
  onChange: (link: ParsedLink, locale: Locale | undefined) => void,
): () => void {
  // Before the page shows what the address says; a link is clicked while its own entry is still the present one.
  let isFollowed = false;
  const arrive = (): void => {
    isFollowed ||= nameIn(history.state) === undefined;
    writer.arrive();
  };
  // Another address is told by `hashchange`, too. Until then what the page still writes belongs to the entry that it shows.
  const pop = (): void => {
    if (writer.hasMoved) isFollowed ||= nameIn(history.state) === undefined;
    else arrive();
  };
  const click = (): void => writer.flush();
  const read = (): void => {
    onChange(parseLink(location.hash, engines), isFollowed ? localeIn(location.hash) : undefined);
    isFollowed = false;
  };
  window.addEventListener("popstate", pop);
  window.addEventListener("hashchange", arrive, { capture: true });
  window.addEventListener("hashchange", read);
  window.addEventListener("click", click, { capture: true });
  read();
  return () => {
    window.removeEventListener("popstate", pop);
    window.removeEventListener("hashchange", arrive, { capture: true });
    window.removeEventListener("hashchange", read);
    window.removeEventListener("click", click, { capture: true });
  };
}

/** Keeps the address of the workbench up to date: options make an entry of the history, steps do not. */
export function useWorkbenchAddress(writer: AddressWriter, workbench: Workbench, isShown: boolean): void {
  const links = useLinks();
  useEffect(() => {
    if (!isShown) return;
    return followWorkbench(
      workbench,
      (link) => links.of({ kind: "workbench", page: workbench.engine.page.route, link }),
      writer,
    );
  }, [writer, workbench, links, isShown]);
}

/** Writes the positions of compared runs into the address of their link: steps make no entry of the history. */
export function useCompareAddress(
  writer: AddressWriter,
  link: CompareLink | undefined,
  runs: readonly Workbench[] | undefined,
): void {
  const links = useLinks();
  useEffect(() => {
    if (link === undefined || runs === undefined) return;
    const hashOf = (): string | undefined => {
      if (runs.some(({ state }) => isOnTheWay(state))) return undefined;
      const { at: _, also: __, ...rest } = link;
      return links.of({ kind: "compare", link: { ...rest, ...placesOfRuns(runs) } });
    };
    const stops = runs.map(({ store }) =>
      store.subscribe((now, before) => {
        if (now.position !== before.position) writer.later(hashOf);
      }),
    );
    return () => {
      for (const stop of stops) stop();
      writer.flush();
    };
  }, [writer, links, link, runs]);
}

const addressBar: AddressBar = {
  get hash() {
    return location.hash;
  },
  get entry() {
    const known = nameIn(history.state);
    if (known !== undefined) return known;
    const state = namedState();
    history.replaceState(state, "");
    return state.entry;
  },
  replace: (hash) => history.replaceState(history.state, "", hash),
  push: (hash) => history.pushState(namedState(), "", hash),
};

function namedState(): { readonly entry: string } {
  return { entry: crypto.getRandomValues(new Uint32Array(4)).join("-") };
}

function nameIn(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null) return undefined;
  const { entry } = state as Partial<ReturnType<typeof namedState>>;
  return typeof entry === "string" ? entry : undefined;
}

/** Writes the workbench into the address, now and whenever it changes; returns how to stop. */
function followWorkbench(
  workbench: Workbench,
  show: (link: WorkbenchLink) => string,
  writer: AddressWriter,
): () => void {
  const hashOf = (state = workbench.state): string | undefined =>
    isOnTheWay(state) ? undefined : show(workbench.link(state));
  const stop = workbench.store.subscribe((now, before) => {
    const isSameText = now.exampleId === before.exampleId && now.documentKey === before.documentKey;
    if (isSameText && now.options !== before.options) writer.push(show(workbench.link(now)), () => hashOf(before));
    else if (written.some((part) => now[part] !== before[part])) writer.later(() => hashOf());
  });
  writer.now(hashOf());
  return () => {
    stop();
    writer.flush();
  };
}

/** While a link's step is still being computed, the link stays as it was given. */
function isOnTheWay({ wanted, position, wantedFact, selection }: WorkbenchState): boolean {
  return (wanted !== undefined && wanted !== position) || (wantedFact !== undefined && wantedFact !== selection?.fact);
}
