package java.util.function;

import java.util.Comparator;

/** From two values to one of the same type. */
@FunctionalInterface
public interface BinaryOperator<T> extends BiFunction<T, T, T> {
    static <T> BinaryOperator<T> minBy(Comparator<? super T> order) {
        if (order == null) throw new NullPointerException();
        return (first, second) -> order.compare(first, second) <= 0 ? first : second;
    }

    static <T> BinaryOperator<T> maxBy(Comparator<? super T> order) {
        if (order == null) throw new NullPointerException();
        return (first, second) -> order.compare(first, second) >= 0 ? first : second;
    }
}
