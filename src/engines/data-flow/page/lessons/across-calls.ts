import { defineLesson } from "../lesson.ts";

export const acrossCalls = defineLesson({
  id: "across-calls",
  title: "Across calls",
  source: "Interprocedural analysis, Constant propagation",
  after: ["i-is-what"],
  summary:
    "Call edges carry arguments to parameters, return edges the result, and call-to-return edges everything else.",
  question: {
    ask: "`addOne` only ever gets 6 and then 7. Is `b` in line 4 a constant?",
    facts: ["entry Calls.addOne(int) ∋ {x=NAC}", "4: b = addOne(a) ↩ ∋ {a=6, b=NAC}"],
    answer: "No: both calls meet in the parameter `x`, which becomes NAC, and so does what comes back.",
    beside: 1,
  },
  file: {
    name: "Calls.java",
    text: `class Calls {
  public static void main(String[] args) {
    int a = 6;
    int b = addOne(a);
    int c = addOne(b);
    int d = ten();
    int e = a + d;
  }

  static int addOne(int x) {
    int y = x + 1;
    return y;
  }

  static int ten() {
    return 10;
  }

  static int unused(int q) {
    int r = 1;
    return r;
  }
}
`,
  },
  presets: [
    { label: "Across calls", options: { analysis: "constants", scope: "program" } },
    { label: "One method", options: { analysis: "constants", scope: "method" } },
  ],
  stops: [
    {
      when: "4: b = addOne(a) ↩ ∋ {a=6, b=NAC}",
      say: "Call-to-return keeps a; the return edge brings what addOne returns.",
    },
    { when: "entry Calls.addOne(int) ∋ {x=NAC}", say: "The arguments of both calls meet in the parameter." },
    {
      when: "6: d = ten() ↩ ∋ {a=6, b=NAC, c=NAC, d=10}",
      say: "ten() has one answer: the constant survives the call.",
    },
    { when: "6: d = ten() ∋ {a=6, b=NAC, c=NAC, d=NAC}", say: "One method at a time: any call gives NAC." },
  ],
  expect: [
    {
      preset: 0,
      facts: {
        "in 11": "{x=NAC}",
        "out 4": "{a=6, b=NAC}",
        "out 5": "{a=6, b=NAC, c=NAC}",
        "out 6": "{a=6, b=NAC, c=NAC, d=10}",
        "out 7": "{a=6, b=NAC, c=NAC, d=10, e=16}",
      },
    },
    { preset: 1, facts: { "out 6": "{a=6, b=NAC, c=NAC, d=NAC}", "out 20": "{q=NAC, r=1}" } },
  ],
});
