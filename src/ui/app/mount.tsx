import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { type EngineManifest, execution } from "../../engine-kit/index.ts";
import { isAwaited, whenQuiet } from "../arrival/index.ts";
import { addMessages, loadClassroomMessages, loadCompareMessages, t } from "../messages/index.ts";
import { Arriving, Fetched, fetchedPart, notify } from "../parts/index.ts";
import {
  Boards,
  createSettings,
  draftsIn,
  executeWhenStable,
  keepSettings,
  localeIn,
  type OpenWorker,
  type Services,
  ServicesContext,
  type ShippedRuns,
  shippedRunsAt,
  Workbench,
  WorkingCopy,
} from "../store/index.ts";
import { openStored, storedText } from "../stored/index.ts";
import { fetchLetters } from "../theme/index.ts";
import { App } from "./app.tsx";
import { isEmbedLink } from "./embed/is-embed-link.ts";
import { FaultBoundary } from "./fault/index.ts";
import type { LoadTranslation } from "./language/index.ts";
import { completeAddress, isReloaded, saveOnLeaving } from "./leaving.ts";
import { isLectureLink } from "./lecture/is-lecture-link.ts";
import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/jetbrains-mono/wght.css";
import "../theme/tokens.css";
import "../theme/base.css";
import "../theme/controls.css";
import "./app.css";

const EmbedApp = fetchedPart(async () => {
  const [{ EmbedApp }] = await Promise.all([import("./embed/index.ts"), loadClassroomMessages()]);
  return EmbedApp;
});

const LectureApp = fetchedPart(async () => {
  const messages = [loadClassroomMessages(), loadCompareMessages()];
  const [{ LectureApp }] = await Promise.all([import("./lecture/index.ts"), ...messages]);
  return LectureApp;
});

/** What the page needs from the composition root. */
interface PageParts {
  /** In the order of their pages. */
  readonly engines: readonly EngineManifest[];
  readonly openWorker: OpenWorker;
  /** Left out: the page speaks English only. */
  readonly loadTranslation?: LoadTranslation;
  /** The address of the script that keeps the page for visits without a network; undefined where none is built. */
  readonly serviceWorker?: string;
  /** The runs that come with the page; left out: there are none. */
  readonly shippedRuns?: ShippedRuns;
}

/** Draws the page into an element. What it returns takes the page away again. */
export function mountPage(
  host: HTMLElement,
  { engines, openWorker, loadTranslation = inEnglish, serviceWorker, shippedRuns }: PageParts,
): () => void {
  const isEmbedded = isEmbedLink(location.hash);
  const isLecture = isLectureLink(location.hash);
  /** Its programs are not the reader's. */
  const isShown = isEmbedded || isLecture;
  const stored = openStored(engines, isEmbedded);
  const { storage, documents, records, tab } = stored;
  const boards = new Boards();
  for (const { words } of engines) addMessages(words);
  const fetchShipped = shippedRuns === undefined ? undefined : shippedRunsAt(document.baseURI, shippedRuns);
  let runs = 0;
  const findCorresponding = async () => (await import("../follow/index.ts")).correspondingRuns();
  const parts = { boards, openWorker, fetchShipped, nextNumber: () => ++runs };
  const open = (engine: EngineManifest): Workbench => {
    // The slide, or the host, says the step.
    if (isShown) return new Workbench({ ...parts, engine });
    const copy = new WorkingCopy(documents, engine.id);
    const workbench = new Workbench({ ...parts, findCorresponding, engine, copy });
    if (execution.of(engine.page) !== undefined) executeWhenStable(workbench);
    return workbench;
  };
  const workbenches = engines.map(open);
  const workbench = workbenches.find(({ engine }) => engine.page.isHome === true) ?? workbenches[0];
  if (workbench === undefined) return () => undefined;
  const settings = createSettings(storage);
  const onLost = (): void => notify({ kind: "warning", text: () => t("storage.settings"), id: "settings" });
  // A lecture changes none of them.
  keepSettings({ settings, records, copy: storage, isReadOnly: isLecture, onLost });
  if (isLecture) settings.setState({ lecture: true });
  const services: Services = { engines, workbench, settings, storage, documents, records };
  const locale = localeIn(location.hash);
  if (locale !== undefined) services.settings.setState({ locale });
  let stopSaving = nothing;
  const stopLooking = openOnChange(isLecture);
  if (!isShown) {
    completeAddress(tab, engines, isReloaded());
    stopSaving = saveOnLeaving({ workbenches, documents, records, tab });
    void documents.start(draftsIn(stored.ofSite, engines, Date.now()));
  }
  void records.start();
  const isBusy = (): boolean => isComing(host, workbenches);
  const quiet = whenQuiet(isBusy);
  void quiet.then(fetchLetters);
  if (serviceWorker !== undefined)
    quiet
      .then(async () => {
        const { browserKeeper, keepOffline, offerUpdate } = await import("../offline/index.ts");
        const keeper = browserKeeper(serviceWorker);
        if (keeper !== undefined)
          await keepOffline(keeper, (update) => offerUpdate(services.settings, update), Date.now);
      })
      .catch(nothing);
  const root = createRoot(host);
  root.render(
    <StrictMode>
      <FaultBoundary
        stored={() => storedText(documents, records, storage)}
        isAtRisk={() => documents.isAtRisk() || records.isAtRisk()}
      >
        <ServicesContext value={services}>
          {isShown ? (
            <Fetched fallback={<Arriving />}>
              {isLecture ? (
                <LectureApp {...{ workbenches, openWorkbench: open, loadTranslation, boards, openWorker }} />
              ) : (
                <EmbedApp workbenches={workbenches} loadTranslation={loadTranslation} />
              )}
            </Fetched>
          ) : (
            <App {...{ workbenches, boards, openWorker, loadTranslation, quiet }} />
          )}
        </ServicesContext>
      </FaultBoundary>
    </StrictMode>,
  );
  return () => {
    root.unmount();
    stopSaving();
    stopLooking();
    stored.close();
  };
}

/**
 * A lecture is a page of its own: a link from one to the other opens it anew. Meanwhile the page that is left is not told
 * of the address: it would read it, and write over it, as one of its own.
 */
function openOnChange(isLecture: boolean): () => void {
  const look = (event: HashChangeEvent): void => {
    if (isLectureLink(location.hash) === isLecture) return;
    event.stopImmediatePropagation();
    location.reload();
  };
  window.addEventListener("hashchange", look, { capture: true });
  return () => window.removeEventListener("hashchange", look, { capture: true });
}

/** Whether a page, the run that it is to show, what draws it, or the worker for what comes next is still on its way. */
function isComing(host: HTMLElement, workbenches: readonly Workbench[]): boolean {
  const isRunning = workbenches.some(({ run }) => run.store.getState().status === "running" || run.isPreparing);
  return isRunning || isAwaited(host);
}

const nothing = (): void => undefined;

const inEnglish = async (): Promise<undefined> => undefined;
