import type { Ways } from "../../../engine-kit/index.ts";

/** What to look at first. */
export const ways: Ways = {
  short: { minutes: 4, lessons: ["i-is-what", "not-distributive"] },
  long: {
    minutes: 20,
    lessons: [
      "i-is-what",
      "reaching-definitions",
      "live-variables",
      "available-expressions",
      "not-distributive",
      "widening",
    ],
  },
};
