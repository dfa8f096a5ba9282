import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import type { Lesson } from "../../engines/index.ts";
import { type GivenOptions, withOptions } from "../../options/index.ts";
import { t } from "../messages/index.ts";
import { Select } from "../parts/index.ts";
import {
  type Boards,
  type CompareLink,
  type OpenWorker,
  ServicesContext,
  useLinks,
  useServices,
  type Workbench,
} from "../store/index.ts";
import { Notices, Transport } from "../workbench/index.ts";
import { type ComparedEngine, Comparison, optionsOf, withDefaults } from "./comparison.ts";
import { type LinkMode, linkModes } from "./follow.ts";
import { Results } from "./results/index.ts";
import { RunPane } from "./run-pane.tsx";
import "./compare.css";

/** What the header shows about the program. */
export interface ComparedProgram extends Pick<ComparedEngine, "engine"> {
  readonly current: Lesson | undefined;
  readonly isEdited: boolean;
}

interface ComparePageProps {
  readonly link: CompareLink;
  readonly boards: Boards;
  readonly openWorker: OpenWorker;
  readonly header: (program: ComparedProgram, controls: ReactNode) => ReactNode;
  /** The run that the step bar moves, for the keys. */
  readonly onLead: (workbench: Workbench | undefined) => void;
}

/** The same program under different options, side by side. */
export function ComparePage(props: ComparePageProps) {
  const { engines } = useServices();
  const compared = useMemo(
    () =>
      engines.flatMap((engine): readonly ComparedEngine[] => {
        const { comparison } = engine.page.features;
        return comparison === undefined ? [] : [{ engine, comparison }];
      })[0],
    [engines],
  );
  return compared === undefined ? null : <Opened {...props} compared={compared} />;
}

interface OpenedProps extends ComparePageProps {
  readonly compared: ComparedEngine;
}

function Opened(props: OpenedProps) {
  const { compared, boards, openWorker, onLead } = props;
  const { lessons } = compared.engine;
  const link = useMemo(() => withDefaults(props.link, compared), [props.link, compared]);
  const [comparison, setComparison] = useState<Comparison | undefined>(undefined);
  useEffect(() => {
    const fresh = new Comparison({ compared, boards, openWorker });
    setComparison(fresh);
    return () => fresh.dispose();
  }, [compared, boards, openWorker]);
  useEffect(() => comparison?.open(link), [comparison, link]);
  useEffect(() => {
    onLead(comparison?.runs[0]);
    return () => onLead(undefined);
  }, [comparison, onLead]);
  const current = lessons.find(({ id }) => id === link.example) ?? (link.files === undefined ? lessons[0] : undefined);
  const title = t("shell.title.page", { name: current?.title ?? t("shell.ownProgram"), page: t("shell.compare") });
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (comparison === undefined) return null;
  return <Compared {...props} link={link} comparison={comparison} current={current} />;
}

interface ComparedProps extends OpenedProps {
  readonly comparison: Comparison;
  readonly current: Lesson | undefined;
}

function Compared({ comparison, compared, current, link, header, onLead }: ComparedProps) {
  const services = useServices();
  const links = useLinks();
  const { engine } = compared;
  const [mode, setMode] = useState<LinkMode>(comparison.mode);
  const [lead, setLead] = useState<0 | 1>(comparison.lead);
  const [first, second] = comparison.runs;
  const leading = comparison.runs[lead];
  const board = useStore(leading.run.store, (state) => state.board);
  const override = useMemo(() => ({ ...services, workbench: leading }), [services, leading]);
  const setOptions = (index: 0 | 1, patch: GivenOptions): void => {
    const runs = optionsOf(link, compared).map((options, each) =>
      compared.comparison.write(each === index ? withOptions(engine.options, options, patch) : options),
    );
    location.assign(links.of({ kind: "compare", link: { ...link, runs } }));
  };
  const pane = (index: 0 | 1, side: string) =>
    board === undefined ? null : (
      <RunPane
        side={side}
        board={board}
        compared={compared}
        run={comparison.runs[index]}
        other={comparison.runs[index === 0 ? 1 : 0]}
        onOptions={(patch) => setOptions(index, patch)}
      />
    );
  return (
    <ServicesContext value={override}>
      {header(
        { engine, current, isEdited: link.files !== undefined && current !== undefined },
        <LinkControls
          mode={mode}
          lead={lead}
          onMode={(next) => {
            comparison.mode = next;
            setMode(next);
            comparison.follow();
          }}
          onLead={(next) => {
            comparison.lead = next;
            setLead(next);
            onLead(comparison.runs[next]);
          }}
        />,
      )}
      <main className="compare" aria-label={t("compare.label")}>
        <Notices />
        <div className="compare-grid">
          {pane(0, t("compare.first"))}
          {pane(1, t("compare.second"))}
          <Results first={first} second={second} comparison={compared.comparison} />
        </div>
      </main>
      <Transport autoFocus />
    </ServicesContext>
  );
}

interface LinkControlsProps {
  readonly mode: LinkMode;
  readonly lead: 0 | 1;
  readonly onMode: (mode: LinkMode) => void;
  readonly onLead: (lead: 0 | 1) => void;
}

function LinkControls({ mode, lead, onMode, onLead }: LinkControlsProps) {
  return (
    <div className="option-controls">
      <Select
        name={t("compare.lead")}
        label={t("compare.lead")}
        value={String(lead)}
        choices={[
          { value: "0", text: t("compare.first") },
          { value: "1", text: t("compare.second") },
        ]}
        onChange={(value) => onLead(value === "1" ? 1 : 0)}
      />
      <Select
        name={t("compare.link")}
        label={t("compare.link")}
        value={mode}
        choices={linkModes.map((value) => ({ value, text: t(`compare.link.${value}`) }))}
        onChange={(value) => onMode(linkModes.find((known) => known === value) ?? "free")}
      />
    </div>
  );
}
