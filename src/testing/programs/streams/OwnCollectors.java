import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Generic methods, collectors and collections of one's own. */
public class OwnCollectors {
    static <T, R> List<R> mapAll(Collection<? extends T> in, Function<? super T, ? extends R> f) {
        return in.stream().<R>map(f).collect(Collectors.toList());
    }
    static <T> Predicate<T> not(Predicate<T> p) {
        return p.negate();
    }
    static <T extends Comparable<T>> Optional<T> largest(Stream<T> s) {
        return s.max(Comparator.naturalOrder());
    }
    static <T, K> Map<K, Set<T>> index(Stream<T> s, Function<T, K> key) {
        return s.collect(Collectors.groupingBy(key, LinkedHashMap::new, Collectors.toCollection(LinkedHashSet::new)));
    }
    static class Bag<T> extends AbstractCollection<T> {
        private final List<T> items = new ArrayList<>();
        @SafeVarargs Bag(T... ts) {
            for (T t : ts) items.add(t);
        }
        public Iterator<T> iterator() {
            return items.iterator();
        }
        public int size() {
            return items.size();
        }
    }
    static Collector<Integer, int[], Integer> sumOfSquares() {
        return Collector.of(() -> new int[1], (a, n) -> a[0] += n * n, (a, b) -> {
            a[0] += b[0];
            return a;
        }, a -> a[0]);
    }
    static Function<Integer, Integer> compose(List<Function<Integer, Integer>> fs) {
        return fs.stream().reduce(Function.identity(), Function::andThen);
    }
    public static void main(String[] args) {
        System.out.println(mapAll(List.of(1, 2, 3), n -> "#" + n));
        System.out.println(Stream.of("", "a").filter(not(String::isEmpty)).toList());
        System.out.println(Stream.of("", "a").filter(Predicate.not(String::isEmpty)).toList());
        System.out.println(largest(Stream.of("pear", "apple")).get());
        System.out.println(index(Stream.of("one", "two", "three", "four"), String::length));
        System.out.println(new Bag<>(3, 4, 5).stream().map(n -> n * 2).toList());
        System.out.println(Stream.of(1, 2, 3).collect(sumOfSquares()));
        System.out.println(compose(List.of(n -> n + 1, n -> n * 2, n -> n - 3)).apply(5));
        List<Supplier<Integer>> later = IntStream.range(0, 3).<Supplier<Integer>>mapToObj(i -> () -> i * i).toList();
        System.out.println(later.stream().map(Supplier::get).toList());
        Map<String, Function<Double, Double>> ops = new LinkedHashMap<>();
        ops.put("double", d -> d * 2);
        ops.put("square", d -> d * d);
        ops.entrySet().stream().map(e -> e.getKey() + " " + e.getValue().apply(3.0)).forEach(System.out::println);
        BinaryOperator<Integer> gcd = new BinaryOperator<>() {
            public Integer apply(Integer a, Integer b) { return b == 0 ? a : this.apply(b, a % b); }
        };
        System.out.println(Stream.of(12, 18, 30).reduce(gcd).get());
        Stream<Integer> s = Stream.of(1, 2, 3, 4);
        s = s.filter(n -> n > 1);
        s = s.map(n -> n + 1);
        System.out.println(s.toList());
        var grouped = Stream.of("a", "bb", "cc").collect(Collectors.groupingBy(String::length));
        for (var e : grouped.entrySet()) System.out.println(e.getKey() + " -> " + e.getValue());
        System.out.println(Stream.of(5, 3).sorted(Collections.reverseOrder()).toList() + " " + Stream.of("b", "A")
            .sorted(String.CASE_INSENSITIVE_ORDER).toList());
        System.out.println(Stream.of("b", "A").sorted(String::compareToIgnoreCase).toList());
        System.out.println(Stream.of(1, 2).isParallel() + " " + Stream.of(1).parallel()
            .isParallel() + " " + Stream.of(1).parallel().sequential().unordered().count());
    }
}
