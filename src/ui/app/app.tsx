import { useCallback, useEffect, useMemo, useState } from "react";
import type { SteeredRuns } from "../compare/index.ts";
import type { FileAction } from "../files/index.ts";
import { loadSlideMessages, t } from "../messages/index.ts";
import { isRoomy, isTall, notify, useReaderActs } from "../parts/index.ts";
import {
  type Boards,
  type OpenWorker,
  placesOfRuns,
  ServicesContext,
  useLinks,
  useServices,
  useSettings,
  type Workbench,
} from "../store/index.ts";
import { useTheme } from "../theme/index.ts";
import type { Place } from "./address/index.ts";
import {
  type CommandContext,
  type CommandPlace,
  TypedAhead,
  tell,
  useDroppedFiles,
  useKeys,
} from "./commands/index.ts";
import { type LoadTranslation, useLanguage } from "./language/index.ts";
import {
  Dialogs,
  EnginePage,
  NotificationPlace,
  RoutePage,
  SharePlace,
  SkipLink,
  SlidesPlace,
  useShare,
  useWatchedAddress,
  withMessages,
} from "./pages/index.ts";
import type { Sharing } from "./share/index.ts";
import { useLevels } from "./use-levels.ts";
import { usePresentMode } from "./use-present-mode.ts";

const nothing = (): void => undefined;

interface AppProps {
  /** One for each engine, in their order. */
  readonly workbenches: readonly Workbench[];
  readonly boards: Boards;
  readonly openWorker: OpenWorker;
  readonly loadTranslation: LoadTranslation;
  /** Settles once the page waits for nothing that the reader wants to see. */
  readonly quiet: Promise<void>;
}

/** The pages and what is around them. */
export function App({ workbenches, boards, openWorker, loadTranslation, quiet }: AppProps) {
  const services = useServices();
  useReaderActs();
  const theme = useTheme();
  const [place, setPlace] = useState<Place>({ route: { kind: "arriving" }, engine: services.workbench.engine });
  const { route, engine } = place;
  /** `help`, `palette`, `search`, `exercises`, `breakpoints`, `note`, or the id of a table of runs. */
  const [dialog, open] = useState<string | undefined>(undefined);
  const [typedAhead] = useState(() => new TypedAhead());
  const [sharing, showSharing] = useState<Sharing | undefined>(undefined);
  const singleKeys = useSettings((state) => state.singleKeys);
  const [compared, setCompared] = useState<SteeredRuns | undefined>(undefined);
  const isOnPage = route.kind === "workbench";
  const leavePresent = usePresentMode(isOnPage || route.kind === "compare");
  const workbench = workbenches.find((each) => each.engine === engine) ?? services.workbench;
  const stepped = compared?.leading ?? workbench;
  const isStepping = isOnPage || (route.kind === "compare" && compared !== undefined);
  useLevels(stepped, {
    stepped: isStepping ? stepped : undefined,
    isComparing: route.kind === "compare",
    leavePresent,
  });
  const shared = useMemo(() => ({ ...services, workbench }), [services, workbench]);
  const walked = useMemo(() => ({ ...services, workbench: stepped }), [services, stepped]);

  const language = useLanguage(loadTranslation, () => {
    for (const each of workbenches) each.job.repeat();
    // Its runs are made anew: where the reader was is in the link.
    if (route.kind === "compare" && compared !== undefined)
      setPlace({ route: { ...route, link: { ...route.link, ...placesOfRuns(compared.runs) } }, engine });
  });
  useWatchedAddress({ place, onPlace: setPlace, workbenches, workbench, compared: compared?.runs, language });
  useEffect(() => {
    // While the gallery is read, so that a lesson opens at once. If it cannot be fetched, that shows when it is wanted.
    EnginePage.fetch()?.catch(nothing);
  }, []);

  const share = useShare(place, workbench, compared?.runs, showSharing);
  const files = useFiles(workbench, workbenches);
  useDroppedFiles(files);

  const slides = useSlides(stepped, compared?.runs);
  const toggle = useToggle(route.kind);
  const context = useMemo<CommandContext>(
    () => ({ workbench: stepped, changes: compared ?? stepped, open, files, share, slides, toggle, tell }),
    [stepped, compared, files, share, slides, toggle],
  );
  const commandPlace: CommandPlace = {
    engine: isOnPage ? workbench.engine : undefined,
    isStepping: isOnPage || route.kind === "compare",
    compared: route.kind === "compare" ? compared?.leading.engine : undefined,
  };
  const isFinding = dialog === "palette" || dialog === "search";
  useKeys({
    context,
    place: commandPlace,
    singleKeys,
    isInDialog: dialog !== undefined,
    typedAhead: isFinding ? typedAhead : undefined,
  });

  const [help, close] = useMemo(() => [() => open("help"), () => open(undefined)], []);
  return (
    <ServicesContext value={shared}>
      <div className={`app is-${route.kind}${isOnPage ? ` is-${route.page}` : ""}`}>
        <SkipLink key={language} hasStage={commandPlace.isStepping} />
        <RoutePage
          place={place}
          language={language}
          workbenches={workbenches}
          boards={boards}
          openWorker={openWorker}
          onHelp={help}
          onShare={share}
          onTable={open}
          onFiles={files}
          onLead={setCompared}
        />
        <SlidesPlace key={`slides ${language}`} isOnPage={isStepping} />
        <Dialogs
          key={`${dialog} ${language}`}
          dialog={dialog}
          onClose={close}
          context={context}
          place={commandPlace}
          workbenches={workbenches}
          walked={walked}
          typedAhead={typedAhead}
          tablesOf={isOnPage ? workbench : undefined}
        />
        <SharePlace sharing={sharing} onClose={() => showSharing(undefined)} />
        <NotificationPlace quiet={quiet} theme={theme === "dark" ? "dark" : "light"} />
      </div>
    </ServicesContext>
  );
}

/** Opens, saves and compares files; the code for it is fetched when wanted. */
function useFiles(workbench: Workbench, workbenches: readonly Workbench[]) {
  const services = useServices();
  const links = useLinks();
  return useCallback(
    async (what: FileAction | readonly File[]) => {
      const room = await withMessages(import("../files/index.ts")).catch(nothing);
      if (room === undefined) return notify({ kind: "warning", text: () => t("fetch.failed") });
      await room.actOnFiles({ ...services, links, workbench, workbenches }, what);
    },
    [services, links, workbench, workbenches],
  );
}

/** Makes slides while walking; the code for it is fetched when wanted. */
function useSlides(workbench: Workbench, compared: readonly Workbench[] | undefined): CommandContext["slides"] {
  const services = useServices();
  return useCallback(
    async (what) => {
      const room = await withMessages(import("../slides/index.ts"), loadSlideMessages).catch(nothing);
      if (room === undefined) return notify({ kind: "warning", text: () => t("fetch.failed") });
      if (what === "take") await room.takeSlide({ ...services, workbench, compared });
      else await room.toggleStrip({ ...services, workbench });
    },
    [services, workbench, compared],
  );
}

/** Shows or hides a part of the page. */
function useToggle(route: Place["route"]["kind"]): CommandContext["toggle"] {
  const { settings } = useServices();
  return useCallback(
    (wanted) =>
      settings.setState((state) => {
        // In *Present* both are there: the algorithm takes the place of the program, or gives it back.
        const part = wanted === "pseudocode" && state.lecture ? "algorithm" : wanted;
        return { [part]: !(state[part] ?? (route === "compare" ? isTall() : isRoomy())) };
      }),
    [settings, route],
  );
}
