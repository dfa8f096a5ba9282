import { useCallback, useEffect, useMemo, useState } from "react";
import type { FileAction } from "../files/index.ts";
import { loadGalleryMessages, loadPageMessages, t } from "../messages/index.ts";
import { Arriving, Fetched, fetchedPart, firstNotification, isRoomy, isTall, notify } from "../parts/index.ts";
import {
  type Boards,
  type OpenWorker,
  ServicesContext,
  useLinks,
  useServices,
  useSettings,
  type Workbench,
  withLocale,
} from "../store/index.ts";
import { useTheme } from "../theme/index.ts";
import {
  addressWriter,
  explainProblems,
  openComplete,
  type Place,
  placeOf,
  RefusedLink,
  show,
  useWorkbenchAddress,
  watchAddress,
} from "./address/index.ts";
import { type CommandContext, type CommandPlace, useDroppedFiles, useKeys } from "./commands/index.ts";
import { CompareHeader } from "./compare-header.tsx";
import { Header } from "./header.tsx";
import { type LoadTranslation, useLanguage } from "./language/index.ts";
import { sharedFiles, shareLink } from "./share.ts";
import { useLectureMode } from "./use-lecture-mode.ts";

// No page needs all of these: fetched when wanted.
const GalleryPage = fetchedPart(
  async () => (await withMessages(import("../gallery/index.ts"), loadGalleryMessages)).GalleryPage,
);
const EnginePage = fetchedPart(loadEnginePage);
const ComparePage = fetchedPart(async () => (await withMessages(import("../compare/index.ts"))).ComparePage);
const Notifications = fetchedPart(async () => (await import("../parts/notifications/notifications.tsx")).Notifications);
const RunTableDialog = fetchedPart(async () => (await withMessages(import("../run-tables/index.ts"))).RunTableDialog);
const Palette = fetchedPart(async () => (await withMessages(import("./palette/index.ts"))).Palette);
const SearchDialog = fetchedPart(async () => (await withMessages(import("./palette/index.ts"))).SearchDialog);
const ManualCopy = fetchedPart(async () => (await withMessages(import("./manual-copy.tsx"))).ManualCopy);
const Help = fetchedPart(async () => (await withMessages(import("./commands/help.tsx"))).Help);
const BreakpointsDialog = fetchedPart(
  async () => (await withMessages(import("../breakpoints/index.ts"))).BreakpointsDialog,
);
const ExercisesDialog = fetchedPart(async () => (await withMessages(import("../exercises/index.ts"))).ExercisesDialog);

const nothing = (): void => undefined;

async function loadEnginePage() {
  return (await withMessages(import("./engine-page.tsx"))).EnginePage;
}

