import type { InputFile } from "../../../../kernel/index.ts";

/** Where the reader's own text starts from. A procedure that calls itself: the stack has no bound. */
export const starter: readonly InputFile[] = [
  {
    name: "own.pds",
    text: `# one rule per line; the weight at the end may be left out
semiring relevancy
start <p, a>

<p, a> -> <q, b a> [any]
<q, b> -> <p, a b>
<q, b> -> <p, >    [const]
`,
  },
];
