import type { WrittenExercise } from "../../../engine-kit/index.ts";

/** Four on symbolic execution: Fig. 1, a normal and an exceptional end, freeing memory, and aliases. */
export const exercises: readonly WrittenExercise[] = [
  {
    id: "adding-numbers",
    title: "Adding two numbers",
    lesson: "adding-two-numbers",
    preset: "add",
    questions: [
      { kind: "value", of: "s(z)", at: "27", text: "After line 19." },
      { kind: "next", about: "fact", at: "28.1", text: "X is unfolded: first by the disjunct that is empty." },
      { kind: "next", about: "fact", at: "34" },
      { kind: "value", of: "s(l2.val)", at: "47", points: 2, text: "The first digit of the sum." },
      {
        kind: "facts",
        facts: [
          "Δ = emp ∧ X = null ∧ Y = null",
          "Δ = emp ∧ X = null",
          "∃n1, n2, val1, val2. X ↦ node(val1, n1) ∗ Y ↦ node(val2, n2) ∧ n1 = null ∧ n2 = null is sat",
        ],
        points: 3,
        text: "pre says that both lists end at the same time.",
      },
      { kind: "value", of: "s(y)", at: "63", points: 2 },
    ],
  },
  {
    id: "top-and-pop",
    title: "An exception and a value",
    lesson: "stack",
    preset: "topAndPop",
    questions: [
      { kind: "next", about: "fact", at: "23.1", text: "nodes(t) is unfolded by its first disjunct." },
      { kind: "next", about: "rule", at: "27" },
      { kind: "next", about: "fact", at: "28" },
      { kind: "value", of: "s(This.topOfStack)", points: 2 },
      { kind: "value", of: "s(x)", points: 2 },
    ],
  },
  {
    id: "free-both",
    title: "Freeing two pointers",
    lesson: "freeing-twice",
    preset: "both cases",
    questions: [
      { kind: "next", about: "rule", at: "4" },
      { kind: "next", about: "fact", at: "5" },
      { kind: "premise", fact: "node 1: ! DanglingPointer", at: "9", points: 2 },
      {
        kind: "facts",
        facts: [
          "node 0: return",
          "node 1: return",
          "node 1: ! DanglingPointer",
          "test 2: x = ℓ0, y = ℓ0; ℓ0 ↦ node(val: 0, next: null)",
        ],
        points: 3,
        text: "x and y may be the same address.",
      },
    ],
  },
  {
    id: "the-missing-test",
    title: "The test that is missing",
    lesson: "hidden-alias",
    preset: "as printed",
    questions: [
      { kind: "next", about: "fact", at: "22.1" },
      { kind: "next", about: "fact", at: "29.1" },
      { kind: "premise", fact: "test 2: x = ℓ0, y = null; ℓ0 ↦ node(val: 0, next: null)", at: "35", points: 2 },
      {
        kind: "facts",
        facts: [
          "test 1: x = null, y = null",
          "test 4: x = ℓ0, y = ℓ0; ℓ0 ↦ node(val: 0, next: null)",
          "test 6: x = ℓ0, y = ℓ1; ℓ0 ↦ node(val: 0, next: ℓ1) ∗ ℓ1 ↦ node(val: 0, next: null)",
        ],
        points: 3,
        text: "As printed, y is null, new, or one of the variables. It is never a node inside the list.",
      },
    ],
  },
];
