export { csvText } from "./csv.ts";
export { type MarkdownCell, markdownTable, markdownText } from "./markdown.ts";
