import { expect, test } from "vitest";
import { errorsOf } from "../../../testing/front-end.ts";

const HEAD = `import java.util.*; import java.util.function.*;
class A<T> {
  interface Shape {} static class Circle implements Shape {} static class Square implements Shape {}
  static class Box<E> { E value; Box(E value) {} Box() {} E get() { return value; } void set(E e) {} <U> Box<U> map(Function<? super E, ? extends U> f) { return null; } }
  static class Named extends Box<String> {}
  static <X> X id(X x) { return x; }
  static <X> X either(X a, X b) { return a; }
  static <X extends Comparable<? super X>> X max(Collection<? extends X> c) { return null; }
  static <X, Y> Y apply(Function<? super X, ? extends Y> f, X x) { return null; }
  static <X> X make(Supplier<X> s) { return null; }
  static <X> void fill(List<? super X> list, X x) {}
  static String name(Integer i) { return null; }
  Box<T> own; static Box<?> any; static Box<? extends Number> number; static Box<? super Integer> above; static Box raw;
  static List<String> strings; static Map<String, List<Integer>> map;
  class Inner { T value; }
  interface Tall {} record One() implements Shape {} record Two() implements Shape {}
  static class Three implements Shape, Tall {} static class Four implements Tall, Shape {}
  static <X> Box<? extends X> boxes(X x) { return null; }
  static <X> X same(Box<X> x) { return null; }
`;

/** The type of an expression on its own, as the message says that tells it from a boolean. */
async function typeOf(expression: string): Promise<string> {
  const errors = await errorsOf(`${HEAD}  void t() { boolean b = !(${expression}); } }`);
  return errors.map((error) => /wrong-type: Found (.*) where a condition/.exec(error)?.[1] ?? error).join("; ");
}

test.each([
  ["a member of a parameterized type", "new Box<String>().get()", "String"],
  ["a field of one", "new Box<Circle>().value", "A.Circle"],
  ["a member that is inherited from one", "new Named().get()", "String"],
  ["its own type variable", "own.get()", "T"],
  ["an unbounded wildcard", "any.get()", "?"],
  ["what a wildcard extends", "either(number.get(), 1)", "Number"],
  ["what a wildcard is above of can be taken", "id(above.get())", "? super Integer"],
  ["a raw type has erased members", "raw.get()", "Object"],
  ["a member of an inner class of a generic class", "new A<Circle>().new Inner().value", "A.Circle"],
  ["nested arguments", 'map.get("k").get(0)', "Integer"],
  ["a diamond from its arguments", "new Box<>(new Circle())", "A.Box<A.Circle>"],
  ["a diamond that nothing decides", "new Box<>()", "A.Box<Object>"],
  ["a method from its argument", 'id("text")', "String"],
  ["a boxed argument", "id(5)", "Integer"],
  ["the type that two arguments share", "either(new Circle(), new Square())", "A.Shape"],
  ["two numbers", "either(1, 2.5)", "Number & Comparable<?>"],
  ["a bounded one through a wildcard", "max(strings)", "String"],
  ["a written type argument", "A.<Object>id(null)", "Object"],
  ["a list of the arguments", "List.of(1, 2)", "List<Integer>"],
  ["any number of arguments", 'Arrays.asList("a", "b").get(0)', "String"],
  ["the result of a lambda", "apply(x -> x.length() + 0.5, new String())", "Double"],
  ["the result of a lambda without parameters", "make(() -> strings)", "List<String>"],
  ["of a block", 'make(() -> { if (any == null) return "a"; return "b"; })', "String"],
  ["of a method reference", "apply(A::name, 5)", "String"],
  ["of an unbound one", "new Box<String>().map(String::length)", "A.Box<Integer>"],
  ["of one through a type parameter", "apply(T::toString, own.get())", "String"],
  ["of a constructor reference", "apply(Box::new, 5)", "A.Box<Integer>"],
  ["of a lambda in a lambda", "apply(x -> apply(y -> x + y, 1), 2)", "Integer"],
  ["of a chain", 'new Box<>("a").map(s -> s.length()).map(n -> new Box<>(n)).get()', "A.Box<Integer>"],
  ["of an invocation within an invocation", "id(new Box<>(id(7)))", "A.Box<Integer>"],
  ["a comparator by key", "Comparator.comparing(A::name).reversed()", "Comparator<Integer>"],
  ["a choice of two invocations", "any == null ? List.of(1) : List.of(2)", "List<Integer>"],
  ["a class literal", "id(Circle.class)", "Class<A.Circle>"],
  ["the class of an object", "new Circle().getClass()", "Class<? extends A.Circle>"],
  ["of one whose type has arguments", "strings.getClass()", "Class<? extends List>"],
  ["a value made by its class", "Circle.class.cast(null)", "A.Circle"],
  ["a list of two that share a class and an interface", "List.of(new One(), new Two())", "List<Record & A.Shape>"],
  ["lists of both", "either(List.of(new One()), List.of(new Two()))", "List<? extends Record & A.Shape>"],
  ["a choice that shares two interfaces", "any == null ? new Three() : new Four()", "A.Shape & A.Tall"],
  ["arrays of both", "any == null ? new One[0] : new Two[0]", "Record & A.Shape[]"],
  ["of three, the first two share more", "Arrays.asList(new Three(), new Four(), new One())", "List<A.Shape>"],
  ["classes that are comparable with themselves", 'either("a", 1)', "Comparable<?> & Serializable"],
  ["with both wildcards", "either(number, above)", "A.Box<?>"],
  ["a switch among new objects", "id(switch (1) { case 1 -> new One(); default -> new Two(); })", "Record & A.Shape"],
  [
    "a switch among open ones",
    "id(switch (1) { case 1 -> List.of(1); default -> List.of(2.5); })",
    "List<? extends Number & Comparable<?>>",
  ],
  ["of a method reference with type arguments", "apply(A::<Number>id, 5)", "Number"],
  ["of a constructor reference with them", "make(ArrayList<String>::new)", "ArrayList<String>"],
  ["a wildcard of a result stays one", "boxes(1)", "A.Box<? extends Integer>"],
  ["and stands for one type as an argument", "same(boxes(1))", "? extends Integer"],
])("%s: %s is %s", async (_, expression, type) => {
  expect(await typeOf(expression)).toBe(type);
});

