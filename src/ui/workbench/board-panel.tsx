import { useCallback } from "react";
import type { PanelSpec, PanelView, Seq } from "../../trace/index.ts";
import { hasMessage, t, translate } from "../messages/index.ts";
import { PanelSection, QueuePanel, TablePanel } from "../panels/index.ts";
import { type Selection, useWorkbench, useWorkbenchState } from "../store/index.ts";
import { GraphSection } from "./graph-section.tsx";
import { useMoment, usePanelView } from "./use-moment.ts";
import { Waiting } from "./waiting.tsx";

/** One panel of a board, drawn by its kind. */
export function BoardPanel({ spec }: { readonly spec: PanelSpec }) {
  const workbench = useWorkbench();
  const moment = useMoment();
  const view = usePanelView(spec.id, moment);
  const selection = useWorkbenchState((state) => state.selection);
  const selectFact = useCallback((fact: Seq) => workbench.selectFact(fact), [workbench]);
  if (spec.kind === "graph")
    return <GraphSection spec={spec} view={view?.kind === "graph" ? view : undefined} moment={moment} />;
  const label = translate(spec.region);
  return (
    <PanelSection label={label} note={noteOf(spec, view)} className={`panel-${spec.kind}`}>
      <Body label={label} spec={spec} view={view} selection={selection} onSelectFact={selectFact} />
    </PanelSection>
  );
}

interface BodyProps {
  readonly label: string;
  readonly spec: PanelSpec;
  readonly view: PanelView | undefined;
  readonly selection: Selection | undefined;
  readonly onSelectFact: (fact: Seq) => void;
}

function Body({ label, spec, view, selection, onSelectFact }: BodyProps) {
  const empty = emptyText(spec);
  if (view?.kind === "queue") {
    return <QueuePanel label={label} view={view} empty={empty} selection={selection} onSelectFact={onSelectFact} />;
  }
  if (view?.kind === "table") {
    return <TablePanel label={label} view={view} empty={empty} selection={selection} onSelectFact={onSelectFact} />;
  }
  return (
    <div className="panel-body">
      <Waiting />
    </div>
  );
}

function emptyText(spec: PanelSpec): string {
  const own = `panel.empty.${spec.id}`;
  if (hasMessage(own)) return t(own);
  return t(spec.kind === "queue" ? "panel.emptyQueue" : "panel.emptyTable");
}

function noteOf(spec: PanelSpec, view: PanelView | undefined): string {
  if (spec.kind === "queue") {
    return view?.kind === "queue" && view.itemCount > 0
      ? t("panel.queueNote", { symbol: spec.symbol, count: view.itemCount })
      : t("panel.queueNoteEmpty", { symbol: spec.symbol });
  }
  return `${spec.symbol} · ${view?.kind === "table" ? view.rowCount : 0}`;
}
