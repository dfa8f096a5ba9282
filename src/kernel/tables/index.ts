export { csvText } from "./csv.ts";
export { type MarkdownCell, markdownCode, markdownTable, markdownText } from "./markdown.ts";
export { escaped } from "./markup.ts";
