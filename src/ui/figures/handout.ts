import { currentLocale, escaped, type InputFile } from "../../kernel/index.ts";
import { t } from "../messages/index.ts";
import { type Figure, grayColors, svgOf } from "../shapes/index.ts";
import type { AppliedRule, StageFigures } from "./stage-figures.ts";
import type { TextTable } from "./table-figure.ts";

interface HandoutChoice {
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
  let chapter: string | undefined;
  for (const step of steps) {
    const next = figures.chapterAt(step);
    if (next !== undefined && next !== chapter) stops.push(`<h2 class="chapter">${escaped(next)}</h2>`);
    chapter = next;
    stops.push(await stopSection(figures, view, step, before));
    before = step;
  }
  const programs = files.map(({ name, text }) => `<h3>${escaped(name)}</h3>\n<pre>${numbered(text)}</pre>`).join("\n");
  return `<!doctype html>
<html lang="${currentLocale()}">
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
  const since = figures.since(step);
  const table = figures.table(view, step, since);
  const stage = table === undefined ? drawn(await figures.figure(view, step, since)) : printedTable("", table);
  const rule = figures.rule(step, since);
  const changes = figures.changes(step, before);
  const tables = changes.map((change) => printedTable(change.name, change.table)).join("\n");
  return `<section class="stop">
<div class="drawn">
<h2>${escaped(stopTitle(figures, step))}</h2>
<p>${escaped(figures.sentence(step, since))}</p>
${stage}
${rule === undefined ? "" : ruleText(rule)}
</div>
${changes.length === 0 ? "" : `<h3>${escaped(t("handout.changes"))}</h3>\n${tables}`}
</section>`;
}

/** A moment of a long run has its title. */
function stopTitle(figures: StageFigures, step: number): string {
  const name = t("handout.stop", { step: figures.nameOf(step) });
  const title = figures.momentAt(step);
  return title === undefined ? name : t("handout.moment", { name, title });
}

function drawn(figure: Figure | undefined): string {
  return figure === undefined ? "" : `<figure>${svgOf(figure, grayColors)}</figure>`;
}

/** A rule has lines of its own on paper, as a table has. */
function ruleText({ rule, premises, conclusion }: AppliedRule): string {
  const above = premises.map((premise) => `<span>${escaped(premise)}</span>`).join("");
  return `<div class="rule"><div><div class="premises">${above}</div><div>${escaped(conclusion)}</div></div><i>${escaped(rule)}</i></div>`;
}

/** A table has lines of its own on paper: a drawing as wide as its longest text could not be read. */
export function printedTable(name: string, { heads, rows }: TextTable): string {
  const line = (cells: readonly string[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join("")}</tr>`;
  const body = rows.map(({ cells }) => line(cells, "td")).join("\n");
  const caption = name === "" ? "" : `<caption>${escaped(name)}</caption>\n`;
  return `<table>${caption}<thead>${line(heads, "th")}</thead>\n<tbody>\n${body}\n</tbody></table>`;
}

function algorithm(figures: StageFigures): string {
  const procedures = figures.pseudocode();
  return procedures
    .map(({ name, lines }) => {
      const rows = lines.map(({ indent, pieces }) => lineText("  ".repeat(indent), pieces.map(pieceText).join("")));
      return `<h3>${escaped(name)}</h3>\n<pre>${rows.join("")}</pre>`;
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
    .map((line, index) => {
      const [indent = ""] = /^ */.exec(line) ?? [];
      const number = String(index + 1).padStart(3);
      const before = `<span class="number">${number}</span>  `;
      return lineText(indent, escaped(line.slice(indent.length)), before, number.length + 2);
    })
    .join("");
}

/** A line whose rest stands below its beginning where it is too long, two letters in. `width`: of what stands before it. */
function lineText(indent: string, text: string, before = "", width = 0): string {
  return `<span class="line" style="--in: ${width + indent.length + 2}ch">${before}${indent}${text}\n</span>`;
}

function styleOf(paper: string): string {
  return `
@page { size: ${paper}; margin: 16mm; }
body { font: 10.5pt/1.4 Inter, "DejaVu Sans", sans-serif; color: #000; background: #fff; max-width: 178mm; margin: 0 auto; }
h1 { font-size: 18pt; } h2 { font-size: 13pt; border-bottom: 1px solid #000; } .chapter { font-size: 15pt; border: 0; margin: 10mm 0 0; } h3 { font-size: 10.5pt; margin: 0.6em 0 0.2em; }
pre { font: 8.5pt/1.35 "JetBrains Mono", "DejaVu Sans Mono", monospace; margin: 0; white-space: pre-wrap; }
.line { display: block; padding-inline-start: var(--in); text-indent: calc(-1 * var(--in)); }
.number { color: #555; }
.texts { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; }
h1, h2, h3, caption, thead { break-after: avoid; }
p, pre { orphans: 3; widows: 3; }
.stop, .drawn, figure, tr { break-inside: avoid; } .stop { margin-top: 8mm; }
figure { margin: 3mm 0; } figure svg { max-width: 100%; height: auto; max-height: 120mm; }
table { border-collapse: collapse; margin: 3mm 0; border-block: 1.4px solid #000; font-size: 8.5pt; }
tr:nth-last-child(-n+2) { break-before: avoid; }
.rule { display: flex; align-items: center; gap: 3mm; width: fit-content; margin: 4mm auto; text-align: center; font: 8.5pt/1.5 "JetBrains Mono", "DejaVu Sans Mono", monospace; }
.rule > div { overflow-wrap: anywhere; } .rule i { font-family: Inter, "DejaVu Sans", sans-serif; }
.premises { display: flex; flex-wrap: wrap; justify-content: center; column-gap: 8mm; border-bottom: 1px solid #000; }
caption { font-size: 9pt; font-weight: 600; text-align: start; white-space: nowrap; }
thead { border-bottom: 0.8px solid #000; } th { text-align: start; }
th, td { padding: 0.6mm 6mm 0.6mm 0; vertical-align: top; white-space: pre-wrap; overflow-wrap: anywhere; }
th { white-space: nowrap; }
td { font-family: "JetBrains Mono", "DejaVu Sans Mono", monospace; }
`;
}
