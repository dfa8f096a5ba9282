import { expect, test } from "vitest";
import { isStillOf } from "./run-subject.ts";

const program = `class Main {
  public static void main(String[] args) {
    Object x = new Object();
    Object y = x;
  }
}
`;
const other = `class Other {
  static Other next;
  void go() { next = this; }
}
`;

const of = (text: string, example?: string) => ({ example, files: [{ name: "Main.java", text }] });

test.each([
  ["a key in a line", program, program.replace("= x;", "= x"), true],
  ["a line more", program, program.replace("  }\n", "    y = null\n  }\n"), true],
  ["lines in another order", program, program.split("\n").reverse().join("\n"), true],
  ["other line ends", program, program.replaceAll("\n", "\r\n"), true],
  [
    "a key in a program of one line",
    "class A { void m() { A a = new A(); } }",
    "class A { void m() { A a = new A() } }",
    true,
  ],
  ["another program", program, other, false],
  ["nothing", program, "", false],
  ["most of it deleted", program, "class Main {\n}\n", false],
])("of the program that was analyzed, %s leaves it or makes another one of it", (_, before, after, isStill) => {
  expect(isStillOf(of(before), of(after))).toBe(isStill);
});

test("the same text elsewhere is another program", () => {
  expect(isStillOf(of(program, "a-lesson"), of(program))).toBe(false);
  expect(isStillOf(of(program, "a-lesson"), of(program, "another"))).toBe(false);
});
