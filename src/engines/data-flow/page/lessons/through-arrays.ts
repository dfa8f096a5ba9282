import { defineLesson } from "../lesson.ts";

export const throughArrays = defineLesson({
  id: "through-arrays",
  title: "Through arrays",
  source: "Interprocedural analysis, Constant propagation with aliases",
  after: ["through-the-heap"],
  summary:
    "Elements are told apart by their indices as far as these are constants. Watch what a store at an unknown index reaches.",
  question: {
    ask: "Line 10 stores 3 at an unknown index. Is `one`, loaded from `zs[0]`, still 1?",
    facts: [
      "8: any = ys[$1‹args.length›] ∋ {zero=0, first=7, second=8, any=4}",
      "11: one = zs[0] ∋ {zero=0, first=7, second=8, any=4, one=NAC}",
    ],
    answer: "It is NAC: the store may have been to index 0, so 1 and 3 meet.",
    beside: 1,
  },
  file: {
    name: "Arrays.java",
    text: `class Arrays {
  public static void main(String[] args) {
    int[] xs = {7, 8};
    int zero = 0;
    int first = xs[zero];
    int second = xs[1];
    int[] ys = {4, 4};
    int any = ys[args.length];
    int[] zs = {1, 1};
    zs[args.length] = 3;
    int one = zs[0];
  }
}
`,
  },
  presets: [
    { label: "Constants", options: { analysis: "constants", scope: "program" } },
    { label: "Intervals", options: { analysis: "intervals", scope: "program" } },
  ],
  stops: [
    {
      when: "5: first = xs[zero] ∋ {zero=0, first=7}",
      say: "The index is the constant 0: only what is stored at 0 is loaded.",
    },
    {
      when: "8: any = ys[$1‹args.length›] ∋ {zero=0, first=7, second=8, any=4}",
      say: "The index may be anything, but 4 is stored everywhere.",
    },
    {
      when: "11: one = zs[0] ∋ {zero=0, first=7, second=8, any=4, one=NAC}",
      say: "The store at an unknown index may have been to 0: 1 ⊓ 3 = NAC.",
    },
    {
      when: "11: one = zs[0] ∋ {zero=[0,0], first=[7,7], second=[8,8], any=[4,4], one=[1,3]}",
      say: "The interval that spans 1 and 3.",
    },
  ],
  expect: [
    { preset: 0, facts: { "out 11": "{zero=0, first=7, second=8, any=4, one=NAC}" } },
    { preset: 1, facts: { "out 11": "{zero=[0,0], first=[7,7], second=[8,8], any=[4,4], one=[1,3]}" } },
  ],
});
