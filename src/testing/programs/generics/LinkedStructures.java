import java.util.function.BiFunction;
import java.util.function.Function;

/** An immutable list with map, filter and fold, and a zipper over it. */
public class LinkedStructures {
    interface Seq<T> {
        boolean isEmpty();

        T head();

        Seq<T> tail();

        static <T> Seq<T> empty() {
            return new Seq<T>() {
                @Override
                public boolean isEmpty() {
                    return true;
                }

                @Override
                public T head() {
                    throw new IllegalStateException("head of empty");
                }

                @Override
                public Seq<T> tail() {
                    return this;
                }
            };
        }

        @SafeVarargs
        static <T> Seq<T> of(T... items) {
            Seq<T> s = empty();
            for (int i = items.length - 1; i >= 0; i--) {
                s = s.push(items[i]);
            }
            return s;
        }

        default Seq<T> push(T item) {
            return new Cons<>(item, this);
        }

        default <R> R fold(R start, BiFunction<? super T, ? super R, ? extends R> f) {
            return isEmpty() ? start : f.apply(head(), tail().fold(start, f));
        }

        default <R> Seq<R> map(Function<? super T, ? extends R> f) {
            return this.<Seq<R>>fold(empty(), (t, rest) -> rest.push(f.apply(t)));
        }

        default Seq<T> append(Seq<? extends T> other) {
            Seq<T> copy = other.fold(Seq.<T>empty(), (t, rest) -> rest.push(t));
            return fold(copy, (t, rest) -> rest.push(t));
        }

        default Seq<T> reversed() {
            Seq<T> out = empty();
            for (Seq<T> s = this; !s.isEmpty(); s = s.tail()) {
                out = out.push(s.head());
            }
            return out;
        }

        default String text() {
            return fold("", (t, rest) -> t + (rest.isEmpty() ? "" : "," + rest));
        }
    }

    record Cons<T>(T head, Seq<T> tail) implements Seq<T> {
        @Override
        public boolean isEmpty() {
            return false;
        }
    }

    record Zipper<T>(Seq<T> before, T at, Seq<T> after) {
        Zipper<T> right() {
            return after.isEmpty() ? this : new Zipper<>(before.push(at), after.head(), after.tail());
        }

        Zipper<T> left() {
            return before.isEmpty() ? this : new Zipper<>(before.tail(), before.head(), after.push(at));
        }

        Zipper<T> set(T t) {
            return new Zipper<>(before, t, after);
        }

        Seq<T> all() {
            return before.reversed().append(after.push(at));
        }
    }

    public static void main(String[] args) {
        Seq<Integer> s = Seq.of(1, 2, 3, 4);
        System.out.println(s.text() + " " + s.map(n -> n * n).text() + " " + s.reversed().text());
        System.out.println(s.<Integer>fold(0, (a, b) -> a + b) + " " + s.fold("", (a, b) -> "(" + a + b + ")"));
        Seq<Number> numbers = Seq.<Number>of(0.5).append(s);
        System.out.println(numbers.text() + " " + numbers.map(Number::intValue).head());
        Zipper<Integer> z = new Zipper<>(Seq.empty(), s.head(), s.tail());
        z = z.right().right().set(30).left().set(20).left().left();
        System.out.println(z.all().text() + " " + z.at() + " " + s.text());
        try {
            Seq.<String>empty().head().length();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Seq.of("x").push("y").map(String::length).text() + " " + Seq.of().isEmpty());
    }
}
