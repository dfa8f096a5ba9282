import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/** Generic records, records that implement interfaces, nested records. */
public class GenericRecords {
    record Pair<A, B>(A first, B second) {
        <C> Pair<A, C> map(Function<? super B, ? extends C> f) {
            return new Pair<>(first, f.apply(second));
        }

        static <T> Pair<T, T> twin(T t) {
            return new Pair<>(t, t);
        }
    }

    interface Shape {
        double area();

        default String label() {
            return "shape of area " + area();
        }
    }

    record Circle(double radius) implements Shape {
        @Override
        public double area() {
            return 3 * radius * radius;
        }
    }

    record Rectangle(double width, double height) implements Shape, Comparable<Rectangle> {
        @Override
        public double area() {
            return width * height;
        }

        @Override
        public int compareTo(Rectangle o) {
            return Double.compare(area(), o.area());
        }

        @Override
        public String label() {
            return "rectangle, " + Shape.super.label();
        }
    }

    record Tree<T>(T value, Tree<T> left, Tree<T> right) {
        static <T extends Comparable<T>> Tree<T> insert(Tree<T> t, T value) {
            if (t == null) {
                return new Tree<>(value, null, null);
            }
            int c = value.compareTo(t.value);
            return c < 0 ? new Tree<>(t.value, insert(t.left, value), t.right)
                : c > 0 ? new Tree<>(t.value, t.left, insert(t.right, value)) : t;
        }

        int depth() {
            return 1 + Math.max(left == null ? 0 : left.depth(), right == null ? 0 : right.depth());
        }
    }

    record Varargs(String name, int... values) {
        int sum() {
            int total = 0;
            for (int v : values) {
                total += v;
            }
            return total;
        }
    }

    public static void main(String[] args) {
        Pair<String, Integer> p = new Pair<>("n", 5);
        System.out.println(p + " " + p.map(n -> n * 1.5) + " " + Pair.twin('c'));
        System.out.println(p.second() + p.first().length());
        System.out.println(new Pair<>(1, null).equals(new Pair<>(1, null)) + " " + p.equals(new Pair<>("n", 5L)));
        List<Shape> shapes = List.of(new Circle(2), new Rectangle(2, 5));
        for (Shape s : shapes) {
            System.out.println(s + ": " + s.label());
        }
        List<Rectangle> rectangles = new ArrayList<>(List.of(new Rectangle(3, 3), new Rectangle(1, 2)));
        rectangles.sort(null);
        System.out.println(rectangles);
        rectangles.sort(Comparator.comparing(Rectangle::width).reversed());
        System.out.println(rectangles);
        Tree<Integer> t = null;
        for (int n : new int[] {5, 2, 8, 1, 2}) {
            t = Tree.insert(t, n);
        }
        System.out.println(t + " " + t.depth());
        System.out.println(new Varargs("v", 1, 2, 3).sum() + " " + new Varargs("none").values().length);
    }
}
