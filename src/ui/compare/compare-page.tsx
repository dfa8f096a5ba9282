import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import type { Lesson } from "../../engine-kit/index.ts";
import type { GivenOptions } from "../../options/index.ts";
import { programTitle } from "../course/index.ts";
import type { LinkMode } from "../follow/index.ts";
import { CameraLink, CameraLinkContext } from "../graph/index.ts";
import { t } from "../messages/index.ts";
import { useIsRoomy, useMedia } from "../parts/index.ts";
import { CodeSizeContext, useSizeOfPage } from "../program/index.ts";
import {
  type Boards,
  type ComparedEngine,
  type CompareLink,
  comparedEngine,
  type OpenWorker,
  placeOfRun,
  ServicesContext,
  useLinks,
  useServices,
  useSettings,
} from "../store/index.ts";
import { Notices, RunTokens, Transport } from "../workbench/index.ts";
import { CompareSheets } from "./compare-sheets.tsx";
import { Comparison, changed, lessonOf, optionsOf, type SteeredRuns, withDefaults, writeRuns } from "./comparison.ts";
import { FilesMenu } from "./files/files-menu.tsx";
import { RunsMenu } from "./runs-menu.tsx";
import { letterOf } from "./sides.ts";
import { Steering } from "./steering.tsx";
import { PartingButton } from "./why/here-they-part.tsx";
import { type ComparedPlace, useComparedPlace } from "./why/use-compared-place.ts";
import { useParting } from "./why/use-parting.ts";
import "./compare.css";

/** What the header shows about the program. */
interface ComparedProgram extends Pick<ComparedEngine, "engine"> {
  readonly current: Lesson | undefined;
  readonly isEdited: boolean;
  /** The leading run alone. */
  readonly alone: () => string;
}

interface ComparePageProps {
  readonly link: CompareLink;
  readonly boards: Boards;
  readonly openWorker: OpenWorker;
  readonly header: (program: ComparedProgram, controls: ReactNode) => ReactNode;
  /** The run that the step bar moves, for the keys. */
  readonly onLead: (runs: SteeredRuns | undefined) => void;
  /** The runs of the link, made by somebody who goes on to hold them; left out: the page makes its own. */
  readonly opened?: Comparison;
  /** Where a slide stands; left out: where the link says. */
  readonly place?: ComparedPlace;
}

/** The same program under different options, side by side. */
export function ComparePage(props: ComparePageProps) {
  const { engines } = useServices();
  const compared = useMemo(() => comparedEngine(engines, props.link), [engines, props.link]);
  // Another lesson of the same engine keeps the runs.
  const { engine } = compared ?? {};
  return compared === undefined ? null : <Opened key={engine?.id} {...props} compared={compared} />;
}

interface OpenedProps extends ComparePageProps {
  readonly compared: ComparedEngine;
}

function Opened(props: OpenedProps) {
  const { boards, openWorker, onLead } = props;
  const { engine, comparison: spec } = props.compared;
  const compared = useMemo(() => ({ engine, comparison: spec }), [engine, spec]);
  const link = useMemo(() => withDefaults(props.link, compared), [props.link, compared]);
  const count = optionsOf(link, compared).length;
  const { opened } = props;
  const [comparison, setComparison] = useState(opened);
  useEffect(() => {
    if (opened !== undefined) return undefined;
    const fresh = new Comparison({ compared, boards, openWorker, count });
    setComparison(fresh);
    return () => fresh.dispose();
  }, [opened, compared, boards, openWorker, count]);
  const isReady = comparison?.runs.length === count;
  useEffect(() => {
    if (isReady && comparison !== opened) comparison.open(link);
  }, [comparison, opened, isReady, link]);
  useEffect(() => {
    onLead(comparison === undefined ? undefined : steeredBy(comparison));
    return () => onLead(undefined);
  }, [comparison, onLead]);
  const current = lessonOf(link, compared);
  const title = t("shell.title.page", {
    name: programTitle(current),
    page: t("shell.compare"),
  });
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (comparison === undefined || !isReady) return null;
  return <Compared {...props} link={link} compared={compared} comparison={comparison} current={current} />;
}

interface ComparedProps extends OpenedProps {
  readonly comparison: Comparison;
  readonly current: Lesson | undefined;
}

