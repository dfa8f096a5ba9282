package java.util.stream;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.Iterator;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** The usual collectors. */
public final class Collectors {
    private Collectors() {
    }

    public static <T, C extends Collection<T>> Collector<T, ?, C> toCollection(Supplier<C> supplier) {
        return new Parts<T, C, C>(supplier, (all, element) -> all.add(element), (first, second) -> {
            first.addAll(second);
            return first;
        }, all -> all);
    }

    public static <T> Collector<T, ?, List<T>> toList() {
        return Collectors.<T, List<T>>toCollection(() -> new ArrayList<T>());
    }

    @SuppressWarnings("unchecked")
    public static <T> Collector<T, ?, List<T>> toUnmodifiableList() {
        return collectingAndThen(Collectors.<T>toList(), all -> (List<T>) List.of(all.toArray()));
    }

    public static <T> Collector<T, ?, Set<T>> toSet() {
        return Collectors.<T, Set<T>>toCollection(() -> new HashSet<T>());
    }

    @SuppressWarnings("unchecked")
    public static <T> Collector<T, ?, Set<T>> toUnmodifiableSet() {
        return collectingAndThen(Collectors.<T>toSet(), all -> (Set<T>) Set.of(all.toArray()));
    }

    public static Collector<CharSequence, ?, String> joining() {
        return new Parts<CharSequence, StringBuilder, String>(
            () -> new StringBuilder(),
            (text, element) -> text.append(element),
            (first, second) -> first.append(second),
            text -> text.toString());
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence separator) {
        return joining(separator, "", "");
    }

    public static Collector<CharSequence, ?, String> joining(
        CharSequence separator, CharSequence prefix, CharSequence suffix
    ) {
        return new Parts<CharSequence, StringJoiner, String>(
            () -> new StringJoiner(separator, prefix, suffix),
            (text, element) -> text.add(element),
            (first, second) -> first.merge(second),
            text -> text.toString());
    }

    public static <T, U, A, R> Collector<T, ?, R> mapping(
        Function<? super T, ? extends U> function, Collector<? super U, A, R> downstream
    ) {
        BiConsumer<A, ? super U> accumulator = downstream.accumulator();
        return new Parts<T, A, R>(
            downstream.supplier(),
            (container, element) -> accumulator.accept(container, function.apply(element)),
            downstream.combiner(),
            downstream.finisher());
    }

    public static <T, U, A, R> Collector<T, ?, R> flatMapping(
        Function<? super T, ? extends Stream<? extends U>> function, Collector<? super U, A, R> downstream
    ) {
        BiConsumer<A, ? super U> accumulator = downstream.accumulator();
        return new Parts<T, A, R>(
            downstream.supplier(),
            (container, element) -> {
                Stream<? extends U> inner = function.apply(element);
                if (inner == null) return;
                inner.forEach(each -> accumulator.accept(container, each));
                inner.close();
            },
            downstream.combiner(),
            downstream.finisher());
    }

    public static <T, A, R> Collector<T, ?, R> filtering(
        Predicate<? super T> condition, Collector<? super T, A, R> downstream
    ) {
        BiConsumer<A, ? super T> accumulator = downstream.accumulator();
        return new Parts<T, A, R>(
            downstream.supplier(),
            (container, element) -> {
                if (condition.test(element)) accumulator.accept(container, element);
            },
            downstream.combiner(),
            downstream.finisher());
    }

    public static <T, A, R, RR> Collector<T, A, RR> collectingAndThen(
        Collector<T, A, R> downstream, Function<R, RR> finisher
    ) {
        return new Parts<T, A, RR>(
            downstream.supplier(),
            downstream.accumulator(),
            downstream.combiner(),
            downstream.finisher().andThen(finisher));
    }

    public static <T> Collector<T, ?, Long> counting() {
        return summingLong(element -> 1L);
    }

    public static <T> Collector<T, ?, Integer> summingInt(ToIntFunction<? super T> function) {
        return new Parts<T, int[], Integer>(
            () -> new int[1],
            (sum, element) -> sum[0] += function.applyAsInt(element),
            (first, second) -> {
                first[0] += second[0];
                return first;
            },
            sum -> sum[0]);
    }

