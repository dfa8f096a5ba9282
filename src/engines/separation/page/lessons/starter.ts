import type { InputFile } from "../../../../kernel/index.ts";

/** Where the reader's own text starts from. A list, and a question about it. */
export const starter: readonly InputFile[] = [
  {
    name: "own.sl",
    text: `data node { int val; node next; }

pred list(node x) == emp & x = null
  \\/ exists n. x -> node(_, n) * list(n);

check list(x) & x != null;
`,
  },
];
