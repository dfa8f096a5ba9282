import type { WrittenExercise } from "../../../engine-kit/index.ts";

/** Four on the frameworks: a may and a must analysis, a backward one, and one that is not distributive. */
export const exercises: readonly WrittenExercise[] = [
  {
    id: "which-definitions-reach",
    title: "Which definitions reach",
    lesson: "reaching-definitions",
    preset: "Reaching definitions",
    questions: [
      {
        kind: "value",
        of: "OUT[entry Reaching.choose(boolean,int)]",
        text: "Parameters are defined at the entry: p@2.",
      },
      { kind: "next", about: "fact", at: "10", points: 2 },
      { kind: "next", about: "entry", at: "17" },
      { kind: "value", of: "IN[8: z = x]", points: 2 },
      { kind: "value", of: "OUT[8: z = x]", points: 2 },
      { kind: "premise", fact: "OUT[7: x = y - 1] = {p@2, x@7, y@2}", at: "14", points: 2 },
    ],
  },
  {
    id: "what-is-live",
    title: "What is live",
    lesson: "live-variables",
    preset: "Live variables",
    questions: [
      { kind: "value", of: "IN[11: return last]" },
      {
        kind: "value",
        of: "IN[4: next = 1]",
        at: "14",
        points: 2,
        text: "In the first round, before the loop was visited.",
      },
      { kind: "value", of: "IN[4: next = 1]", points: 2 },
      { kind: "value", of: "IN[7: last = next]", points: 2 },
      {
        kind: "value",
        of: "IN[entry Live.fibonacci(int)]",
        text: "A local that is live at the entry is used before it is assigned.",
      },
    ],
  },
  {
    id: "what-is-available",
    title: "What is available on every path",
    lesson: "available-expressions",
    preset: "Available expressions",
    questions: [
      { kind: "next", about: "rule", at: "0", text: "A must analysis begins with all expressions, but at one place." },
      { kind: "value", of: "OUT[3: x = a * b]", points: 2 },
      { kind: "value", of: "OUT[10: b = b + 0]", points: 2, text: "b is assigned." },
      { kind: "value", of: "IN[13: z = a * b]", points: 2 },
      { kind: "premise", fact: "OUT[6: y = a - b] = {a - b, a * b}", at: "8", points: 2 },
    ],
  },
  {
    id: "always-five",
    title: "Always five, and yet not constant",
    lesson: "not-distributive",
    preset: "Constants",
    questions: [
      { kind: "value", of: "OUT[6: b = 3]", points: 2, text: "Write bindings with commas: left=NAC, a=2." },
      { kind: "next", about: "fact", at: "19" },
      {
        kind: "value",
        of: "IN[11: c = a + b]",
        points: 2,
        text: "Where the two paths meet, values that differ become NAC.",
      },
      { kind: "value", of: "OUT[11: c = a + b]", points: 2 },
    ],
  },
];
