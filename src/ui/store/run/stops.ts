import type { Stop } from "../../../engines/index.ts";
import type { BoardSession, Part, Seq, TableRow } from "../../../trace/index.ts";
import type { Session } from "./session.ts";

/** A place worth stopping at, and what the lesson says there. */
export interface ReachedStop {
  readonly position: number;
  readonly say: string;
}

/** Which of an example's stops happen in a recording. Looked up once for each length of the recording. */
export class StopIndex {
  #session: Session | undefined;
  #stops: readonly Stop[] = [];
  #length = -1;
  #reached: readonly ReachedStop[] = [];

  reached(session: Session, stops: readonly Stop[]): readonly ReachedStop[] {
    const { length } = session.recording;
    if (this.#session !== session || this.#length !== length || this.#stops !== stops) {
      this.#session = session;
      this.#stops = stops;
      this.#length = length;
      this.#reached = stops.flatMap(({ when, say }) => {
        const fact = findFact(session, when);
        return fact === undefined ? [] : [{ position: fact + 1, say }];
      });
    }
    return this.#reached;
  }
}

/** The next of some ascending positions after n, or undefined. */
export function nextAfter(positions: readonly number[], n: number): number | undefined {
  return positions.find((position) => position > n);
}

/** The last of some ascending positions before n, or undefined. */
export function lastBefore(positions: readonly number[], n: number): number | undefined {
  return positions.findLast((position) => position < n);
}

/** Several ascending lists as one, without repetition. */
export function mergePositions(lists: readonly (readonly number[])[]): readonly number[] {
  return [...new Set(lists.flat())].sort((a, b) => a - b);
}

/**
 * The step that made the fact a lesson names: `[12]:doSet.p ∋ o4` or `[4]:16 → [16]:One.get()`.
 * Looks through the tables, which print facts the same way. Undefined if no such fact was derived.
 */
export function findFact(session: ReadSession, when: Stop["when"]): Seq | undefined {
  for (const each of typeof when === "string" ? [when] : when) {
    const found = findInTables(session, each);
    if (found !== undefined) return found;
  }
  return undefined;
}

type ReadSession = Pick<Session, "board" | "reader" | "recording">;

function findInTables({ board, reader, recording }: ReadSession, when: string): Seq | undefined {
  const [left, right] = splitFact(when);
  for (const panel of board.panels) {
    if (panel.kind !== "table") continue;
    const found = findRow(reader, panel.id, recording.length, left, right);
    if (found !== undefined) return found;
  }
  return undefined;
}

function splitFact(when: string): readonly [string, string] {
  const [left = "", right = ""] = when.split(/\s*[∋→]\s*/);
  return [left.trim(), right.trim()];
}

function findRow(reader: BoardSession, panel: string, n: number, left: string, right: string): Seq | undefined {
  const view = reader.view(panel, n, n);
  if (view.kind !== "table") return undefined;
  for (let index = 0; index < view.rowCount; index++) {
    const row = view.row(index);
    if (textOf(row.cells[0]) !== left) continue;
    const fact = findPart(row, right);
    if (fact !== undefined) return fact;
  }
  return undefined;
}

function findPart(row: TableRow, text: string): Seq | undefined {
  for (const cell of row.cells.slice(1)) {
    const part = cell.find((candidate) => candidate.text === text);
    if (part !== undefined) return part.fact ?? row.fact;
    if (textOf(cell).replace(/^→\s*/, "") === text) return row.fact;
  }
  return undefined;
}

function textOf(cell: readonly Part[] | undefined): string {
  return (cell ?? []).map((part) => part.text).join("");
}
