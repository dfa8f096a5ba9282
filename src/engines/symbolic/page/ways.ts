import type { Ways } from "../../../engine-kit/index.ts";

/** What to look at first. */
export const ways: Ways = {
  short: { minutes: 5, lessons: ["adding-two-numbers", "freeing-twice"] },
  long: {
    minutes: 30,
    lessons: ["adding-two-numbers", "freeing-twice", "stack", "singly-linked-list", "binary-tree", "hidden-alias"],
  },
};
