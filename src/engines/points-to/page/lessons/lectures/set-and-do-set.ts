import { defineLesson } from "../../lesson.ts";

export const setAndDoSet = defineLesson({
  id: "set-and-do-set",
  title: "Why object sensitivity",
  source: "Lecture II, Call-Site vs. Object Sensitivity",
  after: ["one-call-site"],
  summary: "set hands its work to doSet in line 12, so both calls of doSet come from one line. Watch what p is given.",
  question: {
    ask: "Can `x = a1.get()` in line 7 be `o4`, which was given to `a2`?",
    facts: ["[]:x ∋ o3"],
    absent: ["[]:x ∋ o4", "o1.f ∋ o4"],
    answer:
      "No: with the receiver as the context `doSet` has a `p` for `o1` and one for `o2`, so `o1.f` is `o3` alone.",
    beside: 1,
  },
  file: {
    name: "SetAndDoSet.java",
    text: `a1 = new A();
a2 = new A();
b1 = new B();
b2 = new B();
a1.set(b1);
a2.set(b2);
x = a1.get();

class A {
  B f;
  void set(B b) {
    this.doSet(b);
  }
  void doSet(B p) {
    this.f = p;
  }
  B get() {
    return this.f;
  }
}
class B {}
`,
  },
  presets: [
    { label: "1-object", options: { context: "1-obj", heap: 0, profile: "lecture" } },
    { label: "1-call-site", options: { context: "1-call", heap: 0, profile: "lecture" } },
  ],
  stops: [
    { when: "[12]:p ∋ o4", say: "Both callers share call site 12." },
    { when: "[]:x ∋ o4", say: "Spurious: a1 was only ever given b1." },
  ],
  expect: [
    {
      preset: 0,
      variables: {
        "[o1]:A.set_this": ["o1"],
        "[o1]:b": ["o3"],
        "[o1]:A.doSet_this": ["o1"],
        "[o1]:p": ["o3"],
        "[o2]:A.set_this": ["o2"],
        "[o2]:b": ["o4"],
        "[o2]:A.doSet_this": ["o2"],
        "[o2]:p": ["o4"],
        x: ["o3"],
      },
      notOnTheSlide: { a1: ["o1"], a2: ["o2"], b1: ["o3"], b2: ["o4"], "[o1]:A.get_this": ["o1"] },
      fields: { "o1.f": ["o3"], "o2.f": ["o4"] },
    },
    {
      preset: 1,
      variables: {
        "[5]:A.set_this": ["o1"],
        "[5]:b": ["o3"],
        "[6]:A.set_this": ["o2"],
        "[6]:b": ["o4"],
        "[12]:A.doSet_this": ["o1", "o2"],
        "[12]:p": ["o3", "o4"],
        x: ["o3", "o4"],
      },
      notOnTheSlide: { a1: ["o1"], a2: ["o2"], b1: ["o3"], b2: ["o4"], "[7]:A.get_this": ["o1"] },
      fields: { "o1.f": ["o3", "o4"], "o2.f": ["o3", "o4"] },
    },
  ],
});
