import type { Session } from "../../store/index.ts";
import type { Comparison } from "../comparison.ts";
import { boardTableAt, type LiveTable, slideTableAt } from "./live-table.ts";
import type { Results } from "./use-results.ts";

interface TablesOfRun {
  readonly index: number;
  readonly comparison: Comparison;
  readonly compared: Results;
  /** The panels on the stage: their tables are not shown twice. */
  readonly onStage: readonly string[];
}

/** The tables of one run after n steps, of which those from `since` on are new. */
export function tablesAt(
  { index, comparison, compared, onStage }: TablesOfRun,
  at: { readonly session: Session; readonly n: number; readonly since: number },
): readonly LiveTable[] {
  if (compared.kind === "slides") {
    const known = comparison.comparables.of(at.session);
    return (compared.results.own[index] ?? []).map((table) => slideTableAt(table, known, at));
  }
  const marks = compared.marks[index];
  if (marks === undefined) return [];
  return compared.panels.filter(({ id }) => !onStage.includes(id)).map((panel) => boardTableAt(panel, marks, at));
}
