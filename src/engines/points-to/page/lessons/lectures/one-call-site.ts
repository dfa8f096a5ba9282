import { defineLesson } from "../../lesson.ts";
import { numberClasses } from "../number-classes.ts";

/** The program that the second lecture walks through, line for line where the labels need it. */
export const classC = {
  name: "C.java",
  text: `class C {
  static void main() {
    C c = new C();
    c.m();
  }

  Number id(Number n) {
    return n;
  }
  void m() {
    Number n1, n2, x, y;
    n1 = new One();
    n2 = new Two();
    x = this.id(n1);
    y = this.id(n2);
    x.get();
  }
}
${numberClasses}`,
} as const;

export const oneCallSite = defineLesson({
  id: "one-call-site",
  title: "1-call-site, the full walk",
  source: "Lecture II, 1-Call-Site: Example",
  after: ["id-called-twice"],
  summary:
    "The whole algorithm on eighteen lines: worklist, pointer flow graph, call graph and reachable methods, step by step.",
  question: {
    ask: "Which `get()` does line 16 call?",
    facts: ["[4]:16 → [16]:One.get()", "[4]:x ∋ o12"],
    absent: ["[4]:x ∋ o13"],
    answer: "`One.get()`, and only that: the call in line 14 has a parameter of its own, so `x` is `o12` alone.",
    beside: 1,
  },
  file: classC,
  presets: [
    { label: "1-call-site", options: { context: "1-call", heap: 0, profile: "lecture" } },
    { label: "Context-insensitive", options: { context: "ci", heap: 0, profile: "lecture" } },
  ],
  stops: [
    { when: "[]:4 → [4]:C.m()", say: "m() is analyzed under [4], the line that calls it." },
    { when: "[4]:15 → [15]:C.id(Number)", say: "A second context for id: its parameter is a second pointer, [15]:n." },
    { when: "[4]:16 → [16]:One.get()", say: "Only One.get(): the two calls of id were kept apart." },
  ],
  expect: [
    {
      preset: 0,
      variables: {
        c: ["o3"],
        "[4]:C.m_this": ["o3"],
        "[4]:n1": ["o12"],
        "[14]:n": ["o12"],
        "[4]:x": ["o12"],
        "[4]:n2": ["o13"],
        "[15]:n": ["o13"],
        "[4]:y": ["o13"],
      },
      callEdges: [
        "[]:4 → [4]:C.m()",
        "[4]:14 → [14]:C.id(Number)",
        "[4]:15 → [15]:C.id(Number)",
        "[4]:16 → [16]:One.get()",
      ],
      reachable: ["[]:C.main()", "[4]:C.m()", "[14]:C.id(Number)", "[15]:C.id(Number)", "[16]:One.get()"],
    },
    {
      preset: 1,
      callEdges: [
        "[]:4 → []:C.m()",
        "[]:14 → []:C.id(Number)",
        "[]:15 → []:C.id(Number)",
        "[]:16 → []:One.get()",
        "[]:16 → []:Two.get()",
      ],
    },
  ],
});
