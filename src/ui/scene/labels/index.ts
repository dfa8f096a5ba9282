export { symbolTexts } from "./symbol-texts.ts";
export { tokenRow } from "./token-row.ts";
