import { expect, test } from "vitest";
import { errorsOf } from "../../../../testing/front-end.ts";

const HEAD =
  "import java.util.*; class A { sealed interface S permits X, Y, E {} record X(int i) implements S {} record Y(S l, S r) implements S {} enum E implements S { P, Q } record Box<T>(T v) {} sealed interface Opt<T> {} record Some<T>(T v) implements Opt<T> {} record None<T>() implements Opt<T> {}";

/** What is said of each, without places and ways out. */
async function saidOf(member: string): Promise<readonly string[]> {
  const errors = await errorsOf(`${HEAD} ${member} }`);
  return errors.map((error) => /: (.*?)\.(?: |$)/.exec(error)?.[1] ?? error);
}

test.each([
  ["a sealed type, by types", "S s", "case X x -> 1; case Y y -> 2; case E e -> 3;"],
  ["with the constants of an enum", "S s", "case X x -> 1; case Y y -> 2; case E.P -> 3; case E.Q -> 4;"],
  [
    "by parts",
    "S s",
    "case X(int i) -> 1; case Y(X a, S r) -> 2; case Y(Y a, S r) -> 3; case Y(E a, var r) -> 4; case E e -> 5;",
  ],
  [
    "both parts taken apart",
    "Y s",
    "case Y(X a, X b) -> 1; case Y(X a, Y b) -> 2; case Y(X a, E b) -> 3; case Y(Y a, S b) -> 4; case Y(E a, S b) -> 5;",
  ],
  ["a type itself", "Object s", "case String t -> 1; case Object o -> 2;"],
  ["null beside all others", "S s", "case null -> 0; case X x -> 1; case Y y -> 2; case E e -> 3;"],
  ["null and default", "Object s", "case String t when t.isEmpty() -> 1; case null, default -> 2;"],
  ["an enum", "E s", "case P -> 1; case E e when e == E.Q -> 2; case Q -> 3;"],
  ["text", "String s", 'case "a" -> 1; case String t when t.length() > 3 -> 2; case String t -> 3;'],
  ["numbers", "Integer s", "case 1 -> 1; case Integer i when i > 3 -> 2; case Integer i -> 3;"],
  [
    "a generic record",
    "Box<Opt<String>> s",
    "case Box<Opt<String>>(Some<String>(var t)) -> t.length(); case Box<Opt<String>>(None<String>()) -> 0;",
  ],
  [
    "whose arguments are found out",
    "Box<Opt<String>> s",
    "case Box(Some(var t)) -> t.length(); case Box(None<String> n) -> 0;",
  ],
  ["a wildcard", "Opt<? extends Number> s", "case Some(var n) -> n.intValue(); case None n -> 0;"],
])("a switch over patterns takes every value of %s", async (_, parameter, cases) => {
  expect(await saidOf(`int m(${parameter}) { return switch (s) { ${cases} }; }`)).toEqual([]);
});

test.each([
  ["case X x -> 1; case Y y -> 2;", "S s"],
  ["case X x -> 1; case Y y -> 2; case E.P -> 3;", "S s"],
  ["case X x -> 1; case Y y when y.l() == null -> 2; case E e -> 3;", "S s"],
  ["case Y(X a, X b) -> 1; case Y(Y a, S b) -> 4; case Y(E a, S b) -> 5;", "Y s"],
  ["case null -> 1; case String t -> 2;", "Object s"],
])("and without %s some values are left over", async (cases, parameter) => {
  const type = parameter === "Object s" ? "Object" : `A.${parameter.slice(0, 1)}`;
  const said = [`This “switch” has patterns or null, but no case for some values of ${type}`];
  expect(await saidOf(`int m(${parameter}) { return switch (s) { ${cases} }; }`)).toEqual(said);
  const statements = cases.replaceAll(/-> (\d);/g, "-> {}");
  expect(await saidOf(`void m(${parameter}) { switch (s) { ${statements} } }`)).toEqual(said);
});

const DOMINATED = "A case before this one already takes every value of this one";

