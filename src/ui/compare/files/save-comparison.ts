import { describe } from "../../../kernel/index.ts";
import type { Figure, TableFormat, TextTable } from "../../figures/index.ts";
import { t } from "../../messages/index.ts";
import { notify, saveFile } from "../../parts/index.ts";
import { type DrawnRun, openPage, pageOf, savePng, withFigures } from "../../saving/index.ts";

/** A run as the comparison shows it. */
export interface ShownRun {
  /** `A 1-call-site` */
  readonly name: string;
  /** `A 1-call-site, step 12` */
  readonly nameAtStep: string;
  readonly drawn: DrawnRun;
  /** A position, and since when what came is new. */
  readonly position: number;
  readonly since: number;
  readonly tables: readonly TextTable[];
}

export const drawingFormats = ["svg", "png", "tikz", "print"] as const;
export const tableFormats = ["csv", "spreadsheet", "markdown", "latex"] as const satisfies readonly TableFormat[];

type ComparisonFormat = (typeof drawingFormats)[number] | TableFormat;

const endings = { svg: "svg", tikz: "tex", csv: "csv", spreadsheet: "csv", markdown: "md", latex: "tex" } as const;

/** Saves a view of all runs as one figure, or their tables as one table. */
export async function saveComparison(
  format: ComparisonFormat,
  { title, view, runs }: { readonly title: string; readonly view: string; readonly runs: readonly ShownRun[] },
): Promise<void> {
  const figures = await import("../../figures/index.ts").catch(() => undefined);
  if (figures === undefined) return notify({ kind: "warning", text: () => t("fetch.failed") });
  const save = (name: string, text: string): void => {
    saveFile(name, text);
    notify({ text: () => t("saved.done", { name }) });
  };
  if (format !== "svg" && format !== "png" && format !== "tikz" && format !== "print") {
    const table = figures.tablesBeside(runs.map(({ name, tables: part }) => ({ name, part })));
    return save(`comparison.${endings[format]}`, figures.tableText(table, format));
  }
  const parts: { readonly name: string; readonly part: Figure | undefined }[] = [];
  for (const { nameAtStep: name, drawn, position, since } of runs)
    parts.push({ name, part: await withFigures(drawn, (each) => each.figure(view, position, since)) });
  const figure = figures.figuresBeside(title, parts);
  if (format === "print") return openPage(pageOf(figures.svgOf(figure, figures.lightColors), figure));
  if (format === "png") {
    const paint = (context: CanvasRenderingContext2D, scale: number): void =>
      figures.paintFigure(context, figure, figures.lightColors, scale);
    return savePng("comparison.png", paint, figure);
  }
  const text = figures.drawingText(figure, format);
  if (text.ok) save(`comparison.${endings[format]}`, text.value);
  else notify({ text: () => text.errors.map(describe).join(" ") });
}
