import { defineLesson } from "../lesson.ts";

export const openingQuestion = defineLesson({
  id: "i-is-what",
  title: "i = ?",
  source: "Lecture I, Problem of Context-Insensitive Pointer Analysis",
  summary:
    "The opening question of the lecture, asked of three analyses: one method at a time, across calls, and across calls with contexts.",
  question: {
    ask: "Is `i` in line 8 a constant, for an analysis of one method at a time?",
    facts: [["8: i = x.get() ∋ {i=NAC}", "8: i = x.get() ↩ ∋ {i=NAC}"]],
    absent: ["8: i = x.get() ↩ ∋ {i=1}"],
    answer: "No: it does not look into `get`, so the call may give anything, and `i` is NAC.",
    beside: 2,
  },
  file: {
    name: "Question.java",
    text: `class Question {
  public static void main(String[] args) {
    Number n1, n2, x, y;
    n1 = new One();
    n2 = new Two();
    x = id(n1);
    y = id(n2);
    int i = x.get();
    System.out.println(i);
  }

  static Number id(Number n) {
    return n;
  }
}

interface Number {
  int get();
}

class One implements Number {
  public int get() {
    return 1;
  }
}

class Two implements Number {
  public int get() {
    return 2;
  }
}
`,
  },
  presets: [
    { label: "One method", options: { analysis: "constants", scope: "method" } },
    { label: "Across calls, context-insensitive", options: { analysis: "constants", scope: "program", context: "ci" } },
    { label: "Across calls, 1-call-site", options: { analysis: "constants", scope: "program", context: "1-call" } },
  ],
  stops: [
    { when: "8: i = x.get() ∋ {i=NAC}", say: "One method at a time a call may give anything: i is not a constant." },
    { when: "8: i = x.get() ↩ ∋ {i=NAC}", say: "Both get() return here: 1 ⊓ 2 = NAC." },
    { when: "8: i = x.get() ↩ ∋ {i=1}", say: "Only One.get() returns here: i is 1." },
  ],
  expect: [
    { preset: 0, facts: { "out 8": "{i=NAC}" } },
    { preset: 1, facts: { "out 8": "{i=NAC}" } },
    { preset: 2, facts: { "in 8": "{}", "out 8": "{i=1}" } },
  ],
});
