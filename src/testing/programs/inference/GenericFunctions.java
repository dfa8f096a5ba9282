import java.util.*;
import java.util.function.*;

/** Generic methods that take functions, wildcards and comparators. */
public class GenericFunctions {
    static <A, B, C> Function<A, C> compose(Function<A, B> f, Function<B, C> g) {
        return a -> g.apply(f.apply(a));
    }
    static <T> Predicate<T> not(Predicate<? super T> p) {
        return t -> !p.test(t);
    }
    static <T, R> List<R> map(List<? extends T> l, Function<? super T, ? extends R> f) {
        List<R> r = new ArrayList<>();
        for (T t : l) r.add(f.apply(t));
        return r;
    }
    static <T> T first(List<? extends T> l, Predicate<? super T> p, Supplier<? extends T> z) {
        for (T t : l) if (p.test(t)) return t;
        return z.get();
    }
    static <K, V extends Comparable<? super V>> K argMax(Map<K, V> m) {
        K best = null;
        V v = null;
        for (Map.Entry<K, V> e : m.entrySet()) if (v == null || e.getValue().compareTo(v) > 0) {
            best = e.getKey();
            v = e.getValue();
        }
        return best;
    }
    static <T> void swap(List<T> l, int i, int j) {
        T t = l.get(i);
        l.set(i, l.get(j));
        l.set(j, t);
    }
    static void swapAny(List<?> l) {
        swap(l, 0, 1);
    }
    static <T> void copy(List<? super T> to, List<? extends T> from) {
        for (T t : from) to.add(t);
    }
    static <T> Optional<T> find(Collection<T> c, Predicate<T> p) {
        for (T t : c) if (p.test(t)) return Optional.of(t);
        return Optional.empty();
    }
    public static void main(String[] args) {
        Function<String, Integer> f = compose(String::trim, String::length);
        System.out.println(f.apply("  ab "));
        System.out.println(compose((Integer i) -> i + 1, i -> "v" + i).apply(3));
        System.out.println(map(List.of("x", "yy"), not(String::isEmpty)::test));
        System.out.println(map(Arrays.asList(1, 2), x -> x * 2.5).get(1).intValue());
        System.out.println(first(List.of(1, 5), x -> x > 3, () -> 0) + 1);
        System.out.println(argMax(Map.of("a", 1, "b", 4)).length());
        List<String> l = new ArrayList<>(List.of("p", "q"));
        swapAny(l);
        System.out.println(l);
        List<Object> to = new ArrayList<>();
        copy(to, l);
        GenericFunctions.<CharSequence>copy(to, l);
        System.out.println(to);
        System.out.println(find(List.of("aa", "b"), s -> s.length() == 1).map(String::toUpperCase).orElseGet(() -> "-"));
        System.out.println(Optional.of(3).map(i -> List.of(i, i)).get().get(0) + 1);
        Supplier<Supplier<String>> ss = () -> () -> "deep";
        System.out.println(ss.get().get().length());
        BinaryOperator<UnaryOperator<Integer>> both = (g, h) -> x -> g.apply(h.apply(x));
        System.out.println(both.apply(x -> x + 1, x -> x * 10).apply(2));
        Map<String, Function<Double, Double>> ops = new TreeMap<>(Map.of("dbl", d -> d * 2, "neg", d -> -d));
        for (var e : ops.entrySet()) System.out.println(e.getKey() + e.getValue().apply(1.5));
        Comparator<Map.Entry<String, Integer>> ce = Map.Entry.comparingByValue(Comparator.reverseOrder());
        var es = new ArrayList<>(Map.of("a", 1, "b", 2).entrySet());
        es.sort(ce.thenComparing(Map.Entry.comparingByKey()));
        System.out.println(es.get(0).getKey());
        var list = new ArrayList<>(List.of(new int[] {1, 2}, new int[] {0, 5}));
        list.sort((a, b) -> a[0] - b[0]);
        System.out.println(list.get(0)[1]);
        PriorityQueue<int[]> pq = new PriorityQueue<>(Comparator.comparingInt(a -> a[1]));
        pq.add(new int[] {1, 9});
        pq.add(new int[] {2, 3});
        System.out.println(pq.poll()[0]);
        Collections.sort(l, Collections.reverseOrder());
        System.out.println(l + Collections.max(l));
    }
}
