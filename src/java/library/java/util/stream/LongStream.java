package java.util.stream;

import java.util.Arrays;
import java.util.LongSummaryStatistics;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.function.BiConsumer;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongSupplier;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;

/** A stream of longs. */
public interface LongStream extends BaseStream<Long, LongStream> {
    LongStream filter(LongPredicate condition);

    LongStream map(LongUnaryOperator function);

    <U> Stream<U> mapToObj(LongFunction<? extends U> function);

    IntStream mapToInt(LongToIntFunction function);

    DoubleStream mapToDouble(LongToDoubleFunction function);

    LongStream flatMap(LongFunction<? extends LongStream> function);

    LongStream distinct();

    LongStream sorted();

    LongStream peek(LongConsumer action);

    LongStream limit(long count);

    LongStream skip(long count);

    LongStream takeWhile(LongPredicate condition);

    LongStream dropWhile(LongPredicate condition);

    void forEach(LongConsumer action);

    void forEachOrdered(LongConsumer action);

    long[] toArray();

    long reduce(long identity, LongBinaryOperator operator);

    OptionalLong reduce(LongBinaryOperator operator);

    <R> R collect(Supplier<R> supplier, ObjLongConsumer<R> accumulator, BiConsumer<R, R> combiner);

    long sum();

    OptionalLong min();

    OptionalLong max();

    long count();

    OptionalDouble average();

    LongSummaryStatistics summaryStatistics();

    boolean anyMatch(LongPredicate condition);

    boolean allMatch(LongPredicate condition);

    boolean noneMatch(LongPredicate condition);

    OptionalLong findFirst();

    OptionalLong findAny();

    DoubleStream asDoubleStream();

    Stream<Long> boxed();

    PrimitiveIterator.OfLong iterator();

    static Builder builder() {
        return new LongStreamBuilder();
    }

    static LongStream empty() {
        return of();
    }

    static LongStream of(long element) {
        return of(new long[] {element});
    }

    static LongStream of(long... elements) {
        return Arrays.stream(elements);
    }

    static LongStream iterate(long seed, LongUnaryOperator step) {
        Sources.Iterated<Long> numbers = new Sources.Iterated<Long>(seed, null, step::applyAsLong);
        return new LongPipeline(new Pipeline<Long>(numbers));
    }

    static LongStream iterate(long seed, LongPredicate condition, LongUnaryOperator step) {
        Sources.Iterated<Long> numbers = new Sources.Iterated<Long>(seed, condition::test, step::applyAsLong);
        return new LongPipeline(new Pipeline<Long>(numbers));
    }

    static LongStream generate(LongSupplier supplier) {
        return new LongPipeline(new Pipeline<Long>(new Sources.Generated<Long>(supplier::getAsLong)));
    }

    static LongStream range(long start, long end) {
        return start >= end ? empty() : rangeClosed(start, end - 1);
    }

    static LongStream rangeClosed(long first, long last) {
        return new LongPipeline(new Pipeline<Long>(new Sources.LongRange(first, last)));
    }

    static LongStream concat(LongStream first, LongStream second) {
        return new LongPipeline(Pipeline.<Long>concatenated(first.boxed(), second.boxed()));
    }

    /** Collects the elements of a stream that is made at the end. */
    interface Builder extends LongConsumer {
        void accept(long element);

        default Builder add(long element) {
            accept(element);
            return this;
        }

        LongStream build();
    }
}
