import { defineLesson } from "../lesson.ts";

export const switchCases = defineLesson({
  id: "switch-cases",
  title: "Cases that are never taken",
  source: "Data-flow analysis, Dead code detection",
  after: ["i-is-what"],
  summary: "A switch whose value is known. Watch which edges lead to the lines of each case.",
  question: {
    ask: "`level` is 2. Can `case 3` in line 12 be reached all the same?",
    facts: ["10: bonus = 20 ∋ {level=2, bonus=20}", "12: bonus = bonus + 5 ∋ {level=2, bonus=NAC}"],
    answer: "Yes: `case 2` has no break and falls through, so 20 comes in, too, and `bonus` is NAC there.",
    beside: 1,
  },
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
  stops: [
    { when: "5: $1 = level ∋ {level=2, bonus=0}", say: "level is 2, so the tests of the cases have one value each." },
    {
      when: "12: bonus = bonus + 5 ∋ {level=2, bonus=NAC}",
      say: "Two edges lead here, one falls through from case 2: 20 ⊓ 0 = NAC.",
    },
    { when: "7: bonus = 10 ∋ ⊥", say: "Conditions refine intervals: no value reaches case 1." },
    {
      when: "12: bonus = bonus + 5 ∋ {level=[2,2], bonus=[25,25]}",
      say: "Only the values that fall through from case 2 reach this line.",
    },
  ],
  expect: [
    { preset: 0, dead: ["7 unreachable", "15 unreachable"] },
    { preset: 1, facts: { "in 17": "{level=[2,2], bonus=[25,25]}" } },
  ],
});
