import java.util.*;
import java.util.function.*;

public class Main {
    static <T extends Comparable<? super T>> T max(Collection<? extends T> c) {
        Iterator<? extends T> it = c.iterator();
        T best = it.next();
        while (it.hasNext()) { T x = it.next(); if (x.compareTo(best) > 0) best = x; }
        return best;
    }
    static double sum(List<? extends Number> l) { double s = 0; for (Number n : l) s += n.doubleValue(); return s; }
    static void fill(List<? super Integer> l) { for (int i = 0; i < 3; i++) l.add(i); }
    static <T, R> List<R> map(List<T> l, Function<? super T, ? extends R> f) {
        List<R> out = new ArrayList<>();
        for (T t : l) out.add(f.apply(t));
        return out;
    }
    @SafeVarargs static <T> List<T> listOf(T... xs) { return new ArrayList<>(Arrays.asList(xs)); }

    static class Cache<K, V> {
        private final Map<K, V> map; private final Function<K, V> load; int misses;
        Cache(int capacity, Function<K, V> load) {
            this.load = load;
            this.map = new LinkedHashMap<>(16, 0.75f, true) {
                @Override protected boolean removeEldestEntry(Map.Entry<K, V> e) { return size() > capacity; }
            };
        }
        V get(K k) { return map.computeIfAbsent(k, x -> { misses++; return load.apply(x); }); }
    }

    public static void main(String[] args) {
        System.out.println(max(listOf(3, 9, 4)) + max(listOf("b", "z", "k")));
        System.out.println(sum(List.of(1, 2.5, 3L)));
        List<Number> ns = new ArrayList<>();
        fill(ns);
        System.out.println(ns + " " + map(ns, n -> n.intValue() * 2));
        Cache<Integer, String> c = new Cache<>(2, k -> "v" + k);
        for (int k : new int[] {1, 2, 1, 3, 2, 1}) c.get(k);
        System.out.println(c.misses);
        BiFunction<Integer, Integer, Integer> gcd = new BiFunction<>() {
            public Integer apply(Integer a, Integer b) { return b == 0 ? a : apply(b, a % b); }
        };
        System.out.println(gcd.apply(84, 36));
    }
}
