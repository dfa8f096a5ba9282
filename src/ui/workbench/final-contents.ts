import type { PanelSpec, TableRow } from "../../trace/index.ts";
import type { Session } from "../store/index.ts";

/** How much a panel of facts will hold, so that its place can be chosen once for all positions. */
export interface FinalContent {
  readonly id: string;
  readonly kind: "queue" | "table";
  /** Of a table: rows at the end. Of a queue: the most entries that wait at once, with the one just taken. */
  readonly count: number;
  /** Characters of the longest row or entry. */
  readonly widest: number;
}

/** Longer tables and recordings than this fill any panel: the rest is not looked at. */
const MOST_ROWS = 60;
const MOST_POSITIONS = 500;

/** The contents at the end of a recording. */
export function finalContents(session: Session, specs: readonly PanelSpec[]): readonly FinalContent[] {
  return specs.flatMap((spec) => {
    if (spec.kind === "queue") return [queueContent(session, spec.id)];
    return spec.kind === "table" ? [tableContent(session, spec.id)] : [];
  });
}

function tableContent({ reader, recording }: Session, id: string): FinalContent {
  const view = reader.view(id, recording.length, recording.length);
  if (view.kind !== "table") return { id, kind: "table", count: 0, widest: 0 };
  const lengths = Array.from({ length: Math.min(view.rowCount, MOST_ROWS) }, (_, row) => widthOf(view.row(row)));
  return { id, kind: "table", count: view.rowCount, widest: Math.max(0, ...lengths) };
}

function widthOf({ cells }: TableRow): number {
  return cells.reduce((sum, cell) => sum + cell.reduce((width, part) => width + part.text.length + 2, 0), 0);
}

function queueContent({ reader, recording }: Session, id: string): FinalContent {
  let count = 0;
  let widest = 0;
  for (let n = 0; n <= Math.min(recording.length, MOST_POSITIONS); n++) {
    const view = reader.view(id, n, n);
    if (view.kind !== "queue") break;
    count = Math.max(count, view.itemCount + (view.taken === undefined ? 0 : 1));
    if (view.itemCount > 0) widest = Math.max(widest, view.item(view.itemCount - 1).text.length);
  }
  return { id, kind: "queue", count, widest };
}
