import { useState } from "react";
import { useStore } from "zustand";
import type { Board } from "../../trace/index.ts";
import { t, translate } from "../messages/index.ts";
import { PanelSection } from "../panels/index.ts";
import { Select } from "../parts/index.ts";
import { formatLink, type RunOptions, type Workbench } from "../store/index.ts";
import { ContextSelect } from "../workbench/index.ts";
import { CompareGraph } from "./compare-graph.tsx";

interface RunPaneProps {
  readonly side: string;
  readonly board: Board;
  readonly run: Workbench;
  readonly other: Workbench;
  readonly onOptions: (patch: Partial<RunOptions>) => void;
}

/** One of the compared runs: its options, its counters, its graph. */
export function RunPane({ side, board, run, other, onOptions }: RunPaneProps) {
  const options = useStore(run.store, (state) => state.options);
  const graphs = board.panels.filter(({ kind }) => kind === "graph");
  const [chosen, choose] = useState(graphs[0]?.id ?? "");
  const spec = graphs.find(({ id }) => id === chosen);
  const alone = formatLink({ kind: "pointer", link: run.link() });
  return (
    <PanelSection
      label={side}
      className="run-pane"
      title={
        <span className="run-title">
          <ContextSelect
            name={t("compare.contextOf", { side: side.toLowerCase() })}
            value={options.context}
            onChange={(context) => onOptions({ context })}
          />
          <Select
            name={`${t("options.heap")}, ${side}`}
            label={t("options.heapShort")}
            value={String(options.heap)}
            choices={["0", "1", "2", "3"].map((value) => ({ value, text: value }))}
            onChange={(heap) => onOptions({ heap: Number(heap) })}
          />
        </span>
      }
      actions={
        <>
          <Select
            name={`${t("graph-section.graph")}, ${side}`}
            value={chosen}
            choices={graphs.map(({ id, region }) => ({ value: id, text: translate(region) }))}
            onChange={choose}
          />
          <a className="link-button" href={alone}>
            {t("compare.back")}
          </a>
        </>
      }
    >
      <Counters board={board} run={run} />
      <div className="graph-body">
        {spec === undefined ? null : <CompareGraph spec={spec} run={run} other={other} />}
      </div>
    </PanelSection>
  );
}

/** How much each run has found by now. */
function Counters({ board, run }: { readonly board: Board; readonly run: Workbench }) {
  const session = useStore(run.run.store, (state) => state.session);
  const length = useStore(run.run.store, (state) => state.length);
  const position = useStore(run.store, (state) => state.position);
  return (
    <ul className="counters">
      {board.panels
        .filter(({ kind }) => kind === "table")
        .map(({ id, region }) => {
          const view = session?.reader.view(id, position, position);
          return (
            <li key={id}>
              {translate(region)} <b>{view?.kind === "table" ? view.rowCount : 0}</b>
            </li>
          );
        })}
      <li>
        {t("step.word")} <b>{position}</b> / {length}
      </li>
    </ul>
  );
}
