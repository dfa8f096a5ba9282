import { expect, test } from "vitest";
import { randomJava } from "./random-java.ts";
import { shrinkText } from "./shrink-text.ts";

test("what is not needed goes, blocks as a whole", async () => {
  const text = "class A {\n  void m() {\n    x();\n  }\n  int keep;\n}\nclass B {\n}";
  const isBalanced = (t: string): boolean => t.split("{").length === t.split("}").length;
  const shrunk = await shrinkText(text, async (t) => isBalanced(t) && t.includes("keep"));
  expect(shrunk).toBe("class A {\n  int keep;\n}");
});

test("a seed and a size always give the same program", () => {
  expect(randomJava(7, { classes: 2, statements: 3 })).toBe(randomJava(7, { classes: 2, statements: 3 }));
  expect(randomJava(8, { classes: 2, statements: 3 })).not.toBe(randomJava(7, { classes: 2, statements: 3 }));
});
