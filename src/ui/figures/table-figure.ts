import { csvText, markdownTable } from "../../kernel/index.ts";
import { bold, type Figure, figureAround, mono, type Shape, textAt, widthOf } from "../shapes/index.ts";

/** A table at a position, as texts. */
export interface TextTable {
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[]; readonly isNew: boolean }[];
}

const ROW = 24;
const GAP = 28;

/** A table with lines above, below its head and at its end; what is new has a dot and a bar. */
export function tableFigure(title: string, { heads, rows }: TextTable): Figure {
  const widths = heads.map((head, column) =>
    Math.max(widthOf(head, bold), ...rows.map(({ cells }) => widthOf(cells[column] ?? "", mono))),
  );
  const lefts = widths.map((_, column) => 18 + widths.slice(0, column).reduce((sum, width) => sum + width + GAP, 0));
  const width = (lefts.at(-1) ?? 0) + (widths.at(-1) ?? 0) + 8;
  const line = (y: number, thick: number): Shape => ({
    kind: "path",
    d: `M0 ${y}H${width}`,
    stroke: { paint: "text", width: thick },
  });
  const bottom = ROW * (rows.length + 1);
  return figureAround(title, [
    line(0, 1.4),
    ...heads.map((text, column) => textAt({ x: lefts[column] ?? 0, y: ROW / 2 }, text, bold, "text")),
    line(ROW, 0.8),
    ...rows.map(({ key, cells, isNew }, index): Shape => {
      const y = ROW * (index + 1.5);
      const paint = isNew ? "isNew" : "text";
      const texts = cells.map((text, column) => textAt({ x: lefts[column] ?? 0, y }, text, mono, paint));
      const mark: readonly Shape[] = isNew ? [{ kind: "ellipse", x: 8, y, rx: 4, ry: 4, fill: "isNew" }] : [];
      return { kind: "group", element: key, classes: ["row", ...(isNew ? ["new"] : [])], shapes: [...mark, ...texts] };
    }),
    line(bottom, 1.4),
  ]);
}

export function csvOf({ heads, rows }: TextTable): string {
  return csvText([heads, ...rows.map(({ cells }) => cells)]);
}

/** The same with the mark by which spreadsheets know the letters. */
export function spreadsheetOf({ heads, rows }: TextTable): string {
  return csvText([heads, ...rows.map(({ cells }) => cells)], { isForSpreadsheets: true });
}

export function markdownOf({ heads, rows }: TextTable): string {
  return markdownTable(
    heads,
    rows.map(({ cells }) => cells),
  );
}
