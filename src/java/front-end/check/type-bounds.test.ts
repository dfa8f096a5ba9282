import { expect, test } from "vitest";
import { errorsOf } from "../../../testing/front-end.ts";

const HEAD =
  "import java.util.*; class A { static class Num<T extends Number> {} static class Me<T extends Me<T>> {} static class I extends Me<I> {} static class J extends Me<I> {} static <T extends Number> T id(T t) { return t; } static <T extends Comparable<? super T>> T most(List<T> l) { return null; }";

const within: readonly string[] = [
  "Num<Integer> a; Num<?> b; Num<? extends Number> c; Num<? super Integer> d; Num<? extends Comparable<?>> e;",
  "Me<I> a; Me<?> b; Me<? extends I> c;",
  "A.<Integer>id(3); A.<Number>id(null); most(List.of(1)); most(new ArrayList<String>());",
  "EnumMap<E, String> m = new EnumMap<>(E.class); Comparable<Object> c;",
];

test.each(within)("type arguments within bounds: %s", async (statements) => {
  expect(await errorsOf(`${HEAD} enum E { X } void m() { ${statements} } }`)).toEqual([]);
});

test.each([
  ["of a variable", "void m() { Num<String> n; }", "String"],
  ["of a field", "Num<String> n;", "String"],
  ["of a parameter and a result", "Num<String> m(Num<Object> n) { return null; }", "String; Object"],
  ["of a superclass", "static class S extends Num<String> {}", "String"],
  ["within another one", "List<Num<String>> l;", "String"],
  ["of what is created", "Object m() { return new Num<String>(); }", "String"],
  ["of a cast", "Object m(Object o) { return (Num<String>) o; }", "String"],
  ["of a wildcard's bound", "Num<? extends String> n;", "? extends String"],
  ["of a type parameter", "<U> void m() { Num<U> n; }", "U"],
  ["of a bound", "<U extends Num<String>> void m() {}", "String"],
  ["that refers to itself", "Me<J> m;", "A.J"],
  ["written before a method", "void m() { A.<String>id(null); }", "String"],
  ["of a method reference", "void m() { java.util.function.Function<Integer, Number> f = A::<String>id; }", "String"],
])("a type argument out of bounds %s: %s", async (_, member, types) => {
  const errors = await errorsOf(`${HEAD} ${member} }`);
  const found = errors.flatMap((error) => /ill-formed: (.*) is not a subtype of/.exec(error)?.[1] ?? []);
  expect(found.join("; ")).toBe(types);
});

test("the place is the type argument’s, and the bound is said", async () => {
  expect(await errorsOf("class A { static class Num<T extends Number> {} Num<String> n; }")).toEqual([
    "1:53 `String` ill-formed: String is not a subtype of Number, the bound of the type parameter T. Name Number or a subtype of it.",
  ]);
});

test("too many type arguments before a method", async () => {
  expect(
    await errorsOf("class A { static <T> void m() {} static void n() { A.<String, String>m(); A.<Integer>n(); } }"),
  ).toEqual(["1:55 `String, String` ill-formed: m has 1 type parameter, not 2. Write 1 type argument."]);
});

test.each([
  ["a bound of a method", "<T extends Missing> void m() {}"],
  ["a bound of a class", "static class B<T extends Missing> {}"],
  ["a bound within a bound", "<T extends Comparable<Missing>> void m() {}"],
  ["a cast", "Object m() { return (Missing) null; }"],
  ["a test", "boolean m(Object o) { return o instanceof Missing; }"],
  ["a pattern", "boolean m(Object o) { return o instanceof Missing(var x); }"],
  ["a case", "int m(Object o) { return switch (o) { case Missing x -> 1; default -> 2; }; }"],
  ["a component of a pattern", "record R(Object o) {} boolean m(Object o) { return o instanceof R(Missing x); }"],
  ["permits", "sealed interface S permits Missing, T {} record T() implements S {}"],
  ["an exception", "void m() throws Missing {}"],
  ["a class literal", "Object m() { return Missing.class; }"],
  ["a type argument of a method reference", "java.util.function.Supplier<List<String>> s = List::<Missing>of;"],
  ["a constructor reference", "java.util.function.Supplier<Object> s = Missing<String>::new;"],
  ["an array", "Object m() { return new Missing[1]; }"],
  ["a wildcard", "List<? super Missing> l;"],
])("an unknown type is reported in %s", async (_, member) => {
  const errors = await errorsOf(`import java.util.*; class A { ${member} }`);
  expect(errors.map((error) => /`(Missing)` unknown-name/.exec(error)?.[1])).toEqual(["Missing"]);
});

