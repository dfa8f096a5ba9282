import { useCallback, useEffect, useMemo, useState } from "react";
import { Toaster, toast } from "sonner";
import type { Board } from "../../trace/index.ts";
import { ComparePage } from "../compare/index.ts";
import { GalleryPage } from "../gallery/index.ts";
import { type MessageId, t } from "../messages/index.ts";
import { Modal } from "../parts/index.ts";
import { SelectorDialog } from "../selectors/index.ts";
import {
  formatLink,
  type LinkProblem,
  type OpenWorker,
  type ParsedLink,
  type Route,
  useServices,
  useSettings,
  useWorkbench,
  useWorkbenchState,
  type Workbench,
} from "../store/index.ts";
import { useTheme } from "../theme/index.ts";
import { OptionControls, WorkbenchPage } from "../workbench/index.ts";
import { Announcer } from "./announcer.tsx";
import type { CommandContext } from "./commands.ts";
import { Breadcrumb, compareLink, Header, PageActions, pointerLink } from "./header.tsx";
import { Help } from "./help.tsx";
import { Palette } from "./palette.tsx";
import { shareLink } from "./share.ts";
import { useWorkbenchAddress, watchAddress } from "./use-address.ts";
import { useKeys } from "./use-keys.ts";

interface AppProps {
  readonly board: Board;
  readonly boardOf: (engine: string) => Board | undefined;
  readonly openWorker: OpenWorker;
}

/** The pages and what is around them. */
export function App({ board, boardOf, openWorker }: AppProps) {
  const workbench = useWorkbench();
  const theme = useTheme();
  const { settings } = useServices();
  const [route, setRoute] = useState<Route>({ kind: "gallery" });
  const [dialog, open] = useState<"help" | "palette" | "selectors" | undefined>(undefined);
  const [manualLink, askToCopy] = useState<string | undefined>(undefined);
  const singleKeys = useSettings((settings) => settings.singleKeys);
  const [compared, setCompared] = useState<Workbench | undefined>(undefined);
  const isPointer = route.kind === "pointer";
  const stepped = compared ?? workbench;

  useEffect(
    () =>
      watchAddress((link: ParsedLink) => {
        explainProblems(link, (id) => workbench.example(id) !== undefined);
        setRoute(link.route);
        if (link.route.kind === "pointer") workbench.open(link.route.link);
        else workbench.pause();
      }),
    [workbench],
  );
  useWorkbenchAddress(workbench, isPointer);

  const context = useMemo<CommandContext>(
    () => ({
      workbench: stepped,
      isWorkbench: isPointer,
      openHelp: () => open("help"),
      openPalette: () => open("palette"),
      openSelectors: () => open("selectors"),
      toggleObserved: () => settings.setState(({ observed }) => ({ observed: !observed })),
      tell: (id: MessageId) => void toast(t(id)),
    }),
    [stepped, settings, isPointer],
  );
  useKeys(context, route.kind !== "gallery", singleKeys);

  const share = useCallback(() => {
    const link = `${location.origin}${location.pathname}${
      isPointer ? formatLink({ kind: "pointer", link: workbench.link() }) : location.hash
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
  }, [isPointer, workbench]);

  const help = useCallback(() => open("help"), []);
  return (
    <div className={`app is-${route.kind}`}>
      {route.kind === "pointer" ? (
        <PointerPage board={board} onHelp={help} onShare={share} onTable={context.openSelectors} />
      ) : null}
      {route.kind === "gallery" ? (
        <GalleryPage header={<Header onHelp={help} />} examples={workbench.examples} />
      ) : null}
      {route.kind === "compare" ? (
        <ComparePage
          link={route.link}
          boardOf={boardOf}
          openWorker={openWorker}
          examples={workbench.examples}
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
              <Breadcrumb
                page={t("shell.compare")}
                examples={workbench.examples}
                linkOf={compareLink}
                {...breadcrumb}
              />
            </Header>
          )}
        />
      ) : null}
      <Help isOpen={dialog === "help"} onClose={() => open(undefined)} />
      <Palette isOpen={dialog === "palette"} onClose={() => open(undefined)} context={context} isStepping={isPointer} />
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
  );
}

interface PointerPageProps {
  readonly board: Board;
  readonly onHelp: () => void;
  readonly onShare: () => void;
  /** Opens the table of selectors. */
  readonly onTable: () => void;
}

function PointerPage({ board, onHelp, onShare, onTable }: PointerPageProps) {
  const workbench = useWorkbench();
  const exampleId = useWorkbenchState((state) => state.exampleId);
  const isEdited = useWorkbenchState((state) => state.isEdited);
  const files = useWorkbenchState((state) => state.files);
  const example = workbench.example(exampleId ?? "");
  useTitle(t("shell.title.pointer", { name: example?.title ?? t("shell.ownProgram") }));
  const compare = useMemo(
    () =>
      formatLink({
        kind: "compare",
        link: {
          ...(exampleId === undefined ? {} : { example: exampleId }),
          ...(isEdited || exampleId === undefined ? { files } : {}),
        },
      }),
    [exampleId, isEdited, files],
  );
  return (
    <>
      <Header
        onHelp={onHelp}
        controls={
          <>
            <OptionControls />
            <PageActions compareLink={compare} onShare={onShare} onTable={onTable} />
          </>
        }
      >
        <Breadcrumb
          page={t("shell.analysis")}
          examples={workbench.examples}
          current={example}
          isEdited={isEdited}
          linkOf={pointerLink}
        />
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
