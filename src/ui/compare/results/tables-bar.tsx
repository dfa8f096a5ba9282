import type { ReactNode } from "react";
import type { Comparison as ComparisonSpec, FactMark } from "../../../engine-kit/index.ts";
import { t } from "../../messages/index.ts";
import { TabList, Toggle } from "../../parts/index.ts";
import type { Comparison } from "../comparison.ts";
import { MarkLegend } from "./marked-text.tsx";
import type { Results } from "./use-results.ts";
import type { Tables } from "./use-tables.ts";

interface TablesBarProps {
  readonly comparison: Comparison;
  readonly tables: Tables;
}

interface TablesTabsProps extends TablesBarProps {
  /** Undefined until all runs have ended. */
  readonly compared: Results | undefined;
  /** The ids of what the tabs open. */
  readonly controls: string;
}

/** Which tables are shown, and what the marks in them mean. */
export function TablesTabs({ comparison, tables, compared, controls }: TablesTabsProps) {
  const { comparison: spec } = comparison.compared;
  const words = wordsOf(spec);
  return (
    <>
      <TabList
        label={t("compare.views")}
        tabs={[
          { id: "slides", text: t(words.slides) },
          { id: "projected", text: t(words.projected) },
        ]}
        selected={tables.isOpen ? tables.view : ""}
        controls={controls}
        onSelect={(next) => tables.choose(next === "projected" ? "projected" : "slides")}
      />
      <MarkLegend marks={marksOf(spec, compared)} hasRun={compared?.hasRun === true} />
    </>
  );
}

interface TablesSwitchesProps extends TablesBarProps {
  /** What else can be set, last. */
  readonly children: ReactNode;
}

/** How much the tables show. */
export function TablesSwitches({ comparison, tables, children }: TablesSwitchesProps) {
  const { isAll, isFinal, showAll, showFinal } = tables;
  return (
    <div className="results-switches">
      {tables.isOpen && tables.view === "slides" ? (
        <>
          {comparison.compared.comparison.load === undefined ? null : (
            <Toggle isOn={isAll} title={t("compare.showAllHint")} onPress={() => showAll(!isAll)}>
              {t("compare.showAll")}
            </Toggle>
          )}
          <Toggle isOn={isFinal} title={t("compare.finalHint")} onPress={() => showFinal(!isFinal)}>
            {t("compare.final")}
          </Toggle>
        </>
      ) : null}
      {children}
    </div>
  );
}

/** What the two tabs are called, by their views. */
export function wordsOf({ load }: ComparisonSpec) {
  return load === undefined ? boardWords : slideWords;
}

const slideWords = { slides: "compare.slides", projected: "compare.projected" } as const;
const boardWords = { slides: "compare.tables", projected: "compare.differences" } as const;

/** The marks that there may be. */
function marksOf(
  { load, disproves }: ComparisonSpec,
  compared: Results | undefined,
): readonly Exclude<FactMark, "shared">[] {
  if (load !== undefined) return compared?.results.isPartial === true ? ["spurious", "only-here"] : ["spurious"];
  return disproves === undefined ? ["only-here"] : ["spurious", "only-here"];
}
