import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const expressionTree: Subject = {
  id: "expression-tree",
  title: "Expression tree",
  source: "Symbolic execution with separation logic, smaller structures",
  summary: "Subclasses in a predicate: the object that a reference points to decides which method is called.",
  question: {
    ask: "`e.value(x)` is a virtual call. Which classes does `e` have in the inputs?",
    facts: ["node 4 (31T: n1 = 0): return true", "test 3: e = ℓ0, x = 0; ℓ0 ↦ Var()", "2 of 2 branches are covered"],
    answer: "Num and Var: each disjunct of `expr` names a class. An Add would be a path with its parts unfolded, too.",
  },
  files: filesAt("expression-tree/Expressions.java", "expression-tree/Expressions.sl"),
  methods: [
    { name: "isZero", depth: 2 },
    { name: "simplify", depth: 2 },
  ],
  text: [
    "Each disjunct of expr points e to an object of another subclass of Expr. Unfolding the predicate says which one, and with it which value() the call runs, whether a cast fails and what instanceof answers.",
    "Var has no fields, but Var() is still a cell, separate from every other one.",
  ],
};
