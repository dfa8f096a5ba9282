import { defineLesson } from "../lesson.ts";
import { mergedGlobals } from "./presets.ts";

export const arraysAndLengths = defineLesson({
  id: "arrays-and-lengths",
  title: "Arrays: elements and lengths",
  source: "Relevancy analysis, Table 1",
  after: ["instrumented-code"],
  summary:
    "An array has elements and a length. Watch what a symbolic element does to one, and a symbolic length to the other.",
  question: {
    ask: "A symbolic value is stored in an array. Is its length relevant, and is an element that was never symbolic?",
    facts: ["ra(other, Driver.main(String[])) = any", "ra(count, Driver.main(String[])) = const"],
    answer: "The length is not, it is a place of its own; the other element is, since all elements are one place.",
  },
  file: {
    name: "Driver.java",
    text: `public class Driver {
  public static void main(String[] args) {
    int n = Symbolic.integer();
    int[] grades = new int[3];
    grades[0] = n;
    int other = grades[2];
    int count = grades.length;

    int[] zeros = new int[n];
    int size = zeros.length;
    int zero = size > 0 ? zeros[0] : 0;

    int[] primes = {2, 3, 5};
    int sum = 0;
    for (int i = 0; i < primes.length; i++) sum += primes[i];
    System.out.println(other + count + size + zero + sum);
  }
}
`,
  },
  text: [
    "Indices are ignored: grades[0] and grades[2] are one node, the representative of the array. So other is relevant although it is never symbolic when the program runs.",
    "The length is a node of its own. new int[n] makes size relevant, and nothing else about that array.",
    "primes holds constants, and sum is const: a loop adds nothing.",
  ],
  presets: [mergedGlobals],
  expect: [
    {
      preset: 0,
      relevant: ["n", "other", "size"].map((name) => `Driver.main(String[])/${name}`),
      notRelevant: ["count", "zero", "sum", "i"].map((name) => `Driver.main(String[])/${name}`),
    },
  ],
});
