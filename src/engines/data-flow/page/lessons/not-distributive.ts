import { defineLesson } from "../lesson.ts";

export const notDistributive = defineLesson({
  id: "not-distributive",
  title: "Constants are not distributive",
  source: "Data-flow analysis, Constant propagation",
  after: ["i-is-what"],
  summary: "Two paths, one sum. Watch where the paths meet, and what is known of a and b there.",
  question: {
    ask: "Whichever branch is taken, `c` is 5 in the end. Does constant propagation find it?",
    facts: ["11: c = a + b ∋ {left=NAC, a=NAC, b=NAC}", "12: return c ∋ {left=NAC, a=NAC, b=NAC, c=NAC}"],
    answer: "No: the paths meet before the addition, `a` and `b` become NAC there, and NAC + NAC is NAC.",
  },
  file: {
    name: "Sum.java",
    text: `class Sum {
  static int five(boolean left) {
    int a, b;
    if (left) {
      a = 2;
      b = 3;
    } else {
      a = 3;
      b = 2;
    }
    int c = a + b;
    return c;
  }
}
`,
  },
  presets: [{ label: "Constants", options: { analysis: "constants" } }],
  stops: [
    { when: "6: b = 3 ∋ {left=NAC, a=2, b=3}", say: "On this path a + b would be 5." },
    { when: "9: b = 2 ∋ {left=NAC, a=3, b=2}", say: "On this one, too." },
    { when: "11: c = a + b ∋ {left=NAC, a=NAC, b=NAC}", say: "The paths meet first: 2 ⊓ 3 = NAC, for a and for b." },
    {
      when: "11: c = a + b ∋ {left=NAC, a=NAC, b=NAC, c=NAC}",
      say: "NAC + NAC = NAC: it is lost that c is 5 on both paths.",
    },
  ],
  expect: [
    {
      preset: 0,
      facts: {
        "out 6": "{left=NAC, a=2, b=3}",
        "out 9": "{left=NAC, a=3, b=2}",
        "in 11": "{left=NAC, a=NAC, b=NAC}",
        "out 11": "{left=NAC, a=NAC, b=NAC, c=NAC}",
      },
    },
  ],
});