test.each([
  ["a field", "static T t;"],
  ["a parameter", "static void m(T t) {}"],
  ["a body", "static void m() { T t = null; }"],
  ["a nested class", "static class B { T t; }"],
])("a type parameter of the class means nothing in a static %s", async (_, member) => {
  const errors = await errorsOf(`class A<T> { ${member} }`);
  expect(errors.map((error) => /`(T)` unknown-name/.exec(error)?.[1])).toEqual(["T"]);
});

test.each([
  ["of a method of its own", "static <T> T m(T t) { T u = t; return u; }"],
  ["before there is an object", "A(T t) { this((T) t, 0); } A(Object o, int i) {}"],
  ["in a class within a body", "<U> void m() { class B { T t; U u; } }"],
])("but it does %s", async (_, member) => {
  expect(await errorsOf(`class A<T> { ${member} }`)).toEqual([]);
});

test.each([
  ["Object m() { return T.class; }", "T stands for another class each time"],
  ["static class E<X> extends Exception {}", "A.E has type parameters"],
  ["abstract static class L implements Iterable<String>, java.util.List<Integer> {}", "A.L would be a Iterable<"],
  ["java.util.function.Function<Object, String> f = (String s) -> s;", "Found String where Object is needed"],
  ["java.util.function.Function<? super Integer, String> f = (Number n) -> null;", undefined],
  ["java.util.Comparator<Integer> c = String::compareTo;", "Found Integer where String is needed"],
  ["java.util.function.Function<java.util.List<String>, Integer> f = java.util.Collection::size;", undefined],
])("%s: %s", async (member, said) => {
  const errors = await errorsOf(`class A<T> { ${member} }`);
  expect(errors.map((error) => said !== undefined && error.includes(said))).toEqual(said === undefined ? [] : [true]);
});

test.each([
  ["a list of other elements", "(List<String>) new ArrayList<Integer>()", "wrong-type"],
  ["a raw one", "(List<String>) (List) new ArrayList<Integer>()", undefined],
  ["of any", "(List<String>) (List<?>) new ArrayList<Integer>()", undefined],
  ["wildcards that meet", "(List<? extends Comparable<?>>) (List<? extends Number>) null", undefined],
  ["wildcards that do not", "(List<? extends String>) (List<? extends Integer>) null", "wrong-type"],
])("a cast by type arguments, %s: %s", async (_, expression, kind) => {
  const errors = await errorsOf(`import java.util.*; class A { Object m() { return ${expression}; } }`);
  expect(errors.map((error) => /` ([a-z-]+):/.exec(error)?.[1])).toEqual(kind === undefined ? [] : [kind]);
});

test.each([
  ["Object o", "List<String>", false],
  ["Object o", "List<?>", true],
  ["Collection<String> o", "List<String>", true],
  ["Collection<?> o", "List<String>", false],
  ["Map<String, Integer> o", "HashMap<String, Integer>", true],
  ["Object o", "List<String>[]", false],
])("a test of %s for %s can be carried out: %s", async (parameter, type, isFine) => {
  const errors = await errorsOf(
    `import java.util.*; class A { boolean m(${parameter}) { return o instanceof ${type}; } }`,
  );
  expect(errors).toHaveLength(isFine ? 0 : 1);
  expect(errors.join()).toMatch(isFine ? /^$/ : /Type arguments are gone when the program runs/);
});

test.each([
  [
    "a method that overrides",
    "public int compare(String a, String b) { return help(); } private int help() { return 0; }",
    [],
  ],
  [
    "one that does not",
    "public int compare(String a, String b) { return 0; } public int help() { return 0; }",
    ["help"],
  ],
  ["of Object", "public int compare(String a, String b) { return 0; } public String toString() { return null; }", []],
])("an anonymous class behind a diamond, %s", async (_, members, names) => {
  const errors = await errorsOf(
    `import java.util.*; class A { Comparator<String> c = new Comparator<>() { ${members} }; }`,
  );
  expect(errors.flatMap((error) => /“(.*)” overrides nothing, and/.exec(error)?.[1] ?? [])).toEqual(names);
});
