import { type ReactNode, useMemo } from "react";
import { execution, followUp } from "../../../engine-kit/index.ts";
import type { PanelSpec, PanelView, Seq, TableView } from "../../../trace/index.ts";
import { hasMessage, t, translate } from "../../messages/index.ts";
import { ComingRows, PanelSection, QueuePanel, RuleSheetPanel } from "../../panels/index.ts";
import { type Selection, useCapability, useWorkbench, useWorkbenchState } from "../../store/index.ts";
import { useChosenRules } from "../chosen-panels.ts";
import { NotRunNote, ObservedToggle } from "../execution/index.ts";
import { comingTable, type Moment, useMoment, usePanelView, Waiting } from "../moment/index.ts";
import { FactTable } from "../views/index.ts";
import { FollowUpLine } from "./follow-up-line.tsx";
import { FormulaSection } from "./formula-section.tsx";
import { GallerySection } from "./gallery-section.tsx";
import { GraphSection } from "./graph-section.tsx";
import { HeapSection } from "./heap-section.tsx";
import { LibraryNote, withoutLibrary } from "./library-rows.tsx";
import { SavedResults } from "./saved-results.tsx";

/** One panel of a board, drawn by its kind. */
export function BoardPanel({ spec }: { readonly spec: PanelSpec }) {
  const workbench = useWorkbench();
  const executed = useCapability(execution);
  const followed = useCapability(followUp);
  const moment = useMoment();
  const whole = useChosenRules(usePanelView(spec.id, moment));
  const isLibraryShown = useWorkbenchState((state) => state.isLibraryShown);
  const view = useMemo(() => (isLibraryShown ? whole : withoutLibrary(whole)), [whole, isLibraryShown]);
  const hidden = whole?.kind === "table" ? whole.rowCount - (whole.own?.rowCount ?? whole.rowCount) : 0;
  const selection = useWorkbenchState((state) => state.selection);
  const coming = useComingTable(spec, moment);
  const empty = emptyText(spec, moment);
  const lost = useWorkbenchState((state) => state.difference?.lost.get(spec.id) ?? 0);
  const drawing = drawingOf(spec, view, moment, empty);
  if (drawing !== undefined) return drawing;
  const label = translate(spec.region);
  return (
    <PanelSection
      label={label}
      note={noteOf(spec, view, lost)}
      className={`panel-${spec.kind}`}
      actions={<SavedResults panel={spec.id} />}
    >
      <Body
        label={label}
        empty={empty}
        view={view}
        coming={coming}
        isShort={spec.kind === "queue"}
        selection={selection}
        onSelectFact={workbench.inspection.selectFact}
      />
      {hidden === 0 ? null : <LibraryNote hidden={hidden} isShown={isLibraryShown} />}
      {followed?.panel === spec.id ? <FollowUpLine followUp={followed} /> : null}
      {executed?.panel === spec.id ? <NotRunNote /> : null}
      {executed?.panel === spec.id ? (
        // After the facts in the order of Tab: facts come first.
        <div className="late-action">
          <ObservedToggle />
        </div>
      ) : null}
    </PanelSection>
  );
}

/** A panel that is more than rows. */
function drawingOf(
  spec: PanelSpec,
  view: PanelView | undefined,
  moment: Moment | undefined,
  empty: string,
): ReactNode | undefined {
  switch (spec.kind) {
    case "graph":
      return <GraphSection spec={spec} view={view?.kind === "graph" ? view : undefined} moment={moment} />;
    case "heap":
      return <HeapSection spec={spec} view={view?.kind === "heap" ? view : undefined} moment={moment} />;
    case "gallery": {
      const gallery = view?.kind === "gallery" ? view : undefined;
      return <GallerySection spec={spec} view={gallery} moment={moment} empty={empty} />;
    }
    case "formula":
      return <FormulaSection spec={spec} view={view?.kind === "formula" ? view : undefined} empty={empty} />;
    default:
      return undefined;
  }
}

/** Who makes the moves is not shown what comes. */
function useComingTable(spec: PanelSpec, moment: Moment | undefined): TableView | undefined {
  const isSolving = useWorkbenchState((state) => state.isSolving);
  return isSolving ? undefined : comingTable(spec, moment);
}

interface BodyProps {
  readonly label: string;
  readonly empty: string;
  readonly view: PanelView | undefined;
  /** What is shown in place of an empty table. */
  readonly coming: TableView | undefined;
  /** There is room for a word only. */
  readonly isShort: boolean;
  readonly selection: Selection | undefined;
  readonly onSelectFact: (fact: Seq) => void;
}

function Body({ label, empty, view, coming, isShort, selection, onSelectFact }: BodyProps) {
  if (coming !== undefined) return <ComingRows view={coming} />;
  if (view?.kind === "queue") {
    return <QueuePanel label={label} view={view} empty={empty} selection={selection} onSelectFact={onSelectFact} />;
  }
  if (view?.kind === "rules") return <RuleSheetPanel view={view} onSelectFact={onSelectFact} />;
  if (view?.kind === "table")
    return <FactTable label={label} view={view} empty={empty} selection={selection} onSelectFact={onSelectFact} />;
  return (
    <div className="panel-body">
      <Waiting isShort={isShort} />
    </div>
  );
}

function emptyText(spec: PanelSpec, moment: Moment | undefined): string {
  const isOver = moment?.position === moment?.session.recording.length;
  if (moment !== undefined && isOver && spec.kind !== "queue") return t("panel.emptyAtEnd");
  const own = `panel.empty.${spec.id}`;
  if (hasMessage(own)) return translate(own);
  return t(spec.kind === "queue" ? "panel.emptyQueue" : "panel.emptyTable");
}

/** What it is, how many rows it has, and how many facts of the run before it lacks. */
function noteOf(spec: PanelSpec, view: PanelView | undefined, lost: number): string {
  if (spec.kind === "queue") {
    return view?.kind === "queue" && view.itemCount > 0
      ? t("panel.queueNote", { symbol: spec.symbol, count: view.itemCount })
      : t("panel.queueNoteEmpty", { symbol: spec.symbol });
  }
  if (spec.kind === "rules") return t("rules.note");
  const count = `${spec.symbol} · ${view?.kind === "table" ? view.rowCount : 0}`;
  return lost === 0 ? count : `${count} · −${lost}`;
}
