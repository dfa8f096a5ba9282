import { useMemo, useState } from "react";
import { useStore } from "zustand";
import type { ComparedResults, FactMark } from "../../../engines/index.ts";
import { t } from "../../messages/index.ts";
import { TabList, Toggle } from "../../parts/index.ts";
import type { Workbench } from "../../store/index.ts";
import type { Comparison } from "../comparison.ts";
import { sideName } from "../sides.ts";
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
}

/** What the runs have found: each as the slides print it, at the step or at the end, or side by side without contexts. */
export function Results({ id, comparison, names, compared, isOpen, onOpen }: ResultsProps) {
  const [view, show] = useState<"slides" | "projected">("slides");
  const [isAll, showAll] = useState(false);
  const [isFinal, showFinal] = useState(false);
  const { runs } = comparison;
  const hasSlides = comparison.compared.comparison.compare !== undefined;
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
        <MarkLegend marks={marksOf(compared, hasSlides)} hasRun={compared?.hasRun === true} />
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
      </div>
      {isOpen ? (
        <div id={id} role="tabpanel" aria-label={t(words[view])}>
          {compared === undefined ? (
            <p className="empty">{t("compare.waiting")}</p>
          ) : view === "slides" ? (
            <div className="slide-panes">
              {runs.map((run, index) => (
                <RunTables
                  // biome-ignore lint/suspicious/noArrayIndexKey: a run is its place
                  key={index}
                  index={index}
                  run={run}
                  name={names[index] ?? ""}
                  comparison={comparison}
                  compared={compared}
                  isAll={isAll}
                  isFinal={isFinal}
                />
              ))}
            </div>
          ) : (
            <Differences results={compared.results} names={names} />
          )}
        </div>
      ) : null}
    </div>
  );
}

const slideWords = { slides: "compare.slides", projected: "compare.projected" } as const;
const boardWords = { slides: "compare.tables", projected: "compare.differences" } as const;

function marksOf(compared: Compared | undefined, hasSlides: boolean): readonly Exclude<FactMark, "shared">[] {
  return !hasSlides || compared?.results.isPartial === true ? ["spurious", "only-here"] : ["spurious"];
}

interface RunTablesProps {
  readonly index: number;
  readonly run: Workbench;
  readonly name: string;
  readonly comparison: Comparison;
  readonly compared: Compared;
  readonly isAll: boolean;
  readonly isFinal: boolean;
}

/** The tables of one run, which follow its step. */
function RunTables({ index, run, name, comparison, compared, isAll, isFinal }: RunTablesProps) {
  const session = useStore(run.run.store, (state) => state.session);
  const position = useStore(run.store, (state) => state.position);
  const granularity = useStore(run.store, (state) => state.granularity);
  const selection = useStore(run.store, (state) => state.selection);
  const tables = useMemo((): readonly LiveTable[] => {
    if (session === undefined) return [];
    const { length } = session.recording;
    const at = isFinal
      ? { session, n: length, since: length }
      : { session, n: position, since: session.since(position, granularity) };
    if (compared.kind === "slides") {
      const known = comparison.comparables.of(session);
      return (compared.results.own[index] ?? []).map((table) => slideTableAt(table, known, at));
    }
    const marks = compared.marks[index];
    return marks === undefined ? [] : compared.panels.map((panel) => boardTableAt(panel, marks, at));
  }, [session, position, granularity, isFinal, compared, comparison, index]);
  return (
    <TablePane
      label={t("compare.resultOf", { side: sideName(index).toLowerCase() })}
      name={name}
      note={noteOf(tables, compared.kind === "slides")}
      tables={tables}
      isAll={isAll}
      selection={selection}
      onSelectFact={run.selectFact}
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
  readonly results: Pick<ComparedResults, "differences" | "isPartial">;
  readonly names: readonly string[];
}

/** What one run finds and another does not, with contexts left out. */
function Differences({ results, names }: DifferencesProps) {
  return (
    <div className="differences">
      {results.isPartial ? <p role="status">{t("compare.partial")}</p> : null}
      {results.differences.map((table) => (
        <DifferencePanel key={table.label} table={table} names={names} />
      ))}
    </div>
  );
}
