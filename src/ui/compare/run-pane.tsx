import { useState } from "react";
import { useStore } from "zustand";
import type { GivenOptions } from "../../options/index.ts";
import type { Board } from "../../trace/index.ts";
import { labelText, optionWord, t, translate } from "../messages/index.ts";
import { PanelSection } from "../panels/index.ts";
import { Select } from "../parts/index.ts";
import { useLinks, type Workbench } from "../store/index.ts";
import { OptionControl } from "../workbench/index.ts";
import { CompareGraph } from "./compare-graph.tsx";
import type { ComparedEngine } from "./comparison.ts";

interface RunPaneProps {
  readonly side: string;
  readonly board: Board;
  readonly compared: ComparedEngine;
  readonly run: Workbench;
  readonly other: Workbench;
  readonly onOptions: (patch: GivenOptions) => void;
}

/** One of the compared runs: its options, its counters, its graph. */
export function RunPane({ side, board, compared, run, other, onOptions }: RunPaneProps) {
  const { engine, comparison } = compared;
  const options = useStore(run.store, (state) => state.options);
  const otherOptions = useStore(other.store, (state) => state.options);
  const name = labelText(comparison.names(options, otherOptions)[0]);
  const files = useStore(run.store, (state) => state.files);
  const errors = useStore(run.run.store, (state) => state.errors);
  const links = useLinks();
  const graphs = board.panels.filter(({ kind }) => kind === "graph");
  const [chosen, choose] = useState(graphs[0]?.id ?? "");
  const spec = graphs.find(({ id }) => id === chosen);
  const alone = links.of({ kind: "workbench", page: engine.page.route, link: run.link() });
  return (
    <PanelSection
      label={side}
      className="run-pane"
      title={
        <span className="run-title">
          {comparison.options.map((name) => (
            <OptionControl
              key={name}
              schema={engine.options}
              name={name}
              title={t("compare.optionOf", {
                name: optionWord(engine.options, name, "name"),
                side: side.toLowerCase(),
              })}
              context={{ options, files, errors }}
              onChange={(value) => onOptions({ [name]: value })}
            />
          ))}
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
        {spec === undefined ? null : <CompareGraph spec={spec} name={name} run={run} other={other} />}
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