/** A part of the page once its sentences are here, too. */
async function withMessages<Part>(part: Promise<Part>, loadMessages = loadPageMessages): Promise<Part> {
  const [loaded] = await Promise.all([part, loadMessages()]);
  return loaded;
}

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
  const theme = useTheme();
  const links = useLinks();
  const { settings, engines, records, documents } = services;
  const home = services.workbench.engine;
  const [{ route, engine }, setPlace] = useState<Place>({ route: { kind: "arriving" }, engine: home });
  /** `help`, `palette`, `search`, `exercises`, `breakpoints`, `note`, or the id of a table of runs. */
  const [dialog, open] = useState<string | undefined>(undefined);
  const [manualLink, askToCopy] = useState<string | undefined>(undefined);
  const locale = useSettings((state) => state.locale);
  const singleKeys = useSettings((state) => state.singleKeys);
  const [compared, setCompared] = useState<Workbench | undefined>(undefined);
  const [writer] = useState(addressWriter);
  const isOnPage = route.kind === "workbench";
  useLectureMode(isOnPage || route.kind === "compare");
  const workbench = workbenches.find((each) => each.engine === engine) ?? services.workbench;
  const stepped = compared ?? workbench;
  const shared = useMemo(() => ({ ...services, workbench }), [services, workbench]);
  const walked = useMemo(() => ({ ...services, workbench: stepped }), [services, stepped]);

  const language = useLanguage(loadTranslation, () => {
    for (const each of workbenches) each.repeat();
    // Its runs are made anew: where the reader was is in the link.
    if (route.kind === "compare" && compared !== undefined)
      setPlace({ route: { ...route, link: { ...route.link, step: compared.state.position } }, engine });
  });
  const isSpoken = language !== undefined;

  useEffect(() => {
    if (!isSpoken) return undefined;
    let latest: Place | undefined;
    return watchAddress(writer, engines, (link, locale) => {
      if (locale !== undefined) settings.setState({ locale });
      const place = placeOf(link, engines, home);
      if (place.route.kind !== "refused") explainProblems(link, place.engine);
      latest = place;
      const draw = (route = place.route): void => {
        const complete = { ...place, route };
        const open = (): void => {
          if (latest === place) setPlace(complete);
        };
        // Drawn in one go once it is here: drawn in slices, it would begin anew with what the worker sends in the meantime.
        const arriving = route.kind === "workbench" ? EnginePage.fetch() : undefined;
        if (arriving === undefined) open();
        else arriving.then(open, open);
        show(complete, workbenches);
      };
      openComplete(link, { engines, records, documents }, () => latest === place, draw);
    });
  }, [writer, engines, home, workbenches, settings, records, documents, isSpoken]);
  useWorkbenchAddress(writer, workbench, isOnPage);
  useEffect(() => {
    if (!isOnPage && route.kind !== "arriving") writer.now(withLocale(location.hash, locale));
  }, [writer, route, isOnPage, locale]);
  useEffect(() => {
    // While the gallery is read, so that a lesson opens at once. If it cannot be fetched, that shows when it is wanted.
    EnginePage.fetch()?.catch(nothing);
  }, []);

  const share = useCallback(() => {
    const hash = isOnPage
      ? links.of({ kind: "workbench", page: workbench.engine.page.route, link: workbench.link() })
      : route.kind === "compare" && compared !== undefined
        ? links.of({ kind: "compare", link: { ...route.link, step: compared.state.position } })
        : location.hash;
    const link = new URL(hash, location.href).href;
    shareLink(link, isOnPage ? sharedFiles(workbench.state) : workbench.state.files).then(
      (done) => {
        if (done.kind === "manual") askToCopy(done.link);
        else if (done.kind === "saved")
          notify({ kind: "warning", text: () => t("share.tooLong", { count: done.length }) });
        else if (done.kind === "copied-long")
          notify({ kind: "warning", text: () => t("share.copiedLong", { count: done.length }) });
        else notify({ kind: "success", text: () => t("share.copied") });
      },
      () => askToCopy(link),
    );
  }, [links, isOnPage, workbench, route, compared]);

  const files = useCallback(
    async (what: FileAction | readonly File[]) => {
      const room = await withMessages(import("../files/index.ts")).catch(nothing);
      if (room === undefined) return notify({ kind: "warning", text: () => t("fetch.failed") });
      await room.actOnFiles({ ...services, links, workbench, workbenches }, what);
    },
    [services, links, workbench, workbenches],
  );
  useDroppedFiles(files);

  const context = useMemo<CommandContext>(
    () => ({
      workbench: stepped,
      open,
      files,
      share,
      toggle: (part) =>
        settings.setState((state) => ({ [part]: !(state[part] ?? (route.kind === "compare" ? isTall() : isRoomy())) })),
      tell: (text) => notify({ text }),
    }),
    [stepped, settings, files, share, route.kind],
  );
  const place: CommandPlace = {
    engine: isOnPage ? workbench.engine : undefined,
    isStepping: isOnPage || route.kind === "compare",
    compared: route.kind === "compare" ? compared?.engine : undefined,
  };
  useKeys({ context, place, singleKeys, isInDialog: dialog !== undefined });

  const help = useCallback(() => open("help"), []);
  const close = useCallback(() => open(undefined), []);
  return (
    <ServicesContext value={shared}>
      <div className={`app is-${route.kind}${isOnPage ? ` is-${route.page}` : ""}`}>
        <Arrival route={route} />
        {isOnPage ? (
          <Fetched fallback={<Arriving />}>
            <EnginePage
              key={`${engine.id} ${language}`}
              workbenches={workbenches}
              onHelp={help}
              onShare={share}
              onTable={open}
              onFiles={files}
            />
          </Fetched>
        ) : null}
        {route.kind === "gallery" ? (
          <Fetched fallback={<Arriving />}>
            <GalleryPage
              key={language}
              onOpenFiles={() => files("open")}
              header={(search) => <Header workbenches={workbenches} onHelp={help} controls={search} />}
            />
          </Fetched>
        ) : null}
        {route.kind === "refused" ? (
          <RefusedLink
            key={language}
            reasons={route.reasons}
            header={<Header workbenches={workbenches} onHelp={help} />}
          />
        ) : null}
        {route.kind === "compare" ? (
          <Fetched fallback={<Arriving />}>
            <ComparePage
              key={language}
              link={route.link}
              boards={boards}
              openWorker={openWorker}
              onLead={setCompared}
              header={(program, controls) => (
                <CompareHeader
                  {...program}
                  workbenches={workbenches}
                  controls={controls}
                  onHelp={help}
                  onShare={share}
                />
              )}
            />
          </Fetched>
        ) : null}
        <Fetched key={`${dialog} ${language}`} onFailure={close}>
          {dialog === "palette" ? (
            <Palette onClose={close} context={context} place={place} workbenches={workbenches} />
          ) : null}
          <ServicesContext value={walked}>
            <PlainDialog dialog={dialog} place={place} onClose={close} onFiles={files} />
          </ServicesContext>
          {isOnPage
            ? workbench.tables
                .filter(({ table }) => dialog === table.id)
                .map((runs) => <RunTableDialog key={runs.table.id} runs={runs} onClose={close} />)
            : null}
        </Fetched>
        <Fetched onFailure={() => askToCopy(undefined)}>
          {manualLink === undefined ? null : <ManualCopy link={manualLink} onClose={() => askToCopy(undefined)} />}
        </Fetched>
        <NotificationPlace quiet={quiet} theme={theme === "dark" ? "dark" : "light"} />
      </div>
    </ServicesContext>
  );
}

