import java.util.*;

public class Main {
    record Point(int x, int y) implements Comparable<Point> {
        static final Point ORIGIN = new Point(0, 0);
        double distance(Point o) { return Math.hypot(x - o.x, y - o.y); }
        Point plus(int dx, int dy) { return new Point(x + dx, y + dy); }
        @Override public int compareTo(Point o) { return x != o.x ? Integer.compare(x, o.x) : Integer.compare(y, o.y); }
    }
    record Pair<A, B>(A first, B second) {
        static <A, B> Pair<A, B> of(A a, B b) { return new Pair<>(a, b); }
        <C> Pair<A, C> withSecond(C c) { return new Pair<>(first, c); }
    }
    record Line(Point from, Point... via) {}

    public static void main(String[] args) {
        Set<Point> seen = new HashSet<>();
        Point p = Point.ORIGIN;
        for (char c : "RRUULD".toCharArray()) {
            p = switch (c) {
                case 'R' -> p.plus(1, 0);
                case 'L' -> p.plus(-1, 0);
                case 'U' -> p.plus(0, 1);
                default -> p.plus(0, -1);
            };
            if (!seen.add(p)) System.out.println("again " + p);
        }
        System.out.println(new TreeSet<>(seen));
        System.out.println(p.distance(Point.ORIGIN));
        var pair = Pair.of("key", 3).withSecond(List.of(1.5));
        System.out.println(pair + " " + pair.second().get(0));
        System.out.println(new Line(p, p, Point.ORIGIN).via().length);
    }
}
