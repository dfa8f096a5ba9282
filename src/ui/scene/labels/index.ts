export { symbolTexts } from "./symbol-texts.ts";
export { leastRow, tokenRow } from "./token-row.ts";