/** Where notifications appear; fetched with the first one, or once nothing else is to come. */
function NotificationPlace({ quiet, theme }: Pick<AppProps, "quiet"> & { readonly theme: "light" | "dark" }) {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    void Promise.race([quiet, firstNotification]).then(() => setIsWanted(true));
  }, [quiet]);
  return (
    <Fetched onFailure={nothing}>
      {isWanted ? <Notifications theme={theme} label={t("shell.notifications")} closeLabel={t("shell.close")} /> : null}
    </Fetched>
  );
}

/** Until the address has been read and its page is here. */
function Arrival({ route }: Pick<Place, "route">) {
  return route.kind === "arriving" ? <Arriving /> : null;
}

interface PlainDialogProps {
  readonly dialog: string | undefined;
  readonly place: CommandPlace;
  readonly onClose: () => void;
  readonly onFiles: CommandContext["files"];
}

/** Help, or a dialog about the run that is stepped through. */
function PlainDialog({ dialog, place, onClose, onFiles }: PlainDialogProps) {
  if (dialog === "help") return <Help place={place} onClose={onClose} />;
  if (dialog === "search") return <SearchDialog onClose={onClose} />;
  if (dialog === "exercises") return <ExercisesDialog onClose={onClose} />;
  if (dialog !== "breakpoints" && dialog !== "note") return null;
  return <BreakpointsDialog isNote={dialog === "note"} onClose={onClose} onFiles={onFiles} />;
}
