import { escaped } from "../../kernel/index.ts";

/** Height of the line below a figure, and the size of its letters. */
const LINE = 24;
const LETTERS = 14;

/** A figure of a run that a limit ended, as text of its format, with a line that says so. */
export function remarkedFigure(text: string, format: string, sentence: string): string {
  switch (format) {
    case "svg":
      return remarkedSvg(text, sentence);
    case "csv":
    case "spreadsheet":
      return `${withEnd(text)}# ${sentence}\n`;
    case "markdown":
      return `${withEnd(text)}\n${sentence}\n`;
    default:
      return `${withEnd(text)}% ${sentence}\n`;
  }
}

/** A page of HTML with the sentence as its first paragraph. */
export function remarkedPage(html: string, sentence: string): string {
  return html.replace(/<body[^>]*>/, (body) => `${body}<p role="status"><strong>${escaped(sentence)}</strong></p>`);
}

/** The drawing grows by a line at its foot. */
function remarkedSvg(svg: string, sentence: string): string {
  const box = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg)?.slice(1).map(Number);
  if (box === undefined || box.some((each) => !Number.isFinite(each))) return svg;
  const [x = 0, y = 0, width = 0, height = 0] = box;
  const widest = Math.max(width, widthOf(sentence) + LINE);
  // White as that of the drawing, and without a seam: below it, and beside it where the sentence is wider.
  const below = ground(x, y + height - 1, widest, LINE + 1);
  const beside = widest > width ? ground(x + width - 1, y, widest - width + 1, height) : "";
  const line = `${beside}${below}<text x="${x + 8}" y="${y + height + LINE - 8}" font-size="${LETTERS}" font-family="sans-serif">${escaped(sentence)}</text>`;
  return svg
    .replace(/viewBox="[^"]*"/, `viewBox="${x} ${y} ${widest} ${height + LINE}"`)
    .replace(/(<svg[^>]*?\swidth=")[\d.]+"/, `$1${widest}"`)
    .replace(/(<svg[^>]*?\sheight=")[\d.]+"/, `$1${height + LINE}"`)
    .replace(/<\/svg>\s*$/, `${line}</svg>\n`);
}

function ground(x: number, y: number, width: number, height: number): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#ffffff"/>`;
}

/** About how wide a line is: Chinese signs are as wide as they are high. */
function widthOf(sentence: string): number {
  const letters = [...sentence].map((letter) => (/[\u2e80-\uffff]/.test(letter) ? 1 : 0.6));
  return LETTERS * letters.reduce((sum, letter) => sum + letter, 0);
}

function withEnd(text: string): string {
  return text.endsWith("\n") ? text : `${text}\n`;
}
