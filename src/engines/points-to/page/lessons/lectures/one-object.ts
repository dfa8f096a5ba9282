import { defineLesson } from "../../lesson.ts";
import { classC } from "./one-call-site.ts";

export const oneObject = defineLesson({
  id: "one-object",
  title: "1-object against 1-call-site",
  source: "Lecture II, C.S. (1-Object) vs. C.S. (1-Call-Site)",
  after: ["one-call-site"],
  summary: "The program of the walk before, with the receiver object as the context in place of the call site.",
  question: {
    ask: "Which `get()` can line 16 call when the receiver object is the context?",
    facts: [
      ["[o3]:16 → [o12]:One.get()", "[4]:16 → [16]:One.get()"],
      ["[o3]:16 → [o13]:Two.get()", "[4]:16 → [16]:Two.get()"],
      ["[o3]:n ∋ o13", "[14]:n ∋ o13"],
    ],
    answer: "Both: the two calls of `id` have the same receiver `o3`, so their arguments meet in [o3]:n.",
    beside: 1,
  },
  file: classC,
  presets: [
    { label: "1-object", options: { context: "1-obj", heap: 0, profile: "lecture" } },
    { label: "1-call-site", options: { context: "1-call", heap: 0, profile: "lecture" } },
  ],
  stops: [
    { when: "[o3]:n ∋ o13", say: "One receiver object, one context: both arguments meet in [o3]:n." },
    { when: "[o3]:16 → [o13]:Two.get()", say: "Spurious: in theory the two sensitivities are incomparable." },
  ],
  expect: [
    {
      preset: 0,
      variables: {
        c: ["o3"],
        "[o3]:C.m_this": ["o3"],
        "[o3]:n1": ["o12"],
        "[o3]:n2": ["o13"],
        "[o3]:n": ["o12", "o13"],
        "[o3]:x": ["o12", "o13"],
        "[o3]:y": ["o12", "o13"],
      },
      callEdges: [
        "[]:4 → [o3]:C.m()",
        "[o3]:14 → [o3]:C.id(Number)",
        "[o3]:15 → [o3]:C.id(Number)",
        "[o3]:16 → [o12]:One.get()",
        "[o3]:16 → [o13]:Two.get()",
      ],
    },
    {
      preset: 1,
      callEdges: [
        "[]:4 → [4]:C.m()",
        "[4]:14 → [14]:C.id(Number)",
        "[4]:15 → [15]:C.id(Number)",
        "[4]:16 → [16]:One.get()",
      ],
    },
  ],
});
