package java.util.stream;

import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
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
import java.util.function.UnaryOperator;

/** Elements that are worked on one after the other, when the last operation asks for them. */
public interface Stream<T> extends BaseStream<T, Stream<T>> {
    Stream<T> filter(Predicate<? super T> condition);

    <R> Stream<R> map(Function<? super T, ? extends R> function);

    IntStream mapToInt(ToIntFunction<? super T> function);

    LongStream mapToLong(ToLongFunction<? super T> function);

    DoubleStream mapToDouble(ToDoubleFunction<? super T> function);

    <R> Stream<R> flatMap(Function<? super T, ? extends Stream<? extends R>> function);

    IntStream flatMapToInt(Function<? super T, ? extends IntStream> function);

    LongStream flatMapToLong(Function<? super T, ? extends LongStream> function);

    DoubleStream flatMapToDouble(Function<? super T, ? extends DoubleStream> function);

    <R> Stream<R> mapMulti(BiConsumer<? super T, ? super Consumer<R>> function);

    Stream<T> distinct();

    Stream<T> sorted();

    Stream<T> sorted(Comparator<? super T> order);

    Stream<T> peek(Consumer<? super T> action);

    Stream<T> limit(long count);

    Stream<T> skip(long count);

    Stream<T> takeWhile(Predicate<? super T> condition);

    Stream<T> dropWhile(Predicate<? super T> condition);

    void forEach(Consumer<? super T> action);

    void forEachOrdered(Consumer<? super T> action);

    Object[] toArray();

    <A> A[] toArray(IntFunction<A[]> generator);

    List<T> toList();

    T reduce(T identity, BinaryOperator<T> operator);

    Optional<T> reduce(BinaryOperator<T> operator);

    <U> U reduce(U identity, BiFunction<U, ? super T, U> accumulator, BinaryOperator<U> combiner);

    <R> R collect(Supplier<R> supplier, BiConsumer<R, ? super T> accumulator, BiConsumer<R, R> combiner);

    <R, A> R collect(Collector<? super T, A, R> collector);

    Optional<T> min(Comparator<? super T> order);

    Optional<T> max(Comparator<? super T> order);

    long count();

    boolean anyMatch(Predicate<? super T> condition);

    boolean allMatch(Predicate<? super T> condition);

    boolean noneMatch(Predicate<? super T> condition);

    Optional<T> findFirst();

    Optional<T> findAny();

    static <T> Builder<T> builder() {
        return new StreamBuilder<T>();
    }

    static <T> Stream<T> empty() {
        return StreamSupport.stream(Collections.<T>emptyList());
    }

    static <T> Stream<T> of(T element) {
        return StreamSupport.stream(Collections.<T>singletonList(element));
    }

    @SafeVarargs
    static <T> Stream<T> of(T... elements) {
        return Arrays.stream(elements);
    }

    static <T> Stream<T> ofNullable(T element) {
        return element == null ? Stream.<T>empty() : Stream.<T>of(element);
    }

    static <T> Stream<T> iterate(T seed, UnaryOperator<T> step) {
        if (step == null) throw new NullPointerException();
        return new Pipeline<T>(new Sources.Iterated<T>(seed, null, step));
    }

    static <T> Stream<T> iterate(T seed, Predicate<? super T> condition, UnaryOperator<T> step) {
        if (step == null || condition == null) throw new NullPointerException();
        return new Pipeline<T>(new Sources.Iterated<T>(seed, condition, step));
    }

    static <T> Stream<T> generate(Supplier<? extends T> supplier) {
        if (supplier == null) throw new NullPointerException();
        return new Pipeline<T>(new Sources.Generated<T>(supplier));
    }

    static <T> Stream<T> concat(Stream<? extends T> first, Stream<? extends T> second) {
        if (first == null || second == null) throw new NullPointerException();
        return Pipeline.<T>concatenated(first, second);
    }

    /** Collects the elements of a stream that is made at the end. */
    interface Builder<T> extends Consumer<T> {
        void accept(T element);

        default Builder<T> add(T element) {
            accept(element);
            return this;
        }

        Stream<T> build();
    }
}
