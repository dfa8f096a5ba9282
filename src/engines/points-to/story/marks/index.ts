export { hintsAt, hoverText } from "./source-marks.ts";
export { tokensIn, travelsAt } from "./tokens.ts";
