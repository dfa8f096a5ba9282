import type { Subject } from "../subject.ts";
import { filesAt } from "../texts.ts";

export const binaryTree: Subject = {
  id: "binary-tree",
  title: "Binary tree",
  source: "Symbolic execution with separation logic, smaller structures",
  summary: "Recursion over shape: no numbers at all.",
  files: filesAt("binary-tree/BinaryTree.java", "binary-tree/BinaryTree.sl"),
  methods: [{ name: "mirror", depth: 3 }],
  text: [
    "mirror changes both fields before it looks into them. The path condition keeps the tree as it was; the fields as they are now stand beside it, and only the first is the test input.",
  ],
};
