import { useMemo } from "react";
import { useStore } from "zustand";
import { t } from "../../messages/index.ts";
import { useStepSize, type Workbench } from "../../store/index.ts";
import type { Comparison } from "../comparison.ts";
import { sideName } from "../sides.ts";
import type { LiveTable } from "./live-table.ts";
import { TablePane } from "./table-pane.tsx";
import { tablesAt } from "./tables-at.ts";
import type { Results } from "./use-results.ts";

interface RunTablesProps {
  readonly index: number;
  readonly run: Workbench;
  readonly name: string;
  readonly comparison: Comparison;
  readonly compared: Results;
  readonly isAll: boolean;
  readonly isFinal: boolean;
  /** The panels on the stage: their tables are not shown twice. */
  readonly onStage: readonly string[];
}

/** The tables of one run, which follow its step. */
export function RunTables({ index, run, name, comparison, compared, isAll, isFinal, onStage }: RunTablesProps) {
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
    return tablesAt({ index, comparison, compared, onStage }, at);
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
