import type { DiffRow } from "../../session/protocol.ts";

/** A row, or a stretch of equal lines that is left out. */
type DiffPart =
  | { readonly kind: "row"; readonly row: DiffRow }
  | { readonly kind: "fold"; readonly from: number; readonly count: number };

/** Equal lines nearer to a change than this are shown. */
const CONTEXT = 4;

/** Leaves out long stretches of equal lines. */
export function foldEqual(rows: readonly DiffRow[]): readonly DiffPart[] {
  const isShown = rows.map(() => false);
  rows.forEach((row, index) => {
    if (row.kind === "same") return;
    for (let near = index - CONTEXT; near <= index + CONTEXT; near++) if (near in isShown) isShown[near] = true;
  });
  const parts: DiffPart[] = [];
  for (let index = 0; index < rows.length; ) {
    const end = isShown.indexOf(true, index);
    const count = (end < 0 ? rows.length : end) - index;
    const row = rows[index];
    // A line or two take no more space than the note that they were left out.
    if (count > 2) {
      parts.push({ kind: "fold", from: index, count });
      index += count;
    } else {
      if (row !== undefined) parts.push({ kind: "row", row });
      index++;
    }
  }
  return parts;
}
