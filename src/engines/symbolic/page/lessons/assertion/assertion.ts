import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const assertion: Subject = {
  id: "assertion",
  title: "An assertion that fails",
  source: "Symbolic execution with separation logic, smaller structures",
  summary: "A failing assert ends a path, and the input of that path is a test.",
  files: filesAt("assertion/Scores.java", "assertion/Scores.sl"),
  methods: [{ name: "best", depth: 2 }],
  text: [
    "Assertions are switched on here, as by java -ea: assert c is a condition with two sides, and where c does not hold the path ends with an AssertionError.",
    "best() begins with 0. The paths that end with AssertionError have the inputs that it forgot: lists in which every score is negative.",
  ],
};
