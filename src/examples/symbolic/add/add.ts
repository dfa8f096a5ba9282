import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const add: Subject = {
  id: "adding-two-numbers",
  title: "Adding two numbers",
  source: "Symbolic execution with separation logic, Sec. 2 and Fig. 1",
  summary: "Two lists of digits that have the same length: the precondition says so, and no input breaks it.",
  files: filesAt("add/Add.java", "add/Add.sl"),
  methods: [{ name: "add", depth: 2 }],
  text: [
    "The loop looks at x only, and reads y.val without asking whether y is there. It may: the precondition pre(x, y) says that both lists have the same length.",
    "x is looked at first. It is constrained by pre(x, y), so its values come from the two disjuncts that Algorithm 1 found: both null, or both a node. The choice for x decides y too, without a split of its own.",
    "Each time round, x.next is looked at and splits again: numbers of no digit, of one digit, of two. Then the bound on unfoldings ends the path.",
    "Lazy initialization knows nothing of pre. It tries lists of different lengths, lists that share nodes and cycles; the last presets show what comes of it.",
  ],
};
