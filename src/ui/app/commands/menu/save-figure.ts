import { describe } from "../../../../kernel/index.ts";
import type { StageFigures } from "../../../figures/index.ts";
import { t } from "../../../messages/index.ts";
import { notify, saveFile } from "../../../parts/index.ts";
import { type DrawnRun, openPage, pageOf, savePng, withFigures } from "../../../saving/index.ts";

export const figureFormats = [
  "svg",
  "png",
  "tikz",
  "csv",
  "spreadsheet",
  "markdown",
  "latex",
  "print",
  "handout",
] as const;

export type SavedFormat = (typeof figureFormats)[number];

/** What is on the stage. */
interface ShownStage extends DrawnRun {
  readonly view: string;
  /** A position, and since when what came is new. */
  readonly step: number;
  readonly since: number;
  readonly title: string;
  readonly files: Parameters<typeof import("../../../figures/index.ts")["handoutPage"]>[1]["files"];
  /** Positions at which the lesson stops. */
  readonly stops: readonly number[];
  /** Positions that tell the story of a long run. */
  readonly moments: readonly number[];
}

const endings = { svg: "svg", tikz: "tex", csv: "csv", spreadsheet: "csv", markdown: "md", latex: "tex" } as const;

/** Saves what the stage shows as a file, or opens it as a page to be printed. */
export async function saveFigure(format: SavedFormat, shown: ShownStage): Promise<void> {
  const figures = await import("../../../figures/index.ts").catch(() => undefined);
  if (figures === undefined) return notify({ kind: "warning", text: () => t("fetch.failed") });
  await withFigures(shown, (drawn) => save(figures, drawn, format, shown));
}

type Figures = typeof import("../../../figures/index.ts");

async function save(figures: Figures, drawn: StageFigures, format: SavedFormat, shown: ShownStage): Promise<void> {
  const { view, step, since } = shown;
  const name = drawn.nameOf(step);
  if (format === "handout") {
    const told = [...new Set([...shown.stops, ...shown.moments])].sort((a, b) => a - b);
    const steps = told.length > 0 ? told : [step];
    openPage(await figures.handoutPage(drawn, { ...shown, steps, paper: paperOf(navigator.language) }));
  } else if (format === "print" || format === "png") {
    const figure = await drawn.figure(view, step, since);
    if (figure === undefined) notify({ text: () => t("figure.none", { step: name }) });
    else if (format === "print") openPage(pageOf(figures.svgOf(figure, figures.lightColors), figure));
    else
      await savePng(
        `${view}-${name}.png`,
        (context, scale) => figures.paintFigure(context, figure, figures.lightColors, scale),
        figure,
      );
  } else {
    const text = await figures.figureText(drawn, { view, step, since, format, isGray: false });
    const file = `${view}-${name}.${endings[format]}`;
    if (text.ok) saveFile(file, text.value);
    notify({ text: () => (text.ok ? t("saved.done", { name: file }) : text.errors.map(describe).join(" ")) });
  }
}

/** The paper of the reader’s country. */
function paperOf(language: string): "A4" | "Letter" {
  return /-(?:US|CA|MX|CL|CO|VE|PH|PR)\b/.test(language) ? "Letter" : "A4";
}
