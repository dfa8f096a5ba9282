import type { InputFile } from "../../session/protocol.ts";

/** Where the reader's own program starts from: small, and with one call that contexts tell apart. */
export const starterProgram: readonly InputFile[] = [
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
