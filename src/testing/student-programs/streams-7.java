import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Main {
    static class Lazy<T> implements Supplier<T> {
        private Supplier<? extends T> source;
        private T value;
        Lazy(Supplier<? extends T> source) { this.source = source; }
        public T get() {
            if (source != null) { value = source.get(); source = null; }
            return value;
        }
    }
    static <A, B, C> Function<A, C> compose(Function<? super A, ? extends B> f, Function<? super B, ? extends C> g) {
        return a -> g.apply(f.apply(a));
    }
    static <T> Function<T, Function<T, T>> curry(BinaryOperator<T> op) { return a -> b -> op.apply(a, b); }
    static <T> Predicate<T> not(Predicate<T> p) { return p.negate(); }
    static <T, R> Function<T, R> memoize(Function<T, R> f) {
        Map<T, R> cache = new HashMap<>();
        return t -> cache.computeIfAbsent(t, f);
    }
    record Point(int x, int y) {
        static Point of(String s) {
            String[] p = s.split(",");
            return new Point(Integer.parseInt(p[0].trim()), Integer.parseInt(p[1].trim()));
        }
        double dist(Point o) { return Math.hypot(x - o.x, y - o.y); }
    }
    @FunctionalInterface interface TriFunction<A, B, C, R> {
        R apply(A a, B b, C c);
        default <V> TriFunction<A, B, C, V> andThen(Function<? super R, ? extends V> after) {
            Objects.requireNonNull(after);
            return (a, b, c) -> after.apply(apply(a, b, c));
        }
    }
    public static void main(String[] args) {
        Lazy<String> lazy = new Lazy<>(() -> { System.out.println("computing"); return "done"; });
        System.out.println(lazy.get() + lazy.get());
        System.out.println(compose((String s) -> s.length(), n -> n * n).apply("four"));
        System.out.println(curry(Integer::sum).apply(3).apply(4));
        int[] calls = {0};
        Function<Integer, Integer> slow = memoize(n -> { calls[0]++; return n * 2; });
        System.out.println(slow.apply(4) + slow.apply(4) + slow.apply(5) + " calls " + calls[0]);
        TriFunction<Integer, Integer, Integer, Integer> volume = (a, b, c) -> a * b * c;
        System.out.println(volume.andThen(v -> "V=" + v).apply(2, 3, 4));
        List<Point> pts = Stream.of("1,2", " 4, 6", "0,0").map(Point::of).collect(Collectors.toUnmodifiableList());
        System.out.println(pts);
        System.out.println(pts.get(0).dist(pts.get(1)));
        System.out.println(IntStream.range(0, pts.size()).boxed().flatMap(i -> IntStream.range(i + 1, pts.size()).mapToObj(j -> pts.get(i).dist(pts.get(j)))).mapToDouble(Double::doubleValue).max().orElseThrow());
        Predicate<String> empty = String::isBlank;
        System.out.println(Stream.of("a", "", " ", "b").filter(not(empty)).count() + " " + Stream.of("a", "").filter(Predicate.not(String::isEmpty).and(s -> s.equals("a"))).toList());
        UnaryOperator<String> up = String::toUpperCase;
        System.out.println(Stream.of("x", "y").map(up.andThen(s -> s + "!")).collect(Collectors.toList()));
        Runnable[] tasks = new Runnable[3];
        for (int i = 0; i < tasks.length; i++) { final int n = i; tasks[i] = () -> System.out.print("task" + n + " "); }
        for (Runnable r : tasks) r.run();
        System.out.println();
        Map<String, BinaryOperator<Double>> ops = new LinkedHashMap<>();
        ops.put("+", (a, b) -> a + b);
        ops.put("-", (a, b) -> a - b);
        ops.put("*", (a, b) -> a * b);
        ops.put("/", (a, b) -> a / b);
        ops.put("^", Math::pow);
        ops.forEach((sym, op) -> System.out.println("7 " + sym + " 2 = " + op.apply(7.0, 2.0)));
        Deque<Double> stack = new ArrayDeque<>();
        for (String tok : "3 4 2 * 1 5 - 2 ^ / +".split("\\s+")) {
            if (ops.containsKey(tok)) { double b = stack.pop(), a = stack.pop(); stack.push(ops.get(tok).apply(a, b)); }
            else stack.push(Double.parseDouble(tok));
        }
        System.out.println(stack.peek());
        Optional<String> o = Optional.of("value").filter(s -> s.length() > 3).map(String::toUpperCase);
        o.ifPresentOrElse(System.out::println, () -> System.out.println("nothing"));
        System.out.println(Optional.ofNullable((String) null).or(() -> Optional.of("alt")).get() + Optional.empty() + o);
        System.out.println(Optional.<Integer>empty().stream().count());
        try { Optional.empty().orElseThrow(() -> new IllegalStateException("no value")); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        IntBinaryOperator gcd = new IntBinaryOperator() {
            @Override public int applyAsInt(int a, int b) { return b == 0 ? a : this.applyAsInt(b, a % b); }
        };
        System.out.println(IntStream.of(48, 36, 120).reduce(gcd).getAsInt());
        Collector<String, StringJoiner, String> custom = Collector.of(() -> new StringJoiner("|"), StringJoiner::add, StringJoiner::merge, StringJoiner::toString);
        System.out.println(Stream.of("p", "q").collect(custom));
        Supplier<Supplier<String>> nested = () -> () -> "deep";
        System.out.println(nested.get().get());
        System.out.println(Stream.of(1, 2, 3, 4, 5, 6).collect(Collectors.groupingBy(n -> n % 3, Collectors.reducing(0, (a, b) -> a * 10 + b))));
        System.out.println(Stream.concat(Stream.of(1), Stream.of(2.5)).map(Number::intValue).toList());
        PrimitiveIterator.OfInt it = IntStream.range(0, 3).iterator();
        while (it.hasNext()) System.out.print(it.nextInt());
        System.out.println();
        System.out.println(Stream.generate(new Supplier<Integer>() { int n = 1; public Integer get() { return n *= 3; } }).limit(4).map(String::valueOf).collect(Collectors.joining(",")));
        System.out.println(IntStream.rangeClosed(1, 4).mapToObj(i -> IntStream.rangeClosed(1, i).mapToObj(Integer::toString).collect(Collectors.joining(" "))).collect(Collectors.joining("; ")));
    }
}
