import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Records: constructors, accessors, equals, hashCode, toString. */
public class RecordBasics {
    record Point(int x, int y) {
        static final Point ORIGIN = new Point(0, 0);
        private static int created = 0;

        Point {
            created++;
            if (x > 1000) {
                throw new IllegalArgumentException("x too large: " + x);
            }
            y = Math.max(y, -10);
        }

        Point(int both) {
            this(both, both);
        }

        double distance(Point other) {
            int dx = x - other.x();
            int dy = y() - other.y;
            return Math.sqrt(dx * dx + dy * dy);
        }

        Point withX(int x) {
            return new Point(x, y);
        }

        static Point parse(String text) {
            String[] parts = text.split(",");
            return new Point(Integer.parseInt(parts[0].trim()), Integer.parseInt(parts[1].trim()));
        }
    }

    record Person(String name, int age, boolean member, double score, char grade, long id) {
        @Override
        public String name() {
            return name == null ? "nobody" : name;
        }
    }

    record Empty() {
    }

    record Team(String name, List<Point> points) {
        Team(String name, List<Point> points) {
            this.name = name.toUpperCase();
            this.points = List.copyOf(points);
        }
    }

    public static void main(String[] args) {
        Point p = new Point(3, -40);
        System.out.println(p + " " + p.x() + " " + p.y());
        System.out.println(p.equals(new Point(3, -10)) + " " + (p == new Point(3, -10)) + " " + p.equals(null));
        System.out.println(new Point(7) + " " + Point.parse("5, 6") + " " + p.withX(1));
        System.out.println(Point.ORIGIN.distance(new Point(3, 4)) + " " + Point.created);
        try {
            new Point(5000, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " " + Point.created);
        }
        Person a = new Person("Ann", 30, true, 2.5, 'A', 10000000000L);
        System.out.println(a);
        System.out.println(new Person(null, 0, false, -0.0, '\0', 0).name());
        System.out.println(a.equals(new Person("Ann", 30, true, 2.5, 'A', 10000000000L)));
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()));
        List<Point> points = new ArrayList<>(List.of(p));
        Team t = new Team("red", points);
        points.add(Point.ORIGIN);
        System.out.println(t + " " + points.size());
        Set<Point> set = new HashSet<>();
        set.add(new Point(1, 2));
        set.add(new Point(1, 2));
        System.out.println(set.size() + " " + set.contains(new Point(1, 2)));
        Map<Point, String> map = new HashMap<>();
        map.put(new Point(2), "two");
        System.out.println(map.get(new Point(2, 2)) + " " + map);
        System.out.println(new Point(1, 2).hashCode() == new Point(1, 2).hashCode());
        System.out.println(new Person(null, 1, true, Double.NaN, 'c', 1).equals(
            new Person(null, 1, true, Double.NaN, 'c', 1)));
    }
}
