import type { InputFile } from "../../../../kernel/index.ts";

/** Where the reader's own text starts from. A method on a list, and what it may rely on. */
export const starter: readonly InputFile[] = [
  {
    name: "Own.java",
    text: `class Node {
  int val;
  Node next;
}

class Own {
  static int sum(Node x) {
    int sum = 0;
    while (x != null) {
      sum = sum + x.val;
      x = x.next;
    }
    return sum;
  }
}
`,
  },
  {
    name: "Own.sl",
    text: `data Node { int val; Node next; }

pred list(Node x) == emp & x = null
  \\/ exists n. x -> Node(_, n) * list(n);

pre sum == list(x);
`,
  },
];
