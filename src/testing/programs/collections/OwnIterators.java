import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Predicate;

/** Iterators that generate, filter, zip and flatten. */
public class OwnIterators {
    static class Range implements Iterable<Integer> {
        final int from, to, step;

        Range(int from, int to, int step) {
            this.from = from;
            this.to = to;
            this.step = step;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new RangeIterator();
        }

        private class RangeIterator implements Iterator<Integer> {
            private int current = from;

            @Override
            public boolean hasNext() {
                return step > 0 ? current < to : current > to;
            }

            @Override
            public Integer next() {
                if (!hasNext()) {
                    throw new NoSuchElementException("past " + to);
                }
                int result = current;
                current += step;
                return result;
            }
        }
    }

    static <T> Iterable<T> filter(Iterable<T> source, Predicate<T> keep) {
        return () -> new Iterator<T>() {
            private final Iterator<T> inner = source.iterator();
            private T ready;
            private boolean isReady = advance();

            private boolean advance() {
                while (inner.hasNext()) {
                    ready = inner.next();
                    if (keep.test(ready)) {
                        return true;
                    }
                }
                return false;
            }

            @Override
            public boolean hasNext() {
                return isReady;
            }

            @Override
            public T next() {
                T result = ready;
                isReady = advance();
                return result;
            }
        };
    }

    static <A, B> Iterator<String> zip(Iterable<A> a, Iterable<B> b) {
        Iterator<A> left = a.iterator();
        Iterator<B> right = b.iterator();
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return left.hasNext() && right.hasNext();
            }

            @Override
            public String next() {
                return left.next() + "" + right.next();
            }
        };
    }

    static class Flatten<T> implements Iterator<T> {
        private final Iterator<? extends Iterable<T>> outer;
        private Iterator<T> inner = new ArrayList<T>().iterator();

        Flatten(Iterable<? extends Iterable<T>> lists) {
            outer = lists.iterator();
        }

        @Override
        public boolean hasNext() {
            while (!inner.hasNext() && outer.hasNext()) {
                inner = outer.next().iterator();
            }
            return inner.hasNext();
        }

        @Override
        public T next() {
            return inner.next();
        }
    }

    public static void main(String[] args) {
        for (int n : new Range(0, 10, 3)) {
            System.out.print(n + " ");
        }
        for (int n : new Range(5, 0, -2)) {
            for (int m : new Range(0, n, 2)) {
                System.out.print(n * 10 + m + " ");
            }
        }
        System.out.println();
        for (int n : filter(new Range(0, 30, 1), x -> x % 7 == 3)) {
            System.out.print(n + " ");
        }
        System.out.println();
        Iterator<String> z = zip(new Range(1, 100, 1), List.of('a', 'b', 'c'));
        while (z.hasNext()) {
            System.out.print(z.next() + " ");
        }
        System.out.println();
        Iterator<Integer> flat = new Flatten<>(List.of(List.of(1, 2), List.<Integer>of(), new Range(7, 9, 1)));
        flat.forEachRemaining(n -> System.out.print(n + " "));
        System.out.println();
        Iterator<Integer> it = new Range(0, 1, 1).iterator();
        it.next();
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println("remove");
        }
    }
}