    public static <T> Collector<T, ?, Long> summingLong(ToLongFunction<? super T> function) {
        return new Parts<T, long[], Long>(
            () -> new long[1],
            (sum, element) -> sum[0] += function.applyAsLong(element),
            (first, second) -> {
                first[0] += second[0];
                return first;
            },
            sum -> sum[0]);
    }

    public static <T> Collector<T, ?, Double> summingDouble(ToDoubleFunction<? super T> function) {
        return collectingAndThen(Collectors.<T>summarizingDouble(function), statistics -> statistics.getSum());
    }

    public static <T> Collector<T, ?, Double> averagingInt(ToIntFunction<? super T> function) {
        return collectingAndThen(Collectors.<T>summarizingInt(function), statistics -> statistics.getAverage());
    }

    public static <T> Collector<T, ?, Double> averagingLong(ToLongFunction<? super T> function) {
        return collectingAndThen(Collectors.<T>summarizingLong(function), statistics -> statistics.getAverage());
    }

    public static <T> Collector<T, ?, Double> averagingDouble(ToDoubleFunction<? super T> function) {
        return collectingAndThen(Collectors.<T>summarizingDouble(function), statistics -> statistics.getAverage());
    }

    public static <T> Collector<T, ?, IntSummaryStatistics> summarizingInt(ToIntFunction<? super T> function) {
        return new Parts<T, IntSummaryStatistics, IntSummaryStatistics>(
            () -> new IntSummaryStatistics(),
            (statistics, element) -> statistics.accept(function.applyAsInt(element)),
            (first, second) -> {
                first.combine(second);
                return first;
            },
            statistics -> statistics);
    }

    public static <T> Collector<T, ?, LongSummaryStatistics> summarizingLong(ToLongFunction<? super T> function) {
        return new Parts<T, LongSummaryStatistics, LongSummaryStatistics>(
            () -> new LongSummaryStatistics(),
            (statistics, element) -> statistics.accept(function.applyAsLong(element)),
            (first, second) -> {
                first.combine(second);
                return first;
            },
            statistics -> statistics);
    }

    public static <T> Collector<T, ?, DoubleSummaryStatistics> summarizingDouble(ToDoubleFunction<? super T> function) {
        return new Parts<T, DoubleSummaryStatistics, DoubleSummaryStatistics>(
            () -> new DoubleSummaryStatistics(),
            (statistics, element) -> statistics.accept(function.applyAsDouble(element)),
            (first, second) -> {
                first.combine(second);
                return first;
            },
            statistics -> statistics);
    }

    public static <T> Collector<T, ?, Optional<T>> minBy(Comparator<? super T> order) {
        return reducing(BinaryOperator.<T>minBy(order));
    }

    public static <T> Collector<T, ?, Optional<T>> maxBy(Comparator<? super T> order) {
        return reducing(BinaryOperator.<T>maxBy(order));
    }

    public static <T> Collector<T, ?, T> reducing(T identity, BinaryOperator<T> operator) {
        return Collectors.<T, T>reducing(identity, element -> element, operator);
    }

    public static <T> Collector<T, ?, Optional<T>> reducing(BinaryOperator<T> operator) {
        return new Parts<T, Box<T>, Optional<T>>(
            () -> new Box<T>(null, false),
            (box, element) -> box.add(element, operator),
            (first, second) -> {
                if (second.isFull) first.add(second.value, operator);
                return first;
            },
            box -> Optional.<T>ofNullable(box.value));
    }

    public static <T, U> Collector<T, ?, U> reducing(
        U identity, Function<? super T, ? extends U> function, BinaryOperator<U> operator
    ) {
        return new Parts<T, Box<U>, U>(
            () -> new Box<U>(identity, true),
            (box, element) -> box.add(function.apply(element), operator),
            (first, second) -> {
                first.add(second.value, operator);
                return first;
            },
            box -> box.value);
    }

    public static <T, K> Collector<T, ?, Map<K, List<T>>> groupingBy(Function<? super T, ? extends K> key) {
        return Collectors.groupingBy(key, Collectors.<T>toList());
    }

    public static <T, K, A, D> Collector<T, ?, Map<K, D>> groupingBy(
        Function<? super T, ? extends K> key, Collector<? super T, A, D> downstream
    ) {
        return Collectors.<T, K, D, A, Map<K, D>>groupingBy(key, () -> new HashMap<K, D>(), downstream);
    }

