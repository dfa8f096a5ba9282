import { defineLesson } from "../../lesson.ts";

export const constantPropagation = defineLesson({
  id: "constant-propagation",
  title: "A constant, or not?",
  source: "Lecture I, Constant propagation: i = ?",
  after: ["id-called-twice"],
  summary: "The lecture’s opening question, answered by constant propagation over the call graph.",
  question: {
    ask: "Is `i` in line 7 a constant?",
    facts: ["[]:x ∋ o4", ["[]:7 → []:Two.get()", "[]:7 → [7]:Two.get()"]],
    answer: "No: without contexts `x` may be a `Two`, so `x.get()` is 1 or 2, and their meet is NAC.",
    beside: 1,
  },
  file: {
    name: "ConstantPropagation.java",
    text: `class Main {
  public static void main(String[] args) {
    Number n1 = new One();
    Number n2 = new Two();
    Number x = id(n1);
    Number y = id(n2);
    int i = x.get();
    int j = i + 1;
    System.out.println(i + " " + j);
  }

  static Number id(Number n) {
    return n;
  }
}

interface Number {
  int get();
}
class One implements Number {
  public int get() {
    return 1;
  }
}
class Two implements Number {
  public int get() {
    return 2;
  }
}
`,
  },
  presets: [
    { label: "Context-insensitive", options: { context: "ci", heap: 0, profile: "lecture", constants: true } },
    { label: "1-call-site", options: { context: "1-call", heap: 0, profile: "lecture", constants: true } },
  ],
  stops: [
    { when: "[]:x ∋ o4", say: "Spurious: o4 came back from the call in line 6, but x is the result in line 5." },
    { when: "[]:7 → []:Two.get()", say: "The second target of x.get(): the meet of 1 and 2 is NAC." },
  ],
  output: "1 2\n",
  expect: [
    {
      preset: 0,
      facts: {
        "main.x": "o3 o4",
        "call 7": "One.get() Two.get()",
        "value main.i": "NAC",
        "value main.j": "NAC",
      },
    },
    {
      preset: 1,
      facts: {
        "main.x": "o3",
        "call 7": "One.get()",
        "value main.i": "1",
        "value main.j": "2",
      },
    },
  ],
});
