import { type DerivedProgram, derived, type EngineManifest } from "../../../engine-kit/index.ts";
import type { ActiveLine, Board, PanelSpec } from "../../../trace/index.ts";
import { translate } from "../../messages/index.ts";

/** What the stage can show at a time. */
export interface StageView {
  readonly id: string;
  readonly title: string;
  /** Panels of the board, the larger first. */
  readonly panels: readonly PanelSpec[];
  /** In place of panels: the program made from the result. */
  readonly derived: DerivedProgram | undefined;
  /** Procedures of the pseudocode. While one of them runs, this is the view of the step. */
  readonly during: readonly string[];
  /** The view of the end of a run. */
  readonly atEnd: boolean;
  /** The view before the first step of a long run, and of its moments that are about the program as a whole. */
  readonly atStart: boolean;
  /** Its graph is drawn if it has at least so many nodes. */
  readonly leastNodes: number;
  /** The panels stand below each other, the first one as high as it needs to be. */
  readonly isStacked: boolean;
  /** The tables that belong to it, by their ids. */
  readonly facts: readonly string[];
  /** The tables that are lines at its foot. */
  readonly sets: readonly PanelSpec[];
}

/** The views of an engine in their order, as its manifest declares them. */
export function viewsOf(engine: EngineManifest, { panels }: Pick<Board, "panels">): readonly StageView[] {
  const program = derived.of(engine.page);
  return engine.page.stages.map((stage) => {
    const { id, panels: ids, view, during = [], facts = [], stacked = false } = stage;
    const { atEnd = false, atStart = false, leastNodes = 1 } = stage;
    const named = (names: readonly string[]) => names.flatMap((name) => panels.filter((panel) => panel.id === name));
    const specs = named(ids);
    const title = translate(view === "derived" ? `${id}.region` : (specs[0]?.region ?? ""));
    return {
      id,
      title,
      panels: specs,
      derived: view === "derived" ? program : undefined,
      during,
      facts,
      sets: named(stage.sets ?? []),
      atEnd,
      atStart,
      leastNodes,
      isStacked: stacked,
    };
  });
}

/** These panels as one view. */
export function viewOfPanels({ panels }: Pick<Board, "panels">, ids: readonly string[]): StageView {
  const specs = ids.flatMap((id) => panels.filter((panel) => panel.id === id));
  return {
    id: ids.join(" "),
    title: specs.map(({ region }) => translate(region)).join(" · "),
    panels: specs,
    derived: undefined,
    during: [],
    facts: [],
    sets: [],
    atEnd: false,
    atStart: false,
    leastNodes: 1,
    isStacked: false,
  };
}

/** The views where there is no room for tables beside drawings: those are among the facts then. */
export function withoutSideTables(views: readonly StageView[]): readonly StageView[] {
  return views.map((view) => ({
    ...view,
    panels: view.panels.filter(({ kind }, index) => index === 0 || kind !== "table"),
  }));
}

/**
 * The view that belongs to a step: that of the start, where a long run begins or is about the program as a whole; that of the end, once it is over; that of the
 * innermost running procedure which has one; else the first. One that `isBlank` is not shown where another has something.
 */
export function viewOfStep(
  views: readonly StageView[],
  active: readonly ActiveLine[],
  { isOnMap = false, isOver = false, isBlank = () => false }: StepView = {},
): StageView | undefined {
  const wanted = (isOnMap ? views.find(({ atStart }) => atStart) : undefined) ?? wantedView(views, active, isOver);
  if (wanted === undefined || !isBlank(wanted)) return wanted;
  return views.find((view) => !isBlank(view)) ?? wanted;
}

interface StepView {
  /** The step is the beginning of a long run, or a moment of it that is about the program as a whole. */
  readonly isOnMap?: boolean;
  readonly isOver?: boolean;
  /** Whether a view has nothing to show at the step. */
  readonly isBlank?: (view: StageView) => boolean;
}

function wantedView(
  views: readonly StageView[],
  active: readonly ActiveLine[],
  isOver: boolean,
): StageView | undefined {
  const last = isOver ? views.find(({ atEnd }) => atEnd) : undefined;
  if (last !== undefined) return last;
  for (const { procedure } of active) {
    const view = views.find(({ during }) => during.includes(procedure));
    if (view !== undefined) return view;
  }
  return views[0];
}
