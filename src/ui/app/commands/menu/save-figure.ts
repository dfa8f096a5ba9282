import { describe } from "../../../../kernel/index.ts";
import type { BoardSession, PanelSpec, Recording } from "../../../../trace/index.ts";
import type { StageFigures } from "../../../figures/index.ts";
import { createLayoutEngine } from "../../../graph/index.ts";
import { t } from "../../../messages/index.ts";
import { notify, saveFile } from "../../../parts/index.ts";

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

/** The run that the stage shows. */
interface DrawnRun {
  readonly reader: BoardSession;
  readonly panels: readonly PanelSpec[];
  readonly recording: Recording;
}

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

/** Draws a run with a layout of its own, for as long as `act` takes. */
export async function withFigures<T>(run: DrawnRun, act: (figures: StageFigures) => Promise<T>): Promise<T> {
  const { StageFigures } = await import("../../../figures/index.ts");
  const engine = createLayoutEngine();
  const { reader, panels, recording } = run;
  try {
    return await act(new StageFigures({ reader, panels, recording, aspectRatio: stageRatio(), layout: engine.layout }));
  } finally {
    engine.dispose();
  }
}

/** Width over height of the graph that is shown: the layout goes by it. */
function stageRatio(): number {
  const ground = document.querySelector(".graph-ground");
  if (ground === null || ground.clientHeight === 0) return 1.5;
  return Math.min(3, Math.max(0.6, Math.round((4 * ground.clientWidth) / ground.clientHeight) / 4));
}

/** Twice as large as on the screen. */
const PNG_SCALE = 2;

async function savePng(
  name: string,
  paint: (context: CanvasRenderingContext2D, scale: number) => void,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<void> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width * PNG_SCALE);
  canvas.height = Math.ceil(height * PNG_SCALE);
  const context = canvas.getContext("2d");
  if (context !== null) paint(context, PNG_SCALE);
  // A canvas that is larger than the browser has room for paints nothing, and gives no image.
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
  if (blob === null) return notify({ kind: "warning", text: () => t("figure.tooLarge") });
  saveFile(name, blob);
  notify({ text: () => t("saved.done", { name }) });
}

/** One page, turned as the figure is; a figure that is larger is made smaller. */
function pageOf(svg: string, { width, height }: { readonly width: number; readonly height: number }): string {
  const turned = width > height ? "size:landscape;" : "";
  const style = `@page{${turned}margin:10mm}body{margin:0}svg{display:block;max-width:100%;max-height:100vh}`;
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>${svg}`;
}

/** Prints a page of its own, in a frame that is not seen. */
function openPage(html: string): void {
  const frame = document.createElement("iframe");
  frame.className = "hidden-visually";
  frame.tabIndex = -1;
  frame.ariaHidden = "true";
  frame.srcdoc = html;
  frame.addEventListener("load", () => {
    frame.contentWindow?.addEventListener("afterprint", () => frame.remove());
    frame.contentWindow?.print();
  });
  document.body.append(frame);
}
