import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { Example } from "../../examples/index.ts";
import type { Board } from "../../trace/index.ts";
import { t } from "../messages/index.ts";
import { Select } from "../parts/index.ts";
import {
  type CompareLink,
  formatLink,
  type OpenWorker,
  type RunOptions,
  ServicesContext,
  useServices,
  type Workbench,
} from "../store/index.ts";
import { Notices, Transport } from "../workbench/index.ts";
import { Comparison, optionsOf, withDefaults, writeRun } from "./comparison.ts";
import { type LinkMode, linkModes } from "./follow.ts";
import { Results } from "./results/index.ts";
import { RunPane } from "./run-pane.tsx";
import "./compare.css";

/** What the header shows about the program. */
export interface ComparedProgram {
  readonly current: Example | undefined;
  readonly isEdited: boolean;
}

interface ComparePageProps {
  readonly link: CompareLink;
  readonly examples: readonly Example[];
  readonly boardOf: (engine: string) => Board | undefined;
  readonly openWorker: OpenWorker;
  readonly header: (program: ComparedProgram, controls: ReactNode) => ReactNode;
  /** The run that the step bar moves, for the keys. */
  readonly onLead: (workbench: Workbench | undefined) => void;
}

/** The same program under two context sensitivities, side by side. */
export function ComparePage(props: ComparePageProps) {
  const { examples, boardOf, openWorker, onLead } = props;
  const link = useMemo(() => withDefaults(props.link, examples), [props.link, examples]);
  const [comparison, setComparison] = useState<Comparison | undefined>(undefined);
  useEffect(() => {
    const fresh = new Comparison({ examples, boardOf, openWorker });
    setComparison(fresh);
    return () => fresh.dispose();
  }, [examples, boardOf, openWorker]);
  useEffect(() => comparison?.open(link), [comparison, link]);
  useEffect(() => {
    onLead(comparison?.runs[0]);
    return () => onLead(undefined);
  }, [comparison, onLead]);
  const board = boardOf("points-to");
  const current =
    examples.find(({ id }) => id === link.example) ?? (link.files === undefined ? examples[0] : undefined);
  const title = t("shell.title.compare", { name: current?.title ?? t("shell.ownProgram") });
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (comparison === undefined || board === undefined) return null;
  return <Compared {...props} link={link} comparison={comparison} board={board} current={current} />;
}

interface ComparedProps extends ComparePageProps {
  readonly comparison: Comparison;
  readonly board: Board;
  readonly current: Example | undefined;
}

function Compared({ comparison, board, current, link, examples, header, onLead }: ComparedProps) {
  const services = useServices();
  const [mode, setMode] = useState<LinkMode>(comparison.mode);
  const [lead, setLead] = useState<0 | 1>(comparison.lead);
  const [first, second] = comparison.runs;
  const leading = comparison.runs[lead];
  const override = useMemo(() => ({ ...services, workbench: leading }), [services, leading]);
  const setOptions = (index: 0 | 1, patch: Partial<RunOptions>): void => {
    const options = [...optionsOf(link, examples)] as [RunOptions, RunOptions];
    const heap =
      patch.context === undefined ? options[index].heap : Math.max(0, Number.parseInt(patch.context, 10) - 1 || 0);
    options[index] = { ...options[index], heap, ...patch };
    location.assign(formatLink({ kind: "compare", link: { ...link, runs: options.map(writeRun) } }));
  };
  return (
    <ServicesContext value={override}>
      {header(
        { current, isEdited: link.files !== undefined && current !== undefined },
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
          <RunPane
            side={t("compare.first")}
            board={board}
            run={first}
            other={second}
            onOptions={(patch) => setOptions(0, patch)}
          />
          <RunPane
            side={t("compare.second")}
            board={board}
            run={second}
            other={first}
            onOptions={(patch) => setOptions(1, patch)}
          />
          <Results first={first} second={second} />
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
