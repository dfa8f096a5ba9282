import { defineLesson } from "../lesson.ts";

export const throughTheHeap = defineLesson({
  id: "through-the-heap",
  title: "Through the heap",
  source: "Interprocedural analysis, Constant propagation with aliases",
  after: ["across-calls"],
  summary:
    "What is stored in a field is loaded through any name of its object. When a stored value changes, the loads that it reaches go back on the worklist.",
  question: {
    ask: "Line 8 stores 2 through `b`. Is `x`, loaded through `a` in line 9, still the 1 of line 4?",
    facts: ["9: x = a.value ∋ {x=NAC}", "10: y = c.value ∋ {x=NAC, y=5}"],
    answer: "It is NAC: `a` and `b` name one object, so 1 and 2 meet. `y` stays 5, since `c` is another one.",
    beside: 1,
  },
  file: {
    name: "Heap.java",
    text: `class Heap {
  public static void main(String[] args) {
    Cell a = new Cell();
    a.value = 1;
    Cell c = new Cell();
    c.value = 5;
    Cell b = a;
    b.value = 2;
    int x = a.value;
    int y = c.value;
    set(c, 5);
    int z = c.value;
  }

  static void set(Cell cell, int value) {
    cell.value = value;
  }
}

class Cell {
  int value;
}
`,
  },
  presets: [
    { label: "With aliases", options: { analysis: "constants", scope: "program", alias: true } },
    { label: "Without", options: { analysis: "constants", scope: "program", alias: false } },
    { label: "Intervals", options: { analysis: "intervals", scope: "program" } },
  ],
  stops: [
    { when: "9: x = a.value ∋ {x=NAC}", say: "1 and 2 are stored in the object that a and b point to." },
    { when: "10: y = c.value ∋ {x=NAC, y=5}", say: "c is another object: only 5 is stored there." },
    { when: "10: y = c.value ∋ {x=NAC, y=NAC}", say: "Without aliases a load may give anything." },
    { when: "9: x = a.value ∋ {x=[1,2]}", say: "The interval that spans 1 and 2." },
  ],
  expect: [
    { preset: 0, facts: { "out 12": "{x=NAC, y=5, z=5}" } },
    { preset: 1, facts: { "out 12": "{x=NAC, y=NAC, z=NAC}" } },
    { preset: 2, facts: { "out 12": "{x=[1,2], y=[5,5], z=[5,5]}" } },
  ],
});
