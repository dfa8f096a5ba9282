import { failure, type Result, success } from "../../kernel/index.ts";
import { t } from "../messages/index.ts";
import { fitsTex, grayColors, lightColors, svgOf, tikzOf } from "../shapes/index.ts";
import { latexOf } from "./latex-table.ts";
import type { StageFigures } from "./stage-figures.ts";
import { csvOf, markdownOf, spreadsheetOf } from "./table-figure.ts";

interface FigureChoice {
  readonly view: string;
  /** A position. */
  readonly step: number;
  /** What came since this position is new; left out: what its step brought. */
  readonly since?: number;
  readonly format: "svg" | "tikz" | "csv" | "spreadsheet" | "markdown" | "latex";
  readonly isGray: boolean;
}

/** A view at a position as the text of a file. */
export async function figureText(figures: StageFigures, choice: FigureChoice): Promise<Result<string>> {
  const { view, step, since = figures.since(step), format, isGray } = choice;
  if (format !== "svg" && format !== "tikz") {
    const table = figures.table(view, step, since);
    if (table === undefined) return failure({ kind: "bad-request", problem: t("figure.noTable", { name: view }) });
    return success({ csv: csvOf, spreadsheet: spreadsheetOf, markdown: markdownOf, latex: latexOf }[format](table));
  }
  const figure = await figures.figure(view, step, since);
  if (figure === undefined)
    return failure({ kind: "bad-request", problem: t("figure.none", { step: figures.nameOf(step) }) });
  if (format === "tikz" && !fitsTex(figure))
    return failure({ kind: "bad-request", problem: t("figure.tooLargeForTex") });
  return success({ svg: svgOf, tikz: tikzOf }[format](figure, isGray ? grayColors : lightColors));
}
