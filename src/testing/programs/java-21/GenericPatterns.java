import java.util.*;

/** Patterns of generic records and sealed types. */
public class GenericPatterns {
    sealed interface Opt<T> permits Some, None {}
    record Some<T>(T v) implements Opt<T> {}
    record None<T>() implements Opt<T> {}
    record Pair<A, B>(A a, B b) {}
    static <T> T or(Opt<T> o, T d) {
        return switch (o) {
            case Some<T>(T v) -> v;
            case None<T>() -> d;
        };
    }
    static <T> T or2(Opt<T> o, T d) {
        return switch (o) {
            case Some<T>(var v) -> v;
            case None<T> n -> d;
        };
    }
    static int both(Pair<Opt<Integer>, Opt<Integer>> p) {
        return switch (p) {
            case Pair<Opt<Integer>, Opt<Integer>>(Some<Integer>(Integer x), Some<Integer>(Integer y)) -> x + y;
            case Pair<Opt<Integer>, Opt<Integer>>(Some<Integer>(var x), None<Integer> n) -> x;
            case Pair<Opt<Integer>, Opt<Integer>>(None<Integer>(), var o) -> or(o, -1);
        };
    }
    enum Color {
        RED, GREEN
    }
    static String c(Color c) {
        return switch (c) {
            case RED -> "r";
            case GREEN -> "g";
        };
    }
    static abstract sealed class Ani permits Dog, Cat {}
    static final class Dog extends Ani {
        String bark() {
            return "wuff";
        }
    }
    static non-sealed class Cat extends Ani {}
    public static void main(String[] args) {
        System.out.println(or(new Some<>("x"), "d").length() + or2(new None<>(), "dd").length());
        System.out.println(both(new Pair<>(new Some<>(1), new Some<>(2))) + both(new Pair<>(new Some<>(5), new None<>())) + both(new Pair<>(new None<>(), new Some<>(9))));
        System.out.println(c(Color.GREEN));
        Pair<String, Integer> p = new Pair<>("k", 3);
        if (p instanceof Pair(var k, var n)) System.out.println(k.length() + n);
        if (p instanceof Pair<String, Integer>(String k, Integer n) && n > 2) System.out.println(k + n);
        for (Ani a : List.of(new Dog(), new Cat())) System.out.println(switch (a) {
            case Dog d -> d.bark();
            case Cat x -> "miau";
        });
        switch (p.a()) {
            case String s when s.length() > 3 -> System.out.println("long");
            case String s -> System.out.println("short " + s);
        }
        Object o = List.of(1);
        String t = switch (o) {
            case List<?> l when l.isEmpty() -> "none";
            case List<?> l -> "list" + l.size();
            case CharSequence cs -> "cs";
            default -> "x";
        };
        System.out.println(t);
    }
}
