import type { InputFile } from "../../../session/protocol.ts";

/** Where the reader's own program starts from: small, and with one call that contexts tell apart. */
const starterProgram: readonly InputFile[] = [
  {
    name: "Main.java",
    text: `class Main {
  static Object id(Object o) {
    return o;
  }

  public static void main(String[] args) {
    Object a = id(new Main());
    Object b = id(new Object());
  }
}
`,
  },
];

/** Small, with one symbolic value and one that is not. */
const relevancyStarter: readonly InputFile[] = [
  {
    name: "Main.java",
    text: `class Main {
  static int twice(int n) {
    return n + n;
  }

  public static void main(String[] args) {
    int typed = Symbolic.integer();
    int fixed = 7;
    int a = twice(typed);
    int b = twice(fixed);
  }
}
`,
  },
];

/** A procedure that calls itself: the stack has no bound. */
const pushdownStarter: readonly InputFile[] = [
  {
    name: "own.pds",
    text: `# one rule a line; the weight at the end may be left out
semiring relevancy
start <p, a>

<p, a> -> <q, b a> [any]
<q, b> -> <p, a b>
<q, b> -> <p, >    [const]
`,
  },
];

/** A list, and a question about it. */
const separationStarter: readonly InputFile[] = [
  {
    name: "own.sl",
    text: `data node { int val; node next; }

pred list(node x) == emp & x = null
  \\/ exists n. x -> node(_, n) * list(n);

check list(x) & x != null;
`,
  },
];

/** A method on a list, and what it may rely on. */
const symbolicStarter: readonly InputFile[] = [
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

/** What the reader’s own text starts from, by engine. */
export function starterOf(engine: string): readonly InputFile[] {
  if (engine === "relevancy") return relevancyStarter;
  if (engine === "separation") return separationStarter;
  if (engine === "symbolic") return symbolicStarter;
  return engine === "pushdown" ? pushdownStarter : starterProgram;
}
