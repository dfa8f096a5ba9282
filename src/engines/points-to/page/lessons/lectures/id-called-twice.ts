import { defineLesson } from "../../lesson.ts";
import { numberClasses } from "../number-classes.ts";

export const idCalledTwice = defineLesson({
  id: "id-called-twice",
  title: "One method, called twice",
  source: "Lecture I, Problem of Context-Insensitive Pointer Analysis",
  summary: "id is called in line 3 and in line 4. Watch which objects go into its parameter, and which come back to x.",
  question: {
    ask: "Which `get()` can line 5 call, as far as an analysis without contexts can tell?",
    facts: [
      ["[]:5 → []:One.get()", "[]:5 → [5]:One.get()"],
      ["[]:5 → []:Two.get()", "[]:5 → [5]:Two.get()"],
      "[]:x ∋ o2",
    ],
    answer: "Both: the two calls of `id` share its parameter, so `x` gets `o2`, too, which line 4 passed.",
    beside: 1,
  },
  file: {
    name: "IdCalledTwice.java",
    text: `n1 = new One();
n2 = new Two();
x = id(n1);
y = id(n2);
int i = x.get();

Number id(Number n) {
  return n;
}

${numberClasses}`,
  },
  presets: [
    { label: "Context-insensitive", options: { context: "ci", heap: 0, profile: "lecture" } },
    { label: "1-call-site", options: { context: "1-call", heap: 0, profile: "lecture" } },
  ],
  stops: [
    { when: "[]:x ∋ o2", say: "Spurious: o2 came back from the call in line 4, but x is the result in line 3." },
    { when: "[]:5 → []:Two.get()", say: "The second target of x.get(): a constant propagation now says NAC." },
  ],
  expect: [
    {
      preset: 0,
      variables: { n1: ["o1"], n2: ["o2"], n: ["o1", "o2"], x: ["o1", "o2"], y: ["o1", "o2"] },
      callEdges: [
        "[]:3 → []:Main.id(Number)",
        "[]:4 → []:Main.id(Number)",
        "[]:5 → []:One.get()",
        "[]:5 → []:Two.get()",
      ],
    },
    {
      preset: 1,
      variables: { n1: ["o1"], n2: ["o2"], "[3]:n": ["o1"], x: ["o1"], "[4]:n": ["o2"], y: ["o2"] },
      callEdges: ["[]:3 → [3]:Main.id(Number)", "[]:4 → [4]:Main.id(Number)", "[]:5 → [5]:One.get()"],
    },
  ],
});
