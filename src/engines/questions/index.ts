/** Questions that commands answer about a fixed point: why a fact is not there, what lets one in, what a left-out line loses. The only door of this folder. */
export { type AskedRun, absenceOf, type Lacking, leastFirst } from "./absence.ts";
export type {
  Absence,
  Attempt,
  BlameAnswer,
  BlamedChange,
  Meeting,
  SoundAnswer,
  WhatIfAnswer,
  WhyNotAnswer,
} from "./answers.ts";
export { factOption, questionCommand } from "./command.ts";
