import { expect, test } from "vitest";
import { filesWithin } from "./verdict.ts";

test.each([
  ['{"files": [{"name": "A.java", "text": "class A {}"}]}', ["A.java"]],
  ['{"files": [null, 1, {"name": "A.java", "text": ""}, {"name": "B.java"}]}', ["A.java"]],
  ['{"files": "A.java"}', []],
  ['{"files": {"length": 1}}', []],
  ["null", []],
  ["no document", []],
])("the files of %s", (document, names) => {
  expect(filesWithin(document).map(({ name }) => name)).toEqual(names);
});
