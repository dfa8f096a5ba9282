import type { Ways } from "../../../engine-kit/index.ts";

/** What to look at first. */
export const ways: Ways = {
  short: { minutes: 4, lessons: ["fig-6", "list-segment-formulas"] },
  long: {
    minutes: 25,
    lessons: [
      "fig-6",
      "binary-tree-formulas",
      "sorted-list-formulas",
      "list-segment-formulas",
      "circular-list-formulas",
      "flaw-unsatisfiable",
      "flaw-aliases",
    ],
  },
};
