/** Record patterns, guards, null and default in switches. */
public class ShapesByPattern {
    sealed interface Shape permits Circle, Rect, Group {}
    record Point(int x, int y) {}
    record Circle(Point c, int r) implements Shape {}
    record Rect(Point a, Point b) implements Shape {}
    record Group(Shape l, Shape r) implements Shape {}
    static int area(Shape s) {
        return switch (s) {
            case Circle(Point p, int r) when r > 10 -> 1000;
            case Circle(var p, var r) -> 3 * r * r;
            case Rect(Point(int x1, int y1), Point(var x2, var y2)) -> Math.abs((x2 - x1) * (y2 - y1));
            case Group(Shape l, Shape r) -> area(l) + area(r);
        };
    }
    static String describe(Object o) {
        return switch (o) {
            case null -> "null!";
            case Integer i when i > 100 -> "big " + i;
            case Integer i -> "int " + (i + 1);
            case String s when s.isEmpty() -> "empty";
            case String s -> "str " + s.length();
            case Point(int x, int y) when x == y -> "diag";
            case Point p -> "point " + p;
            case int[] a -> "ints " + a.length;
            default -> "other";
        };
    }
    static String nullDefault(String s) {
        return switch (s) {
            case "a", "b" -> "ab";
            case null, default -> "nd";
        };
    }
    public static void main(String[] args) {
        System.out.println(area(new Group(new Circle(new Point(0, 0), 2), new Rect(new Point(1, 1), new Point(4, 3)))));
        System.out.println(area(new Circle(new Point(0, 0), 11)));
        Object[] os = { null, 5, 500, "", "abc", new Point(1, 1), new Point(1, 2), new int[3], 2.0 };
        for (Object o : os) System.out.println(describe(o));
        System.out.println(nullDefault(null) + nullDefault("a") + nullDefault("z"));
        Object o = new Rect(new Point(1, 2), new Point(3, 4));
        if (o instanceof Rect(Point(var a, var b), Point q) && a < b) System.out.println(a + b + q.x());
        if (!(o instanceof Rect(Point p, Point q))) return;
        System.out.println(p.y() + q.y());
    }
}