test.each([
  ["a subtype behind its supertype", "case CharSequence c -> {} case String t -> {} default -> {}", DOMINATED],
  ["a record behind its type", "case X x -> {} case X(int i) -> {} default -> {}", DOMINATED],
  ["parts behind wider ones", "case Y(S l, S r) -> {} case Y(X l, S r) when r == null -> {} default -> {}", DOMINATED],
  ["a pattern behind default", "default -> {} case String t -> {}", DOMINATED],
  [
    "everything and default",
    "case Object p -> {} default -> {}",
    "A case takes every value, so there is nothing left for a default",
  ],
  ["too few components", "case Y(S l) -> {} default -> {}", "A"],
  ["no record", "case A(var x) -> {} default -> {}", "A is not a record, so it has no components to name"],
  [
    "a component of another primitive type",
    "case X(long l) -> {} default -> {}",
    "Found int where a value that can be long is needed",
  ],
  [
    "a component of a box",
    "case X(Integer l) -> {} default -> {}",
    "Found int where a value that can be Integer is needed",
  ],
  [
    "type arguments that cannot be tested",
    "case List<String> l -> {} default -> {}",
    "Type arguments are gone when the program runs, and Object does not imply those of List<String>",
  ],
  [
    "a guard that is no condition",
    "case String t when t -> {} default -> {}",
    "Found String where a condition (boolean) is needed",
  ],
  [
    "a variable twice",
    "case Y(S l, S l) -> {} default -> {}",
    "The variable “l” is declared twice; the first one is in line 1",
  ],
  [
    "a constant among patterns of objects",
    'case "a" -> {} case String t -> {} default -> {}',
    "A case for a value of type Object is a pattern or null, not a constant",
  ],
  ["null twice", "case null -> {} case String t -> {} case null, default -> {}", "This case occurs twice"],
  [
    "running on into a pattern",
    "case X x: m(x); case Y y: break; default:",
    "The case before falls through into this one, whose variables then have no value",
  ],
  [
    "two cases with one body",
    "case X x: case Y y: break; default:",
    "The case before falls through into this one, whose variables then have no value",
  ],
])("refused: %s", async (_, cases, said) => {
  const [first = ""] = await saidOf(`void m(Object o) { switch (o) { ${cases} } }`);
  expect(first.slice(0, said.length)).toBe(said);
});

test("variables of a pattern are there where it has matched", async () => {
  expect(await saidOf("int m(Object o) { if (!(o instanceof X(int i))) return 0; return i; }")).toEqual([]);
  expect(await saidOf("int m(Object o) { return o instanceof Y(X(var i), _) && i > 0 ? i : 0; }")).toEqual([]);
  expect(await saidOf("int m(Object o) { return o instanceof X(var i) || i > 0 ? 1 : 0; }")).toEqual([
    "There is no variable “i” here",
  ]);
});

test("a switch statement that takes every value assigns", async () => {
  expect(
    await saidOf(
      "int m(S s) { int r; switch (s) { case X x: r = 1; break; case Y y: r = 2; break; case E e: r = 3; } return r; }",
    ),
  ).toEqual([]);
  expect(
    await saidOf(
      "int m(S s) { switch (s) { case X x -> { return 1; } case Y y -> { return 2; } case E e -> { return 3; } } }",
    ),
  ).toEqual([]);
});

test.each([
  ["is not permitted", "final class Z implements S {}", "A.S is sealed and does not permit A.Z"],
  ["is open", "class Z implements Opt<String> {}", "A.Opt is sealed, so A.Z must say whether it is open to subclasses"],
  [
    "does not extend it",
    "sealed interface Q permits X, R {} record R() implements Q {}",
    "A.Q permits A.X, which does not extend it",
  ],
  ["is not there", "sealed class Q {}", "A.Q is sealed, and nothing extends it"],
])("a subclass of a sealed class that %s", async (_, member, said) => {
  expect(await saidOf(member)).toEqual([said]);
});

test.each([
  ["of a type", "if (o instanceof final X x) x = null;"],
  ["after case", "switch (o) { case final X x -> x = null; default -> {} }"],
  ["within a record", "if (o instanceof Y(var l, final var r)) { l = null; r = null; }"],
])("to a final variable %s nothing is assigned", async (_, statement) => {
  expect(await saidOf(`void m(Object o) { ${statement} }`)).toEqual(["This is final and already has its value"]);
  expect(await saidOf(`void m(Object o) { ${statement.replaceAll("final ", "")} }`)).toEqual([]);
});
