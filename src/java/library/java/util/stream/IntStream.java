package java.util.stream;

import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.function.BiConsumer;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/** A stream of ints. */
public interface IntStream extends BaseStream<Integer, IntStream> {
    IntStream filter(IntPredicate condition);

    IntStream map(IntUnaryOperator function);

    <U> Stream<U> mapToObj(IntFunction<? extends U> function);

    LongStream mapToLong(IntToLongFunction function);

    DoubleStream mapToDouble(IntToDoubleFunction function);

    IntStream flatMap(IntFunction<? extends IntStream> function);

    IntStream distinct();

    IntStream sorted();

    IntStream peek(IntConsumer action);

    IntStream limit(long count);

    IntStream skip(long count);

    IntStream takeWhile(IntPredicate condition);

    IntStream dropWhile(IntPredicate condition);

    void forEach(IntConsumer action);

    void forEachOrdered(IntConsumer action);

    int[] toArray();

    int reduce(int identity, IntBinaryOperator operator);

    OptionalInt reduce(IntBinaryOperator operator);

    <R> R collect(Supplier<R> supplier, ObjIntConsumer<R> accumulator, BiConsumer<R, R> combiner);

    int sum();

    OptionalInt min();

    OptionalInt max();

    long count();

    OptionalDouble average();

    IntSummaryStatistics summaryStatistics();

    boolean anyMatch(IntPredicate condition);

    boolean allMatch(IntPredicate condition);

    boolean noneMatch(IntPredicate condition);

    OptionalInt findFirst();

    OptionalInt findAny();

    LongStream asLongStream();

    DoubleStream asDoubleStream();

    Stream<Integer> boxed();

    PrimitiveIterator.OfInt iterator();

    static Builder builder() {
        return new IntStreamBuilder();
    }

    static IntStream empty() {
        return of();
    }

    static IntStream of(int element) {
        return of(new int[] {element});
    }

    static IntStream of(int... elements) {
        return Arrays.stream(elements);
    }

    static IntStream iterate(int seed, IntUnaryOperator step) {
        Sources.Iterated<Integer> numbers = new Sources.Iterated<Integer>(seed, null, step::applyAsInt);
        return new IntPipeline(new Pipeline<Integer>(numbers));
    }

    static IntStream iterate(int seed, IntPredicate condition, IntUnaryOperator step) {
        Sources.Iterated<Integer> numbers = new Sources.Iterated<Integer>(seed, condition::test, step::applyAsInt);
        return new IntPipeline(new Pipeline<Integer>(numbers));
    }

    static IntStream generate(IntSupplier supplier) {
        return new IntPipeline(new Pipeline<Integer>(new Sources.Generated<Integer>(supplier::getAsInt)));
    }

    static IntStream range(int start, int end) {
        return new IntPipeline(new Pipeline<Integer>(new Sources.IntRange(start, end)));
    }

    static IntStream rangeClosed(int first, int last) {
        return new IntPipeline(new Pipeline<Integer>(new Sources.IntRange(first, last + 1L)));
    }

    static IntStream concat(IntStream first, IntStream second) {
        return new IntPipeline(Pipeline.<Integer>concatenated(first.boxed(), second.boxed()));
    }

    /** Collects the elements of a stream that is made at the end. */
    interface Builder extends IntConsumer {
        void accept(int element);

        default Builder add(int element) {
            accept(element);
            return this;
        }

        IntStream build();
    }
}
