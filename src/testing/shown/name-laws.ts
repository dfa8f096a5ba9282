import { expect } from "vitest";
import type { Board, BoardSession, PanelView, Recording } from "../../trace/index.ts";

/** Of longer recordings only this many steps are read. */
const MAX_STEPS = 5_000;

/**
 * Each thing has one name, and no two have the same: facts that read differently with long names do so with those that are shown,
 * and a text that has been shortened is as short as it can be.
 */
export function checkNames(recording: Recording, session: BoardSession): void {
  const longBy = new Map<string, string>();
  for (let seq = 0; seq < Math.min(recording.length, MAX_STEPS); seq++) {
    const { text } = session.made(seq) ?? {};
    if (text === undefined) continue;
    const shown = session.shown(text);
    expect(session.shown(shown), text).toBe(shown);
    expect(longBy.get(shown) ?? text, `shown as ${shown}`).toBe(text);
    longBy.set(shown, text);
  }
}

/** At most this many rows or nodes of a panel are read. */
const MAX_ELEMENTS = 500;

/**
 * What panels write is named like facts: no cell, entry or label gets shorter than it is shown, and no name has another name. Rows
 * of a group stand together, and none repeats what stands above it.
 */
export function checkPanelNames(recording: Recording, board: Board, session: BoardSession): void {
  const n = recording.length;
  for (const { id } of board.panels.filter((panel) => session.has(panel.id))) {
    const view = session.view(id, n, n);
    for (const text of textsOf(view)) {
      const shown = session.shown(text);
      expect(session.shown(shown), `${id}: ${text}`).toBe(shown);
    }
    if (view.kind === "graph")
      for (const { label } of [...view.model.nodes, ...view.model.groups].slice(0, MAX_ELEMENTS))
        expect(session.shown(label), `${id}: ${label}`).toBe(label);
    if (view.kind === "table" && view.groupedBy !== undefined) checkGroups(view, view.groupedBy, id);
  }
}

function textsOf(view: PanelView): readonly string[] {
  switch (view.kind) {
    case "table":
      return rowsOf(view).flatMap(({ cells }) => cells.flat().map(({ text }) => text));
    case "queue":
      return Array.from({ length: Math.min(view.itemCount, MAX_ELEMENTS) }, (_, index) => view.item(index).text);
    default:
      return [];
  }
}

type Table = Extract<PanelView, { readonly kind: "table" }>;

function rowsOf(view: Table) {
  return Array.from({ length: Math.min(view.rowCount, MAX_ELEMENTS) }, (_, index) => view.row(index));
}

function checkGroups(view: Table, column: number, panel: string): void {
  if (view.rowCount > MAX_ELEMENTS) return;
  const groups = rowsOf(view).map(({ cells }) => (cells[column] ?? []).map(({ text }) => text).join());
  const heads = groups.filter((group, index) => group !== groups[index - 1]);
  expect(heads, `the groups of ${panel}`).toEqual([...new Set(groups)]);
}
