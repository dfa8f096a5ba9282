import { defineLesson } from "../../lesson.ts";

export const typeSensitivity = defineLesson({
  id: "type-sensitivity",
  title: "Type sensitivity",
  source: "Lecture II, Type vs. Object Sensitivity",
  after: ["one-object"],
  summary: "InType(o3) = X: the context is the class whose text contains the new, not the class of the object.",
  question: {
    ask: "The receivers in lines 4, 6 and 8 are all of class `Y`. Under 1-object, how many contexts does `foo` get?",
    facts: ["[]:4 → [o3]:Y.foo()", "[]:6 → [o5]:Y.foo()", "[]:8 → [o7]:Y.foo()"],
    absent: ["[]:4 → [X]:Y.foo()"],
    answer: "Three, one for each receiver: [o3], [o5], [o7]. Their types would all be [X], where each `new` stands.",
    beside: 1,
  },
  file: {
    name: "X.java",
    text: `class X {
  void main() {
    Y y1 = new Y();
    y1.foo();
    Y y2 = new Y();
    y2.foo();
    Y y3 = new Y();
    y3.foo();
  }
}
class Y {
  void foo() {}
}
`,
  },
  presets: [
    { label: "1-object", options: { context: "1-obj", heap: 0, profile: "lecture" } },
    { label: "1-type", options: { context: "1-type", heap: 0, profile: "lecture" } },
  ],
  stops: [],
  expect: [
    {
      preset: 0,
      callEdges: ["[]:4 → [o3]:Y.foo()", "[]:6 → [o5]:Y.foo()", "[]:8 → [o7]:Y.foo()"],
      reachable: ["[]:X.main()", "[o3]:Y.foo()", "[o5]:Y.foo()", "[o7]:Y.foo()"],
    },
    {
      preset: 1,
      callEdges: ["[]:4 → [X]:Y.foo()", "[]:6 → [X]:Y.foo()", "[]:8 → [X]:Y.foo()"],
      reachable: ["[]:X.main()", "[X]:Y.foo()"],
    },
  ],
});
