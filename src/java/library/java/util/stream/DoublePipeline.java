package java.util.stream;

import java.util.DoubleSummaryStatistics;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;
import java.util.function.BiConsumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;

/** Every stream of doubles: one of objects, whose elements are boxed. */
final class DoublePipeline implements DoubleStream {
    private final Pipeline<Double> boxed;

    DoublePipeline(Pipeline<Double> boxed) {
        this.boxed = boxed;
    }

    public DoubleStream filter(DoublePredicate condition) {
        return new DoublePipeline(boxed.filter(condition::test));
    }

    public DoubleStream map(DoubleUnaryOperator function) {
        return new DoublePipeline(boxed.<Double>map(function::applyAsDouble));
    }

    public <U> Stream<U> mapToObj(DoubleFunction<? extends U> function) {
        return boxed.<U>map(function::apply);
    }

    public IntStream mapToInt(DoubleToIntFunction function) {
        return new IntPipeline(boxed.<Integer>map(function::applyAsInt));
    }

    public LongStream mapToLong(DoubleToLongFunction function) {
        return new LongPipeline(boxed.<Long>map(function::applyAsLong));
    }

    public DoubleStream flatMap(DoubleFunction<? extends DoubleStream> function) {
        return boxed.flatMapToDouble(function::apply);
    }

    public DoubleStream distinct() {
        return boxed.distinct().mapToDouble(element -> element);
    }

    public DoubleStream sorted() {
        return new DoublePipeline(boxed.sorted());
    }

    public DoubleStream peek(DoubleConsumer action) {
        return new DoublePipeline(boxed.peek(action::accept));
    }

    public DoubleStream limit(long count) {
        return new DoublePipeline(boxed.limit(count));
    }

    public DoubleStream skip(long count) {
        return new DoublePipeline(boxed.skip(count));
    }

    public DoubleStream takeWhile(DoublePredicate condition) {
        return new DoublePipeline(boxed.takeWhile(condition::test));
    }

    public DoubleStream dropWhile(DoublePredicate condition) {
        return new DoublePipeline(boxed.dropWhile(condition::test));
    }

    public void forEach(DoubleConsumer action) {
        boxed.forEach(action::accept);
    }

    public void forEachOrdered(DoubleConsumer action) {
        boxed.forEach(action::accept);
    }

    public double[] toArray() {
        List<Double> all = boxed.toList();
        double[] array = new double[all.size()];
        for (int i = 0; i < array.length; i++) array[i] = all.get(i);
        return array;
    }

    public double reduce(double identity, DoubleBinaryOperator operator) {
        return boxed.reduce(identity, operator::applyAsDouble);
    }

    public OptionalDouble reduce(DoubleBinaryOperator operator) {
        return unboxed(boxed.reduce(operator::applyAsDouble));
    }

    private static OptionalDouble unboxed(Optional<Double> result) {
        return result.isPresent() ? OptionalDouble.of(result.get()) : OptionalDouble.empty();
    }

    public <R> R collect(Supplier<R> supplier, ObjDoubleConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        return boxed.<R>collect(supplier, accumulator::accept, combiner);
    }

    public double sum() {
        return summaryStatistics().getSum();
    }

    public OptionalDouble min() {
        return reduce(Math::min);
    }

    public OptionalDouble max() {
        return reduce(Math::max);
    }

    public long count() {
        return boxed.count();
    }

    public OptionalDouble average() {
        DoubleSummaryStatistics statistics = summaryStatistics();
        return statistics.getCount() == 0 ? OptionalDouble.empty() : OptionalDouble.of(statistics.getAverage());
    }

    public DoubleSummaryStatistics summaryStatistics() {
        DoubleSummaryStatistics statistics = new DoubleSummaryStatistics();
        forEach(statistics);
        return statistics;
    }

    public boolean anyMatch(DoublePredicate condition) {
        return boxed.anyMatch(condition::test);
    }

    public boolean allMatch(DoublePredicate condition) {
        return boxed.allMatch(condition::test);
    }

    public boolean noneMatch(DoublePredicate condition) {
        return boxed.noneMatch(condition::test);
    }

    public OptionalDouble findFirst() {
        return unboxed(boxed.findFirst());
    }

    public OptionalDouble findAny() {
        return findFirst();
    }

    public Stream<Double> boxed() {
        return boxed.unordered();
    }

    public PrimitiveIterator.OfDouble iterator() {
        return new ElementIterator(boxed.iterator());
    }

    public boolean isParallel() {
        return boxed.isParallel();
    }

    public DoubleStream sequential() {
        boxed.sequential();
        return this;
    }

    public DoubleStream parallel() {
        boxed.parallel();
        return this;
    }

    public DoubleStream unordered() {
        return new DoublePipeline(boxed.unordered());
    }

    public DoubleStream onClose(Runnable action) {
        boxed.onClose(action);
        return this;
    }

    public void close() {
        boxed.close();
    }

    private static final class ElementIterator implements PrimitiveIterator.OfDouble {
        private final Iterator<Double> boxed;

        ElementIterator(Iterator<Double> boxed) {
            this.boxed = boxed;
        }

        public boolean hasNext() {
            return boxed.hasNext();
        }

        public double nextDouble() {
            return boxed.next();
        }
    }
}
