import type { Ways } from "../../../engine-kit/index.ts";

/** What to look at first. */
export const ways: Ways = {
  short: { minutes: 10, lessons: ["instrumented-code", "split-locals"] },
  long: {
    minutes: 30,
    lessons: ["instrumented-code", "example-1-constructor", "split-locals", "recursive-calls", "keys-of-maps"],
  },
};
