import { texText } from "../shapes/index.ts";
import type { TextTable } from "./table-figure.ts";

/** The length of a line of the class `article` with letters of 10 pt, rather less, and what stands between two columns, in points. */
const line = 335;
const gap = 12;

/** Smaller letters, for tables whose words have no room otherwise, and their size as a share of the usual ones. */
const sizes = [
  ["", 1],
  ["\\footnotesize", 0.8],
  ["\\scriptsize", 0.7],
  ["\\tiny", 0.5],
] as const;

/** A word has surely room in so much more than its estimated width. */
const surely = 1.06;

/** Where a word may be broken. */
const afterBreak = /(?<=[,;:.|()⟩⟨{}\]∗∧∨→=-])/u;

/** As wide as the page at most: columns for which there is no room have lines. `\usepackage{booktabs}` is all that it needs. */
export function latexOf({ heads, rows }: TextTable): string {
  const texts = [heads, ...rows.map(({ cells }) => cells)].map((cells) =>
    heads.map((_, column) => (cells[column] ?? "").replaceAll("\n", " ")),
  );
  const columns = heads.map((_, column) => texts.map((cells) => cells[column] ?? ""));
  const wanted = columns.map((cells) => Math.max(...cells.map(widthOf)));
  const pieces = columns.map((cells) => Math.max(...cells.flatMap((text) => piecesOf(text).map(widthOf))));
  const fits = (scale: number): boolean =>
    sharesOf(wanted, scale).every((share, column) => share === undefined || share >= surely * (pieces[column] ?? 0));
  const [size, scale] = sizes.find(([, each]) => fits(each)) ?? sizes[sizes.length - 1] ?? ["", 1];
  const shares = sharesOf(wanted, scale);
  const hasLines = shares.some((share) => share !== undefined);
  // In broken lines `\\` begins another line.
  const end = hasLines ? "\\tabularnewline" : "\\\\";
  const lines = texts.map((cells) => {
    const written = cells.map((text, column) => cellOf(text, shares[column]));
    return `  ${written.join(" & ")} ${end}\n`;
  });
  const kinds = shares.map((share) =>
    share === undefined ? "l" : `p{${Math.floor((share * scale * 1000) / line) / 1000}\\linewidth}`,
  );
  const table = `\\begin{tabular}{${kinds.join("")}}\n  \\toprule\n${lines[0]}  \\midrule\n${lines.slice(1).join("")}  \\bottomrule\n\\end{tabular}\n`;
  return size === "" ? table : `{${size}\n${table}}\n`;
}

/** A cell; where its column has lines, its words may be broken that are longer. */
function cellOf(text: string, share: number | undefined): string {
  if (share === undefined) return texText(text);
  const words = text
    .split(" ")
    .map((word) => (widthOf(word) < share ? texText(word) : piecesOf(word).map(texText).join("\\allowbreak{}")));
  return `\\raggedright ${words.join(" ")}`;
}

/** The width of each column that has lines, in points of usual letters; undefined for those that are as wide as their texts. */
function sharesOf(wanted: readonly number[], scale: number): readonly (number | undefined)[] {
  let left = (line - gap * wanted.length) / scale;
  const shares: (number | undefined)[] = wanted.map(() => undefined);
  const byWidth = wanted.map((width, column) => ({ width, column })).toSorted((a, b) => a.width - b.width);
  for (const [index, { width, column }] of byWidth.entries()) {
    const most = left / (byWidth.length - index);
    if (width > most) shares[column] = most;
    left -= Math.min(width, most);
  }
  return shares;
}

function piecesOf(text: string): readonly string[] {
  return text.split(" ").flatMap((word) => word.split(afterBreak));
}

/** About the width of a text in points, rather more. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (/[a-z0-9]/.test(letter)) return /[mw]/.test(letter) ? 8.5 : 5.6;
  if (/[A-Z]/.test(letter)) return letter === "M" || letter === "W" ? 10.5 : 7.8;
  return /[ .,:;|()[\]'!]/.test(letter) ? 4 : 10.5;
}
