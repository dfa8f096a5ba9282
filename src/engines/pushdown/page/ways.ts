import type { Ways } from "../../../engine-kit/index.ts";

/** What to look at first. */
export const ways: Ways = {
  short: { minutes: 3, lessons: ["textbook-system", "unbounded-stack"] },
  long: {
    minutes: 20,
    lessons: [
      "textbook-system",
      "plotter",
      "unbounded-stack",
      "who-comes-to-an-end",
      "cheapest-way",
      "there-and-back",
      "one-method-two-callers",
    ],
  },
};
