import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const add: Subject = {
  id: "adding-two-numbers",
  title: "Adding two numbers",
  source: "Symbolic execution with separation logic, Sec. 2 and Fig. 1",
  summary:
    "Two lists of digits, added by a loop that looks at one of them only. Watch what the precondition says of the other.",
  question: {
    ask: "The loop reads `y.val` and never checks that `y` is not null. Does any valid input make that fail?",
    facts: [
      "test 1: x = null, y = null",
      "node 3 (3: pre(n1, n2) by disjunct 1): return l2",
      "2 of 2 branches are covered",
    ],
    answer: "None: `pre` says that both lists have one length, so wherever `x` is a node, `y` is one, too.",
  },
  files: filesAt("add/Add.java", "add/Add.sl"),
  methods: [{ name: "add", depth: 2, initialize: "access" }],
  more: [{ label: "add, initialized on use", options: { method: "add", depth: 2, initialize: "use" } }],
  text: [
    "The loop looks at x only, and reads y.val without checking that y is not null. It may do so: the precondition pre(x, y) says that both lists have the same length.",
    "x is looked at first. It is constrained by pre(x, y), so its values come from the two disjuncts that Algorithm 1 found: both null, or both a node. The choice for x decides y too, without a split of its own.",
    "In the body of the loop x.next is read, and so n1 is accessed: it splits at x = x.next, again into null and a node. y.next is read next. n2 already has its value, so there is no split. Then the loop's condition is decided, and n1 = null ends the path: both numbers have one digit. Each iteration is like this, until the bound on unfoldings ends the path.",
    "This is the walk of Sec. 2, with references initialized on access, as printed. Initialized on use, n1 splits one line later in the walk, when the loop's condition asks what x is; the inputs are the same. Where a method reads a reference and never asks what it is, that saves paths.",
    "Lazy initialization does not use pre. It tries lists of different lengths, lists that share nodes, and cycles; the last presets show the result.",
  ],
};
