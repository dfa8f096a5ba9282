import { type ReactNode, useId, useMemo, useState } from "react";
import type { Board, PanelSpec } from "../../../trace/index.ts";
import { t, translate } from "../../messages/index.ts";
import { HeadAboveContext } from "../../panels/index.ts";
import { StageWatchContext, TabList, useIsRoomy, useMedia } from "../../parts/index.ts";
import { useSettings } from "../../store/index.ts";
import { type Moment, useMoment } from "../moment/index.ts";
import { BoardPanel, DerivedSection } from "../panels/index.ts";
import { LessonQuestionRows } from "../question/index.ts";
import { ExplanationSection } from "../reading/index.ts";
import { useShows } from "../shown-parts.ts";
import { isBlankPanel } from "./blank.ts";
import { Facts, PresentWhy } from "./facts.tsx";
import { Notation, Signs } from "./notation.tsx";
import { StageSets } from "./stage-sets.tsx";
import { StageTabs } from "./stage-tabs.tsx";
import type { StageView } from "./stage-view.ts";
import { useStage } from "./use-stage.ts";
import { useStageWatch } from "./use-stage-watch.ts";
import "./present.css";
import "./stage.css";
import "./facts.css";
import "./phone.css";

/** The stage: the strip, the view of the step, the facts beside it, and the band. */
export function Stage({ board }: { readonly board: Board }) {
  const isPresenting = useSettings((state) => state.lecture);
  const shows = useShows();
  const id = useId();
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const hasViews = shows("stage");
  const { stage, watch } = useStageWatch(board);
  return (
    <section ref={stage} className="panel stage stage-sheet" tabIndex={-1} aria-label={t("region.stage")}>
      <div className="stage-strip">
        <div className="strip-row">
          {hasViews ? <ViewTabs board={board} controls={id} /> : null}
          {shows("agenda") ? <Agenda board={board} /> : null}
          <div className="strip-tools" ref={setActions} />
        </div>
        {shows("card") ? <LessonQuestionRows signs={<Signs />} /> : null}
      </div>
      <StageWatchContext value={watch}>
        {hasViews ? <StageViews id={id} board={board} actions={actions} /> : null}
      </StageWatchContext>
      {isPresenting || !shows("facts") ? <PresentWhy /> : <Facts board={board} />}
      {shows("card") ? (
        <div className="stage-card">
          <Notation />
          <ExplanationSection />
        </div>
      ) : null}
    </section>
  );
}

/** The stage of a phone: what is not the drawing stands above and below it, each in rows of its own. */
export function PhoneStage({ board }: { readonly board: Board }) {
  const shows = useShows();
  const id = useId();
  const { stage, watch } = useStageWatch(board);
  return (
    <section ref={stage} className="panel stage" tabIndex={-1} aria-label={t("region.stage")}>
      <div className="stage-strip">
        {shows("card") ? <LessonQuestionRows /> : null}
        {shows("agenda") ? <Agenda board={board} /> : null}
      </div>
      <StageWatchContext value={watch}>
        {shows("stage") ? (
          <StageViews id={id} board={board} actions={undefined} tabs={<ViewTabs board={board} controls={id} />} />
        ) : null}
      </StageWatchContext>
      {shows("card") ? (
        <div className="stage-card">
          <ExplanationSection />
        </div>
      ) : null}
    </section>
  );
}

/** The names of the views, one of them the present one. Nothing says the name where that is all there is. */
function ViewTabs({ board, controls }: { readonly board: Board; readonly controls: string }) {
  const stage = useStage(board);
  const isRoomy = useIsRoomy();
  const isPresenting = useSettings((state) => state.lecture);
  const [only] = stage.views;
  const isShort = isPresenting || (!isRoomy && board.panels.some(({ kind }) => kind === "queue"));
  if (stage.views.length > 1) return <StageTabs {...stage} isShort={isShort} controls={controls} />;
  return only === undefined ? null : <span className="strip-title">{only.title}</span>;
}

/** The agenda, next entry first. Nothing where the engine has none. */
function Agenda({ board }: { readonly board: Board }) {
  const queues = board.panels.filter(({ kind }) => kind === "queue");
  return queues.map((spec) => <BoardPanel key={spec.id} spec={spec} />);
}

