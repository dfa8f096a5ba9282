import { defineLesson } from "../lesson.ts";

export const deadCode = defineLesson({
  id: "dead-code",
  title: "Dead code",
  source: "Data-flow analysis, Dead code detection",
  after: ["live-variables"],
  summary:
    "Two analyses at work: constant propagation finds branches that are never taken, live variables assignments that are never read.",
  question: {
    ask: "Can line 14, after the loop, ever be executed?",
    facts: ["11: $1 = limit == 10 ∋ {amount=NAC, parts=NAC, limit=10, unused=NAC, isOpen=0, share=NAC, result=NAC}"],
    answer: "No: `limit` is 10 wherever the loop looks at it, so the loop never ends and nothing comes after it.",
  },
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
  stops: [
    {
      when: "5: isOpen = limit > 20 ∋ {amount=NAC, parts=NAC, limit=10, unused=NAC, isOpen=0}",
      say: "The condition is constant: line 7 is never executed.",
    },
    {
      when: "11: $1 = limit == 10 ∋ {amount=NAC, parts=NAC, limit=10, unused=NAC, isOpen=0, share=NAC, result=NAC}",
      say: "limit stays 10: the loop never ends, and nothing after it is executed.",
    },
    {
      when: "4: unused = amount * 2 · live ∋ {amount, limit, parts}",
      say: "unused is not live after its assignment: nothing reads it.",
    },
  ],
  expect: [{ preset: 0, dead: ["4 dead-assignment", "7 unreachable", "14 unreachable"] }],
});
