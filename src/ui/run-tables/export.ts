import { csvText, markdownTable, markdownText } from "../../kernel/index.ts";
import type { Cell } from "./sorting.ts";

export type ExportFormat = "csv" | "spreadsheet" | "markdown" | "latex";

export const exportFormats: readonly ExportFormat[] = ["csv", "spreadsheet", "markdown", "latex"];

const endings: Readonly<Record<ExportFormat, string>> = {
  csv: "csv",
  spreadsheet: "csv",
  markdown: "md",
  latex: "tex",
};

export function fileName(table: string, format: ExportFormat): string {
  return `${table}.${endings[format]}`;
}

/** A table of runs as it is exported. */
interface ExportedTable {
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
  return { csv: asCsv, spreadsheet: asSpreadsheet, markdown: asMarkdown, latex: asLatex }[format](table);
}

function asCsv(table: ExportedTable, isForSpreadsheets = false): string {
  const { heads, rows, cut } = table;
  const lines = rows.map(({ cells, isCut }) => [...cells, isCut ? "yes" : "no"]);
  return csvText([[...heads, cut], ...lines], { lineEnd: "\n", isForSpreadsheets });
}

function asSpreadsheet(table: ExportedTable): string {
  return asCsv(table, true);
}

function asMarkdown(table: ExportedTable): string {
  const rows = markdownTable(table.heads, marked(table), { areNumbersRight: true });
  return `${rows}${noteLine({ ...table, note: markdownText(table.note) })}`;
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
