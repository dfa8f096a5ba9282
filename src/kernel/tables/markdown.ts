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

/** A text as Markdown shows it, on a line of its own. */
export function markdownText(text: string): string {
  return inlineText(text)
    .replace(/^\s*(?=[-+](?:\s|$|-)|#{1,6}(?:\s|$)|[>=])/, "$&\\")
    .replace(/^\s*\d{1,9}(?=[.)](?:\s|$))/, "$&\\");
}

/** Emphasis, code, HTML, entities, brackets and bars of tables; and what makes an address without brackets a link. */
const INLINE_SIGN = /[\\`*~<[\]|$]|(?<!\w)_|_(?!\w)|&(?=#|\w+;)|(?<=\])\(|:(?=\/\/)|(?<=www)\.|@(?=[\w-]+\.)/gi;

/**
 * A text as Markdown shows it within a line. The parenthesis behind a bracket is escaped, too, so that no program that reads
 * Markdown in its own way finds a link.
 */
function inlineText(text: string): string {
  return text.replaceAll(/\s*[\r\n]+\s*/g, " ").replaceAll(INLINE_SIGN, "\\$&");
}

/** A text as code in Markdown: more backticks around than within. */
export function markdownCode(code: string): string {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const space = longest > 0 ? " " : "";
  return `${fence}${space}${code.replaceAll(/\s+/g, " ")}${space}${fence}`;
}

function markdownCell(cell: MarkdownCell): string {
  // In a table a bar is escaped even in code.
  if (typeof cell === "object")
    return `${markdownCode(cell.code).replaceAll("|", "\\|")}${inlineText(cell.after ?? "")}`;
  return typeof cell === "number" ? String(cell) : inlineText(cell);
}
