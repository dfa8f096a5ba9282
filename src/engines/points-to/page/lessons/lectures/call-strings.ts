import { defineLesson } from "../../lesson.ts";

export const callStrings = defineLesson({
  id: "call-strings",
  title: "Call strings and their limit",
  source: "Lecture II, Call-Site Sensitivity: Example, and k-Limiting Context Abstraction",
  after: ["one-call-site"],
  summary:
    "bar calls itself in line 15. Watch the contexts that it is analyzed under, and whether they come to an end.",
  question: {
    ask: "`bar` calls itself. How many contexts does it get when one call site is the context?",
    facts: ["[3]:9 → [9]:B.bar()", "[9]:15 → [15]:B.bar()", "[15]:15 → [15]:B.bar()"],
    answer: "Two: [9] and [15]. From [15] the recursive call comes back to [15], and nothing new follows.",
    beside: 1,
  },
  file: {
    name: "Main.java",
    text: `class Main {
  static void main() { A a = new A();
    a.foo();
  }
}
class A {
  void foo() {
    B b = new B();
    b.bar();
  }
}

class B {
  void bar() {
    bar();
  }
}
`,
  },
  presets: [
    { label: "1-call-site", options: { context: "1-call", heap: 0, profile: "lecture" } },
    { label: "2-call-site", options: { context: "2-call", heap: 0, profile: "lecture" } },
    { label: "Unlimited, stopped", options: { context: "inf-call", heap: 0, profile: "lecture", maxSteps: 200 } },
  ],
  stops: [
    {
      when: "[15]:15 → [15]:B.bar()",
      say: "The recursive call comes back to an existing context: it stops.",
    },
  ],
  expect: [
    { preset: 0, reachable: ["[]:Main.main()", "[3]:A.foo()", "[9]:B.bar()", "[15]:B.bar()"] },
    {
      preset: 1,
      reachable: ["[]:Main.main()", "[3]:A.foo()", "[3,9]:B.bar()", "[9,15]:B.bar()", "[15,15]:B.bar()"],
    },
  ],
});
