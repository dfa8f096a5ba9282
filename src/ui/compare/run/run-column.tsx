import { Maximize2, X } from "lucide-react";
import type { ReactNode } from "react";
import { useStore } from "zustand";
import type { GivenOptions } from "../../../options/index.ts";
import type { Board, PanelSpec } from "../../../trace/index.ts";
import { optionWord, t, translate } from "../../messages/index.ts";
import { PanelNameContext } from "../../panels/index.ts";
import { IconButton, PresentLink, StageWatchContext } from "../../parts/index.ts";
import { useLinks, type Workbench } from "../../store/index.ts";
import { BoardPanel, OptionControl, useStage, useStageWatch } from "../../workbench/index.ts";
import type { Comparison } from "../comparison.ts";
import type { ComparedRuns } from "../results/index.ts";
import { useSpurious } from "../results/index.ts";
import { letterOf, sideName } from "../sides.ts";
import { CompareGraph } from "./compare-graph.tsx";
import { RunLimit, RunNext } from "./run-state.tsx";

interface RunColumnProps {
  readonly index: number;
  readonly run: Workbench;
  readonly name: string;
  readonly board: Board;
  readonly comparison: Comparison;
  readonly compared: ComparedRuns | undefined;
  /** What stands below the view. */
  readonly foot: ReactNode;
  readonly onOptions: (patch: GivenOptions) => void;
  /** Takes the run away; undefined where two are left. */
  readonly onRemove: (() => void) | undefined;
}

/** One of the compared runs: its options, its next entry, how much it has found, and the view of its step. */
export function RunColumn(props: RunColumnProps) {
  const { index, board } = props;
  const stage = useStage(board);
  const watched = useStageWatch(board);
  // A view without panels, such as the marked program, is the program at the left: the view before it stays.
  const spec =
    stage.shown[0]?.panels[0] ??
    stage.views.findLast(({ during, panels }) => panels.length > 0 && during.length > 0)?.panels[0];
  return (
    <section className="run-column" aria-label={t("compare.runLetter", { letter: letterOf(index) })}>
      <RunHead {...props} />
      <RunLimit run={props.run} />
      <section ref={watched.stage} className="run-view" tabIndex={-1} aria-label={t("region.stage")}>
        <StageWatchContext value={watched.watch}>
          {spec === undefined ? null : <RunView {...props} spec={spec} />}
        </StageWatchContext>
      </section>
      {props.foot}
    </section>
  );
}

interface RunViewProps extends RunColumnProps {
  readonly spec: PanelSpec;
}

function RunView({ spec, run, name, comparison, compared, index }: RunViewProps) {
  const badgeOf = useSpurious(comparison, compared, index);
  const title = translate(spec.region);
  if (spec.kind === "graph")
    return (
      <>
        <h2 className="hidden-visually">{title}</h2>
        <CompareGraph spec={spec} name={name} run={run} runs={comparison.runs} badgeOf={badgeOf} />
      </>
    );
  return (
    <PanelNameContext value={name}>
      <BoardPanel key={spec.id} spec={spec} />
    </PanelNameContext>
  );
}

function RunHead({ index, run, board, comparison, onOptions, onRemove }: RunColumnProps) {
  const { engine, comparison: spec } = comparison.compared;
  const options = useStore(run.store, (state) => state.options);
  const files = useStore(run.store, (state) => state.files);
  const errors = useStore(run.run.store, (state) => state.errors);
  const links = useLinks();
  const side = sideName(index);
  return (
    <header className="run-head">
      <span className="run-letter" aria-hidden="true">
        {letterOf(index)}
      </span>
      {spec.options.map((option) => (
        <OptionControl
          key={option}
          schema={engine.options}
          name={option}
          title={t("compare.optionOf", { name: optionWord(engine.options, option, "name"), side: side.toLowerCase() })}
          context={{ options, files, errors }}
          onChange={(value) => onOptions({ [option]: value })}
        />
      ))}
      <RunNext board={board} run={run} />
      <Counters board={board} run={run} />
      <PresentLink
        className="icon-button"
        link={() => links.of({ kind: "workbench", page: engine.page.route, link: run.link() })}
        aria-label={t("compare.aloneOf", { side: side.toLowerCase() })}
        title={t("compare.back")}
      >
        <Maximize2 size={15} aria-hidden="true" />
      </PresentLink>
      {onRemove === undefined ? null : (
        <IconButton
          aria-label={t("compare.remove", { side: side.toLowerCase() })}
          title={t("compare.remove", { side: side.toLowerCase() })}
          onClick={onRemove}
        >
          <X size={15} aria-hidden="true" />
        </IconButton>
      )}
    </header>
  );
}

interface OfRun {
  readonly board: Board;
  readonly run: Workbench;
}

/** How much the run has found by now. */
function Counters({ board, run }: OfRun) {
  const session = useStore(run.run.store, (state) => state.session);
  const position = useStore(run.store, (state) => state.position);
  const tables = board.panels.filter(({ kind, place, within }) => kind === "table" && place === "side" && !within);
  return (
    <ul className="counters">
      {tables.map(({ id, region, symbol }) => {
        const view = session?.reader.view(id, position, position);
        return (
          <li key={id} className="run-count" title={translate(region)}>
            <span className="hidden-visually">{translate(region)}</span>
            <span aria-hidden="true">{symbol}</span> <b>{view?.kind === "table" ? view.rowCount : 0}</b>
          </li>
        );
      })}
    </ul>
  );
}