interface StageViewsProps {
  readonly id: string;
  readonly board: Board;
  /** Where the buttons of the first panel go; undefined: they stand beside the tabs. */
  readonly actions: HTMLElement | null | undefined;
  /** In the head of the first panel. */
  readonly tabs?: ReactNode;
}

/** The view of the step, or the one the reader pinned; with a second one where the stage is split. */
function StageViews({ id, board, actions, tabs }: StageViewsProps) {
  const stage = useStage(board);
  const moment = useMoment();
  const above = useMemo(() => ({ actions, tabs }), [actions, tabs]);
  return (
    <div className="stage-views">
      <div id={id} className={classOf(stage.shown, moment)}>
        {stage.shown.map((view, index) => (
          <HeadAboveContext key={view.id} value={index === 0 ? above : undefined}>
            <View view={view} />
          </HeadAboveContext>
        ))}
      </div>
      <StageSets specs={stage.shown[0]?.sets ?? []} />
    </div>
  );
}

/** What lies how in the panes. Said by classes: style sheets that look at the panes themselves cost 15 ms of a step. */
function classOf(shown: readonly StageView[], moment: Moment | undefined): string {
  const count = panesOf(shown);
  const drawn = shown.flatMap(({ panels: [first, ...rest] }) =>
    first === undefined ? [] : [first, ...drawnOf(rest, moment)],
  );
  const classes = {
    "is-stacked": count === 2 && shown.length === 1 && shown[0]?.isStacked === true,
    "is-single": drawn.length === 1,
    "has-formula": drawn[1]?.kind === "formula",
    "is-formula-last": drawn.at(-1)?.kind === "formula",
    // A graph that belongs to another one is the smaller of the two.
    "has-aside": drawn.length === 2 && shown.length === 1 && drawn.every(({ kind }) => kind === "graph"),
    "has-table": drawn.some(({ kind }, place) => place > 0 && kind === "table"),
  };
  const names = Object.entries(classes).flatMap(([name, holds]) => (holds ? [name] : []));
  return ["stage-panes", `has-${count}`, ...names].join(" ");
}

/** An empty heap is not drawn below what it belongs to, nor a graph that the recording does not have. */
function drawnOf(panels: readonly PanelSpec[], moment: Moment | undefined): readonly PanelSpec[] {
  return panels.filter((spec) => (spec.kind !== "heap" && spec.kind !== "graph") || !isBlankPanel(spec, moment));
}

/** A formula is a line between panes. */
function panesOf(shown: readonly StageView[]): number {
  const panes = shown.flatMap(({ panels }) => panels.filter(({ kind }) => kind !== "formula"));
  return panes.length + shown.filter(({ derived }) => derived !== undefined).length;
}

function View({ view: { panels, derived } }: { readonly view: StageView }) {
  const moment = useMoment();
  const isPhone = useMedia("(max-width: 719px)");
  const [first, ...rest] = panels;
  const others = drawnOf(rest, moment);
  if (isPhone && first !== undefined && others.length > 0) return <OneOfPanels panels={[first, ...others]} />;
  return (
    <>
      {derived === undefined ? null : <DerivedSection derived={derived} />}
      {first === undefined ? null : <BoardPanel spec={first} />}
      <HeadAboveContext value={undefined}>
        {others.map((spec) => (
          <BoardPanel key={spec.id} spec={spec} />
        ))}
      </HeadAboveContext>
    </>
  );
}

/** A phone has room for one drawing; a switch below it leads to the others. */
function OneOfPanels({ panels }: { readonly panels: readonly PanelSpec[] }) {
  const id = useId();
  const [chosen, choose] = useState<string>();
  const shown = panels.find((panel) => panel.id === chosen) ?? panels[0];
  return (
    <div className="stage-one">
      <div id={id} className="stage-one-panel">
        {shown === undefined ? null : <BoardPanel key={shown.id} spec={shown} />}
      </div>
      <TabList
        label={t("stage.drawings")}
        tabs={panels.map((panel) => ({ id: panel.id, text: translate(panel.region) }))}
        selected={shown?.id ?? ""}
        controls={id}
        onSelect={choose}
      />
    </div>
  );
}