test.each([
  [
    "the expected type decides",
    "List<Shape> s = new ArrayList<>(); Box<Object> b = new Box<>(); List<Shape> t = List.of(new Circle());",
  ],
  ["through an argument", "fill(new ArrayList<>(), 5); new Box<List<String>>(new ArrayList<>());"],
  [
    "through a lambda",
    "Supplier<List<Shape>> s = () -> new ArrayList<>(); Function<String, Box<Object>> f = x -> new Box<>(x);",
  ],
  ["through a choice", "List<Shape> s = any == null ? new ArrayList<>() : List.of(new Circle());"],
  ["into a map", 'map.computeIfAbsent("k", k -> new ArrayList<>()).add(3);'],
  [
    "of a sort",
    "strings.sort((a, b) -> a.length() - b.length()); strings.sort(Comparator.comparing(String::length).thenComparing(s -> s.charAt(0)));",
  ],
  ["of a sorted collection", "Collections.sort(strings, Comparator.reverseOrder()); Collections.sort(strings);"],
  [
    "raw and generic types mix",
    "Box b = new Box<String>(); Box<String> c = raw; List<String> l = new ArrayList(); Box<?> d = b;",
  ],
  [
    "wildcards take what is within their bounds",
    "Box<? extends Shape> e = new Box<Circle>(); Box<? super Circle> s = new Box<Shape>(); s.set(new Circle()); Shape v = e.get();",
  ],
  [
    "a lambda in a generic method's own type",
    "BinaryOperator<Integer> op = (a, b) -> a + b; UnaryOperator<String> u = String::trim; int i = op.apply(1, 2);",
  ],
])("%s", async (_, statements) => {
  expect(await errorsOf(`${HEAD}  void t() { ${statements} } }`)).toEqual([]);
});

