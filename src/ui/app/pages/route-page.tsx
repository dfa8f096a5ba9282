import type { ReactNode } from "react";
import type { SteeredRuns } from "../../compare/index.ts";
import { loadCompareMessages, loadGalleryMessages } from "../../messages/index.ts";
import { Arriving, Fetched, fetchedPart } from "../../parts/index.ts";
import type { Boards, OpenWorker, Workbench } from "../../store/index.ts";
import { type Place, RefusedLink } from "../address/index.ts";
import type { CommandContext } from "../commands/index.ts";
import { CompareHeader } from "../compare-header.tsx";
import { Header } from "../header.tsx";
import { withMessages } from "./with-messages.ts";

// No address needs all of these: fetched when wanted.
const GalleryPage = fetchedPart(
  async () => (await withMessages(import("../../gallery/index.ts"), loadGalleryMessages)).GalleryPage,
);
/** The page of an engine. */
export const EnginePage = fetchedPart(loadEnginePage);
const ComparePage = fetchedPart(
  async () => (await withMessages(import("../../compare/index.ts"), loadCompareMessages)).ComparePage,
);

async function loadEnginePage() {
  return (await withMessages(import("../engine-page.tsx"))).EnginePage;
}

interface RoutePageProps {
  readonly place: Place;
  /** Another language draws the page anew. */
  readonly language: string | undefined;
  /** One for each engine, in their order. */
  readonly workbenches: readonly Workbench[];
  readonly boards: Boards;
  readonly openWorker: OpenWorker;
  readonly onHelp: () => void;
  readonly onShare: () => void;
  /** Opens a table of runs, by its id. */
  readonly onTable: (id: string) => void;
  readonly onFiles: CommandContext["files"];
  /** Told which of the compared runs the step bar moves. */
  readonly onLead: (runs: SteeredRuns | undefined) => void;
}

/** The page of an address; until that has been read and the page is here, that it is on its way. */
export function RoutePage(props: RoutePageProps) {
  const { place, language, workbenches, onHelp, onShare, onFiles } = props;
  const { route, engine } = place;
  const current = route.kind === "workbench" ? workbenches.find((each) => each.engine === engine) : undefined;
  // A page that cannot be fetched leaves the reader the way to others.
  const withHeader = (notice: ReactNode) => (
    <>
      <Header workbenches={workbenches} {...(current === undefined ? {} : { current })} onHelp={onHelp} />
      {notice}
    </>
  );
  switch (route.kind) {
    case "arriving":
      return <Arriving />;
    case "workbench":
      return (
        <Fetched key="workbench" fallback={<Arriving />} around={withHeader}>
          <EnginePage
            key={`${engine.id} ${language}`}
            workbenches={workbenches}
            onHelp={onHelp}
            onShare={onShare}
            onTable={props.onTable}
            onFiles={onFiles}
          />
        </Fetched>
      );
    case "gallery":
      return (
        <Fetched key="gallery" fallback={<Arriving />} around={withHeader}>
          <GalleryPage
            key={language}
            onOpenFiles={() => onFiles("open")}
            header={(search) => <Header workbenches={workbenches} onHelp={onHelp} controls={search} />}
          />
        </Fetched>
      );
    case "refused":
      return (
        <RefusedLink
          key={language}
          reasons={route.reasons}
          header={<Header workbenches={workbenches} onHelp={onHelp} />}
        />
      );
    case "compare":
      return (
        <Fetched key="compare" fallback={<Arriving />} around={withHeader}>
          <ComparePage
            key={language}
            link={route.link}
            boards={props.boards}
            openWorker={props.openWorker}
            onLead={props.onLead}
            header={(program, controls) => (
              <CompareHeader
                {...program}
                workbenches={workbenches}
                controls={controls}
                onHelp={onHelp}
                onShare={onShare}
              />
            )}
          />
        </Fetched>
      );
  }
}
