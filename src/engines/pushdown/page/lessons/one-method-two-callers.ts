import { defineLesson } from "../lesson.ts";

export const idTwice = defineLesson({
  id: "one-method-two-callers",
  title: "One method, two callers",
  source: "Pushdown systems, Relevancy weights",
  after: ["textbook-system"],
  summary:
    "The four weights at work: two values go through the same method. Watch the weights at its two return points.",
  question: {
    ask: "`id` is called with a symbolic value and with 7. Is `b`, the result of `id(7)`, const or any?",
    facts: ["top(n, id) = any", "l(ret, r2, s′) = const", "l(b, main, s′) = const"],
    answer: "It is const: in `id` itself `n` is any, but the return to `r2` leads to the caller that passed 7.",
  },
  file: {
    name: "one-method-two-callers.pds",
    text: `# int id(int n) { return n; }   a = id(symbolic) returns to r1, b = id(7) returns to r2
<env, main> -> <s, main> [any]
<env, main> -> <t, main> [const]
<s, main> -> <n, id r1>
<t, main> -> <n, id r2>
<n, id> -> <ret, id>
<ret, id> -> <ret, >
<ret, r1> -> <a, main>
<ret, r2> -> <b, main>
start <env, main>
`,
  },
  text: [
    "This is how the relevancy analysis encodes a method id that is called with a symbolic value and with a constant. In id, n is any and const at once, and its top shows the join, any. The stack tells them apart: r1 belongs to any, r2 to const.",
    "So a is any and b is const. An analysis that drops the stack would give any to both.",
  ],
  presets: [{ label: "post*", options: { direction: "post" } }],
  expect: [
    {
      preset: 0,
      tops: [
        "<a, main> : any",
        "<b, main> : const",
        "<env, main> : id",
        "<n, id> : any",
        "<ret, id> : any",
        "<ret, r1> : any",
        "<ret, r2> : const",
        "<s, main> : any",
        "<t, main> : const",
      ],
    },
  ],
});
