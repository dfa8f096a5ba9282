import java.util.*;
import java.util.function.*;

public class Main {
    sealed interface Result<T> {
        record Ok<T>(T value) implements Result<T> {}
        record Err<T>(String message, int code) implements Result<T> {
            Err(String message) { this(message, -1); }
        }
        static <T> Result<T> of(Supplier<T> s) {
            try { return new Ok<>(s.get()); } catch (RuntimeException e) { return new Err<>(e.getClass().getSimpleName() + ": " + e.getMessage()); }
        }
        default <R> Result<R> flatMap(Function<? super T, Result<R>> f) {
            if (this instanceof Ok<T> ok) return f.apply(ok.value());
            if (this instanceof Err<T> err) return new Err<>(err.message(), err.code());
            throw new IllegalStateException();
        }
        default <R> Result<R> map(Function<? super T, ? extends R> f) { return flatMap(t -> new Ok<>(f.apply(t))); }
        default T orElse(T other) { return this instanceof Ok<T> ok ? ok.value : other; }
    }
    enum Planet {
        MERCURY(3.303e+23, 2.4397e6), EARTH(5.976e+24, 6.37814e6), JUPITER(1.9e+27, 7.1492e7) {
            @Override String kind() { return "gas giant"; }
        };
        private final double mass, radius;
        private static final double G = 6.67300E-11;
        private static final Map<String, Planet> BY_INITIAL = new HashMap<>();
        static { for (Planet p : values()) BY_INITIAL.put(p.name().substring(0, 1), p); }
        Planet(double mass, double radius) { this.mass = mass; this.radius = radius; }
        double gravity() { return G * mass / (radius * radius); }
        String kind() { return "rocky"; }
        static Planet byInitial(String s) { return BY_INITIAL.get(s); }
    }
    record Range(int lo, int hi) implements Iterable<Integer>, Comparable<Range> {
        static int created;
        static final Range EMPTY = new Range(0, 0);
        Range {
            if (lo > hi) { int t = lo; lo = hi; hi = t; }
            created++;
        }
        int length() { return hi - lo; }
        Range with(UnaryOperator<Integer> f) { return new Range(f.apply(lo), f.apply(hi)); }
        @Override public Iterator<Integer> iterator() {
            return new Iterator<Integer>() {
                int i = lo;
                public boolean hasNext() { return i < hi; }
                public Integer next() { return i++; }
            };
        }
        @Override public int compareTo(Range o) { return Integer.compare(length(), o.length()); }
    }
    record Pair<A extends Comparable<A>, B>(A first, B second) {
        <C> Pair<A, C> mapSecond(Function<B, C> f) { return new Pair<>(first, f.apply(second)); }
    }
    record Empty() {}
    record Grid(int[] cells, String... tags) {
        @Override public boolean equals(Object o) { return o instanceof Grid g && Arrays.equals(cells, g.cells) && Arrays.equals(tags, g.tags); }
        @Override public int hashCode() { return 31 * Arrays.hashCode(cells) + Arrays.hashCode(tags); }
    }
    sealed static abstract class Shape permits Circle, Square {}
    static final class Circle extends Shape { final double r; Circle(double r) { this.r = r; } }
    static non-sealed class Square extends Shape { final double s; Square(double s) { this.s = s; } }
    static class Tile extends Square { Tile() { super(1); } }
    static double area(Shape s) {
        if (s instanceof Circle c) return Math.PI * c.r * c.r;
        else if (s instanceof Square q && !(q instanceof Tile)) return q.s * q.s;
        return -1;
    }
    static String day(int n) {
        return switch (n) { case 1, 7 -> "weekend"; case 2, 3, 4, 5, 6 -> { String t = "week"; yield t + "day"; } default -> throw new IllegalArgumentException("day " + n); };
    }
    public static void main(String[] args) {
        for (String s : new String[] {"12", "x", "7"}) {
            Result<Integer> r = Result.of(() -> Integer.parseInt(s)).map(n -> 60 / n);
            System.out.println(s + " -> " + (s.equals("0") ? "" : r));
        }
        System.out.println(Result.of(() -> Integer.parseInt("5")).flatMap(n -> n > 3 ? new Result.Err<Integer>("big", n) : new Result.Ok<>(n)));
        try { Result.of(() -> 0).map(n -> 60 / n); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        for (Planet p : Planet.values()) System.out.printf("%s %d %.2f %s %s%n", p, p.ordinal(), p.gravity(), p.kind(), p.getDeclaringClass().getSimpleName());
        System.out.println(Planet.byInitial("E") + " " + Planet.valueOf("JUPITER").compareTo(Planet.EARTH));
        try { Planet.valueOf("PLUTO"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        Range r = new Range(5, 2);
        int sum = 0;
        for (int i : r) sum += i;
        System.out.println(r + " " + sum + " " + r.with(x -> x * 2).length() + " " + Collections.max(List.of(r, Range.EMPTY, new Range(1, 9))) + " " + Range.created);
        System.out.println(new Pair<>("k", 2).mapSecond(n -> List.of(n, n)).equals(new Pair<>("k", List.of(2, 2))) + " " + new Empty() + new Empty().equals(new Empty()) + new Empty().hashCode());
        System.out.println(new Grid(new int[] {1, 2}, "a").equals(new Grid(new int[] {1, 2}, "a")) + " " + new Grid(new int[0]).tags().length);
        System.out.println(area(new Circle(1)) + " " + area(new Square(3)) + " " + area(new Tile()));
        System.out.println(day(7) + day(3));
        try { day(9); } catch (IllegalArgumentException e) { System.out.println(e); }
        EnumMap<Planet, List<String>> moons = new EnumMap<>(Planet.class);
        moons.put(Planet.JUPITER, List.of("Io", "Europa"));
        moons.computeIfAbsent(Planet.EARTH, k -> new ArrayList<>()).add("Moon");
        System.out.println(moons + " " + EnumSet.complementOf(EnumSet.of(Planet.EARTH)) + EnumSet.range(Planet.MERCURY, Planet.EARTH));
        var anon = new Object() { int count = 0; void inc() { count += 2; } };
        anon.inc();
        anon.inc();
        System.out.println(anon.count);
        Object o = 42L;
        String d = o instanceof Integer i ? "int " + i : o instanceof Long l && l > 40 ? "long " + (l + 1) : "other";
        System.out.println(d);
        record Local(String k, int v) { Local(String k) { this(k, k.length()); } }
        System.out.println(new Local("four") + " " + new Local("a", 9).v());
        System.out.println("""
            Dear %s,
              your "total" is \
            %d.
            """.formatted("Ann", 7));
    }
}
