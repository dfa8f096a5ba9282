import { expect, test } from "vitest";
import { classOf, compileJava, methodOf } from "../../testing/front-end.ts";
import { dispatch, isSubtype, overridesOf, superinterfacesOf, supertypesOf } from "./hierarchy.ts";
import type { Program, Type } from "./program.ts";
import { arrayOf, classType, NULL, primitive, showType, VOID } from "./types.ts";

const CLASSES = `interface I { default void m() {} void a(); }
interface J extends I { default void m() {} }
abstract class P implements I { void v() {} private void p() {} void callsP() { p(); } static void s() {} }
class C extends P implements J { public void a() {} void v() {} void p() {} }
class D extends C { }
class E extends D { public void m() {} public boolean equals(Object o) { return true; } }
`;

function typeOf(program: Program, text: string): Type {
  if (text.endsWith("[]")) return arrayOf(typeOf(program, text.slice(0, -2)));
  if (text === "int" || text === "long") return primitive(text);
  if (text === "null") return NULL;
  return text === "void" ? VOID : classType(classOf(program, text));
}

test.each([
  ["D", "C", true],
  ["D", "I", true],
  ["C", "D", false],
  ["I", "Object", true],
  ["Object", "I", false],
  ["J", "I", true],
  ["D[]", "I[]", true],
  ["D[][]", "Object[]", true],
  ["int[]", "Object", true],
  ["int[]", "Object[]", false],
  ["int[]", "long[]", false],
  ["int", "long", false],
  ["int[][]", "Object[]", true],
  ["null", "C", true],
  ["null", "int[]", true],
  ["null", "int", false],
  ["C", "null", false],
  ["void", "void", true],
  ["int", "Object", false],
])("%s is a subtype of %s: %s", async (a, b, expected) => {
  const program = await compileJava(CLASSES);
  expect(isSubtype(typeOf(program, a), typeOf(program, b))).toBe(expected);
});

test.each([
  ["D", "P.v()", "C.v()"],
  ["E", "I.m()", "E.m()"],
  ["D", "I.m()", "J.m()"],
  ["C", "J.m()", "J.m()"],
  ["D", "P.p()", "P.p()"],
  ["D", "P.s()", "P.s()"],
  ["D", "I.a()", "C.a()"],
  ["E", "Object.equals(Object)", "E.equals(Object)"],
  ["D", "Object.equals(Object)", "Object.equals(Object)"],
  ["D[]", "Object.equals(Object)", "Object.equals(Object)"],
  ["E", "P.<init>()", "P.<init>()"],
  ["P", "I.a()", undefined],
  ["null", "I.a()", undefined],
])("a %s runs for %s: %s", async (receiver, target, expected) => {
  const program = await compileJava(CLASSES);
  expect(dispatch(typeOf(program, receiver), methodOf(program, target))?.label).toBe(expected);
});

test("a class that implements I and J extends I runs J's default method", async () => {
  const program = await compileJava(
    "interface I { default void m() {} } interface J extends I { default void m() {} } class X implements I, J {}",
  );
  expect(dispatch(typeOf(program, "X"), methodOf(program, "I.m()"))?.label).toBe("J.m()");
});

test("an abstract method in the class chain is no implementation, whatever interfaces offer", async () => {
  const program = await compileJava(
    "interface I { default void m() {} } abstract class P { public abstract void m(); } abstract class A extends P implements I {}",
  );
  expect(dispatch(typeOf(program, "A"), methodOf(program, "I.m()"))).toBeUndefined();
});

test("a private method neither overrides nor is overridden", async () => {
  const program = await compileJava(
    "class P { private void m() {} void t() { m(); } } class Q extends P { void m() {} } class R extends Q { public void m() {} }",
  );
  expect(dispatch(typeOf(program, "R"), methodOf(program, "P.m()"))?.label).toBe("P.m()");
  expect(dispatch(typeOf(program, "R"), methodOf(program, "Q.m()"))?.label).toBe("R.m()");
});

test("every method that a call may run", async () => {
  const program = await compileJava(CLASSES);
  const labels = (target: string) => overridesOf(program, methodOf(program, target)).map((method) => method.label);
  expect(labels("I.m()")).toEqual(["J.m()", "E.m()"]);
  expect(labels("Object.equals(Object)")).toContain("Object.equals(Object)");
});

test("supertypes, each once", async () => {
  const program = await compileJava(CLASSES);
  const names = (classes: Iterable<{ readonly name: string }>) => [...classes].map((info) => info.name);
  expect(names(supertypesOf(classOf(program, "D")))).toEqual(["D", "C", "P", "Object", "J", "I"]);
  expect(names(superinterfacesOf(classOf(program, "D")))).toEqual(["J", "I"]);
  expect(showType(typeOf(program, "D[][]"))).toBe("D[][]");
});
