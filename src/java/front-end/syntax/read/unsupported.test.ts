import { expect, test } from "vitest";
import { errorsOf } from "../../../../testing/front-end.ts";

/** A program and everything that is said about it: place, marked text, kind, wording. */
type WrongText = readonly [source: string, ...errors: readonly string[]];

const UNSUPPORTED: readonly WrongText[] = [
  [
    "class A { record R(int x) {} boolean m(Object o) { return o instanceof R(int x); } }",
    "1:72 `R(int x)` unsupported-syntax: A record pattern after “instanceof” (Java 21) is not supported yet. Name a variable and use its accessors.",
  ],
  [
    "class A { int m(Object o) { return switch (o) { case String s -> 1; default -> 2; }; } }",
    "1:54 `String s` unsupported-syntax: A pattern after “case” (Java 21) is not supported yet. Test with “instanceof” in an if.",
  ],
  [
    "class A { Object m() { return int.class; } }",
    "1:31 `int.class` unsupported-syntax: The class of a primitive type is not supported yet. Use the class of an object type.",
  ],
  ["module m { }", "1:1 `module m { }` unsupported-syntax: A module declaration is not supported yet. Leave it out."],
  [
    "import java.sql.Date; class A {}",
    "1:1 `import java.sql.Date;` unsupported-syntax: The library class “java.sql.Date” is not supported yet. Leave the import out, or declare a class of that name.",
  ],
];

test.each(UNSUPPORTED)("not supported yet: %s", async (source, ...errors) => {
  expect(await errorsOf(source)).toEqual(errors);
});
