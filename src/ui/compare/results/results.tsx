import { useId, useMemo, useState } from "react";
import { useStore } from "zustand";
import type { ComparedResults, Comparison } from "../../../engines/index.ts";
import { labelText, t } from "../../messages/index.ts";
import { TabList, Toggle } from "../../parts/index.ts";
import type { Workbench } from "../../store/index.ts";
import { DifferencePanel } from "./difference-panel.tsx";
import { MarkLegend } from "./marked-text.tsx";
import { SlidePane } from "./slide-pane.tsx";

interface ResultsProps {
  readonly first: Workbench;
  readonly second: Workbench;
  readonly comparison: Comparison;
}

/** What both runs found in the end: each as the slides print it, or side by side without contexts. */
export function Results({ first, second, comparison }: ResultsProps) {
  const id = useId();
  const [view, show] = useState<"slides" | "projected">("slides");
  const [isAll, showAll] = useState(false);
  const left = useStore(first.run.store, (state) => state.result);
  const right = useStore(second.run.store, (state) => state.result);
  const observed = useStore(first.execution.store, (state) => state.result?.observed);
  const results = useMemo(
    () => (left === undefined || right === undefined ? undefined : comparison.compare(left, right, observed)),
    [comparison, left, right, observed],
  );
  const [a, b] = comparison.names(
    useStore(first.store, (state) => state.options),
    useStore(second.store, (state) => state.options),
  );
  const names = [labelText(a), labelText(b)] as const;
  return (
    <div className="results">
      <div className="results-bar">
        <TabList
          label={t("compare.views")}
          tabs={[
            { id: "slides", text: t("compare.slides") },
            { id: "projected", text: t("compare.projected") },
          ]}
          selected={view}
          controls={id}
          onSelect={(next) => show(next === "projected" ? "projected" : "slides")}
        />
        <MarkLegend
          marks={results?.isPartial === true ? ["spurious", "only-here"] : ["spurious"]}
          hasRun={observed !== undefined}
        />
        {view === "slides" ? (
          <Toggle isOn={isAll} title={t("compare.showAllHint")} onPress={() => showAll(!isAll)}>
            {t("compare.showAll")}
          </Toggle>
        ) : null}
      </div>
      <div id={id} role="tabpanel" aria-label={t(view === "slides" ? "compare.slides" : "compare.projected")}>
        {results === undefined ? (
          <p className="empty">{t("compare.waiting")}</p>
        ) : view === "slides" ? (
          <div className="slide-panes">
            <SlidePane label={t("compare.firstResult")} name={names[0]} tables={results.own[0]} isAll={isAll} />
            <SlidePane label={t("compare.secondResult")} name={names[1]} tables={results.own[1]} isAll={isAll} />
          </div>
        ) : (
          <Differences results={results} names={names} />
        )}
      </div>
    </div>
  );
}

interface DifferencesProps {
  readonly results: ComparedResults;
  readonly names: readonly [string, string];
}

/** What one run finds and the other does not, with contexts left out. */
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
