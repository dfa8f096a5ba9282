import { type ReactNode, useMemo, useState } from "react";
import { useStore } from "zustand";
import type { ComparedResults, Comparison as ComparisonSpec, FactMark } from "../../../engine-kit/index.ts";
import { t } from "../../messages/index.ts";
import { TabList, Toggle } from "../../parts/index.ts";
import { useStepSize, type Workbench } from "../../store/index.ts";
import type { Comparison } from "../comparison.ts";
import { letterOf, sideName } from "../sides.ts";
import { useRuns } from "../use-runs.ts";
import { DifferencePanel } from "./difference-panel.tsx";
import { boardTableAt, type LiveTable, slideTableAt } from "./live-table.ts";
import { MarkLegend } from "./marked-text.tsx";
import { TablePane } from "./table-pane.tsx";
import type { Results as Compared } from "./use-results.ts";
import "./results.css";

interface ResultsProps {
  readonly id: string;
  readonly comparison: Comparison;
  readonly names: readonly string[];
  /** Undefined until all runs have ended. */
  readonly compared: Compared | undefined;
  /** Folded, only the tabs are there. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** The panels on the stage: their tables are not shown twice. */
  readonly onStage: readonly string[];
  /** What else can be set, last. */
  readonly children: ReactNode;
}

/** What the runs have found: each as the slides print it, at the step or at the end, or side by side without contexts. */
export function Results({ id, comparison, names, compared, isOpen, onOpen, onStage, children }: ResultsProps) {
  const [view, show] = useState<"slides" | "projected">("slides");
  const [isAll, showAll] = useState(false);
  const [isFinal, showFinal] = useState(false);
  const { runs } = comparison;
  const hasSlides = comparison.compared.comparison.load !== undefined;
  const words = hasSlides ? slideWords : boardWords;
  const shown = isOpen ? view : "";
  return (
    <div className={isOpen ? "results" : "results is-folded"}>
      <div className="results-bar">
        <TabList
          label={t("compare.views")}
          tabs={[
            { id: "slides", text: t(words.slides) },
            { id: "projected", text: t(words.projected) },
          ]}
          selected={shown}
          controls={id}
          onSelect={(next) => {
            // The tab that is open closes.
            onOpen(next !== shown);
            show(next === "projected" ? "projected" : "slides");
          }}
        />
        <MarkLegend marks={marksOf(comparison.compared.comparison, compared)} hasRun={compared?.hasRun === true} />
        {shown === "slides" ? (
          <div className="results-switches">
            {hasSlides ? (
              <Toggle isOn={isAll} title={t("compare.showAllHint")} onPress={() => showAll(!isAll)}>
                {t("compare.showAll")}
              </Toggle>
            ) : null}
            <Toggle isOn={isFinal} title={t("compare.finalHint")} onPress={() => showFinal(!isFinal)}>
              {t("compare.final")}
            </Toggle>
          </div>
        ) : null}
        {children}
      </div>
      {isOpen ? (
        <div id={id} role="tabpanel" aria-label={t(words[view])}>
          {compared === undefined ? (
            <p className="empty">{t("compare.waiting")}</p>
          ) : view === "slides" ? (
            <div className="slide-panes">
              {runs.map((run, index) => (
                <RunTables
                  key={letterOf(index)}
                  index={index}
                  run={run}
                  name={names[index] ?? ""}
                  comparison={comparison}
                  compared={compared}
                  isAll={isAll}
                  isFinal={isFinal}
                  onStage={onStage}
                />
              ))}
            </div>
          ) : (
            <Differences comparison={comparison} results={compared.results} names={names} />
          )}
        </div>
      ) : null}
    </div>
  );
}

const slideWords = { slides: "compare.slides", projected: "compare.projected" } as const;
const boardWords = { slides: "compare.tables", projected: "compare.differences" } as const;

/** The marks that there may be. */
function marksOf(
  { load, disproves }: ComparisonSpec,
  compared: Compared | undefined,
): readonly Exclude<FactMark, "shared">[] {
  if (load !== undefined) return compared?.results.isPartial === true ? ["spurious", "only-here"] : ["spurious"];
  return disproves === undefined ? ["only-here"] : ["spurious", "only-here"];
}

interface RunTablesProps extends Pick<ResultsProps, "onStage"> {
  readonly index: number;
  readonly run: Workbench;
  readonly name: string;
  readonly comparison: Comparison;
  readonly compared: Compared;
  readonly isAll: boolean;
  readonly isFinal: boolean;
}

/** The tables of one run, which follow its step. */
function RunTables({ index, run, name, comparison, compared, isAll, isFinal, onStage }: RunTablesProps) {
  const session = useStore(run.run.store, (state) => state.session);
  const position = useStore(run.store, (state) => state.position);
  const size = useStepSize(run);
  const selection = useStore(run.store, (state) => state.selection);
  const tables = useMemo((): readonly LiveTable[] => {
    if (session === undefined) return [];
    const { length } = session.recording;
    const at = isFinal
      ? { session, n: length, since: length }
      : { session, n: position, since: session.since(position, size) };
    if (compared.kind === "slides") {
      const known = comparison.comparables.of(session);
      return (compared.results.own[index] ?? []).map((table) => slideTableAt(table, known, at));
    }
    const marks = compared.marks[index];
    if (marks === undefined) return [];
    return compared.panels.filter(({ id }) => !onStage.includes(id)).map((panel) => boardTableAt(panel, marks, at));
  }, [session, position, size, isFinal, compared, comparison, index, onStage]);
  return (
    <TablePane
      label={t("compare.resultOf", { side: sideName(index).toLowerCase() })}
      name={name}
      note={noteOf(tables, compared.kind === "slides")}
      tables={tables}
      isAll={isAll}
      selection={selection}
      onSelectFact={run.inspection.selectFact}
    />
  );
}

/** How many facts of the tables are spurious. */
function noteOf(tables: readonly LiveTable[], isSlides: boolean): string {
  const facts = tables.flatMap(({ rows }) => rows).flatMap(({ cells }) => cells.flat());
  const count = facts.filter(({ mark }) => mark === "spurious").length;
  return isSlides || count > 0 ? t("compare.spuriousCount", { count }) : "";
}

interface DifferencesProps {
  readonly comparison: Comparison;
  readonly results: Pick<ComparedResults, "differences" | "isPartial">;
  readonly names: readonly string[];
}

/** What one run finds and another does not, with contexts left out. */
function Differences({ comparison, results, names }: DifferencesProps) {
  const { runs, comparables } = comparison;
  const sessions = useRuns(runs, ({ run }) => run.store.getState().session);
  const picked = useRuns(runs, ({ state }) => state.selection?.fact);
  const sides = useMemo(
    () =>
      runs.map(({ inspection }, index) => {
        const session = sessions[index];
        const known = session === undefined ? undefined : comparables.of(session);
        return { known, picked: picked[index], onSelect: inspection.selectFact };
      }),
    [runs, comparables, sessions, picked],
  );
  return (
    <div className="differences">
      {results.isPartial ? <p role="status">{t("compare.partial")}</p> : null}
      {results.differences.map((table) => (
        <DifferencePanel key={table.label} table={table} names={names} sides={sides} />
      ))}
    </div>
  );
}