const RETURNS = `${HEAD}
  static <R> R get() { return null; } static <R> R first(List<R> l) { return null; } static <R> R[] array() { return null; }
  static <R extends Number> R number() { return null; } static <R extends Comparable<R>> R least() { return null; }
  static void takesInt(int x) {} static void takesDouble(double x) {} static void takesInts(int... x) {} static void takesBoth(int x, String s) {}
  static void chosen(int x) {} static void chosen(Object x) {} static void wider(long x) {} static void wider(int x) {}
  static boolean c;
`;

test.each([
  [
    "each primitive type",
    "boolean a = get(); byte b = get(); short s = get(); char d = get(); int i = get(); long l = get();",
  ],
  ["and those of fractions", "float f = get(); double d = get();"],
  [
    "of an argument that says nothing",
    "int i = first(new ArrayList<>()); long l = first(new ArrayList<>()); char d = id(null);",
  ],
  ["a variable that is a box already", "long l = first(List.of(1)); double d = id('a'); int i = first(List.of('a'));"],
  ["a variable with a bound that the box keeps", "int i = number(); boolean b = least();"],
  ["calls in calls", "int i = id(first(id(new ArrayList<>()))); char d = first(List.of(first(new ArrayList<>())));"],
  ["two of which one is a box", "int i = either(get(), 1); long l = either(1, get()); double d = either(null, get());"],
  ["the end of a chain", "int i = new Box<>(1).map(x -> new Chain()).get().last(); boolean b = end().last();"],
  ["an assignment", "int i; i = get(); int[] a = {get(), 1}; a[0] = first(new ArrayList<>());"],
  [
    "an index, a length and a condition",
    "int[] a = new int[get()]; a[get()]++; if (get()) {} while (get()) {} int i = get() ? 1 : 2;",
  ],
  [
    "arguments",
    "takesInt(get()); takesDouble(first(new ArrayList<>())); takesBoth(get(), get()); Math.abs(either(1, get()));",
  ],
  ["any number of arguments", "takesInts(1, get()); takesInts(get(), get()); takesInts(get());"],
  ["the more specific of two", "chosen(get()); wider(get());"],
  [
    "choices",
    "int i = c ? get() : 1; long l = c ? 1 : get(); char d = c ? get() : get(); boolean b = switch (1) { case 1 -> get(); default -> true; };",
  ],
  ["arguments that are choices", "takesInt(c ? get() : 1); takesInt(c ? get() : get()); int i = id(c ? get() : 1);"],
  [
    "results of lambdas",
    "IntSupplier s = () -> get(); ToLongFunction<String> l = x -> first(new ArrayList<>()); Predicate<String> p = x -> get();",
  ],
  ["of method references", 'IntSupplier s = A::get; long l = apply(String::length, "a");'],
])("a call becomes the box of the primitive type that is expected: %s", async (_, statements) => {
  const chain = "class Chain { <U> U last() { return null; } } Chain end() { return null; }";
  expect(
    await errorsOf(`${RETURNS} ${chain} int r() { return get(); } char f = get();  void t() { ${statements} } }`),
  ).toEqual([]);
});

test.each([
  ["a variable that is no box", 'int i = first(List.of("a"));', "Found String where int"],
  ["another box", "int i = first(List.of(1L));", "Found Long where int"],
  ["a box that would be narrowed", "byte b = first(List.of(1));", "Found Integer where byte"],
  ["a bound that no such box keeps", "boolean b = number();", "Found Number where boolean"],
  ["one of two that is no box", 'int i = either(get(), "a");', "Found String where int"],
  ["an array", "int[] a = array();", "Found Object[] where int[]"],
  ["an argument", 'takesInt(first(List.of("a")));', "No “takesInt” takes (String)"],
  ["a branch", 'int i = c ? first(List.of("a")) : 1;', "Found String where int"],
  ["what a lambda gives", "long l = apply(x -> 5, 1);", "Found int where Long"],
  ["an operand", "int i = 1 + get();", "Found Object where a number"],
  ["what is negated", "boolean b = !get();", "Found Object where a condition"],
  ["in the middle of a chain", "int i = new Box<>(get()).get();", "Found Object where int"],
  ["behind a raw argument", "int i = first(new ArrayList());", "Found Object where int"],
  ["behind a raw argument, a text", "String s = first(new ArrayList());", "Found Object where String"],
])("and stays what it is: %s", async (_, statements, found) => {
  expect(await errorsOf(`${RETURNS}  void t() { ${statements} } }`)).toEqual([expect.stringContaining(found)]);
});

