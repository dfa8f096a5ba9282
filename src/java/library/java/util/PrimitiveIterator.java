package java.util;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/** An iterator over numbers, which need not be boxed. */
public interface PrimitiveIterator<T, C> extends Iterator<T> {
    void forEachRemaining(C action);

    /** Over ints. */
    interface OfInt extends PrimitiveIterator<Integer, IntConsumer> {
        int nextInt();

        default Integer next() {
            return nextInt();
        }

        default void forEachRemaining(IntConsumer action) {
            if (action == null) throw new NullPointerException();
            while (hasNext()) action.accept(nextInt());
        }

        default void forEachRemaining(Consumer<? super Integer> action) {
            if (action == null) throw new NullPointerException();
            while (hasNext()) action.accept(nextInt());
        }
    }

    /** Over longs. */
    interface OfLong extends PrimitiveIterator<Long, LongConsumer> {
        long nextLong();

        default Long next() {
            return nextLong();
        }

        default void forEachRemaining(LongConsumer action) {
            if (action == null) throw new NullPointerException();
            while (hasNext()) action.accept(nextLong());
        }

        default void forEachRemaining(Consumer<? super Long> action) {
            if (action == null) throw new NullPointerException();
            while (hasNext()) action.accept(nextLong());
        }
    }

    /** Over doubles. */
    interface OfDouble extends PrimitiveIterator<Double, DoubleConsumer> {
        double nextDouble();

        default Double next() {
            return nextDouble();
        }

        default void forEachRemaining(DoubleConsumer action) {
            if (action == null) throw new NullPointerException();
            while (hasNext()) action.accept(nextDouble());
        }

        default void forEachRemaining(Consumer<? super Double> action) {
            if (action == null) throw new NullPointerException();
            while (hasNext()) action.accept(nextDouble());
        }
    }
}
