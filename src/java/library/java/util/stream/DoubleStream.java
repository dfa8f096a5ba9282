package java.util.stream;

import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;
import java.util.function.BiConsumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleSupplier;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;

/** A stream of doubles. */
public interface DoubleStream extends BaseStream<Double, DoubleStream> {
    DoubleStream filter(DoublePredicate condition);

    DoubleStream map(DoubleUnaryOperator function);

    <U> Stream<U> mapToObj(DoubleFunction<? extends U> function);

    IntStream mapToInt(DoubleToIntFunction function);

    LongStream mapToLong(DoubleToLongFunction function);

    DoubleStream flatMap(DoubleFunction<? extends DoubleStream> function);

    DoubleStream distinct();

    DoubleStream sorted();

    DoubleStream peek(DoubleConsumer action);

    DoubleStream limit(long count);

    DoubleStream skip(long count);

    DoubleStream takeWhile(DoublePredicate condition);

    DoubleStream dropWhile(DoublePredicate condition);

    void forEach(DoubleConsumer action);

    void forEachOrdered(DoubleConsumer action);

    double[] toArray();

    double reduce(double identity, DoubleBinaryOperator operator);

    OptionalDouble reduce(DoubleBinaryOperator operator);

    <R> R collect(Supplier<R> supplier, ObjDoubleConsumer<R> accumulator, BiConsumer<R, R> combiner);

    double sum();

    OptionalDouble min();

    OptionalDouble max();

    long count();

    OptionalDouble average();

    DoubleSummaryStatistics summaryStatistics();

    boolean anyMatch(DoublePredicate condition);

    boolean allMatch(DoublePredicate condition);

    boolean noneMatch(DoublePredicate condition);

    OptionalDouble findFirst();

    OptionalDouble findAny();

    Stream<Double> boxed();

    PrimitiveIterator.OfDouble iterator();

    static Builder builder() {
        return new DoubleStreamBuilder();
    }

    static DoubleStream empty() {
        return of();
    }

    static DoubleStream of(double element) {
        return of(new double[] {element});
    }

    static DoubleStream of(double... elements) {
        return Arrays.stream(elements);
    }

    static DoubleStream iterate(double seed, DoubleUnaryOperator step) {
        Sources.Iterated<Double> numbers = new Sources.Iterated<Double>(seed, null, step::applyAsDouble);
        return new DoublePipeline(new Pipeline<Double>(numbers));
    }

    static DoubleStream iterate(double seed, DoublePredicate condition, DoubleUnaryOperator step) {
        Sources.Iterated<Double> numbers = new Sources.Iterated<Double>(seed, condition::test, step::applyAsDouble);
        return new DoublePipeline(new Pipeline<Double>(numbers));
    }

    static DoubleStream generate(DoubleSupplier supplier) {
        return new DoublePipeline(new Pipeline<Double>(new Sources.Generated<Double>(supplier::getAsDouble)));
    }

    static DoubleStream concat(DoubleStream first, DoubleStream second) {
        return new DoublePipeline(Pipeline.<Double>concatenated(first.boxed(), second.boxed()));
    }

    /** Collects the elements of a stream that is made at the end. */
    interface Builder extends DoubleConsumer {
        void accept(double element);

        default Builder add(double element) {
            accept(element);
            return this;
        }

        DoubleStream build();
    }
}
