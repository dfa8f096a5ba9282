import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/** Type arguments are inferred from arguments, targets and bounds. */
public class GenericMethods {
    static <T> List<T> listOf(T a, T b) {
        List<T> list = new ArrayList<>();
        list.add(a);
        list.add(b);
        return list;
    }

    static <T> List<T> empty() {
        return new ArrayList<>();
    }

    static <T> T choose(boolean first, T a, T b) {
        return first ? a : b;
    }

    static <T, R> R fold(List<T> list, R start, BiFunction<R, ? super T, R> f) {
        R result = start;
        for (T t : list) {
            result = f.apply(result, t);
        }
        return result;
    }

    static <A, B, C> Function<A, C> compose(Function<A, B> f, Function<B, C> g) {
        return a -> g.apply(f.apply(a));
    }

    static <T> int count(Iterable<T> items, Predicate<? super T> p) {
        int n = 0;
        for (T t : items) {
            if (p.test(t)) {
                n++;
            }
        }
        return n;
    }

    static <T extends Comparable<T>> void bubble(T[] a) {
        for (int i = 0; i < a.length; i++) {
            for (int j = 1; j < a.length - i; j++) {
                if (a[j - 1].compareTo(a[j]) > 0) {
                    T t = a[j];
                    a[j] = a[j - 1];
                    a[j - 1] = t;
                }
            }
        }
    }

    static <E, L extends List<E>> L with(L list, E e) {
        list.add(e);
        return list;
    }

    static String kind(Object o) {
        return "Object";
    }

    static String kind(Number n) {
        return "Number";
    }

    static String kind(String s) {
        return "String";
    }

    static <T> String kindOf(T t) {
        return kind(t);
    }

    static <T extends Number> String kindOfNumber(T t) {
        return kind(t);
    }

    <T> GenericMethods(T t) {
        System.out.println("constructed with " + t);
    }

    public static void main(String[] args) {
        System.out.println(listOf(1, 2).get(0) + 1);
        System.out.println(listOf("a", "b").get(1).length());
        List<Object> mixed = listOf(1, "x");
        System.out.println(mixed);
        List<String> none = empty();
        System.out.println(none.size() + GenericMethods.<Integer>empty().size());
        String s = choose(false, "x", "y");
        Number n = choose(true, 1, 2.5);
        System.out.println(s + n);
        System.out.println(fold(Arrays.asList(1, 2, 3, 4), "", (r, x) -> r + x));
        System.out.println(fold(Arrays.asList("a", "bb"), 0, (r, x) -> r + x.length()));
        System.out.println(compose((String x) -> x.length(), x -> x * 2.5).apply("four"));
        System.out.println(count(Arrays.asList(5, 8, 13), x -> x > 6));
        String[] words = {"d", "a", "c"};
        bubble(words);
        System.out.println(String.join("", words));
        System.out.println(with(new ArrayList<>(List.of(1)), 2));
        System.out.println(kindOf("text") + " " + kindOfNumber(3) + " " + kind(choose(true, "a", "b"))
            + " " + kind(choose(true, 1, 'c')));
        new <Integer>GenericMethods(5);
        List<List<? extends Comparable<?>>> deep = new ArrayList<>();
        deep.add(List.of(1, 2));
        deep.add(List.of("x"));
        System.out.println(deep);
        Comparator<String> c = Comparator.<String, Integer>comparing(x -> x.length()).reversed();
        System.out.println(c.compare("aa", "b"));
    }
}
