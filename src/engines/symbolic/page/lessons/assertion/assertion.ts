import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const assertion: Subject = {
  id: "assertion",
  title: "An assertion that fails",
  source: "Symbolic execution with separation logic, smaller structures",
  after: ["adding-two-numbers"],
  summary: "Assertions are switched on here: an assert is a condition with two sides. Watch both of them.",
  question: {
    ask: "`best()` asserts that its result is one of the scores. Is there an input for which that fails?",
    facts: ["node 18 (27F: value1 ≠ 0): ! AssertionError", "12 of 12 branches are covered"],
    answer: "Yes: it begins with 0, so a list in which every score is negative ends with an AssertionError.",
  },
  files: filesAt("assertion/Scores.java", "assertion/Scores.sl"),
  methods: [{ name: "best", depth: 2 }],
  text: [
    "Assertions are switched on here, as by java -ea: assert c is a condition with two sides, and where c does not hold the path ends with an AssertionError.",
    "best() begins with 0. The paths that end with AssertionError have the inputs that it forgot: lists in which every score is negative.",
  ],
};
