import { type InputFile, spokenLocale } from "../../kernel/index.ts";
import { t } from "../messages/index.ts";
import type { Figure } from "./shapes/index.ts";
import { greyColors, svgOf } from "./shapes/index.ts";
import type { StageFigures } from "./stage-figures.ts";
import { tableFigure } from "./table-figure.ts";

export interface HandoutChoice {
  readonly title: string;
  readonly files: readonly InputFile[];
  /** Ascending positions. */
  readonly steps: readonly number[];
  /** What is drawn at each of them. */
  readonly view: string;
  readonly paper: "A4" | "Letter";
}

/** Program, algorithm, and for each position the view, the rule and the rows that changed, to be printed in black and white. */
export async function handoutPage(figures: StageFigures, choice: HandoutChoice): Promise<string> {
  const { title, files, steps, view, paper } = choice;
  const stops: string[] = [];
  let before = 0;
  for (const step of steps) {
    stops.push(await stopSection(figures, view, step, before));
    before = step;
  }
  const programs = files.map(({ name, text }) => `<h3>${escaped(name)}</h3>\n<pre>${numbered(text)}</pre>`).join("\n");
  return `<!doctype html>
<html lang="${spokenLocale()}">
<head>
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>${styleOf(paper)}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<section class="texts">
<div><h2>${escaped(t("handout.program"))}</h2>
${programs}</div>
<div><h2>${escaped(t("handout.algorithm"))}</h2>
${algorithm(figures)}</div>
</section>
${stops.join("\n")}
</body>
</html>
`;
}

async function stopSection(figures: StageFigures, view: string, step: number, before: number): Promise<string> {
  const since = Math.max(0, step - 1);
  const [stage, rule] = [await figures.figure(view, step, since), await figures.figure("rule", step, since)];
  const changes = figures.changes(step, before);
  const tables = changes.map(({ name, table }) => drawn(tableFigure(name, table), name)).join("\n");
  return `<section class="stop">
<h2>${escaped(t("handout.stop", { step }))}</h2>
<p>${escaped(figures.sentence(step, since))}</p>
${drawn(stage)}
${drawn(rule)}
${changes.length === 0 ? "" : `<h3>${escaped(t("handout.changes"))}</h3>\n${tables}`}
</section>`;
}

function drawn(figure: Figure | undefined, caption = ""): string {
  if (figure === undefined) return "";
  const said = caption === "" ? "" : `<figcaption>${escaped(caption)}</figcaption>`;
  return `<figure>${said}${svgOf(figure, greyColors)}</figure>`;
}

function algorithm(figures: StageFigures): string {
  const procedures = figures.pseudocode();
  return procedures
    .map(({ name, lines }) => {
      const rows = lines.map(({ indent, pieces }) => `${"  ".repeat(indent)}${pieces.map(pieceText).join("")}`);
      return `<h3>${escaped(name)}</h3>\n<pre>${rows.join("\n")}</pre>`;
    })
    .join("\n");
}

function pieceText({
  text,
  style,
}: ReturnType<StageFigures["pseudocode"]>[number]["lines"][number]["pieces"][number]): string {
  const tag = { plain: "", keyword: "b", procedure: "i", math: "", sub: "sub", sup: "sup" }[style];
  return tag === "" ? escaped(text) : `<${tag}>${escaped(text)}</${tag}>`;
}

function numbered(text: string): string {
  return text
    .trimEnd()
    .split("\n")
    .map((line, index) => `<span class="number">${String(index + 1).padStart(3)}</span>  ${escaped(line)}`)
    .join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function styleOf(paper: string): string {
  return `
@page { size: ${paper}; margin: 16mm; }
body { font: 10.5pt/1.4 Inter, "DejaVu Sans", sans-serif; color: #000; background: #fff; max-width: 178mm; margin: 0 auto; }
h1 { font-size: 18pt; } h2 { font-size: 13pt; border-bottom: 1px solid #000; } h3 { font-size: 10.5pt; margin: 0.6em 0 0.2em; }
pre { font: 8.5pt/1.35 "JetBrains Mono", "DejaVu Sans Mono", monospace; margin: 0; white-space: pre-wrap; }
.number { color: #555; }
.texts { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; }
.stop { break-inside: avoid; margin-top: 8mm; }
figure { margin: 3mm 0; } figure svg { max-width: 100%; height: auto; max-height: 120mm; }
figcaption { font-size: 9pt; font-weight: 600; }
`;
}
