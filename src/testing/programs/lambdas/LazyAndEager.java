import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** When lambdas run: laziness, infinite sequences, callbacks and recursion by lambdas. */
public class LazyAndEager {
    static int computations = 0;

    static class Lazy<T> implements Supplier<T> {
        private Supplier<? extends T> compute;
        private T value;

        Lazy(Supplier<? extends T> compute) {
            this.compute = compute;
        }

        @Override
        public T get() {
            if (compute != null) {
                value = compute.get();
                compute = null;
            }
            return value;
        }

        <R> Lazy<R> map(java.util.function.Function<? super T, ? extends R> f) {
            return new Lazy<>(() -> f.apply(get()));
        }
    }

    static <T> Iterable<T> iterate(T start, UnaryOperator<T> step) {
        return () -> new Iterator<T>() {
            private T next = start;

            @Override
            public boolean hasNext() {
                return true;
            }

            @Override
            public T next() {
                T result = next;
                next = step.apply(next);
                return result;
            }
        };
    }

    static <T> List<T> take(int n, Iterable<T> source) {
        List<T> list = new ArrayList<>();
        for (T t : source) {
            if (list.size() == n) {
                break;
            }
            list.add(t);
        }
        return list;
    }

    static String choose(boolean first, Supplier<String> a, Supplier<String> b) {
        return first ? a.get() : b.get();
    }

    static int expensive(int n) {
        computations++;
        System.out.print("[" + n + "]");
        return n * n;
    }

    interface Countdown {
        void from(int n);
    }

    static Countdown countdown;

    public static void main(String[] args) {
        Lazy<Integer> nine = new Lazy<>(() -> expensive(3));
        Lazy<String> text = nine.map(n -> "value " + n);
        System.out.println("created " + computations);
        System.out.println(text.get() + " " + nine.get() + " " + text.get() + " " + computations);
        System.out.println(take(8, iterate(1, n -> n * 3 % 17)) + " " + take(3, iterate("a", s -> s + s.length())));
        System.out.println(choose(true, () -> "yes " + expensive(1), () -> "no " + expensive(2)));
        countdown = n -> {
            System.out.print(n + " ");
            if (n > 0) {
                countdown.from(n - 1);
            }
        };
        countdown.from(3);
        System.out.println();
        List<IntSupplier> suppliers = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int[] cell = {i};
            suppliers.add(() -> cell[0]++);
            suppliers.add(() -> cell[0] * 10);
        }
        for (int round = 0; round < 2; round++) {
            for (IntSupplier s : suppliers) {
                System.out.print(s.getAsInt() + " ");
            }
        }
        System.out.println();
        List<Integer> shared = new ArrayList<>(List.of(1, 2));
        Supplier<Integer> size = shared::size;
        Supplier<String> snapshot = shared.toString()::trim;
        shared.add(3);
        System.out.println(size.get() + " " + snapshot.get());
    }
}
