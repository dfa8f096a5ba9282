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
  const wanted = columns.map((cells) => surely * Math.max(...cells.map(widthOf)));
  const least = columns.map((cells) => surely * Math.max(...cells.flatMap((text) => piecesOf(text).map(widthOf))));
  const needed = least.reduce((sum, width) => sum + width, 0);
  const fits = (scale: number): boolean => needed * scale <= line - gap * heads.length;
  const [size, scale] = sizes.find(([, each]) => fits(each)) ?? sizes[sizes.length - 1] ?? ["", 1];
  const shares = sharesOf(wanted, least, (line - gap * heads.length) / scale);
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
  const table = `\\begin{tabular}{${kinds.join("")}}\n  \\toprule\n${lines[0]}  \\midrule\n${lines.slice(1).join("")}  \\bottomrule\n\\end{tabular}`;
  // A line break before the brace would be a space beside the table.
  return size === "" ? `${table}\n` : `{${size}\n${table}}\n`;
}

/** A cell; where its column has lines, its words may be broken that are longer. */
function cellOf(text: string, share: number | undefined): string {
  if (share === undefined) return texText(text);
  const words = text
    .split(" ")
    .map((word) =>
      surely * widthOf(word) <= share ? texText(word) : piecesOf(word).map(texText).join("\\allowbreak{}"),
    );
  return `\\raggedright ${words.join(" ")}`;
}

/** The width of each column that has lines, the same where its words have room in that; undefined for those as wide as their texts. */
function sharesOf(wanted: readonly number[], least: readonly number[], room: number): readonly (number | undefined)[] {
  const shares: (number | undefined)[] = wanted.map(() => undefined);
  let open = wanted.map((_, column) => column);
  for (let left = room; open.length > 0; ) {
    const most = left / open.length;
    const settled = open.filter((column) => (wanted[column] ?? 0) <= most || (least[column] ?? 0) >= most);
    for (const column of settled) {
      const [width, narrow] = [wanted[column] ?? 0, least[column] ?? 0];
      if (width > most) shares[column] = narrow;
      left -= Math.min(width, Math.max(narrow, most));
    }
    if (settled.length === 0) {
      for (const column of open) shares[column] = most;
      break;
    }
    open = open.filter((column) => !settled.includes(column));
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
