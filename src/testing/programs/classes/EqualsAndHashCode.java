import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** equals, hashCode and toString as collections use them. */
public class EqualsAndHashCode {
    static class Point {
        final int x;
        final int y;
        static int compared = 0;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public boolean equals(Object o) {
            compared++;
            if (this == o) {
                return true;
            }
            if (o == null || getClass() != o.getClass()) {
                return false;
            }
            Point p = (Point) o;
            return x == p.x && y == p.y;
        }

        @Override
        public int hashCode() {
            return Objects.hash(x, y);
        }

        @Override
        public String toString() {
            return "(" + x + "," + y + ")";
        }
    }

    static class Overloaded {
        final int v;

        Overloaded(int v) {
            this.v = v;
        }

        public boolean equals(Overloaded o) {
            return v == o.v;
        }

        @Override
        public int hashCode() {
            return v;
        }
    }

    public static void main(String[] args) {
        Point a = new Point(1, 2);
        Point b = new Point(1, 2);
        System.out.println((a == b) + " " + a.equals(b) + " " + a.equals(null) + " " + a.equals("(1,2)"));
        System.out.println(a.hashCode() + " " + new Point(0, 0).hashCode() + " " + new Point(-1, 5).hashCode());
        Set<Point> set = new HashSet<>();
        System.out.println(set.add(a) + " " + set.add(b) + " " + set.add(new Point(2, 1)) + " " + set.size());
        System.out.println(set.contains(new Point(2, 1)) + " " + set);
        Map<Point, String> map = new HashMap<>();
        map.put(a, "first");
        System.out.println(map.put(b, "second") + " " + map.get(new Point(1, 2)) + " " + map.size());
        List<Point> list = new ArrayList<>(set);
        list.add(0, new Point(2, 1));
        System.out.println(list.indexOf(new Point(1, 2)) + " " + list.remove(new Point(2, 1)) + " " + list);
        System.out.println(Objects.equals(a, b) + " " + Objects.equals(null, a) + " " + Objects.equals(null, null));
        Overloaded o = new Overloaded(1);
        Object sameValue = new Overloaded(1);
        System.out.println(o.equals(new Overloaded(1)) + " " + o.equals(sameValue));
        Set<Overloaded> overloaded = new HashSet<>();
        overloaded.add(o);
        System.out.println(overloaded.contains(sameValue) + " " + overloaded.contains(o));
        System.out.println(Point.compared > 0);
        System.out.println(Objects.hash(1, "a", null, 2.5) + " " + Objects.hashCode(null));
    }
}
