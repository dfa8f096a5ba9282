export { highlighterOf } from "./highlighters.ts";
export type { HighlightToken } from "./java-highlight.ts";
export { linePieces } from "./line-pieces.ts";
