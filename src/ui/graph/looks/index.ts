export { captionsOf } from "./captions.ts";
export { linesIn, styleName } from "./edge-lines.ts";
export { changedLooks, type Highlight, looksAt } from "./looks.ts";
export { outlineOf } from "./outlines.ts";
export { saying, symbolOf } from "./saying.ts";
export { shapeKeys } from "./shape-keys.ts";
export { tokensOf } from "./tokens.ts";
