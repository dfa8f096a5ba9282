import * as v from "valibot";
import type { EngineManifest } from "../../engine-kit/index.ts";
import type { InputFile } from "../../kernel/index.ts";
import {
  type Documents,
  engineOfLink,
  enginesOn,
  formatLink,
  parseLink,
  type Records,
  type Storage,
  type Workbench,
} from "../store/index.ts";

const KEY = "left";

/** What the page showed when it was left, for the same tab. */
interface Left {
  readonly hash: string;
  readonly files: readonly InputFile[];
}

const leftSchema = v.object({
  hash: v.string(),
  files: v.pipe(v.array(v.object({ name: v.string(), text: v.string() })), v.minLength(1)),
});

interface Kept {
  readonly workbenches: readonly Workbench[];
  readonly documents: Documents;
  readonly records: Records;
  /** That of this tab. */
  readonly tab: Storage;
}

/** Saves what was typed when the page is left or hidden, looks for what others wrote when it is seen again. Returns how to stop. */
export function saveOnLeaving({ workbenches, documents, records, tab }: Kept): () => void {
  const leave = (): void => {
    for (const { copy } of workbenches) void copy?.flush();
    const files = shownFiles(workbenches);
    if (files === undefined) tab.remove(KEY);
    else tab.write(KEY, { hash: location.hash, files } satisfies Left);
  };
  const look = (): void => {
    if (document.visibilityState === "hidden") leave();
    else void Promise.all([documents.refresh(), records.refresh()]);
  };
  // The browser asks the reader, because what only this page knows goes with it.
  const ask = (event: BeforeUnloadEvent): void => {
    if (documents.isAtRisk() || records.isAtRisk()) event.preventDefault();
  };
  window.addEventListener("pagehide", leave);
  window.addEventListener("beforeunload", ask);
  document.addEventListener("visibilitychange", look);
  return () => {
    window.removeEventListener("pagehide", leave);
    window.removeEventListener("beforeunload", ask);
    document.removeEventListener("visibilitychange", look);
  };
}

/**
 * The address follows what is typed a little later: opened again in the same tab it gets the text that it had not yet.
 * It may even have got it after a reload had begun, so then only the program must be the same.
 */
export function completeAddress(tab: Storage, engines: readonly EngineManifest[], isReload: boolean): void {
  const read = v.safeParse(leftSchema, tab.read(KEY));
  if (!read.success) return;
  const left: Left = read.output;
  const { route } = parseLink(location.hash, engines);
  const { route: before } = parseLink(left.hash, engines);
  if (route.kind !== "workbench" || before.kind !== "workbench") return;
  const isSame = route.page === before.page && route.link.example === before.link.example;
  if (left.hash !== location.hash && !(isReload && isSame)) return;
  const link = { ...route.link, files: left.files };
  history.replaceState(history.state, "", formatLink({ ...route, link }, engines));
}

/** Whether this page is one that was there already. */
export function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType?.("navigation") ?? [];
  return navigation !== undefined && "type" in navigation && navigation.type === "reload";
}

/** What the reader typed into the program that the address leads to; undefined where nothing was. */
function shownFiles(workbenches: readonly Workbench[]): readonly InputFile[] | undefined {
  const engines = workbenches.map(({ engine }) => engine);
  const { route } = parseLink(location.hash, engines);
  if (route.kind !== "workbench") return undefined;
  const engine = engineOfLink(enginesOn(engines, route.page), route.link);
  const shown = workbenches.find((each) => each.engine === engine);
  return shown?.copy?.store.getState().isTyped === true ? shown.state.files : undefined;
}
