import type { ComparedFact, Comparison, DifferenceTable, FactMark } from "../../../engine-kit/index.ts";
import { valueAt } from "../../../kernel/index.ts";
import type { PanelSpec, Seq, TableRow } from "../../../trace/index.ts";
import { groupText } from "../../panels/index.ts";
import type { Session } from "../../store/index.ts";

/** What a row of a table of the board comes to in the other runs. */
export interface BoardMarks {
  of(panel: string, row: TableRow, column: number, place: number): FactMark;
}

/** A run at its end. */
export interface EndedRun {
  readonly session: Read;
  /** A limit ended it: what it lacks proves nothing. */
  readonly isPartial: boolean;
}

type Read = Pick<Session, "recording" | "reader">;

/** Of longer tables only this many rows are compared. */
const MAX_ROWS = 2_000;

/** The marks of each run's tables: what they say at the end is looked for in the tables of the others. */
export function boardMarks(
  runs: readonly EndedRun[],
  panels: readonly PanelSpec[],
  { disproves }: Pick<Comparison, "disproves">,
): readonly BoardMarks[] {
  const said = runs.map(({ session }) => new Set(panels.flatMap((panel) => saidBy(session, panel))));
  return runs.map(({ session }, own) => {
    const others = runs.flatMap(({ isPartial }, other) =>
      other === own ? [] : [{ isPartial, said: said[other] ?? new Set<string>() }],
    );
    const markOf = (alike: string): FactMark => {
      const lacking = others.filter((other) => !other.said.has(alike));
      if (lacking.length === 0) return "shared";
      return disproves?.(alike) === true && lacking.some(({ isPartial }) => !isPartial) ? "spurious" : "only-here";
    };
    const marks = new Map(panels.flatMap(({ id }) => marksIn(session, id, markOf)));
    return { of: (panel, row, column, place) => marks.get(keyOf(panel, row, column, place)) ?? "shared" };
  });
}

function marksIn(session: Read, panel: string, markOf: (alike: string) => FactMark) {
  return finalRows(session, panel).flatMap((row) =>
    partsOf(session, row).map(({ alike, column, place }) => [keyOf(panel, row, column, place), markOf(alike)] as const),
  );
}

/** The tables of all runs in one, row by row: the first cell, and the others as a fact of each run. */
export function boardDifferences(
  runs: readonly EndedRun[],
  panels: readonly PanelSpec[],
  marks: readonly BoardMarks[],
): readonly DifferenceTable[] {
  return panels.map(({ id, region }) => {
    const byGroup = new Map<string, Map<string, ComparedFact[][]>>();
    for (const [own, { session }] of runs.entries()) {
      const { groupedBy, rows } = finalTable(session, id);
      for (const row of rows) {
        const { head, fact } = rowFact(session, { row, groupedBy, panel: id }, marks[own]);
        const byHead = valueAt(byGroup, groupText(row, groupedBy), () => new Map<string, ComparedFact[][]>());
        valueAt(byHead, head, () => runs.map((): ComparedFact[] => []))[own]?.push(fact);
      }
    }
    const column = runs.map(({ session }) => firstColumn(session, id)).find((name) => name !== "") ?? "";
    const rows = [...byGroup].flatMap(([group, byHead]) =>
      [...byHead].map(([head, facts]) => ({ ...(group === "" ? {} : { group }), head, facts })),
    );
    return { label: region, column, rows };
  });
}

interface PlacedRow {
  readonly row: TableRow;
  /** The column that stands above it. */
  readonly groupedBy: number | undefined;
  readonly panel: string;
}

/** A row of the board as a thing and what is said of it. */
function rowFact(session: Read, { row, groupedBy, panel }: PlacedRow, marks: BoardMarks | undefined) {
  const own = row.cells.filter((_, column) => column !== groupedBy);
  const [head = "", ...cells] = own.map((cell) => cell.map(({ text }) => text).join(" "));
  const parts = partsOf(session, row);
  const found = parts.map(({ column, place }) => marks?.of(panel, row, column, place) ?? "shared");
  const fact: ComparedFact = {
    text: cells.filter((text) => text !== "").join(" · "),
    mark: found.find((mark) => mark !== "shared") ?? "shared",
    isUnobserved: false,
    names: parts.map(({ name }) => name),
  };
  return { head, fact };
}

function firstColumn({ reader, recording }: Read, panel: string): string {
  const view = reader.view(panel, recording.length, recording.length);
  if (view.kind !== "table") return "";
  return view.columns.find((_, column) => column !== view.groupedBy) ?? "";
}

interface ComparedPart {
  readonly name: string;
  readonly alike: string;
  readonly column: number;
  readonly place: number;
}

/** The facts of a row, each once, at its last text. */
function partsOf({ reader }: Read, row: TableRow): readonly ComparedPart[] {
  const found = new Map<Seq, ComparedPart>();
  for (const [column, cell] of row.cells.entries())
    for (const [place, { fact, text }] of cell.entries()) {
      if (fact === undefined || fact < 0 || text === "") continue;
      const { alike, name } = reader.comparable(fact) ?? { alike: text, name: text };
      found.set(fact, { alike, name, column, place });
    }
  return [...found.values()];
}

function saidBy(session: Read, { id }: PanelSpec): readonly string[] {
  return finalRows(session, id).flatMap((row) => partsOf(session, row).map(({ alike }) => alike));
}

function finalRows(session: Read, panel: string): readonly TableRow[] {
  return finalTable(session, panel).rows;
}

function finalTable({ reader, recording }: Read, panel: string): { groupedBy: number | undefined; rows: TableRow[] } {
  const view = reader.view(panel, recording.length, recording.length);
  if (view.kind !== "table") return { groupedBy: undefined, rows: [] };
  const rows = Array.from({ length: Math.min(view.rowCount, MAX_ROWS) }, (_, index) => view.row(index));
  return { groupedBy: view.groupedBy, rows };
}

function keyOf(panel: string, { key }: TableRow, column: number, place: number): string {
  return `${panel} ${key} ${column} ${place}`;
}
