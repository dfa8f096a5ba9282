import { expect, test } from "vitest";
import { errorsOf } from "../../../../testing/front-end.ts";

/** Whether a list of one type argument may be given where another one is expected (JLS 4.5.1, 4.10.2). */
test.each([
  ["? super Number", "Number", true],
  ["? super Number", "Object", true],
  ["? super Number", "Integer", false],
  ["? super Number", "String", false],
  ["? super Integer", "Number", true],
  ["? super Integer", "? super Number", true],
  ["? super Number", "? super Integer", false],
  ["? super Number", "? extends Number", false],
  ["? super Number", "?", false],
  ["? extends Number", "Integer", true],
  ["? extends Number", "Object", false],
  ["? extends Number", "? extends Integer", true],
  ["? extends Integer", "? extends Number", false],
  ["? extends Object", "? super Integer", true],
  ["?", "? super Integer", true],
  ["Number", "Integer", false],
  ["Number", "? extends Number", false],
  ["List<? super Number>", "List<Number>", false],
  ["? extends List<? super Number>", "List<Number>", true],
  ["? extends List<? super Number>", "List<Integer>", false],
])("a List<%s> takes a List<%s>: %s", async (expected, given, isTaken) => {
  const errors = await errorsOf(`import java.util.*; class A { List<${expected}> m(List<${given}> l) { return l; } }`);
  expect(errors.length === 0, errors.join("\n")).toBe(isTaken);
});

test("the elements of what is created are looked at, too", async () => {
  const text =
    "import java.util.*;\nclass Main { public static void main(String[] a) { List<? super Number> l = new ArrayList<Integer>(); } }";
  expect(await errorsOf(text)).toMatchObject([expect.stringMatching(/^2:/)]);
});

test.each([
  ["T extends Number & Comparable<T>", "max(1, 2).compareTo(3)", true],
  ["T extends Number & Comparable<T>", "max(1, 2).intValue()", true],
  ["T extends Number & Comparable<T>", "max(1, 2).length()", false],
  ["T extends Comparable<T>", "max(1, 2).intValue()", true],
  ["T extends Number", 'max(1, "a")', false],
])("of <%s> the call %s is accepted: %s", async (bound, call, isAccepted) => {
  const errors = await errorsOf(
    `class A { static <${bound}> T max(T a, T b) { return a; } Object m() { return ${call}; } }`,
  );
  expect(errors.length === 0, errors.join("\n")).toBe(isAccepted);
});

test.each([
  ["Integer i = any();", true],
  ["Number n = any(); Object o = any();", true],
  ["String s = any();", false],
  ["any().intValue();", true],
  ["any().length();", false],
])("what only its bound and its target decide is of the narrowest of these: %s %s", async (statement, isAccepted) => {
  const errors = await errorsOf(
    `class A { static <T extends Number> T any() { return null; } void m() { ${statement} } }`,
  );
  expect(errors.length === 0, errors.join("\n")).toBe(isAccepted);
});
