import type { WrittenExercise } from "../../../engine-kit/index.ts";

/** Four on pushdown systems: post* and pre*, weights, calls without end. */
export const exercises: readonly WrittenExercise[] = [
  {
    id: "valid-paths-only",
    title: "Valid paths only",
    lesson: "one-method-two-callers",
    preset: "post*",
    questions: [
      { kind: "next", about: "fact", at: "2" },
      { kind: "next", about: "entry", at: "6" },
      { kind: "next", about: "rule", at: "7", text: "The rule pushes the return point r2." },
      { kind: "value", of: "l(⟨n,id⟩, r2, s′)", points: 2 },
      { kind: "next", about: "fact", at: "13", text: "An ε-transition is combined with what follows it." },
      { kind: "value", of: "top(b, main)", points: 2 },
      { kind: "value", of: "top(n, id)", points: 2, text: "Inside id, with any caller below." },
    ],
  },
  {
    id: "tolls",
    title: "The cheapest way",
    lesson: "cheapest-way",
    preset: "post*",
    questions: [
      { kind: "next", about: "fact", at: "2" },
      { kind: "value", of: "l(car, ε, ⟨car,ring⟩)", at: "8.1" },
      { kind: "value", of: "l(car, ε, ⟨car,ring⟩)", points: 2, text: "⊗ adds tolls, ⊕ takes the smaller one." },
      { kind: "premise", fact: "l(car, junction, s) = 9", at: "5", points: 2 },
      { kind: "value", of: "top(car, work)", points: 2 },
    ],
  },
  {
    id: "from-the-end",
    title: "From the end: pre*",
    lesson: "who-comes-to-an-end",
    preset: "pre*",
    questions: [
      { kind: "next", about: "fact", at: "1", text: "A rule that pops gives a transition at once." },
      { kind: "next", about: "entry", at: "3" },
      { kind: "next", about: "fact", at: "4" },
      {
        kind: "facts",
        facts: ["l(down, f, up) = 1", "l(up, end, s) = 1", "l(down, end, s) = 1", "l(up, r, up) = 1"],
        points: 3,
      },
      { kind: "value", of: "W(down)", points: 2 },
    ],
  },
  {
    id: "both-directions",
    title: "There, with a stack",
    lesson: "there-and-back",
    preset: "post*",
    questions: [
      { kind: "next", about: "rule", at: "2" },
      { kind: "next", about: "fact", at: "5" },
      { kind: "premise", fact: "l(r, a, s) = 2", at: "4", points: 2 },
      { kind: "value", of: "l(r, b, ⟨q,b⟩)", points: 2 },
      { kind: "value", of: "W(⟨q,b⟩)", points: 2 },
      {
        kind: "value",
        of: "top(r, b)",
        points: 2,
        text: "The smallest weight of a configuration with r and b on top.",
      },
    ],
  },
];
