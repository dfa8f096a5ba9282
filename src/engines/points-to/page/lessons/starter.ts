import type { InputFile } from "../../../../kernel/index.ts";

/** Where the reader's own text starts from. A small program with one call that contexts tell apart. */
export const starter: readonly InputFile[] = [
  {
    name: "Main.java",
    text: `class Main {
  static Object id(Object o) {
    return o;
  }

  public static void main(String[] args) {
    Object a = id(new Main());
    Object b = id(new Object());
  }
}
`,
  },
];
