import { defineLesson } from "../lesson.ts";
import { mergedGlobals, refinedGlobals } from "./presets.ts";

export const instrumentedCode = defineLesson({
  id: "instrumented-code",
  title: "What has to become symbolic",
  source: "Relevancy analysis, Fig. 1",
  summary: "Only s is symbolic. Watch which methods its value goes through: these are the ones to instrument.",
  question: {
    ask: "`s` is symbolic. Which methods of `Limit` have to become symbolic, too: does `GetL` or `IncL`?",
    facts: ["ra(arg1, Limit.CutExcess(String)) = any", "ra(ret, Limit.IncL(int)) = const"],
    answer:
      "Only `CutExcess`, which gets `s` and returns a part of it. The constructor, `GetL` and `IncL` see constants.",
    beside: 1,
  },
  file: {
    name: "Driver.java",
    text: `class Limit {
  int v = 0;
  Limit(int x) {
    this.v = x;
  }
  int GetL() {
    return this.v;
  }
  int IncL(int t) {
    return this.v + t;
  }
  String CutExcess(String s) {
    if (s.length() > v)
      return s.substring(0, v);
    else return s;
  }
}

public class Driver {
  public static void main(String[] args) {
    String s = Symbolic.string();
    int i = 7;
    Limit limit = new Limit(i);
    limit.IncL(i);
    s = limit.CutExcess(s);
  }
}
`,
  },
  text: [
    "The call of Symbolic.string() is the seed: env gives s any value. From there the value goes into the parameter of CutExcess and, through substring and the two returns, back into s. There it is s₂: a local that is assigned again is another one.",
    "The limit itself is a constant. v holds 7, whatever s is, so its weight is const: reached, but always with the same value. That is why the constructor, GetL and IncL need no symbolic version.",
    "Control dependence is not followed: the length of s decides which return is taken, and that alone makes nothing relevant.",
  ],
  presets: [mergedGlobals, refinedGlobals],
  expect: [0, 1].map((preset) => ({
    preset,
    relevant: ["Driver.main(String[])/s", "Limit.CutExcess(String)/s"],
    notRelevant: ["Driver.main(String[])/i", "Limit.<init>(int)/x", "Limit.IncL(int)/t", "Limit.v"],
  })),
});
