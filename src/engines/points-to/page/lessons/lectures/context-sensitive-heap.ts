import { defineLesson } from "../../lesson.ts";
import { numberClasses } from "../number-classes.ts";

export const contextSensitiveHeap = defineLesson({
  id: "context-sensitive-heap",
  title: "Context-sensitive heap",
  source: "Lecture I, Context-Sensitive Heap: Example",
  after: ["id-called-twice"],
  summary:
    "Line 8 creates one object for each call of newX. What tells the two apart: contexts on variables, on objects, or on both?",
  question: {
    ask: "Can `n = x1.f` in line 5 read `o2`, which was only given to `x2`, when variables alone have contexts?",
    facts: ["[]:n ∋ o2", "o8.f ∋ o2"],
    answer: "Yes: both calls of `newX` create the same `o8`, so its field holds `o1` and `o2`.",
    beside: 1,
  },
  file: {
    name: "ContextSensitiveHeap.java",
    text: `n1 = new One();
n2 = new Two();
x1 = newX(n1);
x2 = newX(n2);
n = x1.f;

X newX(Number p) {
  X x = new X();
  x.f = p;
  return x;
}
class X {
  Number f;
}
${numberClasses}`,
  },
  presets: [
    { label: "C.S., no C.S. heap", options: { context: "1-call", heap: 0, profile: "lecture" } },
    { label: "C.S. + C.S. heap", options: { context: "1-call", heap: 1, profile: "lecture" } },
    {
      label: "C.I. + C.S. heap",
      options: { context: "1-call", heap: 1, profile: "lecture", variableContexts: false },
    },
    { label: "C.I.", options: { context: "ci", heap: 0, profile: "lecture" } },
  ],
  stops: [
    { when: "o8.f ∋ o2", say: "Both calls write the field of the same abstract object." },
    { when: "[]:n ∋ o2", say: "Spurious: x1.f was only ever given n1." },
  ],
  expect: [
    {
      preset: 0,
      variables: {
        n1: ["o1"],
        n2: ["o2"],
        "[3]:p": ["o1"],
        "[3]:x": ["o8"],
        x1: ["o8"],
        "[4]:p": ["o2"],
        "[4]:x": ["o8"],
        x2: ["o8"],
        n: ["o1", "o2"],
      },
      fields: { "o8.f": ["o1", "o2"] },
    },
    {
      preset: 1,
      variables: {
        n1: ["o1"],
        n2: ["o2"],
        "[3]:p": ["o1"],
        "[3]:x": ["[3]:o8"],
        x1: ["[3]:o8"],
        "[4]:p": ["o2"],
        "[4]:x": ["[4]:o8"],
        x2: ["[4]:o8"],
        n: ["o1"],
      },
      fields: { "[3]:o8.f": ["o1"], "[4]:o8.f": ["o2"] },
    },
    {
      preset: 2,
      variables: {
        n1: ["o1"],
        n2: ["o2"],
        p: ["o1", "o2"],
        x: ["[3]:o8", "[4]:o8"],
        x1: ["[3]:o8", "[4]:o8"],
        x2: ["[3]:o8", "[4]:o8"],
        n: ["o1", "o2"],
      },
      fields: { "[3]:o8.f": ["o1", "o2"], "[4]:o8.f": ["o1", "o2"] },
    },
    {
      preset: 3,
      variables: {
        n1: ["o1"],
        n2: ["o2"],
        p: ["o1", "o2"],
        x: ["o8"],
        x1: ["o8"],
        x2: ["o8"],
        n: ["o1", "o2"],
      },
      fields: { "o8.f": ["o1", "o2"] },
    },
  ],
});
