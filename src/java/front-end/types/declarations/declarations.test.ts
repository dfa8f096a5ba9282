import { expect, test } from "vitest";
import { codeOf, errorsOf } from "../../../../testing/front-end.ts";

async function expectAccepted(source: string): Promise<void> {
  expect(await errorsOf(source)).toEqual([]);
}

async function expectRefused(source: string): Promise<void> {
  expect(await errorsOf(source)).not.toEqual([]);
}

test.each([
  "record R(int[] a) { R(int[] a) { this.a = a; } }",
  "record R(int[] a) { R(int a) { this(new int[a]); } }",
  "record R(int[][] a) { R(int[] a) { this(new int[][] { a }); } }",
  "record R(int... a) { R(int... a) { this.a = a; } }",
  "record R(long a) { R(int a) { this((long) a); } }",
  "record R(int a) { public int a() { return 1; } }",
  "record R(int a) { R(int a, int b) { this(a); } R(String s) { this(1, 2); } }",
  "class A { int m(R r) { return r.a().length; } } record R(int[] a) {}",
])("records that javac accepts are accepted: %s", expectAccepted);

test.each([
  "record R(String s, int[] a) { R(String s, int[] b) { this.s = s; this.a = b; } }",
  "record R(int a) { R(int a) {} }",
  "record R(int a) { R { this.a = a; } }",
  "record R(int a) { <T> R(int a) { this.a = a; } }",
  "record R(int a) { R(int a) throws Exception { this.a = a; } }",
  "class O { public record R(int a) { R(int a) { this.a = a; } } }",
  "record R(int a) { int a() { return a; } }",
  "record R(int a) { public long a() { return a; } }",
  "record R(int a) { R(int a, int b) { this.a = a; } }",
  "record R(int a) { R() { super(); this.a = 1; } }",
  "record R(int a) { R() { } }",
])("records that javac refuses are refused: %s", expectRefused);

test.each([
  "import static java.lang.Math.*; class A { int m() { return max(1, 2); } }",
  "import static java.util.Map.Entry; class A { Entry<String, String> e; }",
  "import java.util.Map.*; class A { Entry<String, String> e; }",
  "import java.util.Map.Entry; class A { Entry<String, String> e; }",
  "import static java.util.List.copyOf; class A { Object m() { return copyOf(new java.util.ArrayList<String>()); } }",
  "import static java.util.HashMap.*; class A {}",
  "import java.lang.Integer.*; class A {}",
  'import static java.lang.Integer.parseInt; class A { int parseInt(String s) { return 0; } int m() { return parseInt("1"); } }',
  "import java.util.List; import java.util.List; class A {}",
  "import static java.lang.Integer.MAX_VALUE; class A { int m = MAX_VALUE; }",
  "import static java.lang.Thread.State; class A { State s; }",
  "package p; import p.A; class A {}",
  "import java.util.*; class List {} class A { List l = new List(); }",
])("imports that javac accepts are accepted: %s", expectAccepted);

test.each([
  "import static java.lang.Math.maxx; class A {}",
  "import static java.util.ArrayList.copyOf; class A {}",
  "import java.utill.*; class A {}",
  "import java.util.Lisst; class A {}",
  'import static java.lang.Integer.parseInt; class A { void parseInt() {} int m() { return parseInt("1"); } }',
  "import static java.lang.String.length; class A {}",
  "import java.util.*; import java.util.List; class List {}",
])("imports that javac refuses are refused: %s", expectRefused);

test.each([
  "sealed interface S permits T {} record T() implements S {}",
  "sealed class S {} final class T extends S {}",
  "class O { sealed interface S {} enum E implements S { X } }",
  "sealed interface S {} non-sealed interface T extends S {}",
])("sealed classes that javac accepts are accepted: %s", expectAccepted);

test.each([
  "sealed interface S {}",
  "interface S permits T {} final class T implements S {}",
  "sealed class S permits T {} class T extends S {}",
  "sealed class S permits T {} final class T {}",
  "sealed class S permits T, T {} final class T extends S {}",
  "sealed class S permits T {} final class T extends S {} final class U extends S {}",
  "non-sealed class T {}",
  "sealed interface S {} interface T extends S {}",
  "sealed interface S {} final class T implements S {} class A { S s = new S() {}; }",
  "sealed interface S permits T {} final class T implements S {} class A { void m() { final class L implements S {} } }",
])("sealed classes that javac refuses are refused: %s", expectRefused);

test.each([
  "class A<T extends String & Comparable<String>> {}",
  "class A<T extends Comparable<T> & Runnable> {}",
  "class A<T extends Runnable, U extends T> {}",
  "class A<T extends U, U extends V, V extends Number> { int m(T t) { return t.intValue(); } }",
  "class A<T> { static <T> T m(T t) { return t; } }",
  "class A<T> { class B { T t; } }",
  "class A { <T extends Throwable> void m() throws T {} }",
  "class N<T extends Number> {} class A { N<? super Integer> n; N<?> m; N<? extends Comparable<Integer>> o; }",
  "class N<T extends Comparable<T>> {} class A { N<Integer> n; }",
  "class A { java.util.List<int[]> l; }",
  "class O<T> { class I {} } class A { O<String>.I i; O.I j; }",
  "class O<T> { class I<U> {} } class A { O<String>.I<Integer> i; }",
  "class O<T> { static class S<U> {} } class A { O.S<String> s; }",
  "class O<T> { class I { T t; } String m(O<String>.I i) { return i.t; } }",
  "class A<T> { <U extends T> void m(U u) { T t = u; } }",
  "class A { <T extends Number & Comparable<T>> int m(T a, T b) { return a.intValue() + a.compareTo(b); } }",
])("type parameters and arguments that javac accepts are accepted: %s", expectAccepted);

test.each([
  "class A<T extends int[]> {}",
  "class A<T extends Comparable<T> & String> {}",
  "class A<T, U extends T & Comparable<U>> {}",
  "class A<T extends Runnable & Runnable> {}",
  "class A<T extends U, U extends T> {}",
  "class A<T extends T> {}",
  "class A { <T extends U, U extends V, V extends T> void m(T t) { t.toString(); } }",
  "class A<T> { static T t; }",
  "class A<T> { static class C { T t; } }",
  "class A<T> extends Exception {}",
  "class N<T extends Number> {} class A { N<String> n; }",
  "class N<T extends Number> {} class A { N<? extends String> n; }",
  "class N<T extends Comparable<T>> {} class A { N<Number> n; }",
  "class A { java.util.List<int> l; }",
  "class A { java.util.Map<String> m; }",
  "class A { String<Integer> s; }",
  "class O<T> { class I { T t; } String m(O<Integer>.I i) { return i.t; } }",
  "class A<T> { <U extends T> void m(T t) { U u = t; } }",
])("type parameters and arguments that javac refuses are refused: %s", expectRefused);

test.each([
  ["record R(int x, String y) {}", ['"R[x="', '", y="', '"]"']],
  ["record R() {}", ['"R[]"']],
])("a record shows the names of its components: %s", async (source, texts) => {
  const code = await codeOf(source, "R.toString()");
  expect(code.flatMap((line) => /".*"/.exec(line) ?? [])).toEqual(texts);
});
