import { catalog } from "../../../kernel/index.ts";

/** Titles of the moments of a pointer analysis, some with another one until they are reached. Backticks mark code. */
export const moments = catalog("pointsToMoments", {
  "points-to.moment.end": "Fixed point",
  "points-to.moment.merge": "Calls meet in `{pointer}`",
  "points-to.moment.merge-ahead": "A merge in `{method}`",
  "points-to.moment.spurious": "First fact that {selector} does not have: `{fact}`",
  "points-to.moment.spurious-ahead": "A fact that {selector} does not have",
  "points-to.moment.last-method": "The last new method: `{method}`",
  "points-to.moment.last-method-ahead": "The last new method",
  "points-to.moment.class": "First method of `{class}`: `{method}`",
  "points-to.moment.class-ahead": "First method of `{class}`",
  "points-to.moment.method": "First call of `{method}`",
  "points-to.moment.chapter": "`{place}`",
});
