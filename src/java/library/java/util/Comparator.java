package java.util;

import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** An order of objects. */
@FunctionalInterface
public interface Comparator<T> {
    int compare(T first, T second);

    boolean equals(Object other);

    default Comparator<T> reversed() {
        return (first, second) -> compare(second, first);
    }

    default Comparator<T> thenComparing(Comparator<? super T> next) {
        if (next == null) throw new NullPointerException();
        return (first, second) -> {
            int difference = compare(first, second);
            return difference != 0 ? difference : next.compare(first, second);
        };
    }

    default <U extends Comparable<? super U>> Comparator<T> thenComparing(Function<? super T, ? extends U> key) {
        return thenComparing(comparing(key));
    }

    default <U> Comparator<T> thenComparing(Function<? super T, ? extends U> key, Comparator<? super U> order) {
        return thenComparing(comparing(key, order));
    }

    default Comparator<T> thenComparingInt(ToIntFunction<? super T> key) {
        return thenComparing(comparingInt(key));
    }

    default Comparator<T> thenComparingLong(ToLongFunction<? super T> key) {
        return thenComparing(comparingLong(key));
    }

    default Comparator<T> thenComparingDouble(ToDoubleFunction<? super T> key) {
        return thenComparing(comparingDouble(key));
    }

    static <T extends Comparable<? super T>> Comparator<T> naturalOrder() {
        return (first, second) -> first.compareTo(second);
    }

    static <T extends Comparable<? super T>> Comparator<T> reverseOrder() {
        return (first, second) -> second.compareTo(first);
    }

    static <T, U extends Comparable<? super U>> Comparator<T> comparing(Function<? super T, ? extends U> key) {
        if (key == null) throw new NullPointerException();
        return (first, second) -> key.apply(first).compareTo(key.apply(second));
    }

    static <T, U> Comparator<T> comparing(Function<? super T, ? extends U> key, Comparator<? super U> order) {
        if (key == null || order == null) throw new NullPointerException();
        return (first, second) -> order.compare(key.apply(first), key.apply(second));
    }

    static <T> Comparator<T> comparingInt(ToIntFunction<? super T> key) {
        if (key == null) throw new NullPointerException();
        return (first, second) -> Integer.compare(key.applyAsInt(first), key.applyAsInt(second));
    }

    static <T> Comparator<T> comparingLong(ToLongFunction<? super T> key) {
        if (key == null) throw new NullPointerException();
        return (first, second) -> Long.compare(key.applyAsLong(first), key.applyAsLong(second));
    }

    static <T> Comparator<T> comparingDouble(ToDoubleFunction<? super T> key) {
        if (key == null) throw new NullPointerException();
        return (first, second) -> Double.compare(key.applyAsDouble(first), key.applyAsDouble(second));
    }

    static <T> Comparator<T> nullsFirst(Comparator<? super T> order) {
        return (first, second) -> {
            if (first == null) return second == null ? 0 : -1;
            if (second == null) return 1;
            return order == null ? 0 : order.compare(first, second);
        };
    }

    static <T> Comparator<T> nullsLast(Comparator<? super T> order) {
        return (first, second) -> {
            if (first == null) return second == null ? 0 : 1;
            if (second == null) return -1;
            return order == null ? 0 : order.compare(first, second);
        };
    }
}
