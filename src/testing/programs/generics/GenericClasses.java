import java.util.ArrayList;
import java.util.List;

/** Generic classes with bounds, several parameters, nested and inherited. */
public class GenericClasses {
    static class Pair<A, B> {
        final A first;
        final B second;

        Pair(A first, B second) {
            this.first = first;
            this.second = second;
        }

        Pair<B, A> swap() {
            return new Pair<>(second, first);
        }

        <C> Pair<A, C> withSecond(C c) {
            return new Pair<>(first, c);
        }

        static <T> Pair<T, T> twice(T t) {
            return new Pair<>(t, t);
        }

        @Override
        public String toString() {
            return "<" + first + "," + second + ">";
        }
    }

    static class Range<T extends Comparable<T>> {
        private final T low;
        private final T high;

        Range(T low, T high) {
            this.low = low;
            this.high = high;
        }

        boolean contains(T t) {
            return low.compareTo(t) <= 0 && t.compareTo(high) <= 0;
        }
    }

    static class Named<T> extends Pair<String, T> {
        Named(String name, T value) {
            super(name, value);
        }

        T value() {
            return second;
        }
    }

    static class Numbers<N extends Number & Comparable<N>> {
        private final List<N> list = new ArrayList<>();

        @SafeVarargs
        final Numbers<N> add(N... numbers) {
            for (N n : numbers) {
                list.add(n);
            }
            return this;
        }

        double sum() {
            double total = 0;
            for (N n : list) {
                total += n.doubleValue();
            }
            return total;
        }

        N max() {
            N best = null;
            for (N n : list) {
                if (best == null || n.compareTo(best) > 0) {
                    best = n;
                }
            }
            return best;
        }
    }

    class Cell<T> {
        T content;

        class Watcher {
            T seen = content;
        }
    }

    public static void main(String[] args) {
        Pair<String, Integer> p = new Pair<>("a", 1);
        System.out.println(p + " " + p.swap() + " " + p.swap().swap().withSecond(2.5));
        int n = p.second + Pair.twice(20).first;
        String s = p.first + Pair.<String>twice("z");
        System.out.println(n + " " + s);
        Range<Integer> r = new Range<>(1, 10);
        System.out.println(r.contains(5) + " " + r.contains(11) + " " + new Range<>("b", "d").contains("c"));
        Named<List<String>> named = new Named<>("list", new ArrayList<>());
        named.value().add("item");
        named.second.add("item2");
        System.out.println(named + " " + named.value().get(0).length());
        System.out.println(new Numbers<Integer>().add(3, 9, 4).max() + " " + new Numbers<Double>().add(1.5, 2.0).sum());
        Pair<Pair<Integer, String>, Pair<Character, Long>> nested =
            new Pair<>(new Pair<>(1, "x"), new Pair<>('c', 5L));
        System.out.println(nested.first.second.length() + nested.second.first + nested.second.second);
        GenericClasses outer = new GenericClasses();
        Cell<String> cell = outer.new Cell<>();
        cell.content = "watched";
        Cell<String>.Watcher w = cell.new Watcher();
        cell.content = "changed";
        System.out.println(w.seen.length() + cell.content);
    }
}
