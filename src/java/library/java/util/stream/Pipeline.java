package java.util.stream;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/**
 * Every stream of objects: a cursor, which the operation on the stream takes. An operation in the middle makes a stream
 * with a cursor on that one, an operation at the end advances it.
 */
final class Pipeline<T> implements Stream<T> {
    private final Cursor<T> elements;
    private final CloseActions closeActions;
    private boolean isParallel;
    private boolean isUsed;

    Pipeline(Cursor<T> elements) {
        this(elements, new CloseActions(), false);
    }

    private Pipeline(Cursor<T> elements, CloseActions closeActions, boolean isParallel) {
        this.elements = elements;
        this.closeActions = closeActions;
        this.isParallel = isParallel;
    }

    static <T> Pipeline<T> concatenated(Stream<? extends T> first, Stream<? extends T> second) {
        Pipeline<T> both = new Pipeline<T>(new Sources.Concatenated<T>(elementsOf(first), elementsOf(second)));
        return both.onClose(() -> first.close()).onClose(() -> second.close());
    }

    @SuppressWarnings("unchecked")
    static <T> Cursor<? extends T> elementsOf(Stream<? extends T> stream) {
        return ((Pipeline<? extends T>) stream).take();
    }

    /** The elements, for the one operation that may have them. */
    Cursor<T> take() {
        refuseIfUsed();
        isUsed = true;
        return elements;
    }

    private void refuseIfUsed() {
        if (isUsed) throw new IllegalStateException("stream has already been operated upon or closed");
    }

    private <R> Pipeline<R> next(Cursor<R> cursor) {
        return new Pipeline<R>(cursor, closeActions, isParallel);
    }

    public Pipeline<T> filter(Predicate<? super T> condition) {
        if (condition == null) throw new NullPointerException();
        return next(new Stages.Filtered<T>(take(), condition));
    }

    public <R> Pipeline<R> map(Function<? super T, ? extends R> function) {
        if (function == null) throw new NullPointerException();
        return next(new Stages.Mapped<T, R>(take(), function));
    }

    public IntStream mapToInt(ToIntFunction<? super T> function) {
        return new IntPipeline(this.<Integer>map(function::applyAsInt));
    }

    public LongStream mapToLong(ToLongFunction<? super T> function) {
        return new LongPipeline(this.<Long>map(function::applyAsLong));
    }

    public DoubleStream mapToDouble(ToDoubleFunction<? super T> function) {
        return new DoublePipeline(this.<Double>map(function::applyAsDouble));
    }

    public <R> Pipeline<R> flatMap(Function<? super T, ? extends Stream<? extends R>> function) {
        if (function == null) throw new NullPointerException();
        return next(new Stages.FlatMapped<T, R>(take(), function));
    }

    public IntStream flatMapToInt(Function<? super T, ? extends IntStream> function) {
        if (function == null) throw new NullPointerException();
        return new IntPipeline(this.<Integer>flatMap(element -> {
            IntStream inner = function.apply(element);
            return inner == null ? null : inner.boxed();
        }));
    }

    public LongStream flatMapToLong(Function<? super T, ? extends LongStream> function) {
        if (function == null) throw new NullPointerException();
        return new LongPipeline(this.<Long>flatMap(element -> {
            LongStream inner = function.apply(element);
            return inner == null ? null : inner.boxed();
        }));
    }

    public DoubleStream flatMapToDouble(Function<? super T, ? extends DoubleStream> function) {
        if (function == null) throw new NullPointerException();
        return new DoublePipeline(this.<Double>flatMap(element -> {
            DoubleStream inner = function.apply(element);
            return inner == null ? null : inner.boxed();
        }));
    }

    public <R> Pipeline<R> mapMulti(BiConsumer<? super T, ? super Consumer<R>> function) {
        if (function == null) throw new NullPointerException();
        return next(new Stages.MultiMapped<T, R>(take(), function));
    }

    public Pipeline<T> distinct() {
        return next(new Stages.Distinct<T>(take()));
    }

    public Pipeline<T> sorted() {
        Cursor<T> source = take();
        return next(source.isSorted() ? source : new Stages.Sorted<T>(source, null));
    }

    public Pipeline<T> sorted(Comparator<? super T> order) {
        if (order == null) throw new NullPointerException();
        return next(new Stages.Sorted<T>(take(), order));
    }

    public Pipeline<T> peek(Consumer<? super T> action) {
        if (action == null) throw new NullPointerException();
        return next(new Stages.Peeked<T>(take(), action));
    }

    public Pipeline<T> limit(long count) {
        if (count < 0) throw new IllegalArgumentException(Long.toString(count));
        return next(new Stages.Limited<T>(take(), count));
    }

    public Pipeline<T> skip(long count) {
        if (count < 0) throw new IllegalArgumentException(Long.toString(count));
        return next(new Stages.Skipped<T>(take(), count));
    }

    public Pipeline<T> takeWhile(Predicate<? super T> condition) {
        if (condition == null) throw new NullPointerException();
        return next(new Stages.TakenWhile<T>(take(), condition));
    }

