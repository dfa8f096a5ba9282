/** A text, or code with a text behind it. */
export type MarkdownCell = string | number | { readonly code: string; readonly after?: string };

/** A table in Markdown. Texts are read as they are: nothing in them is HTML, a link, or emphasis. */
export function markdownTable(
  heads: readonly MarkdownCell[],
  rows: readonly (readonly MarkdownCell[])[],
  { areNumbersRight = false } = {},
): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |\n`;
  const rule = heads.map((_, column) => (areNumbersRight && column > 0 ? "---:" : "---"));
  return [heads.map(markdownCell), rule, ...rows.map((cells) => cells.map(markdownCell))].map(line).join("");
}

/**
 * A text as Markdown shows it, on one line. The parenthesis behind a bracket is escaped, too, so that no program that reads
 * Markdown in its own way finds a link.
 */
export function markdownText(text: string): string {
  return text
    .replaceAll(/\s*[\r\n]+\s*/g, " ")
    .replaceAll(/[\\`*~<[\]|$]|(?<!\w)_|_(?!\w)|&(?=#|\w+;)|(?<=\])\(/g, "\\$&");
}

function markdownCell(cell: MarkdownCell): string {
  if (typeof cell === "object") return `${codeSpan(cell.code)}${markdownText(cell.after ?? "")}`;
  return typeof cell === "number" ? String(cell) : markdownText(cell);
}

/** More backticks around than within; in a table a bar is escaped even there. */
function codeSpan(code: string): string {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const space = longest > 0 ? " " : "";
  return `${fence}${space}${code.replaceAll(/\s+/g, " ").replaceAll("|", "\\|")}${space}${fence}`;
}
