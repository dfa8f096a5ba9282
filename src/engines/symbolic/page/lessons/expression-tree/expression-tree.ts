import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const expressionTree: Subject = {
  id: "expression-tree",
  title: "Expression tree",
  source: "Symbolic execution with separation logic, smaller structures",
  summary: "Subclasses in a predicate: the object that a reference points to decides which method is called.",
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