    /** While elements come, the map has the containers of the groups; at the end each becomes its result. */
    @SuppressWarnings("unchecked")
    public static <T, K, D, A, M extends Map<K, D>> Collector<T, ?, M> groupingBy(
        Function<? super T, ? extends K> key, Supplier<M> factory, Collector<? super T, A, D> downstream
    ) {
        Supplier<A> supplier = downstream.supplier();
        BiConsumer<A, ? super T> accumulator = downstream.accumulator();
        BinaryOperator<A> combiner = downstream.combiner();
        Function<A, D> finisher = downstream.finisher();
        return new Parts<T, Map<K, A>, M>(
            () -> (Map<K, A>) factory.get(),
            (groups, element) -> {
                K group = key.apply(element);
                if (group == null) throw new NullPointerException("element cannot be mapped to a null key");
                accumulator.accept(groups.computeIfAbsent(group, each -> supplier.get()), element);
            },
            (first, second) -> {
                second.forEach((group, container) -> first.merge(group, container, combiner));
                return first;
            },
            groups -> {
                M results = (M) groups;
                results.replaceAll((group, container) -> finisher.apply((A) container));
                return results;
            });
    }

    public static <T> Collector<T, ?, Map<Boolean, List<T>>> partitioningBy(Predicate<? super T> condition) {
        return Collectors.partitioningBy(condition, Collectors.<T>toList());
    }

