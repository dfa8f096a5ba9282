import type { WrittenExercise } from "../../../engine-kit/index.ts";

/** Four on inductive predicates: the table of Fig. 6, segments, a predicate over another one, one without a model. */
export const exercises: readonly WrittenExercise[] = [
  {
    id: "unfolding-fig-6",
    title: "The table of Fig. 6",
    lesson: "fig-6",
    preset: "as printed",
    questions: [
      { kind: "next", about: "fact", at: "2" },
      { kind: "next", about: "fact", at: "5", text: "SV¹ replaces pre(a, b) by its disjuncts." },
      { kind: "value", of: "A¹(pre)", points: 2, text: "Separate the disjuncts by commas." },
      {
        kind: "facts",
        facts: [
          "SV²(pre) ∋ emp ∧ a = null ∧ b = null",
          "SV²(pre) ∋ ∃n1, n2. a ↦ node(_, n1) ∗ b ↦ node(_, n2) ∗ pre(n1, n2)",
          "SV²(pre) ∋ ∃n1, n2. a ↦ node(_, n1) ∗ b ↦ node(_, n2) ∧ n1 = null ∧ n2 = null",
        ],
        points: 3,
      },
      { kind: "premise", fact: "SV¹ is returned", at: "17", points: 2 },
    ],
  },
  {
    id: "a-segment",
    title: "The segment of a list",
    lesson: "list-segment-formulas",
    preset: "canonical",
    questions: [
      { kind: "value", of: "base(ls)", points: 2 },
      { kind: "next", about: "fact", at: "4" },
      { kind: "next", about: "rule", at: "7" },
      {
        kind: "facts",
        facts: ["A²(ls) ∋ x ↦ node(_, y) ∧ x ≠ y", "A²(ls) ∋ x ↦ node(_, y)", "A¹(ls) ∋ emp ∧ x = y", "A¹(ls) ∋ emp"],
        points: 2,
        text: "The abstraction keeps what is said of the parameters.",
      },
      { kind: "premise", fact: "SV² is returned", at: "27", points: 2 },
    ],
  },
  {
    id: "a-circle",
    title: "A circle made of a segment",
    lesson: "circular-list-formulas",
    preset: "canonical",
    questions: [
      { kind: "value", of: "base(circle)" },
      { kind: "next", about: "fact", at: "4" },
      { kind: "value", of: "SV¹(circle)", points: 2 },
      { kind: "value", of: "A²(circle)", points: 2, text: "The smallest circle." },
      {
        kind: "facts",
        facts: [
          "SV²(circle) ∋ ∃n1. x ↦ node(_, n1) ∧ n1 = x",
          "SV²(circle) ∋ emp ∧ x = null",
          "SV¹(circle) ∋ ∃n1. x ↦ node(_, n1) ∗ ls(n1, x)",
        ],
        points: 2,
      },
    ],
  },
  {
    id: "without-a-model",
    title: "Two cells at one address",
    lesson: "flaw-unsatisfiable",
    preset: "as printed",
    questions: [
      { kind: "value", of: "base(R)" },
      { kind: "value", of: "A¹(Q)", points: 2, text: "A¹ leaves the predicates out that are not yet unfolded." },
      { kind: "value", of: "SV²(Q)", points: 2 },
      {
        kind: "facts",
        facts: ["base(R) ∋ z ↦", "base(Q) ∋ x ↦", "A²(Q) ∋ ∃n1. x ↦ cell(n1)"],
        points: 2,
        text: "In the second table n1 owns two cells. Does Q have a base pair?",
      },
    ],
  },
];
