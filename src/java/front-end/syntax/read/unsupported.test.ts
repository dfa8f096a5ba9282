import { expect, test } from "vitest";
import { errorsOf } from "../../../../testing/front-end.ts";

/** A program and everything that is said about it: place, marked text, kind, wording. */
type WrongText = readonly [source: string, ...errors: readonly string[]];

const UNSUPPORTED: readonly WrongText[] = [
  ["module m { }", "1:1 `module m { }` unsupported-syntax: A module declaration is not supported yet. Leave it out."],
  [
    "import java.text.MessageFormat; class A {}",
    "1:1 `import java.text.MessageFormat;` unsupported-syntax: The library class “java.text.MessageFormat” is not supported yet. Leave the import out, or declare a class of that name.",
  ],
];

test.each(UNSUPPORTED)("not supported yet: %s", async (source, ...errors) => {
  expect(await errorsOf(source)).toEqual(errors);
});
