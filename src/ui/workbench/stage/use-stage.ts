import { useContext, useMemo } from "react";
import type { Board, MomentKind } from "../../../trace/index.ts";
import { useMedia } from "../../parts/index.ts";
import { useRunState, useSettings, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { ChosenPanelsContext } from "../chosen-panels.ts";
import { type Moment, useMoment } from "../moment/index.ts";
import { isBlankView, isNeverDrawn } from "./blank.ts";
import { type StageView, viewOfPanels, viewOfStep, viewsOf, withoutSideTables } from "./stage-view.ts";

/** What the stage shows now. */
export interface StageState {
  readonly views: readonly StageView[];
  /** The view, and after it the one beside it where the stage is split. */
  readonly shown: readonly StageView[];
  /** The reader chose the view; else it follows the step. */
  readonly isPinned: boolean;
}

/** The views of the stage: the one that belongs to the step, unless the reader has pinned another. */
export function useStage(board: Board): StageState {
  const { engine } = useWorkbench();
  const moment = useMoment();
  const pinned = useWorkbenchState((state) => state.view);
  const isRunning = useRunState((state) => state.status === "running");
  const isByMoment = useWorkbenchState((state) => state.granularity === "moment");
  const isSplit = useWorkbenchState((state) => state.isSplit);
  const isPhone = useMedia("(max-width: 719px)");
  const isPresenting = useSettings((state) => state.lecture);
  const hasRoom = useMedia("(min-width: 1600px)");
  const isNarrow = isPhone || (isPresenting && !hasRoom);
  const all = useMemo(() => {
    const whole = viewsOf(engine, board);
    return isNarrow ? withoutSideTables(whole) : whole;
  }, [engine, board, isNarrow]);
  const { panels } = useContext(ChosenPanelsContext);
  const only = useMemo(() => (panels === undefined ? undefined : viewOfPanels(board, panels)), [board, panels]);
  return useMemo(() => {
    if (only !== undefined) return { views: [only], shown: [only], isPinned: true };
    const isOffered = (view: StageView) =>
      (isRunning || moment === undefined ? view.leastNodes === 1 : !isNeverDrawn(view, moment)) || view.id === pinned;
    const views = all.filter(isOffered);
    const chosen = views.find(({ id }) => id === pinned);
    // Before the first step nothing runs yet: the first view shows what is to come.
    const active =
      moment === undefined || moment.position === 0 ? [] : moment.session.reader.activeLines(moment.position);
    const isOnMap =
      moment !== undefined &&
      !isRunning &&
      moment.session.isLongStory &&
      (moment.position === 0 || (isByMoment && isOfClasses(moment)));
    const isOver = moment !== undefined && !isRunning && moment.position === moment.session.recording.length;
    const main = chosen ?? viewOfStep(views, active, { isOnMap, isOver, isBlank: (view) => isBlankView(view, moment) });
    const beside = isSplit && !isPhone ? besideOf(views, main) : undefined;
    return { views, shown: [main, beside].filter((view) => view !== undefined), isPinned: chosen !== undefined };
  }, [all, pinned, isSplit, isPhone, isRunning, isByMoment, moment, only]);
}

/** The kinds of moments that are about the classes and methods of the program, not about a fact. */
const ofClasses: ReadonlySet<string> = new Set(["class", "method", "last-method"] satisfies readonly MomentKind[]);

function isOfClasses({ session, position }: Moment): boolean {
  const kind = session.reader.moments().find((each) => each.position === position)?.kind;
  return kind !== undefined && ofClasses.has(kind);
}

/** The next view whose panels the main one does not show already. */
function besideOf(views: readonly StageView[], main: StageView | undefined): StageView | undefined {
  if (main === undefined) return undefined;
  const after = views.indexOf(main) + 1;
  return [...views.slice(after), ...views.slice(0, after - 1)].find(
    ({ panels }) => !panels.some((panel) => main.panels.includes(panel)),
  );
}
