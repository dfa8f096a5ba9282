import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { Toaster, toast } from "sonner";
import type { Example } from "../../examples/index.ts";
import type { Board } from "../../trace/index.ts";
import { ComparePage } from "../compare/index.ts";
import { GalleryPage } from "../gallery/index.ts";
import { type MessageId, t } from "../messages/index.ts";
import { Modal } from "../parts/index.ts";
import { SelectorDialog } from "../selectors/index.ts";
import {
  engineOfLink,
  enginesOf,
  formatLink,
  isWorkbenchRoute,
  type LinkProblem,
  type OpenWorker,
  type ParsedLink,
  type Route,
  ServicesContext,
  useServices,
  useSettings,
  useWorkbench,
  useWorkbenchState,
  type Workbench,
  type WorkbenchKind,
} from "../store/index.ts";
import { StrategyDialog } from "../strategies/index.ts";
import { useTheme } from "../theme/index.ts";
import {
  OptionControls,
  PushdownControls,
  RelevancyControls,
  SeparationControls,
  SymbolicControls,
  WorkbenchPage,
} from "../workbench/index.ts";
import { Announcer } from "./announcer.tsx";
import { type CommandContext, Help, Palette, useKeys } from "./commands/index.ts";
import { EngineSwitch } from "./engine-switch.tsx";
import { Breadcrumb, compareLink, Header, lessonLink, PageActions } from "./header.tsx";
import { LessonText } from "./lesson-text.tsx";
import { shareLink } from "./share.ts";
import { useWorkbenchAddress, watchAddress } from "./use-address.ts";

interface AppProps {
  /** By engine. */
  readonly workbenches: ReadonlyMap<string, Workbench>;
  /** What can be compared. */
  readonly examples: readonly Example[];
  readonly boardOf: (engine: string) => Board | undefined;
  readonly openWorker: OpenWorker;
}

