import type { WrittenExercise } from "../../../engine-kit/index.ts";

/** Four on relevancy: both tables of the paper, definitions, recursion. */
export const exercises: readonly WrittenExercise[] = [
  {
    id: "merged-limits",
    title: "Two limits, merged globals",
    lesson: "example-1-constructor",
    preset: "Table 1, merged globals",
    questions: [
      { kind: "next", about: "fact", at: "1", text: "The statement of line 3." },
      { kind: "next", about: "fact", at: "6" },
      { kind: "value", of: "ra(s, Driver.main(String[]))" },
      { kind: "value", of: "l(⟨Limit.<init>(int)/arg1,Limit.<init>(int)⟩, r6, s)", points: 2 },
      {
        kind: "facts",
        facts: [
          "ra(c, Driver.main(String[])) = any",
          "ra(d, Driver.main(String[])) = any",
          "ra(q, Driver.main(String[])) = const",
          "ra(t, Driver.main(String[])) = const",
        ],
        points: 3,
        text: "l2 is made of 7 and increased by 7. Table 1 keeps one copy of each field for all calls.",
      },
    ],
  },
  {
    id: "refined-limits",
    title: "Two limits, refined globals",
    lesson: "example-1-constructor",
    preset: "Table 2, refined globals",
    questions: [
      {
        kind: "next",
        about: "fact",
        at: "18",
        text: "Table 2 tags a field with the context of the method that touches it.",
      },
      { kind: "value", of: "ra((o5.v, []), Driver.main(String[]))", points: 2 },
      { kind: "value", of: "ra((o6.v, []), Driver.main(String[]))", points: 2 },
      { kind: "value", of: "ra((o6.v, [10]), Limit.GetL())", points: 2 },
      {
        kind: "facts",
        facts: [
          "ra(c, Driver.main(String[])) = any",
          "ra(d, Driver.main(String[])) = any",
          "ra(p, Driver.main(String[])) = any",
          "ra(q, Driver.main(String[])) = const",
        ],
        points: 3,
      },
    ],
  },
  {
    id: "one-local-two-definitions",
    title: "One local, two definitions",
    lesson: "split-locals",
    preset: "Table 1, merged globals",
    questions: [
      { kind: "next", about: "fact", at: "4", text: "From line 5 on, x is another definition: x₂." },
      { kind: "value", of: "ra(x₁, Driver.main(String[]))" },
      { kind: "value", of: "ra(after, Driver.main(String[]))", points: 2 },
      { kind: "value", of: "l(Driver.main(String[])/before, Driver.main(String[]), s)", at: "43.1", points: 2 },
      {
        kind: "value",
        of: "l(Driver.main(String[])/before, Driver.main(String[]), s)",
        points: 2,
        text: "Two edges lead to before: one from env, one from x₁. Their weights are combined.",
      },
      {
        kind: "value",
        of: "ra(either, Driver.main(String[]))",
        points: 2,
        text: "y is assigned anew on one branch only.",
      },
    ],
  },
  {
    id: "recursion-and-relevancy",
    title: "Recursion and return points",
    lesson: "recursive-calls",
    preset: "Table 1, merged globals",
    questions: [
      { kind: "value", of: "ra(arg1, Driver.power(int,int))", points: 2 },
      { kind: "value", of: "ra(exponent, Driver.power(int,int))", points: 2 },
      {
        kind: "facts",
        facts: [
          "ra(a, Driver.main(String[])) = any",
          "ra(b, Driver.main(String[])) = any",
          "ra(e, Driver.main(String[])) = const",
          "ra(rest, Driver.power(int,int)) = const",
        ],
        points: 3,
        text: "power is called with the symbol once, and with constants once. Only valid paths count.",
      },
      { kind: "value", of: "ra(ret, Driver.isOdd(int))" },
    ],
  },
];
