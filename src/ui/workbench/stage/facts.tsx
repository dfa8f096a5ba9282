import { ChevronsLeft, ChevronsRight } from "lucide-react";
import { useId, useMemo, useState } from "react";
import type { Board, PanelSpec } from "../../../trace/index.ts";
import { t, translate } from "../../messages/index.ts";
import { IconButton, type Tab, TabList, useIsRoomy } from "../../parts/index.ts";
import { type Selection, useServices, useSettings, useWorkbenchState } from "../../store/index.ts";
import { useMoment } from "../moment/index.ts";
import { BoardPanel } from "../panels/index.ts";
import { WhySection } from "../reading/index.ts";
import { factTables, type TableCount, tableCounts, tableShown } from "./fact-tables.ts";
import { useStage } from "./use-stage.ts";

/** What the reader chose to see in the column, and which selection was there then. */
interface Choice {
  readonly tab: string;
  readonly selection: Selection | undefined;
}

const WHY = "why";

/** The column of facts: its tables as tabs; the derivation of what is selected takes it whole. Folded it is a rail. */
export function Facts({ board }: { readonly board: Board }) {
  const { settings } = useServices();
  const isRoomy = useIsRoomy();
  const { shown } = useStage(board);
  // With a table or a formula beside the drawing the tables leave them the space.
  const hasTable = shown.some(({ panels }) =>
    panels.slice(1).some(({ kind }) => kind === "table" || kind === "formula"),
  );
  const isUnfolded = useSettings((state) => state.facts) ?? (isRoomy && !hasTable);
  const facts = useFacts(board);
  const isOpen = isUnfolded || facts.tab === WHY;
  const toggle = t(isOpen ? "facts.fold" : "facts.open");
  const Icon = isOpen ? ChevronsRight : ChevronsLeft;
  const select = (tab: string): void => {
    facts.onSelect(tab);
    settings.setState({ facts: tab !== "" });
  };
  return (
    <div className={isOpen ? (facts.tab === WHY ? "facts-column is-why" : "facts-column") : "facts-rail"}>
      <div className="facts-head">
        <FactTabs {...facts} tab={isOpen ? facts.tab : ""} onSelect={select} />
        <IconButton aria-label={toggle} title={toggle} onClick={() => select(isOpen ? "" : facts.tab)}>
          <Icon size={16} aria-hidden="true" />
        </IconButton>
      </div>
      {isOpen ? <FactBody {...facts} /> : null}
    </div>
  );
}

/** In *Present* there are no tables: the proof opens over the right half. */
export function PresentWhy() {
  const isAsked = useWorkbenchState((state) => state.selection?.fact !== undefined);
  return isAsked ? (
    <div className="facts-column is-why">
      <WhySection />
    </div>
  ) : null;
}

/** The same without a frame: for a phone, where it has the screen and the proof another one. */
export function FactsPage({ board }: { readonly board: Board }) {
  const facts = useFacts(board, false);
  return (
    <div className="facts-column">
      <div className="facts-head">
        <FactTabs {...facts} />
      </div>
      <FactBody {...facts} />
    </div>
  );
}

interface FactsState {
  readonly id: string;
  readonly tables: readonly TableCount[];
  /** The proof is one of the tabs. */
  readonly hasWhy: boolean;
  /** The id of a table, or `why`. */
  readonly tab: string;
  /** `""` leaves the choice to the page again. */
  readonly onSelect: (tab: string) => void;
}

function useFacts(board: Board, hasWhy = true): FactsState {
  const id = useId();
  const moment = useMoment();
  const stage = useStage(board);
  const isLibraryShown = useWorkbenchState((state) => state.isLibraryShown);
  const selection = useWorkbenchState((state) => state.selection);
  const [choice, choose] = useState<Choice | undefined>(undefined);
  const specs = useMemo(() => factTables(board, stage), [board, stage]);
  const tables = useMemo(() => tableCounts(specs, moment, isLibraryShown), [specs, moment, isLibraryShown]);
  // What is selected later than the last choice is asked about.
  const isAsked = selection !== undefined && choice?.selection !== selection;
  const tab = hasWhy && (isAsked || choice?.tab === WHY) ? WHY : tableShown(tables, choice?.tab);
  return { id, tables, hasWhy, tab, onSelect: (next) => choose({ tab: next, selection }) };
}

function FactTabs({ id, tables, hasWhy, tab, onSelect }: FactsState) {
  const tabs: readonly Tab[] = [
    ...tables.map(({ spec, count, hasChanges }) => ({
      id: spec.id,
      text: <TabText spec={spec} count={count} hasChanges={hasChanges} />,
    })),
    ...(hasWhy ? [{ id: WHY, text: t("region.why") }] : []),
  ];
  return <TabList label={t("facts.label")} tabs={tabs} selected={tab} controls={id} onSelect={onSelect} />;
}

/** The symbol of the slides and how many rows there are; its name is that of the table. */
function TabText({
  spec,
  count,
  hasChanges,
}: {
  readonly spec: PanelSpec;
  readonly count: number;
  readonly hasChanges: boolean;
}) {
  const name = translate(spec.region);
  return (
    <>
      <span className="hidden-visually">{name}</span>
      <span aria-hidden="true" title={name} className={hasChanges ? "facts-tab has-changes" : "facts-tab"}>
        {spec.symbol} <b className={count >= 10_000 ? "is-long" : undefined}>{count}</b>
      </span>
    </>
  );
}

function FactBody({ id, tables, tab, onSelect }: FactsState) {
  const spec = tables.find((table) => table.spec.id === tab)?.spec;
  return (
    <div id={id} className="facts-body">
      {tab === WHY ? (
        <WhySection onClose={() => onSelect("")} />
      ) : spec === undefined ? null : (
        <BoardPanel key={spec.id} spec={spec} />
      )}
    </div>
  );
}
