import { defineLesson } from "./lesson.ts";

export const switchCases = defineLesson({
  id: "switch-cases",
  title: "Cases that are never taken",
  source: "Data-flow analysis, Dead code detection",
  summary: "level is 2, so case 1 and the default are dead, but case 3 is not: case 2 has no break and falls through.",
  file: {
    name: "Cases.java",
    text: `class Cases {
  static int bonus() {
    int level = 2;
    int bonus = 0;
    switch (level) {
      case 1:
        bonus = 10;
        break;
      case 2:
        bonus = 20;
      case 3:
        bonus = bonus + 5;
        break;
      default:
        bonus = 99;
    }
    return bonus;
  }
}
`,
  },
  presets: [
    { label: "Dead code", options: { analysis: "dead-code" } },
    { label: "Intervals", options: { analysis: "intervals" } },
  ],
  expect: [
    { preset: 0, dead: ["7 unreachable", "15 unreachable"] },
    { preset: 1, facts: { "in 17": "{level=[2,2], bonus=[25,25]}" } },
  ],
});