function Compared({ comparison, compared, current, link, header, onLead, place }: ComparedProps) {
  const services = useServices();
  const links = useLinks();
  const { engine } = compared;
  const isPresenting = useSettings((state) => state.lecture);
  const codeSize = useSizeOfPage(isPresenting);
  const [mode, setMode] = useState<LinkMode>(comparison.mode);
  const [lead, setLead] = useState(comparison.lead);
  const { leading } = comparison;
  const board = useStore(leading.run.store, (state) => state.board);
  const override = useMemo(() => ({ ...services, workbench: leading }), [services, leading]);
  const setRuns = (runs: readonly string[]): void => {
    const next = { ...withoutPlace(link), runs, ...placeOfRun(comparison.first) };
    location.assign(links.of({ kind: "compare", link: next }));
  };
  const showOptions = useCallback(
    (runs: readonly GivenOptions[]) => {
      // Without positions: each run stays at the step that corresponds.
      const next = { ...withoutPlace(link), runs: writeRuns(runs, link, compared) };
      location.assign(links.of({ kind: "compare", link: next }));
    },
    [link, links, compared],
  );
  const setOptions = (index: number, patch: GivenOptions): void => {
    const runs = optionsOf(link, compared).map((options, each) =>
      each === index ? changed(options, patch, compared) : options,
    );
    showOptions(runs);
  };
  useEffect(() => {
    comparison.onTakenBack = showOptions;
  }, [comparison, showOptions]);
  const remove = (index: number): void =>
    setRuns(writeRuns(optionsOf(link, compared), link, compared).filter((_, each) => each !== index));
  // In a narrow window the step bar has no room for what ties the runs together.
  const isNarrow = useMedia("(max-width: 1099px)");
  const counted = useMemo(() => comparison.runs.map((run, index) => ({ run, letter: letterOf(index) })), [comparison]);
  const parting = useParting(comparison);
  useComparedPlace(comparison, parting, place);
  const isRoomy = useIsRoomy();
  const [areViewsLinked, setViewsLinked] = useState(true);
  const cameras = useMemo(() => (areViewsLinked ? new CameraLink() : undefined), [areViewsLinked]);
  const steering = (
    <Steering
      comparison={comparison}
      lead={lead}
      onLead={(next) => {
        setLead(next);
        onLead(steeredBy(comparison));
      }}
      mode={mode}
      onMode={setMode}
      areViewsLinked={areViewsLinked}
      onViewsLinked={setViewsLinked}
    />
  );
  return (
    <ServicesContext value={override}>
      {header(
        {
          engine,
          current,
          isEdited: link.files !== undefined && current !== undefined,
          alone: () => links.of({ kind: "workbench", page: engine.page.route, link: leading.link() }),
        },
        <div className="option-controls">
          {isNarrow ? steering : null}
          <RunsMenu link={link} compared={compared} onRuns={setRuns} />
          <FilesMenu comparison={comparison} board={board} title={programTitle(current)} />
        </div>,
      )}
      <main
        className="workbench compare"
        tabIndex={-1}
        aria-label={t("compare.label")}
        data-linked={areViewsLinked ? true : undefined}
      >
        <Notices areCompared />
        <div className="workbench-panels">
          <CodeSizeContext value={codeSize}>
            {board === undefined ? null : (
              <RunTokens>
                <CameraLinkContext value={cameras}>
                  <CompareSheets
                    comparison={comparison}
                    board={board}
                    parting={parting}
                    blamed={link.blame}
                    onOptions={setOptions}
                    onRemove={remove}
                  />
                </CameraLinkContext>
              </RunTokens>
            )}
          </CodeSizeContext>
        </div>
      </main>
      <Transport
        autoFocus
        runs={counted}
        leads={
          isPresenting && !isNarrow && !isRoomy && comparison.runs.length === 2 && parting !== undefined ? (
            <PartingButton comparison={comparison} parting={parting} />
          ) : null
        }
      >
        {isNarrow ? null : steering}
      </Transport>
    </ServicesContext>
  );
}

/** Another one for each run that leads. */
function steeredBy(comparison: Comparison): SteeredRuns {
  const { leading, runs } = comparison;
  return { leading, runs, undo: () => comparison.undo(), redo: () => comparison.redo() };
}

/** Positions, and a fact that is asked about, are of the runs that the link named. */
function withoutPlace({ at: _, also: __, blame: ___, ...rest }: CompareLink): CompareLink {
  return rest;
}
