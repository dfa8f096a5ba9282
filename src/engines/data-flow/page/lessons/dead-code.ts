import { defineLesson } from "./lesson.ts";

export const deadCode = defineLesson({
  id: "dead-code",
  title: "Dead code",
  source: "Data-flow analysis, Dead code detection",
  summary:
    "Two analyses at work: constants find the arm that is never taken, live variables the assignment that nobody reads. The division in line 9 stays although its result is dead: it might throw.",
  file: {
    name: "Dead.java",
    text: `class Dead {
  static int price(int amount, int parts) {
    int limit = 10;
    int unused = amount * 2;
    boolean isOpen = limit > 20;
    if (isOpen) {
      amount = 0;
    }
    int share = amount / parts;
    int result = amount;
    while (limit == 10) {
      result = result + 1;
    }
    return result;
  }
}
`,
  },
  presets: [{ label: "Dead code", options: { analysis: "dead-code" } }],
  expect: [{ preset: 0, dead: ["4 dead-assignment", "7 unreachable", "14 unreachable"] }],
});
