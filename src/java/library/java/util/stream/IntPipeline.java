package java.util.stream;

import java.util.IntSummaryStatistics;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.function.BiConsumer;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/** Every stream of ints: one of objects, whose elements are boxed. */
final class IntPipeline implements IntStream {
    private final Pipeline<Integer> boxed;

    IntPipeline(Pipeline<Integer> boxed) {
        this.boxed = boxed;
    }

    public IntStream filter(IntPredicate condition) {
        return new IntPipeline(boxed.filter(condition::test));
    }

    public IntStream map(IntUnaryOperator function) {
        return new IntPipeline(boxed.<Integer>map(function::applyAsInt));
    }

    public <U> Stream<U> mapToObj(IntFunction<? extends U> function) {
        return boxed.<U>map(function::apply);
    }

    public LongStream mapToLong(IntToLongFunction function) {
        return new LongPipeline(boxed.<Long>map(function::applyAsLong));
    }

    public DoubleStream mapToDouble(IntToDoubleFunction function) {
        return new DoublePipeline(boxed.<Double>map(function::applyAsDouble));
    }

    public IntStream flatMap(IntFunction<? extends IntStream> function) {
        return boxed.flatMapToInt(function::apply);
    }

    public IntStream distinct() {
        return boxed.distinct().mapToInt(element -> element);
    }

    public IntStream sorted() {
        return new IntPipeline(boxed.sorted());
    }

    public IntStream peek(IntConsumer action) {
        return new IntPipeline(boxed.peek(action::accept));
    }

    public IntStream limit(long count) {
        return new IntPipeline(boxed.limit(count));
    }

    public IntStream skip(long count) {
        return new IntPipeline(boxed.skip(count));
    }

    public IntStream takeWhile(IntPredicate condition) {
        return new IntPipeline(boxed.takeWhile(condition::test));
    }

    public IntStream dropWhile(IntPredicate condition) {
        return new IntPipeline(boxed.dropWhile(condition::test));
    }

    public void forEach(IntConsumer action) {
        boxed.forEach(action::accept);
    }

    public void forEachOrdered(IntConsumer action) {
        boxed.forEach(action::accept);
    }

    public int[] toArray() {
        List<Integer> all = boxed.toList();
        int[] array = new int[all.size()];
        for (int i = 0; i < array.length; i++) array[i] = all.get(i);
        return array;
    }

    public int reduce(int identity, IntBinaryOperator operator) {
        return boxed.reduce(identity, operator::applyAsInt);
    }

    public OptionalInt reduce(IntBinaryOperator operator) {
        return unboxed(boxed.reduce(operator::applyAsInt));
    }

    private static OptionalInt unboxed(Optional<Integer> result) {
        return result.isPresent() ? OptionalInt.of(result.get()) : OptionalInt.empty();
    }

    public <R> R collect(Supplier<R> supplier, ObjIntConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        return boxed.<R>collect(supplier, accumulator::accept, combiner);
    }

    public int sum() {
        Cursor<Integer> each = boxed.take();
        int sum = 0;
        while (each.advance()) sum += each.value;
        return sum;
    }

    public OptionalInt min() {
        return reduce(Math::min);
    }

    public OptionalInt max() {
        return reduce(Math::max);
    }

    public long count() {
        return boxed.count();
    }

    public OptionalDouble average() {
        IntSummaryStatistics statistics = summaryStatistics();
        return statistics.getCount() == 0 ? OptionalDouble.empty() : OptionalDouble.of(statistics.getAverage());
    }

    public IntSummaryStatistics summaryStatistics() {
        IntSummaryStatistics statistics = new IntSummaryStatistics();
        forEach(statistics);
        return statistics;
    }

    public boolean anyMatch(IntPredicate condition) {
        return boxed.anyMatch(condition::test);
    }

    public boolean allMatch(IntPredicate condition) {
        return boxed.allMatch(condition::test);
    }

    public boolean noneMatch(IntPredicate condition) {
        return boxed.noneMatch(condition::test);
    }

    public OptionalInt findFirst() {
        return unboxed(boxed.findFirst());
    }

    public OptionalInt findAny() {
        return findFirst();
    }

    public LongStream asLongStream() {
        return new LongPipeline(boxed.<Long>map(element -> (long) element));
    }

    public DoubleStream asDoubleStream() {
        return new DoublePipeline(boxed.<Double>map(element -> (double) element));
    }

    public Stream<Integer> boxed() {
        return boxed.unordered();
    }

    public PrimitiveIterator.OfInt iterator() {
        return new ElementIterator(boxed.iterator());
    }

    public boolean isParallel() {
        return boxed.isParallel();
    }

    public IntStream sequential() {
        boxed.sequential();
        return this;
    }

    public IntStream parallel() {
        boxed.parallel();
        return this;
    }

    public IntStream unordered() {
        return new IntPipeline(boxed.unordered());
    }

    public IntStream onClose(Runnable action) {
        boxed.onClose(action);
        return this;
    }

    public void close() {
        boxed.close();
    }

    private static final class ElementIterator implements PrimitiveIterator.OfInt {
        private final Iterator<Integer> boxed;

        ElementIterator(Iterator<Integer> boxed) {
            this.boxed = boxed;
        }

        public boolean hasNext() {
            return boxed.hasNext();
        }

        public int nextInt() {
            return boxed.next();
        }
    }
}
