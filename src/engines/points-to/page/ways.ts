import type { Ways } from "../../../engine-kit/index.ts";

/** What to look at first. */
export const ways: Ways = {
  short: { minutes: 3, lessons: ["id-called-twice", "one-call-site", "one-object"] },
  long: {
    minutes: 20,
    lessons: [
      "id-called-twice",
      "constant-propagation",
      "context-sensitive-heap",
      "one-call-site",
      "call-strings",
      "set-and-do-set",
      "one-object",
      "type-sensitivity",
    ],
  },
};
