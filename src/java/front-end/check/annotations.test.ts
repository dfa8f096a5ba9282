import { expect, test } from "vitest";
import { compileJava, errorsOf } from "../../../testing/front-end.ts";

test.each([
  [
    'class A { @Overide public String toString() { return ""; } }',
    "1:11 `@Overide` unknown-name: There is no class “Overide” here. Did you mean “Override”?",
  ],
  [
    'class A { @Override public String tostring() { return ""; } }',
    "1:11 `@Override` ill-formed: “tostring” overrides nothing. Did you mean “toString”?",
  ],
  [
    "class A { @Override public boolean equals(A other) { return true; } }",
    "1:11 `@Override` ill-formed: “equals” overrides nothing. Did you mean “Object.equals(Object)”?",
  ],
  [
    "class A { @String void m() {} }",
    "1:11 `@String` wrong-type: Found String where an annotation (@interface) is needed.",
  ],
  ["class A { @Override void m() {} }", "1:11 `@Override` ill-formed: “m” overrides nothing. Leave “@Override” out."],
  [
    "class P { private void m() {} static void s() {} } class A extends P { @Override void m() {} }",
    "1:72 `@Override` ill-formed: “m” overrides nothing. Did you mean “P.m()”?",
  ],
  [
    "@FunctionalInterface interface F { void a(); void b(); }",
    "1:1 `@FunctionalInterface` ill-formed: F is not a functional interface. Leave exactly one method in it without a body, or remove the annotation.",
  ],
])("%s", async (source, error) => {
  expect(await errorsOf(source)).toEqual([error]);
});

test.each([
  "interface I<T> { void m(T t); } class A implements I<String> { @Override public void m(String s) {} @Override public int hashCode() { return 1; } }",
  "interface I { @Override String toString(); }",
  "record R(int x) { @Override public int x() { return x; } }",
  "enum E { A { @Override int m() { return 1; } }; int m() { return 0; } }",
  "class A { Runnable r = new Runnable() { @Override public void run() {} }; }",
  'class A { @SafeVarargs static <T> void m(T... ts) {} @SuppressWarnings({"unchecked", "rawtypes"}) @Deprecated(since = "1") void o() {} }',
  "import java.lang.annotation.*; @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.METHOD) @interface T {} class A { @T void m(@T final int x) { @T int y = x; } }",
  '@interface Check { int value() default 1; String[] names() default {}; int MOST = 3; } @Check(value = 2, names = {"a"}) class A { int m(Check c) { return c.value() + c.names().length + Check.MOST; } }',
])("nothing is said about: %s", async (source) => {
  await compileJava(source);
});
