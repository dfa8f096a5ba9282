package java.util.stream;

import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;

/** How elements are put into a container, and what the container becomes at the end. */
public interface Collector<T, A, R> {
    Supplier<A> supplier();

    BiConsumer<A, T> accumulator();

    BinaryOperator<A> combiner();

    Function<A, R> finisher();

    Set<Characteristics> characteristics();

    static <T, R> Collector<T, R, R> of(
        Supplier<R> supplier, BiConsumer<R, T> accumulator, BinaryOperator<R> combiner,
        Characteristics... characteristics
    ) {
        return new Collectors.Parts<T, R, R>(supplier, accumulator, combiner, container -> container, characteristics);
    }

    static <T, A, R> Collector<T, A, R> of(
        Supplier<A> supplier, BiConsumer<A, T> accumulator, BinaryOperator<A> combiner, Function<A, R> finisher,
        Characteristics... characteristics
    ) {
        if (finisher == null) throw new NullPointerException();
        return new Collectors.Parts<T, A, R>(supplier, accumulator, combiner, finisher, characteristics);
    }

    /** What a collector says of itself. */
    enum Characteristics {
        CONCURRENT,
        UNORDERED,
        IDENTITY_FINISH
    }
}
