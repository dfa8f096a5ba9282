import { type MessageId, t } from "../messages/index.ts";
import type { StrategyRow } from "../store/index.ts";
import { measuresOf } from "./measures.ts";
import { restrictedTo } from "./restriction-text.ts";

type ExportFormat = "csv" | "markdown";

export const exportFormats: readonly ExportFormat[] = ["csv", "markdown"];

export const columns: readonly MessageId[] = [
  "strategies.column.strategy",
  "strategies.column.inputs",
  "strategies.column.cov",
  "strategies.column.ncov",
  "strategies.column.paths",
  "strategies.column.calls",
  "strategies.column.time",
];

export function fileName(format: ExportFormat): string {
  return format === "csv" ? "strategies.csv" : "strategies.md";
}

/** The cells of a row in the order of the columns. */
export function cellsOf(row: StrategyRow, rows: readonly StrategyRow[]): readonly string[] {
  const { valid, all, cov, ncov, paths, calls, milliseconds } = measuresOf(row, rows);
  return [rowName(row), `${valid}/${all}`, ...[cov, ncov, paths, calls, milliseconds].map(String)];
}

/** The strategy, and what was symbolic where not everything was. */
export function rowName({ strategy, restriction }: StrategyRow): string {
  if (restriction === undefined) return t(`symbolic.strategy.${strategy}`);
  return t("restriction.row", { inputs: restrictedTo(restriction) });
}

/** The table as a file's text. A row that was cut at a bound is marked. */
export function exportRows(format: ExportFormat, rows: readonly StrategyRow[]): string {
  const heads = columns.map((column) => t(column));
  const lines = rows.map((row) =>
    cellsOf(row, rows).map((text, index) =>
      index === 0 && row.result.partial ? `${text} (${t("strategies.cut")})` : text,
    ),
  );
  if (format === "csv") return [heads, ...lines].map((line) => `${line.map(quoted).join(",")}\n`).join("");
  const line = (texts: readonly string[]): string => `| ${texts.join(" | ")} |\n`;
  const rule = line(columns.map((_, index) => (index === 0 ? "---" : "---:")));
  return `${line(heads)}${rule}${lines.map(line).join("")}`;
}

function quoted(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
