import { defineLesson } from "../lesson.ts";
import { mergedGlobals } from "./presets.ts";

export const recursion = defineLesson({
  id: "recursive-calls",
  title: "Recursion without a bound",
  source: "Relevancy analysis, Section 3.2",
  after: ["instrumented-code"],
  summary:
    "Two outer calls of a method that calls itself. Watch what the stack still knows when the recursion returns.",
  question: {
    ask: "`power` calls itself to any depth, first from `x`, then from constants. Is `b`, the second result, relevant?",
    facts: [
      "ra(ret, Driver.power(int,int)) = any",
      "ra(a, Driver.main(String[])) = any",
      "ra(b, Driver.main(String[])) = const",
    ],
    answer: "No: below any number of returns into `power` the stack still has the second return point of main.",
  },
  file: {
    name: "Driver.java",
    text: `public class Driver {
  static int power(int base, int exponent) {
    if (exponent == 0) return 1;
    int rest = power(base, exponent - 1);
    return base * rest;
  }

  static boolean isEven(int n) {
    return n == 0 || isOdd(n - 1);
  }

  static boolean isOdd(int n) {
    return n != 0 && isEven(n - 1);
  }

  public static void main(String[] args) {
    int x = Symbolic.integer();
    int a = power(x, 3);
    int b = power(2, 10);
    boolean e = isEven(b);
    boolean o = isOdd(12);
    System.out.println(a + " " + b + " " + e + " " + o);
  }
}
`,
  },
  text: [
    "Cloning has to stop somewhere: with k call sites the innermost calls of power look alike, wherever the recursion started. k = 1 already mixes a and b.",
    "Stacking does not stop. The stack language of base is power r* m: any number of returns into power, then one of the two return points of main. Only with the first of them does base hold x.",
    "exponent is const under every stack: 3, 10, and the results of subtracting from them.",
  ],
  presets: [mergedGlobals],
  expect: [
    {
      preset: 0,
      relevant: [
        "Driver.main(String[])/x",
        "Driver.main(String[])/a",
        "Driver.power(int,int)/base",
        "Driver.power(int,int)/rest",
      ],
      notRelevant: [
        "Driver.main(String[])/b",
        "Driver.main(String[])/e",
        "Driver.main(String[])/o",
        "Driver.power(int,int)/exponent",
        "Driver.isEven(int)/n",
        "Driver.isOdd(int)/n",
      ],
    },
  ],
});
