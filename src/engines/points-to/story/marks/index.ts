export { hintsAt } from "./chips.ts";
export { namesOf } from "./short-names.ts";
export { hoverText } from "./source-marks.ts";
export { statementSetAt } from "./statement-set.ts";
export { tokensIn, travelsAt } from "./tokens.ts";
