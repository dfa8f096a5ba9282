import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const binaryTree: Subject = {
  id: "binary-tree",
  title: "Binary tree",
  source: "Symbolic execution with separation logic, smaller structures",
  after: ["singly-linked-list"],
  summary: "Recursion over shape: no numbers at all.",
  question: {
    ask: "`mirror` changes the tree while it walks. Which state of the tree is the test input?",
    facts: [
      "test 3: tree = ℓ0; ℓ0 ↦ Branch(left: ℓ1, right: null) ∗ ℓ1 ↦ Branch(left: null, right: null)",
      "2 of 2 branches are covered",
    ],
    answer: "The tree before: the path condition keeps it, and the changed fields are kept beside it.",
  },
  files: filesAt("binary-tree/BinaryTree.java", "binary-tree/BinaryTree.sl"),
  methods: [{ name: "mirror", depth: 3 }],
  text: [
    "mirror changes both fields before it reads the nodes below. The path condition keeps the tree as it was; the current fields are kept beside it, and only the original tree is the test input.",
  ],
};
