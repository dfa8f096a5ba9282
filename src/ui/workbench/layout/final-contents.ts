import { useMemo, useRef } from "react";
import type { PanelSpec, TableRow } from "../../../trace/index.ts";
import { type Session, useRunState, useWorkbenchState } from "../../store/index.ts";

/** How much a panel of facts will hold, so that its place can be chosen once for all positions. */
export interface FinalContent {
  readonly id: string;
  readonly kind: "queue" | "table";
  /** Of a table: rows at the end. Of a queue: entries when it is fullest, with the one just taken. */
  readonly count: number;
  /** Characters: of a table's longest row, of all entries of a queue together when it is fullest. */
  readonly width: number;
}

/** Longer tables and recordings than this fill any panel: the rest is not looked at. */
const MAX_ROWS = 60;
const MAX_POSITIONS = 500;
/** Characters in a line of a table of formulas, about. */
const LINE = 48;
const MAX_LINES = 12;

const nothing: readonly FinalContent[] = [];

/** What panels will hold at the end of the recording; that of the run before while one is under way. */
export function useFinalContents(specs: readonly PanelSpec[]): readonly FinalContent[] {
  const session = useRunState((state) => state.session);
  const isOver = useRunState((state) => state.status !== "running");
  const isLibraryShown = useWorkbenchState((state) => state.isLibraryShown);
  const last = useRef(nothing);
  return useMemo(() => {
    if (session !== undefined && isOver) last.current = finalContents(session, specs, isLibraryShown);
    return last.current;
  }, [session, isOver, specs, isLibraryShown]);
}

/** The contents at the end of a recording. */
function finalContents(
  session: Session,
  specs: readonly PanelSpec[],
  isLibraryShown: boolean,
): readonly FinalContent[] {
  return specs.flatMap((spec) => {
    if (spec.kind === "queue") return [queueContent(session, spec.id)];
    return spec.kind === "table" ? [tableContent(session, spec.id, isLibraryShown)] : [];
  });
}

function tableContent({ reader, recording }: Session, id: string, isLibraryShown: boolean): FinalContent {
  const whole = reader.view(id, recording.length, recording.length);
  if (whole.kind !== "table") return { id, kind: "table", count: 0, width: 0 };
  const view = isLibraryShown ? whole : (whole.own ?? whole);
  const hasNote = (whole.own?.rowCount ?? whole.rowCount) < whole.rowCount;
  const lengths = Array.from({ length: Math.min(view.rowCount, MAX_ROWS) }, (_, row) => widthOf(view.row(row)));
  // The note on hidden rows takes the space of one.
  const width = Math.max(0, ...lengths);
  if (whole.hasLines) {
    const lines = lengths.reduce((sum, length) => sum + Math.ceil(length / LINE), 0);
    // A long table of formulas is scrolled; it leaves space for what stands below it.
    return { id, kind: "table", count: Math.min(lines + 1, MAX_LINES), width };
  }
  return { id, kind: "table", count: view.rowCount + (hasNote ? 1 : 0), width };
}

function widthOf({ cells }: TableRow): number {
  return cells.reduce((sum, cell) => sum + cell.reduce((width, part) => width + part.text.length, 0), 0);
}

function queueContent({ reader, recording }: Session, id: string): FinalContent {
  let fullest: FinalContent = { id, kind: "queue", count: 0, width: 0 };
  for (let n = 0; n <= Math.min(recording.length, MAX_POSITIONS); n++) {
    const view = reader.view(id, n, n);
    if (view.kind !== "queue") break;
    const waiting = Array.from({ length: Math.min(view.itemCount, MAX_ROWS) }, (_, index) => view.item(index));
    const entries = view.taken === undefined ? waiting : [view.taken, ...waiting];
    const width = entries.reduce((sum, { text }) => sum + text.length, 0);
    if (width > fullest.width) fullest = { id, kind: "queue", count: entries.length, width };
  }
  return fullest;
}
