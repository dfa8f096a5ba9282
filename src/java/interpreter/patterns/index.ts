export { type Match, type Matcher, TooManyWays, type Work } from "./matching/matcher.ts";
export { Pattern, Patterns } from "./pattern.ts";
export type { NotAPattern } from "./source.ts";
export { BadReplacement, expandReplacement, splitText } from "./texts.ts";
