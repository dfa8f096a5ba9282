import { type ReactNode, useId, useState } from "react";
import type { Board, PanelSpec } from "../../../trace/index.ts";
import { t, translate } from "../../messages/index.ts";
import { PanelTabsContext } from "../../panels/index.ts";
import { TabList, useMedia } from "../../parts/index.ts";
import { useSettings } from "../../store/index.ts";
import { type Moment, useMoment } from "../moment/index.ts";
import { BoardPanel, DerivedSection } from "../panels/index.ts";
import { ExplanationSection } from "../reading/index.ts";
import { useShows } from "../shown-parts.ts";
import { isBlankPanel } from "./blank.ts";
import { Facts, PresentWhy } from "./facts.tsx";
import { Notation } from "./notation.tsx";
import { StageTabs } from "./stage-tabs.tsx";
import type { StageView } from "./stage-view.ts";
import { useStage } from "./use-stage.ts";
import "./present.css";
import "./stage.css";
import "./facts.css";
import "./phone.css";

/** The stage: the agenda, the view of the step, the facts beside it, and the band. */
export function Stage({ board }: { readonly board: Board }) {
  const isPresenting = useSettings((state) => state.lecture);
  const shows = useShows();
  return (
    <section className="panel stage stage-sheet" tabIndex={-1} aria-label={t("region.stage")}>
      {shows("agenda") ? (
        <div className="stage-agenda">
          <Agenda board={board} />
        </div>
      ) : null}
      {shows("stage") ? <StageViews board={board} /> : null}
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

/** The agenda as a strip, next entry first. Nothing where the engine has none. */
export function Agenda({ board }: { readonly board: Board }) {
  const queues = board.panels.filter(({ kind }) => kind === "queue");
  return queues.map((spec) => (
    <div key={spec.id} className="stage-strip">
      <BoardPanel spec={spec} />
    </div>
  ));
}

/** The view of the step, or the one the reader pinned; with a second one where the stage is split. */
export function StageViews({ board }: { readonly board: Board }) {
  const id = useId();
  const stage = useStage(board);
  const moment = useMoment();
  return (
    <div className="stage-views">
      <div id={id} className={classOf(stage.shown, moment)}>
        {stage.shown.map((view, index) => (
          <View
            key={view.id}
            view={view}
            tabs={index === 0 && stage.views.length > 1 ? <StageTabs {...stage} controls={id} /> : undefined}
          />
        ))}
      </div>
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
    "has-table": drawn.some(({ kind }, place) => place > 0 && kind === "table"),
  };
  const names = Object.entries(classes).flatMap(([name, holds]) => (holds ? [name] : []));
  return ["stage-panes", `has-${count}`, ...names].join(" ");
}

/** An empty heap is not drawn below what it belongs to. */
function drawnOf(panels: readonly PanelSpec[], moment: Moment | undefined): readonly PanelSpec[] {
  return panels.filter((spec) => spec.kind !== "heap" || !isBlankPanel(spec, moment));
}

/** A formula is a line between panes. */
function panesOf(shown: readonly StageView[]): number {
  const panes = shown.flatMap(({ panels }) => panels.filter(({ kind }) => kind !== "formula"));
  return panes.length + shown.filter(({ derived }) => derived !== undefined).length;
}

interface ViewProps {
  readonly view: StageView;
  /** In place of the title of its first panel. */
  readonly tabs: ReactNode;
}

function View({ view: { panels, derived }, tabs }: ViewProps) {
  const moment = useMoment();
  const isPhone = useMedia("(max-width: 719px)");
  const [first, ...rest] = panels;
  const others = drawnOf(rest, moment);
  if (isPhone && first !== undefined && others.length > 0)
    return <OneOfPanels panels={[first, ...others]} tabs={tabs} />;
  return (
    <>
      <PanelTabsContext value={tabs}>
        {derived === undefined ? null : <DerivedSection derived={derived} />}
        {first === undefined ? null : <BoardPanel spec={first} />}
      </PanelTabsContext>
      {others.map((spec) => (
        <BoardPanel key={spec.id} spec={spec} />
      ))}
    </>
  );
}

interface OneOfPanelsProps {
  readonly panels: readonly PanelSpec[];
  readonly tabs: ReactNode;
}

/** A phone has room for one drawing; a switch below it leads to the others. */
function OneOfPanels({ panels, tabs }: OneOfPanelsProps) {
  const id = useId();
  const [chosen, choose] = useState<string>();
  const shown = panels.find((panel) => panel.id === chosen) ?? panels[0];
  return (
    <div className="stage-one">
      <div id={id} className="stage-one-panel">
        <PanelTabsContext value={tabs}>
          {shown === undefined ? null : <BoardPanel key={shown.id} spec={shown} />}
        </PanelTabsContext>
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
