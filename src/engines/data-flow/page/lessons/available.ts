import { defineLesson } from "../lesson.ts";

export const available = defineLesson({
  id: "available-expressions",
  title: "Available expressions",
  source: "Data-flow analysis, Available expressions",
  after: ["reaching-definitions"],
  summary:
    "Forward, must: an expression is available only if every path has computed it, so the meet is ∩ and the start is everything.",
  question: {
    ask: "Must line 13 compute `a * b` again, or is its value available there?",
    facts: ["11: y = a * b ∋ {a * b}", "13: z = a * b ∋ {a * b}"],
    answer: "It is available: either branch has it at its end, one since line 3, the other since line 11.",
  },
  file: {
    name: "Available.java",
    text: `class Available {
  static int area(int a, int b, boolean flip) {
    int x = a * b;
    int y;
    if (flip) {
      y = a - b;
      y = y + 1;
    } else {
      y = b + 1;
      b = b + 0;
      y = a * b;
    }
    int z = a * b;
    return x + y + z;
  }
}
`,
  },
  presets: [{ label: "Available expressions", options: { analysis: "available" } }],
  stops: [
    { when: "6: y = a - b ∋ {a - b, a * b}", say: "This branch computes a - b; a * b is still available." },
    { when: "10: b = b + 0 ∋ ∅", say: "b is assigned: every expression that uses it is killed, b + 0 too." },
    {
      when: "13: z = a * b ∋ {a * b}",
      say: "The intersection of both branches: a * b has been computed on each, a - b only on one.",
    },
  ],
  expect: [
    {
      preset: 0,
      facts: {
        "in 3": "{}",
        "out 3": "{a * b}",
        "out 7": "{a - b, a * b}",
        "out 9": "{a * b, b + 1}",
        "out 10": "{}",
        "out 11": "{a * b}",
        "in 13": "{a * b}",
      },
    },
  ],
});