/** The pages and what is around them. */
export function App({ workbenches, examples, boardOf, openWorker }: AppProps) {
  const services = useServices();
  const theme = useTheme();
  const { settings } = services;
  const [{ route, engine }, setPlace] = useState<Place>({ route: { kind: "gallery" }, engine: "points-to" });
  const [dialog, open] = useState<"help" | "palette" | "selectors" | "strategies" | undefined>(undefined);
  const [manualLink, askToCopy] = useState<string | undefined>(undefined);
  const singleKeys = useSettings((settings) => settings.singleKeys);
  const [compared, setCompared] = useState<Workbench | undefined>(undefined);
  const page = isWorkbenchRoute(route) ? route.kind : undefined;
  const isPointer = page === "pointer";
  const workbench = workbenches.get(engine) ?? services.workbench;
  const stepped = compared ?? workbench;
  const shared = useMemo(() => ({ ...services, workbench }), [services, workbench]);

  useEffect(
    () =>
      watchAddress((link: ParsedLink) => {
        const { route: next } = link;
        const nextEngine = engineOfRoute(next, workbenches);
        const shown = workbenches.get(nextEngine);
        explainProblems(link, (id) => shown?.example(id) !== undefined);
        setPlace({ route: next, engine: nextEngine });
        for (const each of workbenches.values()) if (each !== shown || !isWorkbenchRoute(next)) each.pause();
        if (isWorkbenchRoute(next)) shown?.open(next.link);
      }),
    [workbenches],
  );
  useWorkbenchAddress(workbench, page !== undefined);

  const share = useCallback(() => {
    const link = `${location.origin}${location.pathname}${
      page === undefined ? location.hash : formatLink({ kind: page, link: workbench.link() })
    }`;
    shareLink(link, workbench.state.files).then(
      (shared) => {
        if (shared.kind === "manual") askToCopy(shared.link);
        else if (shared.kind === "saved") toast.warning(t("share.tooLong", { count: shared.length }));
        else if (shared.kind === "copied-long") toast.warning(t("share.copiedLong", { count: shared.length }));
        else toast.success(t("share.copied"));
      },
      () => askToCopy(link),
    );
  }, [page, workbench]);

  const context = useMemo<CommandContext>(
    () => ({
      workbench: stepped,
      page,
      openHelp: () => open("help"),
      openPalette: () => open("palette"),
      openSelectors: () => open("selectors"),
      openStrategies: () => open("strategies"),
      share,
      toggleObserved: () => settings.setState(({ observed }) => ({ observed: !observed })),
      tell: (id: MessageId) => void toast(t(id)),
    }),
    [stepped, settings, page, share],
  );
  useKeys(context, route.kind !== "gallery", singleKeys);

  const help = useCallback(() => open("help"), []);
  const board = boardOf(workbench.engine);
  const engines = useMemo(() => enginesOn(page, workbenches), [page, workbenches]);
  const lessons = useMemo(() => [...workbenches.values()].flatMap((each) => each.examples), [workbenches]);
  return (
    <ServicesContext value={shared}>
      <div className={`app is-${isWorkbenchRoute(route) ? "workbench" : route.kind} is-${route.kind}`}>
        {page === undefined || board === undefined ? null : (
          <EnginePage
            key={engine}
            page={page}
            engines={engines}
            onStrategies={context.openStrategies}
            board={board}
            onHelp={help}
            onShare={share}
            onTable={isPointer ? context.openSelectors : undefined}
          />
        )}
        {route.kind === "gallery" ? <GalleryPage header={<Header onHelp={help} />} lessons={lessons} /> : null}
        {route.kind === "compare" ? (
          <ComparePage
            link={route.link}
            boardOf={boardOf}
            openWorker={openWorker}
            examples={examples}
            onLead={setCompared}
            header={(breadcrumb, controls) => (
              <Header
                onHelp={help}
                controls={
                  <>
                    {controls}
                    <PageActions onShare={share} />
                  </>
                }
              >
                <Breadcrumb page={t("shell.compare")} examples={examples} linkOf={compareLink} {...breadcrumb} />
              </Header>
            )}
          />
        ) : null}
        <Help page={page} isOpen={dialog === "help"} onClose={() => open(undefined)} />
        <Palette
          isOpen={dialog === "palette"}
          onClose={() => open(undefined)}
          context={context}
          isStepping={page !== undefined}
          engines={engines}
        />
        {workbench.engine === "symbolic" && page !== undefined ? (
          <StrategyDialog isOpen={dialog === "strategies"} onClose={() => open(undefined)} />
        ) : null}
        {isPointer ? <SelectorDialog isOpen={dialog === "selectors"} onClose={() => open(undefined)} /> : null}
        <Modal title={t("share.manual")} isOpen={manualLink !== undefined} onClose={() => askToCopy(undefined)}>
          <p>{t("share.manualHint")}</p>
          <input
            className="field"
            readOnly
            value={manualLink ?? ""}
            aria-label={t("share.manual")}
            onFocus={(event) => event.target.select()}
          />
        </Modal>
        <Toaster
          theme={theme === "dark" ? "dark" : "light"}
          position="bottom-right"
          offset={{ bottom: 76 }}
          mobileOffset={{ bottom: 128 }}
        />
      </div>
    </ServicesContext>
  );
}

/** Where the reader is. */
interface Place {
  readonly route: Route;
  /** Whose workbench is shown, or was last. */
  readonly engine: string;
}

function engineOfRoute(route: Route, workbenches: ReadonlyMap<string, Workbench>): string {
  if (!isWorkbenchRoute(route)) return "points-to";
  return engineOfLink(route.kind, route.link, (engine) => workbenches.get(engine)?.examples);
}

/** The workbenches that share a page. */
function enginesOn(page: WorkbenchKind | undefined, workbenches: AppProps["workbenches"]): readonly Workbench[] {
  return page === undefined ? [] : enginesOf[page].flatMap((name) => workbenches.get(name) ?? []);
}

