import { expect, test } from "vitest";
import { definitionFiles, namesOrDefinition, withDefinitionFiles } from "./index.ts";

const definition = "selector own\nstatic(c, l) = c\ninstance(c, l) = c\n";

test.each([
  ["ci,2-obj", ["ci", "2-obj"]],
  ["ci, own.sel", ["ci", "own.sel"]],
  ["own.sel", ["own.sel"]],
  [definition, [definition]],
])("a list has commas between its names, a definition is one text: %j", (written, members) => {
  expect(namesOrDefinition(written)).toEqual(members);
});

test.each([
  ["own.sel", definition],
  ["ci, own.sel", ["ci", definition]],
  [
    ["ci", "own.sel"],
    ["ci", definition],
  ],
  ["ci", "ci"],
])("the text of a file stands in its place: %j", (value, replaced) => {
  expect(withDefinitionFiles(value, () => definition)).toEqual(replaced);
  expect(definitionFiles(value).every((file) => file === "own.sel")).toBe(true);
});
