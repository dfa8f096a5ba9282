import type { Slide } from "../../../exercises/index.ts";
import { currentLocale, escaped } from "../../../kernel/index.ts";

/** A page of a printed lecture. */
export interface DeckPage {
  readonly slide: Slide;
  readonly number: string;
  readonly title: string;
  /** What is shown of the run, as HTML. */
  readonly drawn: string;
  readonly question: string | undefined;
  /** What can be chosen from, or the answers. */
  readonly choices: readonly string[];
  readonly isAnswer: boolean;
}

/** `slides`: a slide a page; `handout`: three on a page with their notes. */
export type DeckForm = "slides" | "handout";

/** A lecture to be printed. */
export function deckPage(title: string, pages: readonly DeckPage[], form: DeckForm): string {
  return `<!doctype html>
<html lang="${currentLocale()}">
<head>
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>${common}${form === "slides" ? slides : handout}</style>
</head>
<body>
${pages.map((page) => (form === "slides" ? slideOf(page) : rowOf(page))).join("\n")}
</body>
</html>
`;
}

function slideOf({ slide, number, title, drawn, question, choices, isAnswer }: DeckPage): string {
  const { text, points, listings, table } = slide;
  const asked = question === undefined ? "" : `<p class="question">${marked(question)}</p>${listOf(choices, isAnswer)}`;
  const said = [
    points === undefined ? "" : `<ul>${points.map((point) => `<li>${marked(point)}</li>`).join("")}</ul>`,
    listings === undefined ? "" : `<div class="row">${listings.map(listingOf).join("")}</div>`,
    table === undefined ? "" : tableOf(table),
  ].join("");
  const beside = said === "" ? "" : `<div class="said">${said}</div>`;
  const shown = drawn === "" ? "" : `<div class="drawn">${drawn}</div>`;
  return `<section class="slide">
<header><h1>${marked(title)}</h1><span>${escaped(number)}</span></header>
${text === undefined ? "" : `<p>${marked(text)}</p>`}${asked}
<div class="row body">${beside}${shown}</div>
</section>`;
}

function rowOf(page: DeckPage): string {
  return `<section class="noted">${slideOf(page)}<div class="notes">${marked(page.slide.notes ?? "")}</div></section>`;
}

function listOf(choices: readonly string[], isAnswer: boolean): string {
  if (choices.length === 0) return "";
  return `<ul class="${isAnswer ? "answer" : "choices"}">${choices.map((each) => `<li><code>${escaped(each)}</code></li>`).join("")}</ul>`;
}

function listingOf({ title, lines }: NonNullable<Slide["listings"]>[number]): string {
  return `<div>${title === undefined ? "" : `<h2>${escaped(title)}</h2>`}<pre>${escaped(lines.join("\n"))}</pre></div>`;
}

function tableOf({ caption, source, heads, rows }: NonNullable<Slide["table"]>): string {
  const row = (cells: readonly string[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${marked(cell)}</${tag}>`).join("")}</tr>`;
  const above = caption === undefined ? "" : `<caption>${marked(caption)}</caption>`;
  const body = rows.map((cells) => row(cells, "td")).join("\n");
  return `<table>${above}<thead>${row(heads, "th")}</thead><tbody>${body}</tbody></table><p class="source">${escaped(source)}</p>`;
}

/** A text in which backticks mark code. */
function marked(text: string): string {
  return text
    .split("`")
    .map((piece, place) => (place % 2 === 1 ? `<code>${escaped(piece)}</code>` : escaped(piece)))
    .join("");
}

const common = `
* { box-sizing: border-box; }
body { margin: 0; color: #1d1d1b; background: #fff; font: 15pt/1.35 Inter, "DejaVu Sans", "Noto Sans CJK SC", sans-serif; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.slide { display: flex; flex-direction: column; gap: 2mm; width: 320mm; height: 180mm; padding: 9mm 12mm; overflow: hidden; }
header { display: flex; justify-content: space-between; } header span { color: #5d5b54; font-size: 12pt; }
h1 { margin: 0; font-size: 22pt; } h2, h3 { margin: 0 0 1mm; font-size: 11pt; } p { margin: 0; }
code, pre { font-family: "JetBrains Mono", "DejaVu Sans Mono", monospace; font-size: 0.9em; } pre { margin: 0; font-size: 11pt; line-height: 1.4; }
.row { display: flex; gap: 8mm; } .row > * { flex: 1; min-width: 0; min-height: 0; } .body { flex: 1; min-height: 0; }
.drawn { display: flex; flex: 1.6; gap: 4mm; justify-content: center; min-height: 0; } .drawn > * { flex: 0 1 auto; min-width: 0; } .drawn > figure { flex: 1; }
/* A program of forty lines. */
.drawn > pre { font-size: 9pt; line-height: 1.3; }
figure { display: flex; margin: 0; min-height: 0; } figure svg { width: 100%; height: 100%; }
.card { border: 1px solid #999; border-radius: 2mm; padding: 2mm 3mm; } .rule { margin: 1mm 0 2mm; text-align: center; font: 10pt/1.5 "JetBrains Mono", "DejaVu Sans Mono", monospace; }
.premises { display: flex; flex-wrap: wrap; justify-content: center; column-gap: 6mm; border-bottom: 1px solid; }
table { align-self: start; border-collapse: collapse; border-block: 1.4px solid; font-size: 11pt; } caption { text-align: start; font-weight: 600; } thead { border-bottom: 1px solid; }
th, td { padding: 0.5mm 5mm 0.5mm 0; text-align: start; vertical-align: top; } .source { color: #5d5b54; font-size: 9pt; }
.question { border-left: 1.5mm solid #84426e; padding-left: 3mm; } .choices, .answer { display: flex; flex-wrap: wrap; gap: 3mm; margin: 0; padding: 0; list-style: none; }
.choices li, .answer li { border: 1px solid #8b897f; border-radius: 1.5mm; padding: 0.5mm 3mm; } .answer li { border-color: #00724f; color: #00724f; font-weight: 600; }
`;

const slides = `
@page { size: 320mm 180mm; margin: 0; }
.slide { break-after: page; }
`;

const handout = `
@page { size: A4; margin: 12mm; }
.noted { display: grid; grid-template-columns: 112mm 1fr; gap: 6mm; height: 88mm; break-inside: avoid; }
.noted .slide { zoom: 0.35; border: 2px solid #999; }
.notes { border-left: 1px solid #ccc; padding-left: 4mm; font-size: 10pt; }
`;
