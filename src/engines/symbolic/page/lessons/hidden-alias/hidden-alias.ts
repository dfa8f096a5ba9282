import { defineLesson } from "../../lesson.ts";
import { filesAt } from "../texts.ts";

const files = filesAt("hidden-alias/HiddenAlias.java", "hidden-alias/HiddenAlias.sl");
const method = "isSecond";

export const hiddenAlias = defineLesson({
  id: "hidden-alias",
  title: "An alias into a hidden object",
  source: "Symbolic execution with separation logic, Sec. 5 (scenario 2 of enum)",
  after: ["stack"],
  summary: "y is unconstrained and may be any node. Watch which ones are tried for it.",
  question: {
    ask: "`list(x)` says nothing about `y`. Can `y` be the second node of `x`, which is still hidden?",
    facts: ["node 6 (2: Y = n1 in list(n1), disjunct 2): return true", "6 of 6 branches are covered"],
    answer: "Yes: unfolding `list(n1)` shows that node, and `y = n1` covers the branch that stays open as printed.",
    beside: 1,
  },
  file: files[0],
  files,
  text: [
    "list(x) says nothing about y. Scenario 2 of enum, as printed, gives y the value null, a new node, or a node that the path already knows. When y is read, the second node of x is still inside list(n), so y = n is never tried and the branch x.next == y stays open.",
    "Here scenario 2 also unfolds the predicates that may hold a node, and lets y be one of those. Every branch is covered.",
  ],
  presets: [
    { label: "all aliases", options: { method, depth: 2, aliases: "all" } },
    { label: "as printed", options: { method, depth: 2, aliases: "printed" } },
  ],
});