const UPPER = `import java.util.*; import java.util.function.*;
interface Shape<T extends Shape<T>> { T self(); }
class Box<T extends Number> { T get() { return null; } static <T extends Number> Box<T> of() { return null; } }
class A<S extends Number> {
  static <T extends Number> T number() { return null; } static <T extends Runnable> T task() { return null; }
  static <T extends Number & Runnable> T both() { return null; } static <T extends Number> List<T> numbers() { return null; }
  static <T extends Shape<T>> T shape() { return null; } static <T extends Shape<T> & Runnable> T shapeTask() { return null; }
  static <T extends Comparable<String>> T text() { return null; } static <T extends List<String>> T texts() { return null; }
  static <T extends Number> T[] array() { return null; }
  static <T> T id(T t) { return t; } static <T extends Runnable> T pass(T t) { return t; } static <T> List<T> listOf(T t) { return null; }
  static <T extends Number & Comparable<Integer>> void each(Consumer<T> c) {}
  static void takes(Comparable<Integer> c) {} static <T, R> R apply(T t, Function<? super T, ? extends R> f) { return null; }
`;

test.each([
  ["an interface beside a class", "Comparable<Integer> a = number(); Runnable r = number();"],
  ["a class beside an interface, though it is final", "String s = task(); int i = task();"],
  ["an argument", "takes(number()); Runnable r = pass(number()); Comparable<Integer> c = id(id(number()));"],
  [
    "type arguments",
    "List<? extends Comparable<Integer>> l = numbers(); List<? extends Runnable> k = listOf(number());",
  ],
  [
    "a diamond",
    "Box<? extends Comparable<Integer>> box = new Box<>(); Comparable<Integer> c = box.get(); int n = box.get().intValue();",
  ],
  ["elements", "Comparable<Integer>[] a = array();"],
  [
    "results of lambdas",
    "Supplier<Runnable> s = () -> number(); Supplier<Runnable> t = A::number; Runnable r = apply(1, x -> number());",
  ],
  ["choices", "Comparable<Integer> c = b ? number() : 1; Comparable<Integer> d = b ? number() : number();"],
  ["what is returned", "class L { Runnable r() { return number(); } }"],
  ["members of both bounds", "both().run(); int i = both().intValue(); var x = both(); x.run(); x.intValue();"],
  ["parameters of lambdas", "each(x -> { x.intValue(); x.compareTo(1); });"],
  [
    "a bound that speaks of itself",
    "shapeTask().self().run(); Runnable r = shapeTask(); Shape<?> s = shape(); shape().self().self();",
  ],
  ["a class below a generic interface", "ArrayList<String> a = texts(); Deque<String> d = texts();"],
  ["a variable with a class, and an interface", "S s = task();"],
])("what is only bounded from above is below each bound: %s", async (_, statements) => {
  expect(await errorsOf(`${UPPER}  void t(boolean b) { ${statements} } }`)).toEqual([]);
});

test.each([
  ["two classes", "String s = number();", "Found Number where String"],
  ["an array and an interface that no array is", "int[] a = task();", "Found Runnable where int[]"],
  ["a variable and a class that is not above it", "S s = id((Integer) number());", "Found Integer where S"],
  [
    "two parameterizations of an interface",
    "Comparable<Integer> c = text();",
    "Found Comparable<String> where Comparable<Integer>",
  ],
  ["of one far above", "ArrayList<Integer> a = texts();", "Found List<String> where ArrayList<Integer>"],
  ["of one that a class has", "Integer i = text();", "Found Comparable<String> where Integer"],
  ["arguments", "List<Comparable<Integer>> l = numbers();", "Found List<Number> where List<Comparable<Integer>>"],
  [
    "what is expected behind a dot",
    "Comparable<Integer> c = numbers().get(0);",
    "Found Number where Comparable<Integer>",
  ],
])("but nothing is below %s", async (_, statements, found) => {
  expect(await errorsOf(`${UPPER}  void t(boolean b) { ${statements} } }`)).toEqual([expect.stringContaining(found)]);
});
