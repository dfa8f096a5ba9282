import java.util.Comparator;
import java.util.function.Function;

/** Overriding with erased, covariant and specialised signatures. */
public class BridgeMethods {
    interface Transformer<A, B> {
        B transform(A a);
    }

    static class Length implements Transformer<String, Integer> {
        @Override
        public Integer transform(String s) {
            return s.length();
        }

        public Integer transform(Object o, int n) {
            return -n;
        }
    }

    static abstract class Box<T> {
        protected T value;

        void set(T t) {
            System.out.println("Box.set " + t);
            value = t;
        }

        T get() {
            return value;
        }

        abstract Box<T> copy();
    }

    static class IntBox extends Box<Integer> {
        @Override
        void set(Integer i) {
            System.out.println("IntBox.set " + i);
            value = i + 1;
        }

        @Override
        Integer get() {
            return value * 10;
        }

        @Override
        IntBox copy() {
            IntBox b = new IntBox();
            b.value = value;
            return b;
        }

        void set(String text) {
            System.out.println("IntBox.set(String) " + text);
        }
    }

    static class Deep extends IntBox {
        @Override
        void set(Integer i) {
            super.set(i * 2);
        }
    }

    static class Id implements Comparable<Id> {
        final int n;

        Id(int n) {
            this.n = n;
        }

        @Override
        public int compareTo(Id o) {
            return o.n - n;
        }
    }

    static <T> T apply(Transformer<Object, T> t, Object o) {
        return t.transform(o);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Transformer<String, Integer> t = new Length();
        System.out.println(t.transform("four"));
        System.out.println(new Length().transform("four") + " " + new Length().transform((Object) "four", 3));
        Box<Integer> b = new IntBox();
        b.set(5);
        System.out.println(b.get() + " " + b.copy().get());
        new IntBox().set("text");
        Box<Integer> d = new Deep();
        d.set(4);
        System.out.println(d.get());
        Box raw = b;
        try {
            raw.set("not an integer");
        } catch (ClassCastException e) {
            System.out.println("the bridge casts");
        }
        System.out.println(raw.get());
        Transformer rawT = t;
        try {
            rawT.transform(5);
        } catch (ClassCastException e) {
            System.out.println("the bridge casts again");
        }
        Comparable<Id> c = new Id(1);
        System.out.println(c.compareTo(new Id(5)));
        Comparator<Id> byN = new Comparator<>() {
            @Override
            public int compare(Id x, Id y) {
                return x.compareTo(y);
            }
        };
        System.out.println(byN.compare(new Id(3), new Id(1)) + " " + byN.reversed().compare(new Id(3), new Id(1)));
        Function<Object, String> f = Object::toString;
        Function<? super Integer, ? extends CharSequence> g = f;
        System.out.println(g.apply(12).length());
    }
}
