import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;

/** The static methods of Objects, and the methods of Object. */
public class ObjectsClass {
    static class Plain {
    }

    static class Copyable implements Cloneable {
        int n = 1;
        int[] shared = {1};

        @Override
        public Copyable clone() {
            try {
                return (Copyable) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    public static void main(String[] args) {
        System.out.println(Objects.equals("a", "a") + " " + Objects.equals(null, "a") + " " + Objects.equals(1, 1L));
        System.out.println(Objects.hash() + " " + Objects.hash(1) + " " + Objects.hash(1, 2) + " " + Objects.hash("a", null, 'c'));
        System.out.println(Objects.toString(null) + " " + Objects.toString(null, "none") + " " + Objects.toString(5));
        System.out.println(Objects.isNull(null) + " " + Objects.nonNull(null) + " " + Objects.hashCode("a"));
        System.out.println(Objects.requireNonNullElse(null, "default") + " " + Objects.requireNonNull("value"));
        System.out.println(Objects.compare("a", "b", Comparator.reverseOrder()));
        System.out.println(Objects.deepEquals(new int[] {1}, new int[] {1}) + " " + Objects.equals(new int[0], new int[0]));
        try {
            Objects.requireNonNull(null, "missing");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            Objects.checkIndex(5, 3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        Plain p = new Plain();
        Plain q = new Plain();
        System.out.println(p.equals(p) + " " + p.equals(q) + " " + (p.hashCode() == p.hashCode()));
        System.out.println(p.toString().startsWith("ObjectsClass$Plain@") + " " + p.toString().equals(p.toString()));
        Copyable a = new Copyable();
        Copyable b = a.clone();
        b.n = 2;
        b.shared[0] = 2;
        System.out.println(a.n + " " + a.shared[0] + " " + (a.shared == b.shared));
        System.out.println(p.getClass() == q.getClass());
        System.out.println(p.getClass().getSimpleName() + " " + "s".getClass().getName() + " " + p.getClass().getName());
        Object o = new Object();
        System.out.println(o.equals(o) + " " + o.equals(null));
        int[][] grid = {{1}, {2}};
        System.out.println(Arrays.asList(1, "x", 'c', 2.0, true, null));
        System.out.println(grid.clone()[0] == grid[0]);
    }
}
