import { useId, useMemo, useState } from "react";
import { useStore } from "zustand";
import { t } from "../../messages/index.ts";
import { TabList } from "../../parts/index.ts";
import { type RunOptions, selectorName, type Workbench } from "../../store/index.ts";
import { DifferenceTable } from "./difference-table.tsx";
import { MarkLegend } from "./marked-text.tsx";
import { compareRelations, project, readResult, type Seen, seenIn } from "./project.ts";
import { SlidePane } from "./slide-pane.tsx";
import { slideTables } from "./slide-tables.ts";

interface ResultsProps {
  readonly first: Workbench;
  readonly second: Workbench;
}

/** What both runs found in the end: each as the slides print it, or side by side without contexts. */
export function Results({ first, second }: ResultsProps) {
  const id = useId();
  const [view, show] = useState<"slides" | "projected">("slides");
  const [isAll, showAll] = useState(false);
  const results = [
    useStore(first.run.store, (state) => state.result),
    useStore(second.run.store, (state) => state.result),
  ] as const;
  const executed = useStore(first.execution.store, (state) => state.result);
  const seen = useMemo(() => (executed === undefined ? undefined : seenIn(executed.observed)), [executed]);
  const isOnePartial = results.some((result) => readResult(result)?.isPartial === true);
  const names = namesOf(
    useStore(first.store, (state) => state.options),
    useStore(second.store, (state) => state.options),
  );
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
        <MarkLegend marks={isOnePartial ? ["spurious", "only-here"] : ["spurious"]} hasRun={seen !== undefined} />
        {view === "slides" ? (
          <button
            type="button"
            className="toggle"
            aria-pressed={isAll}
            title={t("compare.showAllHint")}
            onClick={() => showAll(!isAll)}
          >
            {t("compare.showAll")}
          </button>
        ) : null}
      </div>
      <div id={id} role="tabpanel" aria-label={t(view === "slides" ? "compare.slides" : "compare.projected")}>
        {view === "slides" ? (
          <SlideView results={results} names={names} seen={seen} isAll={isAll} />
        ) : (
          <ProjectedView results={results} names={names} seen={seen} />
        )}
      </div>
    </div>
  );
}

interface ViewProps {
  readonly results: readonly [unknown, unknown];
  readonly names: readonly [string, string];
  /** What the program really did. */
  readonly seen: Seen | undefined;
}

function SlideView({ results: [first, second], names, seen, isAll }: ViewProps & { readonly isAll: boolean }) {
  const [left, right] = useMemo(
    () => [slideTables(first, second, seen), slideTables(second, first, seen)],
    [first, second, seen],
  );
  if (left === undefined || right === undefined) return <p className="empty">{t("compare.waiting")}</p>;
  return (
    <div className="slide-panes">
      <SlidePane label={t("compare.firstResult")} name={names[0]} tables={left} isAll={isAll} />
      <SlidePane label={t("compare.secondResult")} name={names[1]} tables={right} isAll={isAll} />
    </div>
  );
}

/** What one run finds and the other does not, with contexts left out. */
function ProjectedView({ results: [first, second], names, seen }: ViewProps) {
  const [a, b] = useMemo(() => [project(first), project(second)], [first, second]);
  const tables = useMemo(
    () =>
      a === undefined || b === undefined
        ? undefined
        : {
            variables: compareRelations(a.variables, b.variables),
            fields: compareRelations(a.fields, b.fields),
            calls: compareRelations(a.calls, b.calls),
          },
    [a, b],
  );
  if (a === undefined || b === undefined || tables === undefined)
    return <p className="empty">{t("compare.waiting")}</p>;
  // A run at its fixed point knows what cannot happen.
  const missing = { first: missingFrom(b), second: missingFrom(a) };
  const shared = { names, missing };
  return (
    <div className="differences">
      {a.isPartial || b.isPartial ? <p role="status">{t("compare.partial")}</p> : null}
      <DifferenceTable
        label={t("compare.points-to")}
        head={t("compare.pointer")}
        rows={tables.variables}
        seen={seen?.variables}
        {...shared}
      />
      <DifferenceTable
        label={t("compare.fields")}
        head={t("compare.pointer")}
        rows={tables.fields}
        seen={seen?.fields}
        {...shared}
      />
      <DifferenceTable
        label={t("compare.calls")}
        head={t("compare.callSite")}
        rows={tables.calls}
        seen={seen?.calls}
        {...shared}
      />
    </div>
  );
}

function missingFrom({ isPartial }: { readonly isPartial: boolean }): "spurious" | "only-here" {
  return isPartial ? "only-here" : "spurious";
}

function namesOf(first: RunOptions, second: RunOptions): readonly [string, string] {
  const isHeapTold = first.context === second.context;
  const name = ({ context, heap }: RunOptions): string =>
    `${selectorName(context)}${isHeapTold ? ` / ${t("options.heapShort")} ${heap}` : ""}`;
  return [name(first), name(second)];
}
