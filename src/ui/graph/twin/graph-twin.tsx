import { memo, useMemo } from "react";
import type { GraphView, Trails } from "../../../trace/index.ts";
import { t } from "../../messages/index.ts";
import { badgesOf } from "../trails/index.ts";
import { noEdges, noNodes } from "./nothing-yet.ts";
import { type TwinRows, twinRows } from "./twin-rows.ts";
import { type TwinColumn, TwinTable } from "./twin-table.tsx";

export interface GraphTwinProps {
  readonly view: GraphView;
  /** The accessible name: "Pointer flow graph". */
  readonly label: string;
  readonly selectedId: string | undefined;
  /** Elements of the current step. */
  readonly markedIds: readonly string[];
  readonly onSelect: (id: string | undefined) => void;
  /** What is to be said about the drawing: that it does not have all of this. */
  readonly note?: string | undefined;
  /** A short mark of an element, "" for none: what an execution says. */
  readonly badgeOf?: ((id: string) => string) | undefined;
  /** Flows that are drawn over the graph. */
  readonly trails?: Trails | undefined;
}

/** The graph as two tables: the same elements, with the same marks, at the same positions. They are there with the step’s words: screen readers read them. */
export const GraphTwin = memo(function GraphTwin({
  view,
  label,
  selectedId,
  markedIds,
  onSelect,
  note,
  badgeOf,
  trails,
}: GraphTwinProps) {
  const { nodes, edges, others } = useMemo(
    () => twinRows(view, trails === undefined ? badgeOf : badgesOf(trails.marks, badgeOf)),
    [view, badgeOf, trails],
  );
  const marked = useMemo(() => new Set(markedIds), [markedIds]);
  const shared = { selectedId, marked, onSelect };
  const nodeColumns: readonly TwinColumn[] = [
    { title: t("graph.twin-node"), cell: (row) => row.cells[0] },
    { title: t("graph.twin-content"), cell: (row) => row.cells[1] },
    { title: t("graph.twin-group"), cell: (row) => row.cells[2] },
  ];
  const edgeColumns: readonly TwinColumn[] = [
    { title: t("graph.twin-source"), cell: (row) => row.cells[0] },
    { title: t("graph.twin-target"), cell: (row) => row.cells[1] },
    { title: t("graph.twin-kind"), cell: (row) => row.cells[2] },
  ];
  return (
    <div className="graph-twin">
      {note === undefined ? null : <p className="graph-twin-note">{note}</p>}
      <TwinTable caption={t("graph.twin-nodes", { label })} columns={used(nodeColumns, nodes)} rows={nodes} {...shared}>
        {noNodes(view)}
      </TwinTable>
      <TwinTable caption={t("graph.twin-edges", { label })} columns={used(edgeColumns, edges)} rows={edges} {...shared}>
        {noEdges(view)}
      </TwinTable>
      {others.count > 0 && (
        <TwinTable
          caption={t("graph.twin-others", { label })}
          columns={used(edgeColumns, others)}
          rows={others}
          {...shared}
        >
          {null}
        </TwinTable>
      )}
    </div>
  );
});

/** Longer tables have all columns. */
const MAX_ASKED = 400;

/** Columns that some row fills. */
function used(columns: readonly TwinColumn[], { count, row }: TwinRows): readonly TwinColumn[] {
  if (count > MAX_ASKED) return columns;
  const rows = Array.from({ length: count }, (_, index) => row(index));
  return columns.filter((column, index) => index === 0 || rows.some((each) => column.cell(each) !== ""));
}
