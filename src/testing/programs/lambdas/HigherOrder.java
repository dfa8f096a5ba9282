import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/** Functions that take and return functions. */
public class HigherOrder {
    interface TriFunction<A, B, C, R> {
        R apply(A a, B b, C c);

        default Function<A, Function<B, Function<C, R>>> curried() {
            return a -> b -> c -> apply(a, b, c);
        }
    }

    interface Recursive<F> extends Function<Recursive<F>, F> {
    }

    static <A, B> Function<A, B> fix(Function<Function<A, B>, Function<A, B>> f) {
        Recursive<Function<A, B>> r = w -> f.apply(x -> w.apply(w).apply(x));
        return r.apply(r);
    }

    static Function<Integer, Integer> repeat(Function<Integer, Integer> f, int n) {
        Function<Integer, Integer> result = x -> x;
        for (int i = 0; i < n; i++) {
            Function<Integer, Integer> before = result;
            result = x -> f.apply(before.apply(x));
        }
        return result;
    }

    static <T> Supplier<T> memo(Supplier<T> compute) {
        Object[] cache = new Object[1];
        boolean[] known = {false};
        return () -> {
            if (!known[0]) {
                cache[0] = compute.get();
                known[0] = true;
            }
            @SuppressWarnings("unchecked")
            T result = (T) cache[0];
            return result;
        };
    }

    static <A, B, C> Function<B, Function<A, C>> flip(Function<A, Function<B, C>> f) {
        return b -> a -> f.apply(a).apply(b);
    }

    static int integrate(Function<Integer, Integer> f, int from, int to) {
        return from >= to ? 0 : f.apply(from) + integrate(f, from + 1, to);
    }

    public static void main(String[] args) {
        TriFunction<Integer, String, Boolean, String> t = (n, s, b) -> n + s + b;
        System.out.println(t.curried().apply(1).apply("x").apply(true));
        Function<Integer, Long> factorial = fix(self -> n -> n == 0 ? 1L : n * self.apply(n - 1));
        System.out.println(factorial.apply(10) + " " + factorial.apply(20));
        System.out.println(repeat(x -> x * 3 + 1, 5).apply(1));
        Supplier<String> once = memo(() -> {
            System.out.print("[computing] ");
            return "value";
        });
        System.out.println(once.get() + " " + once.get() + " " + once.get());
        Function<Integer, Function<Integer, Integer>> minus = a -> b -> a - b;
        System.out.println(minus.apply(10).apply(3) + " " + flip(minus).apply(10).apply(3));
        System.out.println(integrate(x -> x * x, 0, 5));
        BiFunction<Function<Integer, Integer>, Integer, Integer> call = Function::apply;
        System.out.println(call.apply(x -> -x, 8));
        Supplier<Supplier<Supplier<String>>> deep = () -> () -> () -> "deep";
        System.out.println(deep.get().get().get());
        System.out.println(((Function<String, Integer>) String::length).apply("cast"));
        Runnable chosen = args.length > 0 ? () -> System.out.println("args") : () -> System.out.println("no args");
        chosen.run();
        Object o = (Runnable) () -> System.out.println("cast lambda");
        ((Runnable) o).run();
    }
}
