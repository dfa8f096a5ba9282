import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** The form of a lambda chooses among overloads. */
public class LambdaOverloads {
    interface IntOp {
        int apply(int x);
    }

    interface TextOp {
        String apply(String x, String y);
    }

    static String run(Runnable r) {
        r.run();
        return "Runnable";
    }

    static <T> String run(Supplier<T> s) {
        return "Supplier " + s.get();
    }

    static String run(IntOp op) {
        return "IntOp " + op.apply(4);
    }

    static String run(TextOp op) {
        return "TextOp " + op.apply("a", "b");
    }

    static String take(Consumer<String> c) {
        c.accept("consumed");
        return "Consumer";
    }

    static String take(Function<String, Integer> f) {
        return "Function " + f.apply("consumed");
    }

    static int count = 0;

    static int hit() {
        return ++count;
    }

    static void nothing() {
        count += 10;
    }

    public static void main(String[] args) {
        System.out.println(run(() -> { }));
        System.out.println(run(() -> 5));
        System.out.println(run(() -> {
            return "block";
        }));
        System.out.println(run(() -> hit()));
        System.out.println(run(() -> nothing()));
        System.out.println(run(x -> x * x));
        System.out.println(run((x, y) -> x + y));
        System.out.println(run((int x) -> ~x));
        System.out.println(run(() -> {
            hit();
        }));
        System.out.println(count);
        System.out.println(take((String s) -> s.length()));
        System.out.println(take((String s) -> System.out.println("got " + s)));
        System.out.println(take((String s) -> {
            count++;
        }));
        Supplier<Integer> boxing = () -> 'a' + 1;
        System.out.println(boxing.get());
        IntOp narrow = x -> (byte) x;
        System.out.println(narrow.apply(300));
        Supplier<Object> object = () -> 3;
        System.out.println(object.get());
        System.out.println(run((Runnable) () -> hit()));
        System.out.println(run((Supplier<Integer>) () -> hit()));
    }
}
