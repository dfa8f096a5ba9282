import type { Board, PanelSpec } from "../../../trace/index.ts";
import type { Moment } from "../moment/index.ts";
import type { StageState } from "./use-stage.ts";

/** The tables of the column of facts, which are no views of the stage: those that belong to what is on it first. */
export function factTables({ panels }: Pick<Board, "panels">, { views, shown }: StageState): readonly PanelSpec[] {
  const onStage = new Set(views.flatMap((view) => view.panels.map(({ id }) => id)));
  const tables = panels.filter(({ id, kind, place }) => kind === "table" && place === "side" && !onStage.has(id));
  const first = shown.flatMap(({ facts }) => tables.filter(({ id }) => facts.includes(id)));
  return [...new Set([...first, ...tables])];
}

export interface TableCount {
  readonly spec: PanelSpec;
  /** How many rows it has at the moment. */
  readonly count: number;
  /** The step added to it. */
  readonly hasChanges: boolean;
}

/** How many rows each table of the recording has at a moment, and whether the step added to it. */
export function tableCounts(
  specs: readonly PanelSpec[],
  moment: Moment | undefined,
  isLibraryShown: boolean,
): readonly TableCount[] {
  if (moment === undefined) return specs.map((spec) => ({ spec, count: 0, hasChanges: false }));
  const { reader } = moment.session;
  const there = specs.filter(({ id }) => reader.has(id));
  return there.map((spec) => {
    const count = countAt(reader.view(spec.id, moment.position, moment.since), isLibraryShown);
    const before = countAt(reader.view(spec.id, moment.since, moment.since), isLibraryShown);
    return { spec, count, hasChanges: count > before };
  });
}

function countAt(view: ReturnType<Moment["session"]["reader"]["view"]>, isLibraryShown: boolean): number {
  if (view?.kind !== "table") return 0;
  return (isLibraryShown ? view : (view.own ?? view)).rowCount;
}

/** The table to show: the reader's choice, else the first that has rows, else the first. */
export function tableShown(tables: readonly TableCount[], chosen: string | undefined): string {
  const has = (id: string | undefined): boolean => tables.some(({ spec }) => spec.id === id);
  if (chosen !== undefined && has(chosen)) return chosen;
  return (tables.find(({ count }) => count > 0) ?? tables[0])?.spec.id ?? "";
}
