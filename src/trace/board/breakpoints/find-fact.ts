import type { Recording } from "../../log/recording.ts";
import type { Seq } from "../../log/step.ts";
import type { Board, BoardSession } from "../board-session.ts";
import type { Part, TableRow } from "../view-data.ts";

/**
 * The step that made the fact a lesson names: `[12]:doSet.p ∋ o4` or `[4]:16 → [16]:One.get()`.
 * Looks through the tables, which print facts the same way. Undefined if no such fact was derived.
 */
export function findFact(session: ReadSession, when: string | readonly string[]): Seq | undefined {
  for (const each of typeof when === "string" ? [when] : when) {
    const found = findInTables(session, each);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A recording as its board reads it. */
export interface ReadSession {
  readonly board: Pick<Board, "panels">;
  readonly reader: BoardSession;
  readonly recording: Pick<Recording, "length">;
}

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
    if (!namesOf(row, view.groupedBy).includes(left)) continue;
    const fact = findPart(row, right);
    if (fact !== undefined) return fact;
  }
  return undefined;
}

/** What a row is called: by its first cell, in a group also by both: `entry C.m()`. */
function namesOf({ cells }: TableRow, groupedBy: number | undefined): readonly string[] {
  const name = textOf(cells[0]);
  return groupedBy === undefined ? [name] : [name, `${name} ${textOf(cells[groupedBy])}`];
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
