import type { InputFile } from "../../../kernel/index.ts";

/** The initial text of a reader’s own program. */
export const starter: readonly InputFile[] = [
  {
    name: "Main.java",
    text: `class Main {
  public static void main(String[] args) {
    int sum = 0;
    for (int i = 0; i < 10; i++) {
      sum = sum + 2;
    }
    System.out.println(sum);
  }
}
`,
  },
];
