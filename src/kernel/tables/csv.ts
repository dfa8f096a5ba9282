/** The mark that a spreadsheet needs to read a file as UTF-8; programs read it as a part of the first heading. */
const UTF8_MARK = "\ufeff";

interface CsvForm {
  /** `\r\n` is that of RFC 4180. */
  readonly lineEnd?: "\r\n" | "\n";
  /** The text begins with a UTF-8 mark. */
  readonly isForSpreadsheets?: boolean;
}

/** Rows as RFC 4180 writes them, each with its line end. No cell is a formula. */
export function csvText(
  rows: readonly (readonly (string | number)[])[],
  { lineEnd = "\r\n", isForSpreadsheets = false }: CsvForm = {},
): string {
  const lines = rows.map((row) => `${row.map(csvCell).join(",")}${lineEnd}`);
  return `${isForSpreadsheets ? UTF8_MARK : ""}${lines.join("")}`;
}

/** What spreadsheets take for the beginning of a formula, the wide signs too, or skip before one. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/** A text that a spreadsheet would take for a formula begins with an apostrophe; a number is none. */
function csvCell(value: string | number): string {
  const written = String(value);
  const text = FORMULA.test(written) && !NUMBER.test(written) ? `'${written}` : written;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