    public static <T, D, A> Collector<T, ?, Map<Boolean, D>> partitioningBy(
        Predicate<? super T> condition, Collector<? super T, A, D> downstream
    ) {
        Supplier<A> supplier = downstream.supplier();
        BiConsumer<A, ? super T> accumulator = downstream.accumulator();
        BinaryOperator<A> combiner = downstream.combiner();
        Function<A, D> finisher = downstream.finisher();
        return new Parts<T, Partition<A>, Map<Boolean, D>>(
            () -> new Partition<A>(supplier.get(), supplier.get()),
            (parts, element) -> accumulator.accept(condition.test(element) ? parts.ifTrue : parts.ifFalse, element),
            (first, second) -> new Partition<A>(
                combiner.apply(first.ifTrue, second.ifTrue), combiner.apply(first.ifFalse, second.ifFalse)),
            parts -> new Partition<D>(finisher.apply(parts.ifTrue), finisher.apply(parts.ifFalse)));
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(
        Function<? super T, ? extends K> key, Function<? super T, ? extends U> value
    ) {
        return new Parts<T, Map<K, U>, Map<K, U>>(
            () -> new HashMap<K, U>(),
            (map, element) -> Collectors.<K, U>putNew(map, key.apply(element), value.apply(element)),
            (first, second) -> {
                second.forEach((k, v) -> Collectors.<K, U>putNew(first, k, v));
                return first;
            },
            map -> map);
    }

    private static <K, U> void putNew(Map<K, U> map, K key, U value) {
        if (value == null) throw new NullPointerException();
        U old = map.putIfAbsent(key, value);
        if (old == null) return;
        throw new IllegalStateException(
            "Duplicate key " + key + " (attempted merging values " + old + " and " + value + ")");
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(
        Function<? super T, ? extends K> key, Function<? super T, ? extends U> value, BinaryOperator<U> merge
    ) {
        return Collectors.<T, K, U, Map<K, U>>toMap(key, value, merge, () -> new HashMap<K, U>());
    }

    public static <T, K, U, M extends Map<K, U>> Collector<T, ?, M> toMap(
        Function<? super T, ? extends K> key, Function<? super T, ? extends U> value, BinaryOperator<U> merge,
        Supplier<M> factory
    ) {
        return new Parts<T, M, M>(
            factory,
            (map, element) -> map.merge(key.apply(element), value.apply(element), merge),
            (first, second) -> {
                second.forEach((k, v) -> first.merge(k, v, merge));
                return first;
            },
            map -> map);
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(
        Function<? super T, ? extends K> key, Function<? super T, ? extends U> value
    ) {
        if (key == null || value == null) throw new NullPointerException();
        return collectingAndThen(Collectors.<T, K, U>toMap(key, value), map -> Map.<K, U>copyOf(map));
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(
        Function<? super T, ? extends K> key, Function<? super T, ? extends U> value, BinaryOperator<U> merge
    ) {
        if (key == null || value == null || merge == null) throw new NullPointerException();
        return collectingAndThen(Collectors.<T, K, U>toMap(key, value, merge), map -> Map.<K, U>copyOf(map));
    }

    public static <T, R1, R2, R> Collector<T, ?, R> teeing(
        Collector<? super T, ?, R1> first, Collector<? super T, ?, R2> second,
        BiFunction<? super R1, ? super R2, R> merge
    ) {
        if (first == null || second == null || merge == null) throw new NullPointerException();
        return tee(first, second, merge);
    }

    private static <T, A1, A2, R1, R2, R> Collector<T, ?, R> tee(
        Collector<? super T, A1, R1> first, Collector<? super T, A2, R2> second,
        BiFunction<? super R1, ? super R2, R> merge
    ) {
        BiConsumer<A1, ? super T> addToFirst = first.accumulator();
        BiConsumer<A2, ? super T> addToSecond = second.accumulator();
        return new Parts<T, Pair<A1, A2>, R>(
            () -> new Pair<A1, A2>(first.supplier().get(), second.supplier().get()),
            (pair, element) -> {
                addToFirst.accept(pair.first, element);
                addToSecond.accept(pair.second, element);
            },
            (one, other) -> new Pair<A1, A2>(
                first.combiner().apply(one.first, other.first), second.combiner().apply(one.second, other.second)),
            pair -> merge.apply(first.finisher().apply(pair.first), second.finisher().apply(pair.second)));
    }

    /** A collector that is made of its parts. */
    static final class Parts<T, A, R> implements Collector<T, A, R> {
        private final Supplier<A> supplier;
        private final BiConsumer<A, T> accumulator;
        private final BinaryOperator<A> combiner;
        private final Function<A, R> finisher;
        private final Collector.Characteristics[] characteristics;

        @SuppressWarnings("unchecked")
        Parts(
            Supplier<A> supplier, BiConsumer<A, ? super T> accumulator, BinaryOperator<A> combiner,
            Function<A, R> finisher, Collector.Characteristics... characteristics
        ) {
            if (supplier == null || accumulator == null || combiner == null || characteristics == null) {
                throw new NullPointerException();
            }
            this.supplier = supplier;
            this.accumulator = (BiConsumer<A, T>) accumulator;
            this.combiner = combiner;
            this.finisher = finisher;
            this.characteristics = characteristics;
        }

        public Supplier<A> supplier() {
            return supplier;
        }

        public BiConsumer<A, T> accumulator() {
            return accumulator;
        }

        public BinaryOperator<A> combiner() {
            return combiner;
        }

        public Function<A, R> finisher() {
            return finisher;
        }

        public Set<Collector.Characteristics> characteristics() {
            return new HashSet<Collector.Characteristics>(Arrays.asList(characteristics));
        }
    }

    /** What elements were reduced to so far. */
    private static final class Box<T> {
        private T value;
        private boolean isFull;

        Box(T value, boolean isFull) {
            this.value = value;
            this.isFull = isFull;
        }

        void add(T element, BinaryOperator<T> operator) {
            value = isFull ? operator.apply(value, element) : element;
            isFull = true;
        }
    }

    private static final class Pair<A, B> {
        private final A first;
        private final B second;

        Pair(A first, B second) {
            this.first = first;
            this.second = second;
        }
    }

    /** A map of false and true, in this order, that cannot be changed. */
    private static final class Partition<V> extends AbstractMap<Boolean, V> {
        private final V ifTrue;
        private final V ifFalse;

        Partition(V ifTrue, V ifFalse) {
            this.ifTrue = ifTrue;
            this.ifFalse = ifFalse;
        }

        public V get(Object key) {
            if (!(key instanceof Boolean)) return null;
            return (Boolean) key ? ifTrue : ifFalse;
        }

        public Set<Map.Entry<Boolean, V>> entrySet() {
            return new Entries<V>(this);
        }
    }

    private static final class Entries<V> extends AbstractSet<Map.Entry<Boolean, V>> {
        private final Partition<V> partition;

        Entries(Partition<V> partition) {
            this.partition = partition;
        }

        public Iterator<Map.Entry<Boolean, V>> iterator() {
            return List.<Map.Entry<Boolean, V>>of(
                new AbstractMap.SimpleImmutableEntry<Boolean, V>(false, partition.ifFalse),
                new AbstractMap.SimpleImmutableEntry<Boolean, V>(true, partition.ifTrue)).iterator();
        }

        public int size() {
            return 2;
        }
    }
}