interface EnginePageProps {
  readonly page: WorkbenchKind;
  /** The workbenches that share the page. */
  readonly engines: readonly Workbench[];
  readonly board: Board;
  readonly onHelp: () => void;
  readonly onShare: () => void;
  /** Opens the table of selectors, where there is one. */
  readonly onTable: (() => void) | undefined;
  /** Opens the strategies side by side. */
  readonly onStrategies: () => void;
}

/** The name of a page in its heading and in the window's title, and the controls of its options. */
const pages: Readonly<
  Record<
    WorkbenchKind,
    { readonly name: MessageId; readonly title: MessageId; readonly controls: (onStrategies: () => void) => ReactNode }
  >
> = {
  pointer: { name: "shell.analysis", title: "shell.title.pointer", controls: () => <OptionControls /> },
  relevancy: { name: "shell.relevancy", title: "shell.title.relevancy", controls: () => <RelevancyControls /> },
  pushdown: { name: "shell.pushdown", title: "shell.title.pushdown", controls: () => <PushdownControls /> },
  separation: {
    name: "shell.separation",
    title: "shell.title.separation",
    controls: (onStrategies) => <SeparationPageControls onStrategies={onStrategies} />,
  },
};

/** The options of the engine that is shown; symbolic execution has its own. */
function SeparationPageControls({ onStrategies }: { readonly onStrategies: () => void }) {
  return useWorkbench().engine === "separation" ? (
    <SeparationControls />
  ) : (
    <SymbolicControls onStrategies={onStrategies} />
  );
}

/** The workbench of an engine with its header. */
function EnginePage({ page, engines, board, onHelp, onShare, onTable, onStrategies }: EnginePageProps) {
  const workbench = useWorkbench();
  const exampleId = useWorkbenchState((state) => state.exampleId);
  const isEdited = useWorkbenchState((state) => state.isEdited);
  const files = useWorkbenchState((state) => state.files);
  const example = workbench.example(exampleId ?? "");
  useTitle(t(pages[page].title, { name: example?.title ?? t("shell.ownProgram") }));
  const compare = useMemo(
    () =>
      page === "pointer"
        ? formatLink({
            kind: "compare",
            link: {
              ...(exampleId === undefined ? {} : { example: exampleId }),
              ...(isEdited || exampleId === undefined ? { files } : {}),
            },
          })
        : undefined,
    [page, exampleId, isEdited, files],
  );
  return (
    <>
      <Header
        onHelp={onHelp}
        controls={
          <>
            {pages[page].controls(onStrategies)}
            <PageActions compareLink={compare} onShare={onShare} onTable={onTable}>
              {example === undefined ? null : <LessonText lesson={example} />}
            </PageActions>
          </>
        }
      >
        <Breadcrumb
          page={t(pages[page].name)}
          examples={workbench.examples}
          current={example}
          isEdited={isEdited}
          linkOf={lessonLink}
        />
        <EngineSwitch engines={engines} current={workbench} />
      </Header>
      <WorkbenchPage board={board} />
      <Announcer />
    </>
  );
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Says what in a link was not understood, and what is shown instead. */
function explainProblems({ route, problems }: ParsedLink, isKnown: (id: string) => boolean): void {
  for (const problem of problems)
    toast.warning(problemText(problem), { id: JSON.stringify(problem), duration: 12_000 });
  const example = route.kind === "gallery" ? undefined : route.link.example;
  if (example !== undefined && !isKnown(example)) {
    toast.warning(t("link.unknownExample", { found: example }), { id: `example:${example}`, duration: 12_000 });
  }
}

function problemText(problem: LinkProblem): string {
  switch (problem.kind) {
    case "unknown-page":
      return t("link.unknownPage", { found: problem.found });
    case "bad-value":
      return t("link.badValue", { name: problem.name, found: problem.found });
    case "unreadable-code":
      return t("link.unreadableCode");
  }
}
