import java.util.*;

/** Type parameters with bounds, recursive ones too. */
public class Bounds {
    static class Num<T extends Number> {
        final T v;
        Num(T v) {
            this.v = v;
        }
        double d() {
            return v.doubleValue();
        }
        <U extends Number & Comparable<U>> U max(U a, U b) {
            return a.compareTo(b) > 0 ? a : b;
        }
    }
    static <T extends Comparable<? super T>> T max(Collection<? extends T> c) {
        Iterator<? extends T> i = c.iterator();
        T best = i.next();
        while (i.hasNext()) {
            T x = i.next();
            if (x.compareTo(best) > 0) best = x;
        }
        return best;
    }
    static <E extends Enum<E>> String name(E e) {
        return e.name() + e.ordinal();
    }
    enum C {
        A, B
    }
    static abstract class Node<N extends Node<N>> {
        N next;
        abstract N self();
        N link(N n) {
            next = n;
            return self();
        }
    }
    static class My extends Node<My> {
        int k;
        My(int k) {
            this.k = k;
        }
        My self() {
            return this;
        }
    }
    public static void main(String[] args) {
        System.out.println(new Num<>(3).d() + new Num<Double>(2.5).max(1, 7));
        System.out.println(max(List.of(3, 9, 2)));
        System.out.println(max(Arrays.asList("x", "yy")).length());
        System.out.println(name(C.B));
        System.out.println(new My(1).link(new My(2)).next.k);
        Num<?> w = new Num<>(4L);
        Number n = w.v;
        System.out.println(n.intValue() + w.v.intValue());
    }
}
