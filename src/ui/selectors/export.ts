import type { SelectorRow, SelectorTable } from "../../session/protocol.ts";
import { t } from "../messages/index.ts";
import { columns, titles } from "./columns.ts";

type ExportFormat = "csv" | "markdown" | "latex";

export const exportFormats: readonly ExportFormat[] = ["csv", "markdown", "latex"];

const endings: Readonly<Record<ExportFormat, string>> = { csv: "csv", markdown: "md", latex: "tex" };

export function fileName(format: ExportFormat): string {
  return `selectors.${endings[format]}`;
}

/** The table as a file's text. A row that was cut at a limit is marked in every format. */
export function exportTable(
  format: ExportFormat,
  rows: readonly SelectorRow[],
  cha: SelectorTable["cha"] | undefined,
): string {
  switch (format) {
    case "csv":
      return asCsv(rows);
    case "markdown":
      return asMarkdown(rows, cha);
    case "latex":
      return asLatex(rows, cha);
  }
}

function asCsv(rows: readonly SelectorRow[]): string {
  const lines = [
    [...titles(), t("selectors.cutOff")],
    ...rows.map((row) => [...cells(row), row.partial ? "yes" : "no"]),
  ];
  return lines.map((line) => `${line.map(quoted).join(",")}\n`).join("");
}

function quoted(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function asMarkdown(rows: readonly SelectorRow[], cha: SelectorTable["cha"] | undefined): string {
  const line = (texts: readonly string[]): string => `| ${texts.join(" | ")} |\n`;
  const rule = line(columns.map((_, index) => (index === 0 ? "---" : "---:")));
  return `${line(titles())}${rule}${rows.map((row) => line(marked(row))).join("")}${chaLine(cha, "\n")}`;
}

function asLatex(rows: readonly SelectorRow[], cha: SelectorTable["cha"] | undefined): string {
  const line = (texts: readonly string[]): string => `  ${texts.map(escaped).join(" & ")} \\\\\n`;
  const body = rows.map((row) => line(marked(row))).join("");
  const alignment = columns.map((_, index) => (index === 0 ? "l" : "r")).join("");
  const head = `\\begin{tabular}{${alignment}}\n  \\hline\n${line(titles())}  \\hline\n`;
  return `${head}${body}  \\hline\n\\end{tabular}\n${escaped(chaLine(cha, "\n"))}`;
}

function escaped(text: string): string {
  return text.replaceAll(/[#$%&_{}]/g, "\\$&");
}

function cells(row: SelectorRow): readonly string[] {
  return columns.map(({ name }) => String(row[name]));
}

/** The selector of a row that is no fixed point says so. */
function marked(row: SelectorRow): readonly string[] {
  return cells(row).map((text, index) => (index === 0 && row.partial ? `${text} (${t("selectors.cutOff")})` : text));
}

function chaLine(cha: SelectorTable["cha"] | undefined, before: string): string {
  return cha === undefined ? "" : `${before}${t("selectors.cha", { ...cha })}\n`;
}
