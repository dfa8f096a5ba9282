import { expect, test } from "vitest";
import { exportedText } from "../store/index.ts";
import { kindOf, readWork } from "./kinds.ts";

const file = (text: string) => ({ name: "a", text });
const document = {
  id: "d1",
  engine: "points-to",
  lesson: undefined,
  name: "Main.java",
  revision: "r1",
  files: [{ name: "Main.java", text: "class Main {}" }],
  at: 1,
  writer: "w",
  versions: [],
};

test.each([
  ["class Main {}", "program"],
  ["", "program"],
  ['{"fixscope":"recording","version":1}\n', "recording"],
  ['{\n  "fixscope": "exercise",\n  "version": 1 }', "exercise"],
  ['{ "version": 1, "fixscope": "exercise" }', "exercise"],
  ['{ "version": 1, "fixscope": "lecture" }', "lecture"],
  [exportedText([]), "documents"],
])("%j is a %s", (text, kind) => {
  expect(kindOf(file(text))).toBe(kind);
});

test("exported work is read back, and damaged work is not", () => {
  const text = exportedText([document]);
  const { versions, ...newest } = document;
  expect(readWork(file(text))).toEqual([{ ...newest, base: undefined }]);
  expect(readWork(file(text.slice(0, -4)))).toBeUndefined();
  expect(readWork(file(text.replace('"Main.java"', "7")))).toBeUndefined();
});
