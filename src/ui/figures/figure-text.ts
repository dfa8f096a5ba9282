import { failure, type Result, success } from "../../kernel/index.ts";
import { t } from "../messages/index.ts";
import { type Figure, fitsTex, grayColors, lightColors, svgOf, tikzOf } from "../shapes/index.ts";
import { latexOf } from "./latex-table.ts";
import type { StageFigures } from "./stage-figures.ts";
import { csvOf, markdownOf, spreadsheetOf, type TextTable } from "./table-figure.ts";

interface FigureChoice {
  readonly view: string;
  /** A position. */
  readonly step: number;
  /** What came since this position is new; left out: what its step brought. */
  readonly since?: number;
  readonly format: "svg" | "tikz" | TableFormat;
  readonly isGray: boolean;
}

export type TableFormat = "csv" | "spreadsheet" | "markdown" | "latex";

/** A view at a position as the text of a file. */
export async function figureText(figures: StageFigures, choice: FigureChoice): Promise<Result<string>> {
  const { view, step, since = figures.since(step), format, isGray } = choice;
  if (format !== "svg" && format !== "tikz") {
    const table = figures.table(view, step, since);
    if (table === undefined) return failure({ kind: "bad-request", problem: t("figure.noTable", { name: view }) });
    return success(tableText(table, format));
  }
  const figure = await figures.figure(view, step, since);
  if (figure === undefined)
    return failure({ kind: "bad-request", problem: t("figure.none", { step: figures.nameOf(step) }) });
  return drawingText(figure, format, isGray);
}

/** A table as the text of a file. */
export function tableText(table: TextTable, format: TableFormat): string {
  return { csv: csvOf, spreadsheet: spreadsheetOf, markdown: markdownOf, latex: latexOf }[format](table);
}

/** A figure as the text of a file; TeX cannot draw every one. */
export function drawingText(figure: Figure, format: "svg" | "tikz", isGray = false): Result<string> {
  if (format === "tikz" && !fitsTex(figure))
    return failure({ kind: "bad-request", problem: t("figure.tooLargeForTex") });
  return success({ svg: svgOf, tikz: tikzOf }[format](figure, isGray ? grayColors : lightColors));
}
