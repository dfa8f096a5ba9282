import type { InputFile } from "../../../../kernel/index.ts";

/** Where the reader's own text starts from. A small program with one symbolic value and one that is not. */
export const starter: readonly InputFile[] = [
  {
    name: "Main.java",
    text: `class Main {
  static int twice(int n) {
    return n + n;
  }

  public static void main(String[] args) {
    int typed = Symbolic.integer();
    int fixed = 7;
    int a = twice(typed);
    int b = twice(fixed);
  }
}
`,
  },
];
