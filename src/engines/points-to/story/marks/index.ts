export { hintsAt } from "./chips.ts";
export { hoverText } from "./source-marks.ts";
export { statementSetAt } from "./statement-set.ts";
export { tokensIn, travelsAt } from "./tokens.ts";
