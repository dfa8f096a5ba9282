import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/** The interfaces of java.util.function and their default methods. */
public class FunctionalInterfaces {
    static boolean trace(String name, boolean value) {
        System.out.print(name + " ");
        return value;
    }

    public static void main(String[] args) {
        Function<Integer, Integer> twice = x -> x * 2;
        Function<Integer, Integer> plusOne = x -> x + 1;
        System.out.println(twice.andThen(plusOne).apply(5) + " " + twice.compose(plusOne).apply(5));
        System.out.println(Function.<String>identity().apply("same"));
        Predicate<String> empty = s -> trace("empty", s.isEmpty());
        Predicate<String> longer = s -> trace("longer", s.length() > 3);
        System.out.println(empty.or(longer).test("word"));
        System.out.println(empty.and(longer).test("word"));
        System.out.println(empty.negate().and(longer.negate()).test("abc"));
        System.out.println(Predicate.not(empty).test(""));
        System.out.println(Predicate.isEqual("x").test("x"));
        Consumer<StringBuilder> a = b -> b.append('a');
        Consumer<StringBuilder> b = s -> s.append('b');
        StringBuilder out = new StringBuilder();
        a.andThen(b).andThen(a).accept(out);
        System.out.println(out);
        Supplier<String> supplier = () -> "supplied " + out.length();
        out.append("more");
        System.out.println(supplier.get());
        BiFunction<Integer, Integer, Integer> power = (base, n) -> {
            int result = 1;
            for (int i = 0; i < n; i++) {
                result *= base;
            }
            return result;
        };
        System.out.println(power.apply(2, 10) + " " + power.andThen(r -> "=" + r).apply(3, 3));
        UnaryOperator<String> exclaim = s -> s + "!";
        System.out.println(exclaim.andThen(exclaim).apply("hey"));
        BinaryOperator<Integer> smaller = BinaryOperator.minBy((x, y) -> x - y);
        System.out.println(smaller.apply(4, 3));
        IntPredicate even = n -> n % 2 == 0;
        System.out.println(even.test(4) + " " + even.negate().test(4) + " " + even.or(n -> n > 2).test(3));
        IntUnaryOperator square = n -> n * n;
        System.out.println(square.andThen(n -> n + 1).applyAsInt(5) + " " + square.compose(n -> n + 1).applyAsInt(5));
        IntBinaryOperator gcd = new IntBinaryOperator() {
            @Override
            public int applyAsInt(int x, int y) {
                return y == 0 ? x : applyAsInt(y, x % y);
            }
        };
        System.out.println(gcd.applyAsInt(84, 36));
        ToIntFunction<String> length = String::length;
        DoubleUnaryOperator half = x -> x / 2;
        System.out.println(length.applyAsInt("four") + " " + half.applyAsDouble(3));
        BiConsumer<String, Integer> repeat = (s, n) -> System.out.println(s.repeat(n));
        repeat.andThen((s, n) -> System.out.println(s + n)).accept("ab", 2);
        Runnable r = () -> { };
        r.run();
    }
}
