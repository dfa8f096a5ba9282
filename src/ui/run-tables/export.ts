import type { Cell } from "./sorting.ts";

export type ExportFormat = "csv" | "markdown" | "latex";

export const exportFormats: readonly ExportFormat[] = ["csv", "markdown", "latex"];

const endings: Readonly<Record<ExportFormat, string>> = { csv: "csv", markdown: "md", latex: "tex" };

export function fileName(table: string, format: ExportFormat): string {
  return `${table}.${endings[format]}`;
}

/** A table of runs as it is exported. */
export interface ExportedTable {
  /** The heads of its columns. */
  readonly heads: readonly string[];
  readonly rows: readonly { readonly cells: readonly Cell[]; readonly isCut: boolean }[];
  /** What is said below it, if anything. */
  readonly note: string;
  /** How a run that a limit ended is marked. */
  readonly cut: string;
}

/** The table as a file's text. A run that was cut at a limit is marked in every format. */
export function exportTable(format: ExportFormat, table: ExportedTable): string {
  return { csv: asCsv, markdown: asMarkdown, latex: asLatex }[format](table);
}

function asCsv({ heads, rows, cut }: ExportedTable): string {
  const lines = [[...heads, cut], ...rows.map(({ cells, isCut }) => [...cells.map(String), isCut ? "yes" : "no"])];
  return lines.map((line) => `${line.map(quoted).join(",")}\n`).join("");
}

function quoted(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function asMarkdown(table: ExportedTable): string {
  const line = (texts: readonly string[]): string => `| ${texts.join(" | ")} |\n`;
  const rule = line(table.heads.map((_, index) => (index === 0 ? "---" : "---:")));
  return `${line(table.heads)}${rule}${marked(table).map(line).join("")}${noteLine(table)}`;
}

function asLatex(table: ExportedTable): string {
  const line = (texts: readonly string[]): string => `  ${texts.map(escaped).join(" & ")} \\\\\n`;
  const alignment = table.heads.map((_, index) => (index === 0 ? "l" : "r")).join("");
  const head = `\\begin{tabular}{${alignment}}\n  \\hline\n${line(table.heads)}  \\hline\n`;
  return `${head}${marked(table).map(line).join("")}  \\hline\n\\end{tabular}\n${escaped(noteLine(table))}`;
}

function escaped(text: string): string {
  return text.replaceAll(/[#$%&_{}]/g, "\\$&");
}

/** The name of a run that is not complete says so. */
function marked({ rows, cut }: ExportedTable): readonly (readonly string[])[] {
  return rows.map(({ cells, isCut }) =>
    cells.map((cell, index) => (index === 0 && isCut ? `${cell} (${cut})` : String(cell))),
  );
}

function noteLine({ note }: ExportedTable): string {
  return note === "" ? "" : `\n${note}\n`;
}
