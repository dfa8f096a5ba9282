import java.util.ArrayList;
import java.util.List;

/** Self-bounded types, fluent builders and heterogeneous containers. */
public class SelfBounded {
    static abstract class Builder<B extends Builder<B>> {
        protected final List<String> parts = new ArrayList<>();

        abstract B self();

        B name(String n) {
            parts.add("name=" + n);
            return self();
        }

        B size(int n) {
            parts.add("size=" + n);
            return self();
        }

        String build() {
            return getClass().getSimpleName() + parts;
        }
    }

    static class WindowBuilder extends Builder<WindowBuilder> {
        @Override
        WindowBuilder self() {
            return this;
        }

        WindowBuilder title(String t) {
            parts.add("title=" + t);
            return this;
        }
    }

    static class DialogBuilder extends Builder<DialogBuilder> {
        private boolean modal;

        @Override
        DialogBuilder self() {
            return this;
        }

        DialogBuilder modal() {
            modal = true;
            return this;
        }

        @Override
        String build() {
            return super.build() + (modal ? "!" : "?");
        }
    }

    static abstract class Vector<V extends Vector<V>> implements Comparable<V> {
        abstract double length();

        abstract V plus(V other);

        @Override
        public int compareTo(V other) {
            return Double.compare(length(), other.length());
        }
    }

    static class Plane extends Vector<Plane> {
        final double x;
        final double y;

        Plane(double x, double y) {
            this.x = x;
            this.y = y;
        }

        @Override
        double length() {
            return Math.sqrt(x * x + y * y);
        }

        @Override
        Plane plus(Plane other) {
            return new Plane(x + other.x, y + other.y);
        }
    }

    static <V extends Vector<V>> V longest(List<V> list) {
        V best = list.get(0);
        V sum = best;
        for (int i = 1; i < list.size(); i++) {
            V v = list.get(i);
            sum = sum.plus(v);
            if (v.compareTo(best) > 0) {
                best = v;
            }
        }
        return sum.compareTo(best) > 0 ? sum : best;
    }

    public static void main(String[] args) {
        System.out.println(new WindowBuilder().name("main").title("Hi").size(3).title("x").build());
        System.out.println(new DialogBuilder().size(1).modal().name("ask").build());
        System.out.println(new DialogBuilder().build());
        List<Plane> planes = List.of(new Plane(3, 4), new Plane(-3, -4), new Plane(1, 0));
        System.out.println(longest(planes).length() + " " + planes.get(0).compareTo(planes.get(1)));
    }
}
