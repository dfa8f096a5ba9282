import java.util.*;
import java.util.function.*;

/** A pipeline with collectors, declared as those of the library are. */
public class Collectors {
    record P(String name, String city, int age) {}
    interface Coll<T, A, R> {
        Supplier<A> supplier();
        BiConsumer<A, T> acc();
        Function<A, R> finisher();
    }
    record CI<T, A, R>(Supplier<A> supplier, BiConsumer<A, T> acc, Function<A, R> finisher) implements Coll<T, A, R> {}
    static class Cs {
        static <T> Coll<T, ?, List<T>> toList() {
            return new CI<>(() -> new ArrayList<T>(), (l, x) -> l.add(x), l -> l);
        }
        static <T> Coll<T, ?, Set<T>> toSet() {
            return new CI<T, Set<T>, Set<T>>(TreeSet::new, Set::add, l -> l);
        }
        static <T> Coll<T, ?, Long> counting() {
            return new CI<T, long[], Long>(() -> new long[1], (a, t) -> a[0]++, a -> a[0]);
        }
        static <T, U, A, R> Coll<T, ?, R> mapping(Function<? super T, ? extends U> f, Coll<? super U, A, R> down) {
            BiConsumer<A, ? super U> acc = down.acc();
            return new CI<>(down.supplier(), (r, t) -> acc.accept(r, f.apply(t)), down.finisher());
        }
        static <T, K> Coll<T, ?, Map<K, List<T>>> groupingBy(Function<? super T, ? extends K> f) {
            return groupingBy(f, toList());
        }
        static <T, K, A, D> Coll<T, ?, Map<K, D>> groupingBy(Function<? super T, ? extends K> f, Coll<? super T, A, D> down) {
            return groupingBy(f, HashMap::new, down);
        }
        static <T, K, D, A, M extends Map<K, D>> Coll<T, ?, M> groupingBy(Function<? super T, ? extends K> f, Supplier<M> make, Coll<? super T, A, D> down) {
            Supplier<A> ds = down.supplier();
            BiConsumer<A, ? super T> da = down.acc();
            return new CI<T, Map<K, A>, M>(LinkedHashMap::new, (m, t) -> {
                K key = f.apply(t);
                A box = m.computeIfAbsent(key, k -> ds.get());
                da.accept(box, t);
            }, m -> {
                M out = make.get();
                for (Map.Entry<K, A> e : m.entrySet()) out.put(e.getKey(), down.finisher().apply(e.getValue()));
                return out;
            });
        }
        static <T, K, U> Coll<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> k, Function<? super T, ? extends U> v) {
            return new CI<T, Map<K, U>, Map<K, U>>(TreeMap::new, (m, t) -> m.put(k.apply(t), v.apply(t)), m -> m);
        }
        static <T, K, U, M extends Map<K, U>> Coll<T, ?, M> toMap(Function<? super T, ? extends K> k, Function<? super T, ? extends U> v, BinaryOperator<U> merge, Supplier<M> make) {
            return new CI<>(make, (m, t) -> m.merge(k.apply(t), v.apply(t), merge), m -> m);
        }
        static <T> Coll<T, ?, Map<Boolean, List<T>>> partitioningBy(Predicate<? super T> p) {
            return new CI<T, Map<Boolean, List<T>>, Map<Boolean, List<T>>>(TreeMap::new, (m, t) -> m.computeIfAbsent(p.test(t), k -> new ArrayList<>()).add(t), m -> m);
        }
        static Coll<CharSequence, ?, String> joining(CharSequence sep) {
            return new CI<CharSequence, StringBuilder, String>(StringBuilder::new, (b, s) -> {
                if (b.length() > 0) b.append(sep);
                b.append(s);
            }, StringBuilder::toString);
        }
        static <T, A, R, RR> Coll<T, A, RR> andThen(Coll<T, A, R> c, Function<R, RR> f) {
            return new CI<>(c.supplier(), c.acc(), c.finisher().andThen(f));
        }
    }
    static class St<T> {
        final List<T> xs;
        St(List<T> xs) {
            this.xs = xs;
        }
        static <T> St<T> from(Collection<? extends T> c) {
            return new St<>(new ArrayList<>(c));
        }
        @SafeVarargs static <T> St<T> of(T... ts) {
            return new St<>(new ArrayList<>(Arrays.asList(ts)));
        }
        St<T> filter(Predicate<? super T> p) {
            List<T> out = new ArrayList<>();
            for (T x : xs) if (p.test(x)) out.add(x);
            return new St<>(out);
        }
        <R> St<R> map(Function<? super T, ? extends R> f) {
            List<R> out = new ArrayList<>();
            for (T x : xs) out.add(f.apply(x));
            return new St<>(out);
        }
        <R> St<R> flatMap(Function<? super T, ? extends St<? extends R>> f) {
            List<R> out = new ArrayList<>();
            for (T x : xs) out.addAll(f.apply(x).xs);
            return new St<>(out);
        }
        ISt mapToInt(ToIntFunction<? super T> f) {
            List<Integer> out = new ArrayList<>();
            for (T x : xs) out.add(f.applyAsInt(x));
            return new ISt(out);
        }
        St<T> sorted(Comparator<? super T> c) {
            List<T> out = new ArrayList<>(xs);
            out.sort(c);
            return new St<>(out);
        }
        T reduce(T z, BinaryOperator<T> f) {
            T r = z;
            for (T x : xs) r = f.apply(r, x);
            return r;
        }
        Optional<T> reduce(BinaryOperator<T> f) {
            T r = null;
            for (T x : xs) r = r == null ? x : f.apply(r, x);
            return Optional.ofNullable(r);
        }
        <U> U reduce(U z, BiFunction<U, ? super T, U> f, BinaryOperator<U> c) {
            U r = z;
            for (T x : xs) r = f.apply(r, x);
            return r;
        }
        Optional<T> max(Comparator<? super T> c) {
            return reduce((a, b) -> c.compare(a, b) >= 0 ? a : b);
        }
        <R, A> R collect(Coll<? super T, A, R> c) {
            A a = c.supplier().get();
            for (T x : xs) c.acc().accept(a, x);
            return c.finisher().apply(a);
        }
        <R> R collect(Supplier<R> s, BiConsumer<R, ? super T> acc, BiConsumer<R, R> comb) {
            R r = s.get();
            for (T x : xs) acc.accept(r, x);
            return r;
        }
        void forEach(Consumer<? super T> c) {
            for (T x : xs) c.accept(x);
        }
        List<T> toList() {
            return xs;
        }
    }
    static class ISt {
        final List<Integer> xs;
        ISt(List<Integer> xs) {
            this.xs = xs;
        }
        static ISt range(int a, int b) {
            List<Integer> out = new ArrayList<>();
            for (int i = a; i < b; i++) out.add(i);
            return new ISt(out);
        }
        int sum() {
            int s = 0;
            for (int x : xs) s += x;
            return s;
        }
        <U> St<U> mapToObj(IntFunction<? extends U> f) {
            List<U> out = new ArrayList<>();
            for (int x : xs) out.add(f.apply(x));
            return new St<>(out);
        }
        St<Integer> boxed() {
            return mapToObj(Integer::valueOf);
        }
        ISt map(IntUnaryOperator f) {
            List<Integer> out = new ArrayList<>();
            for (int x : xs) out.add(f.applyAsInt(x));
            return new ISt(out);
        }
    }
    public static void main(String[] args) {
        List<P> ps = List.of(new P("Ann", "Bonn", 30), new P("Bob", "Ulm", 25), new P("Cid", "Bonn", 41));
        TreeMap<String, Long> t = St.from(ps).collect(Cs.groupingBy(P::city, TreeMap::new, Cs.counting()));
        System.out.println(t.firstKey() + t);
        System.out.println(St.from(ps).collect(Cs.groupingBy(P::city, Cs.mapping(P::name, Cs.toList()))).get("Bonn").get(0).length());
        Map<String, List<P>> g = St.from(ps).collect(Cs.groupingBy(P::city));
        System.out.println(g.get("Ulm").get(0).age());
        Map<String, Integer> tm = St.from(ps).collect(Cs.toMap(P::name, P::age));
        System.out.println(tm);
        System.out.println(St.from(ps).collect(Cs.toMap(P::city, P::age, Integer::sum, TreeMap::new)).firstEntry().getValue() + 1);
        Map<String, Integer> lh = St.from(ps).collect(Cs.toMap(P::city, p -> 1, (a, b) -> a + b, LinkedHashMap::new));
        System.out.println(lh);
        System.out.println(St.from(ps).flatMap(p -> St.of(p.name(), p.city())).map(String::length).reduce(0, Integer::sum));
        System.out.println(St.from(ps).flatMap(p -> St.of(p.name(), p.city())).map(String::toUpperCase).collect(Cs.joining("-")));
        System.out.println(ISt.range(0, 4).mapToObj(i -> "n" + i).collect(Cs.toList()));
        System.out.println(ISt.range(0, 4).boxed().map(i -> i * i).filter(i -> i % 2 == 0).toList());
        System.out.println(St.from(ps).sorted(Comparator.comparing(P::age).thenComparing(P::name)).map(P::name).toList());
        System.out.println(St.from(ps).sorted(Comparator.comparing(P::city).reversed().thenComparing(P::age, Comparator.reverseOrder())).map(p -> p.name()).toList());
        System.out.println(St.from(ps).mapToInt(P::age).sum());
        System.out.println(St.from(ps).max(Comparator.comparingInt(P::age)).map(P::name).orElse("none"));
        System.out.println(St.from(ps).collect(Cs.partitioningBy(p -> p.age() > 28)).get(true).size());
        System.out.println(St.of(1, 2, 3).reduce(Integer::max).get());
        System.out.println(St.of("a", "bb").reduce(0, (n, s) -> n + s.length(), Integer::sum));
        ArrayList<String> al = St.of("q", "r").collect(ArrayList::new, ArrayList::add, ArrayList::addAll);
        System.out.println(al);
        Map<String, Set<Integer>> gs = St.from(ps).collect(Cs.groupingBy(P::city, TreeMap::new, Cs.mapping(P::age, Cs.toSet())));
        System.out.println(gs);
        for (Map.Entry<String, Long> e : St.from(ps).collect(Cs.groupingBy(p -> p.city(), Cs.counting())).entrySet()) if (e.getValue() > 1L) System.out.println(e.getKey());
        St.from(g.entrySet()).sorted(Map.Entry.comparingByKey()).forEach(e -> System.out.println(e.getKey() + e.getValue().size()));
        System.out.println(St.from(t.entrySet()).sorted(Map.Entry.<String, Long>comparingByValue().reversed()).map(Map.Entry::getKey).toList());
    }
}
