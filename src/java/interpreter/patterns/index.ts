export { TooManyWays, type Work } from "./matcher.ts";
export { type Pattern, Patterns } from "./pattern.ts";
export { BadReplacement, expandReplacement, splitText } from "./texts.ts";
