import type { FactMark, ResultTable } from "../../../engine-kit/index.ts";
import type { PanelSpec, Seq, TableRow } from "../../../trace/index.ts";
import type { Comparables } from "../../follow/index.ts";
import { groupText } from "../../panels/index.ts";
import type { Session } from "../../store/index.ts";
import type { BoardMarks } from "./board-marks.ts";

/** A text of a cell at a position. */
export interface LiveFact {
  readonly text: string;
  readonly mark: FactMark;
  readonly isUnobserved: boolean;
  /** The step that derived it, where it can be asked about. */
  readonly fact: Seq | undefined;
  readonly isNew: boolean;
}

export interface LiveRow {
  readonly key: string;
  readonly cells: readonly (readonly LiveFact[])[];
  /** What stands above the rows that have it in common: "" where they are in no groups. */
  readonly group: string;
  /** It comes later; its head keeps its place. */
  readonly isGhost: boolean;
  readonly isMinor: boolean;
}

/** A table of one run at a position. */
export interface LiveTable {
  readonly id: string;
  /** Message id of its title, where its heads do not say what it is. */
  readonly title: string | undefined;
  /** Message ids. */
  readonly columns: readonly string[];
  readonly rows: readonly LiveRow[];
  /** The first cell of a row is its head. */
  readonly hasHeads: boolean;
}

/** The present moment of a run. */
interface At {
  readonly session: Session;
  readonly n: number;
  readonly since: number;
}

/** At most this many rows of a table are drawn. */
const MAX_ROWS = 300;

/** A table as the slides print it, filled as far as the run has come. */
export function slideTableAt(table: ResultTable, { byName }: Comparables, { session, n, since }: At): LiveTable {
  const { length } = session.recording;
  const rows = table.rows.slice(0, MAX_ROWS).map(({ head, facts, isMinor }, index): LiveRow => {
    const cells = facts.flatMap(({ names, ...fact }): readonly LiveFact[] => {
      const seq = names.map((name) => byName.get(name)).find((found) => found !== undefined);
      // What no step is known of is there at the end.
      const birth = seq ?? length - 1;
      return birth < n ? [{ ...fact, fact: seq, isNew: birth >= since }] : [];
    });
    const isGhost = cells.length === 0;
    const shown = isGhost && head === undefined ? facts.map(({ text }) => plain(text)) : cells;
    return {
      // Two rows may have one head: variables of overloaded methods.
      key: String(index),
      cells: head === undefined ? [shown] : [[plain(head)], shown],
      group: "",
      isGhost,
      isMinor,
    };
  });
  return {
    id: table.columns.join(),
    title: undefined,
    columns: table.columns,
    rows,
    hasHeads: table.columns.length > 1,
  };
}

/** A table of the board, with what it comes to in other runs marked. */
export function boardTableAt(spec: PanelSpec, marks: BoardMarks, { session, n, since }: At): LiveTable {
  const view = session.reader.view(spec.id, n, since);
  const shown = view.kind === "table" ? view : undefined;
  const count = Math.min(shown?.rowCount ?? 0, MAX_ROWS);
  const rows = Array.from({ length: count }, (_, index) => shown?.row(index)).filter((row) => row !== undefined);
  const { columns = [], groupedBy } = shown ?? {};
  const places = [...columns.keys()].filter((column) => column !== groupedBy);
  return {
    id: spec.id,
    title: spec.region,
    columns: places.map((column) => columns[column] ?? ""),
    rows: rows.map((row) => ({
      key: row.key,
      cells: places.map((column) => cellOf(row, column, spec.id, marks)),
      group: groupText(row, groupedBy),
      isGhost: false,
      isMinor: false,
    })),
    hasHeads: false,
  };
}

function cellOf(row: TableRow, column: number, panel: string, marks: BoardMarks): readonly LiveFact[] {
  return (row.cells[column] ?? []).map(({ text, fact, isNew }, place) => ({
    text,
    mark: marks.of(panel, row, column, place),
    isUnobserved: false,
    fact: text === "" ? undefined : fact,
    isNew,
  }));
}

function plain(text: string): LiveFact {
  return { text, mark: "shared", isUnobserved: false, fact: undefined, isNew: false };
}
