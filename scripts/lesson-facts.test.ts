import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withoutFacts } from "./lesson-facts.mjs";
import { at } from "./paths.mjs";

test("what a lesson is checked by is left out, and nothing else", () => {
  const code = `import { defineLesson } from "../lesson.ts";
export const lesson = defineLesson({
  id: "a",
  file: { name: "A.java", text: \`expect: 1\` },
  output: "1\\n",
  stops: [],
  expect: [{ preset: 0 }],
});
export const other = { expect: 1 };
`;
  expect(withoutFacts("lesson.ts", code)).toBe(
    code.replace('output: "1\\n",', "").replace("expect: [{ preset: 0 }],", ""),
  );
});

test("lessons with casts and types are read", () => {
  const file = at("src/engines/points-to/page/lessons/lending-library.ts");
  const code = readFileSync(file, "utf8");
  const left = withoutFacts(file, code);
  expect(left).toContain("A lending library");
  expect(left).not.toMatch(/metric mayFailCasts|welcome, ada/);
  expect(left, "its text is fetched when it is opened").toContain('const lendingLibraryText = "";');
  expect(left).toContain('import("./lending-library-text.ts")');
});