    public Pipeline<T> dropWhile(Predicate<? super T> condition) {
        if (condition == null) throw new NullPointerException();
        return next(new Stages.DroppedWhile<T>(take(), condition));
    }

    public void forEach(Consumer<? super T> action) {
        if (action == null) throw new NullPointerException();
        Cursor<T> each = take();
        while (each.advance()) action.accept(each.value);
    }

    public void forEachOrdered(Consumer<? super T> action) {
        forEach(action);
    }

    public Object[] toArray() {
        return elementsAsList().toArray();
    }

    public <A> A[] toArray(IntFunction<A[]> generator) {
        if (generator == null) throw new NullPointerException();
        List<T> all = elementsAsList();
        A[] array = generator.apply(all.size());
        Object[] slots = array;
        int i = 0;
        for (T element : all) slots[i++] = element;
        return array;
    }

    public List<T> toList() {
        return Collections.unmodifiableList(elementsAsList());
    }

    private List<T> elementsAsList() {
        List<T> all = new ArrayList<T>();
        Cursor<T> each = take();
        while (each.advance()) all.add(each.value);
        return all;
    }

    public T reduce(T identity, BinaryOperator<T> operator) {
        return reduce(identity, operator, operator);
    }

    public Optional<T> reduce(BinaryOperator<T> operator) {
        if (operator == null) throw new NullPointerException();
        Cursor<T> each = take();
        if (!each.advance()) return Optional.<T>empty();
        T result = each.value;
        while (each.advance()) result = operator.apply(result, each.value);
        return Optional.<T>of(result);
    }

    public <U> U reduce(U identity, BiFunction<U, ? super T, U> accumulator, BinaryOperator<U> combiner) {
        if (accumulator == null || combiner == null) throw new NullPointerException();
        Cursor<T> each = take();
        U result = identity;
        while (each.advance()) result = accumulator.apply(result, each.value);
        return result;
    }

    public <R> R collect(Supplier<R> supplier, BiConsumer<R, ? super T> accumulator, BiConsumer<R, R> combiner) {
        if (supplier == null || accumulator == null || combiner == null) throw new NullPointerException();
        Cursor<T> each = take();
        R result = supplier.get();
        while (each.advance()) accumulator.accept(result, each.value);
        return result;
    }

    public <R, A> R collect(Collector<? super T, A, R> collector) {
        if (collector == null) throw new NullPointerException();
        Supplier<A> supplier = collector.supplier();
        BiConsumer<A, ? super T> accumulator = collector.accumulator();
        Cursor<T> each = take();
        A container = supplier.get();
        while (each.advance()) accumulator.accept(container, each.value);
        return collector.finisher().apply(container);
    }

    public Optional<T> min(Comparator<? super T> order) {
        return reduce(BinaryOperator.<T>minBy(order));
    }

    public Optional<T> max(Comparator<? super T> order) {
        return reduce(BinaryOperator.<T>maxBy(order));
    }

    /** Where the number is known before, no element is asked for. */
    public long count() {
        Cursor<T> each = take();
        long size = each.size();
        if (size >= 0) return size;
        long count = 0;
        while (each.advance()) count++;
        return count;
    }

    public boolean anyMatch(Predicate<? super T> condition) {
        return matches(condition, true);
    }

    public boolean allMatch(Predicate<? super T> condition) {
        return !matches(condition, false);
    }

    public boolean noneMatch(Predicate<? super T> condition) {
        return !matches(condition, true);
    }

    private boolean matches(Predicate<? super T> condition, boolean wanted) {
        if (condition == null) throw new NullPointerException();
        Cursor<T> each = take();
        while (each.advance()) {
            if (condition.test(each.value) == wanted) return true;
        }
        return false;
    }

    public Optional<T> findFirst() {
        Cursor<T> each = take();
        return each.advance() ? Optional.<T>of(each.value) : Optional.<T>empty();
    }

    public Optional<T> findAny() {
        return findFirst();
    }

    public Iterator<T> iterator() {
        return new ElementIterator<T>(take());
    }

    public boolean isParallel() {
        return isParallel;
    }

    public Pipeline<T> sequential() {
        isParallel = false;
        return this;
    }

    /** Only a mark: the elements come one after the other. */
    public Pipeline<T> parallel() {
        isParallel = true;
        return this;
    }

    public Pipeline<T> unordered() {
        return next(take());
    }

    public Pipeline<T> onClose(Runnable action) {
        refuseIfUsed();
        if (action == null) throw new NullPointerException();
        closeActions.add(action);
        return this;
    }

    public void close() {
        isUsed = true;
        closeActions.run();
    }

    private static final class ElementIterator<T> implements Iterator<T> {
        private final Cursor<T> elements;
        private boolean isAhead;
        private boolean isAtEnd;

        ElementIterator(Cursor<T> elements) {
            this.elements = elements;
        }

        public boolean hasNext() {
            if (!isAhead && !isAtEnd) {
                isAhead = elements.advance();
                isAtEnd = !isAhead;
            }
            return isAhead;
        }

        public T next() {
            if (!hasNext()) throw new NoSuchElementException();
            isAhead = false;
            return elements.value;
        }
    }
}
