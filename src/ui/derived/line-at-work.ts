import { useMemo } from "react";
import type { DerivedProgram } from "../../engine-kit/index.ts";
import type { DiffRow } from "../../session/protocol.ts";
import { useRunState, useStepSize, useWorkbench, useWorkbenchState } from "../store/index.ts";

/** What of a file the present step is about: its line, and the cause of changed lines that the step finds; each undefined for none. */
export interface AtWork {
  readonly line: number | undefined;
  readonly cause: string | undefined;
}

export function useAtWork(file: string, { causeOf }: DerivedProgram): AtWork {
  const session = useRunState((state) => state.session);
  const position = useWorkbenchState((state) => state.position);
  const size = useStepSize(useWorkbench());
  return useMemo(() => {
    const spans = session?.reader.statements(position, session.since(position, size)) ?? [];
    const fact = session?.latestFact(position);
    const name = fact === undefined ? undefined : session?.reader.comparable(fact)?.name;
    return {
      line: spans.find((span) => span.file === file)?.start.line,
      cause: name === undefined ? undefined : causeOf?.(name),
    };
  }, [session, position, size, file, causeOf]);
}

/** The rows of a difference that a step is about: those of its line, else the first that its cause has changed. */
export function rowsAtWork(rows: readonly DiffRow[], { line, cause }: AtWork): ReadonlySet<DiffRow> {
  const own = rowsOfLine(rows, line);
  if (own.size > 0 || cause === undefined) return own;
  const first = rows.find((row) => row.kind === "added" && row.causes.includes(cause));
  return new Set(first === undefined ? [] : [first]);
}

/** The rows of a difference that a line of the program became: the line itself, and what stands in its place. */
function rowsOfLine(rows: readonly DiffRow[], line: number | undefined): ReadonlySet<DiffRow> {
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
