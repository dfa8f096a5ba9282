import { useMemo } from "react";
import type { DiffRow } from "../../session/protocol.ts";
import { useRunState, useStepSize, useWorkbench, useWorkbenchState } from "../store/index.ts";

/** The line of a file of the program that the present step is about; undefined where it is about none of this file. */
export function useLineAtWork(file: string): number | undefined {
  const session = useRunState((state) => state.session);
  const position = useWorkbenchState((state) => state.position);
  const size = useStepSize(useWorkbench());
  return useMemo(() => {
    const spans = session?.reader.statements(position, session.since(position, size)) ?? [];
    return spans.find((span) => span.file === file)?.start.line;
  }, [session, position, size, file]);
}

/** The rows of a difference that a line of the program became: the line itself, and what stands in its place. */
export function rowsOfLine(rows: readonly DiffRow[], line: number | undefined): ReadonlySet<DiffRow> {
  const place = rows.findIndex((row) => row.kind !== "added" && row.before === line);
  const row = rows[place];
  if (row === undefined) return new Set();
  if (row.kind === "same") return new Set([row]);
  // Within a change the removed lines come first.
  const first = rows.findLastIndex(({ kind }, index) => index < place && kind !== "removed") + 1;
  const end = rows.findIndex(({ kind }, index) => index > place && kind === "same");
  const change = rows.slice(first, end === -1 ? undefined : end);
  const added = change.filter(({ kind }) => kind === "added");
  const removed = change.length - added.length;
  const own = added.length === removed ? added.slice(place - first, place - first + 1) : removed === 1 ? added : [];
  return new Set([row, ...own]);
}
