import type { BoardSession, PanelSpec, Recording, TableView } from "../../../trace/index.ts";

/** A position of a recording and what reads it there. */
export interface Reading {
  readonly session: { readonly reader: Pick<BoardSession, "view">; readonly recording: Pick<Recording, "length"> };
  readonly position: number;
  readonly since: number;
}

/** While a table of the stage has no row yet: the table at the end, where that has some. */
export function comingTable(
  { id, place }: Pick<PanelSpec, "id" | "place">,
  moment: Reading | undefined,
): TableView | undefined {
  if (moment === undefined) return undefined;
  const { session, position, since } = moment;
  const { reader, recording } = session;
  if (place !== "graph" || position === recording.length) return undefined;
  const now = reader.view(id, position, since);
  if (now.kind !== "table" || now.rowCount > 0) return undefined;
  const last = reader.view(id, recording.length, recording.length);
  return last.kind === "table" && last.rowCount > 0 ? last : undefined;
}
