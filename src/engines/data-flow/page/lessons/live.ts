import { defineLesson } from "../lesson.ts";

export const live = defineLesson({
  id: "live-variables",
  title: "Live variables",
  source: "Data-flow analysis, Live variables",
  after: ["reaching-definitions"],
  summary:
    "Backward, may: a variable is live where it may still be read before it is assigned again. Watch what the loop sends back.",
  question: {
    ask: "`next` is assigned in line 8 and not read below it. Is it live there?",
    facts: ["8: next = sum ∋ {last, n, next}", "5: $1 = n > 0 ∋ {last, n, next}"],
    answer: "Yes: around the loop lines 6 and 7 read it before it is assigned again.",
  },
  file: {
    name: "Live.java",
    text: `class Live {
  static int fibonacci(int n) {
    int last = 0;
    int next = 1;
    while (n > 0) {
      int sum = last + next;
      last = next;
      next = sum;
      n = n - 1;
    }
    return last;
  }
}
`,
  },
  presets: [{ label: "Live variables", options: { analysis: "live" } }],
  stops: [
    {
      when: "11: return last ∋ {last}",
      say: "Facts go backward: before the return, last is live, since it is read there.",
    },
    {
      when: "8: next = sum ∋ {last, n, next}",
      say: "Around the loop next is read before it is assigned again: it is live here.",
    },
    { when: "3: last = 0 ∋ {n}", say: "Only the parameter is live where the method begins." },
  ],
  expect: [
    {
      preset: 0,
      facts: {
        "in 3": "{n}",
        "out 4": "{last, n, next}",
        "in 6": "{last, n, next}",
        "out 6": "{n, next, sum}",
        "out 7": "{last, n, sum}",
        "in 11": "{last}",
        "out 11": "{}",
      },
    },
  ],
});
