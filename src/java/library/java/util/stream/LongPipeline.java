package java.util.stream;

import java.util.Iterator;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.function.BiConsumer;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;

/** Every stream of longs: one of objects, whose elements are boxed. */
final class LongPipeline implements LongStream {
    private final Pipeline<Long> boxed;

    LongPipeline(Pipeline<Long> boxed) {
        this.boxed = boxed;
    }

    public LongStream filter(LongPredicate condition) {
        return new LongPipeline(boxed.filter(condition::test));
    }

    public LongStream map(LongUnaryOperator function) {
        return new LongPipeline(boxed.<Long>map(function::applyAsLong));
    }

    public <U> Stream<U> mapToObj(LongFunction<? extends U> function) {
        return boxed.<U>map(function::apply);
    }

    public IntStream mapToInt(LongToIntFunction function) {
        return new IntPipeline(boxed.<Integer>map(function::applyAsInt));
    }

    public DoubleStream mapToDouble(LongToDoubleFunction function) {
        return new DoublePipeline(boxed.<Double>map(function::applyAsDouble));
    }

    public LongStream flatMap(LongFunction<? extends LongStream> function) {
        return boxed.flatMapToLong(function::apply);
    }

    public LongStream distinct() {
        return boxed.distinct().mapToLong(element -> element);
    }

    public LongStream sorted() {
        return new LongPipeline(boxed.sorted());
    }

    public LongStream peek(LongConsumer action) {
        return new LongPipeline(boxed.peek(action::accept));
    }

    public LongStream limit(long count) {
        return new LongPipeline(boxed.limit(count));
    }

    public LongStream skip(long count) {
        return new LongPipeline(boxed.skip(count));
    }

    public LongStream takeWhile(LongPredicate condition) {
        return new LongPipeline(boxed.takeWhile(condition::test));
    }

    public LongStream dropWhile(LongPredicate condition) {
        return new LongPipeline(boxed.dropWhile(condition::test));
    }

    public void forEach(LongConsumer action) {
        boxed.forEach(action::accept);
    }

    public void forEachOrdered(LongConsumer action) {
        boxed.forEach(action::accept);
    }

    public long[] toArray() {
        List<Long> all = boxed.toList();
        long[] array = new long[all.size()];
        for (int i = 0; i < array.length; i++) array[i] = all.get(i);
        return array;
    }

    public long reduce(long identity, LongBinaryOperator operator) {
        return boxed.reduce(identity, operator::applyAsLong);
    }

    public OptionalLong reduce(LongBinaryOperator operator) {
        return unboxed(boxed.reduce(operator::applyAsLong));
    }

    private static OptionalLong unboxed(Optional<Long> result) {
        return result.isPresent() ? OptionalLong.of(result.get()) : OptionalLong.empty();
    }

    public <R> R collect(Supplier<R> supplier, ObjLongConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        return boxed.<R>collect(supplier, accumulator::accept, combiner);
    }

    public long sum() {
        Cursor<Long> each = boxed.take();
        long sum = 0;
        while (each.advance()) sum += each.value;
        return sum;
    }

    public OptionalLong min() {
        return reduce(Math::min);
    }

    public OptionalLong max() {
        return reduce(Math::max);
    }

    public long count() {
        return boxed.count();
    }

    public OptionalDouble average() {
        LongSummaryStatistics statistics = summaryStatistics();
        return statistics.getCount() == 0 ? OptionalDouble.empty() : OptionalDouble.of(statistics.getAverage());
    }

    public LongSummaryStatistics summaryStatistics() {
        LongSummaryStatistics statistics = new LongSummaryStatistics();
        forEach(statistics);
        return statistics;
    }

    public boolean anyMatch(LongPredicate condition) {
        return boxed.anyMatch(condition::test);
    }

    public boolean allMatch(LongPredicate condition) {
        return boxed.allMatch(condition::test);
    }

    public boolean noneMatch(LongPredicate condition) {
        return boxed.noneMatch(condition::test);
    }

    public OptionalLong findFirst() {
        return unboxed(boxed.findFirst());
    }

    public OptionalLong findAny() {
        return findFirst();
    }

    public DoubleStream asDoubleStream() {
        return new DoublePipeline(boxed.<Double>map(element -> (double) element));
    }

    public Stream<Long> boxed() {
        return boxed.unordered();
    }

    public PrimitiveIterator.OfLong iterator() {
        return new ElementIterator(boxed.iterator());
    }

    public boolean isParallel() {
        return boxed.isParallel();
    }

    public LongStream sequential() {
        boxed.sequential();
        return this;
    }

    public LongStream parallel() {
        boxed.parallel();
        return this;
    }

    public LongStream unordered() {
        return new LongPipeline(boxed.unordered());
    }

    public LongStream onClose(Runnable action) {
        boxed.onClose(action);
        return this;
    }

    public void close() {
        boxed.close();
    }

    private static final class ElementIterator implements PrimitiveIterator.OfLong {
        private final Iterator<Long> boxed;

        ElementIterator(Iterator<Long> boxed) {
            this.boxed = boxed;
        }

        public boolean hasNext() {
            return boxed.hasNext();
        }

        public long nextLong() {
            return boxed.next();
        }
    }
}
