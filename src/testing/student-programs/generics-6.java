import java.util.*;
import java.util.function.*;

interface Visitor<R> { R visitLeaf(int v); R visitNode(Tree l, Tree r); }
interface Tree { <R> R accept(Visitor<R> v); }
class Leaf implements Tree {
    private final int v;
    Leaf(int v) { this.v = v; }
    public <R> R accept(Visitor<R> vis) { return vis.visitLeaf(v); }
}
class NodeT implements Tree {
    private final Tree l, r;
    NodeT(Tree l, Tree r) { this.l = l; this.r = r; }
    public <R> R accept(Visitor<R> vis) { return vis.visitNode(l, r); }
}
class AVL<K extends Comparable<? super K>, V> implements Iterable<AVL.Entry<K, V>> {
    static class Entry<K, V> implements Map.Entry<K, V> {
        final K key; V value; Entry<K, V> left, right; int height = 1;
        Entry(K k, V v) { key = k; value = v; }
        public K getKey() { return key; }
        public V getValue() { return value; }
        public V setValue(V v) { V old = value; value = v; return old; }
        @Override public String toString() { return key + ":" + value + "@" + height; }
    }
    private Entry<K, V> root;
    private int rotations;
    public void put(K key, V value) { root = put(root, Objects.requireNonNull(key), value); }
    private Entry<K, V> put(Entry<K, V> n, K key, V value) {
        if (n == null) return new Entry<>(key, value);
        int c = key.compareTo(n.key);
        if (c == 0) { n.setValue(value); return n; }
        if (c < 0) n.left = put(n.left, key, value); else n.right = put(n.right, key, value);
        return balance(n);
    }
    private static int h(Entry<?, ?> n) { return n == null ? 0 : n.height; }
    private static void update(Entry<?, ?> n) { n.height = 1 + Math.max(h(n.left), h(n.right)); }
    private Entry<K, V> balance(Entry<K, V> n) {
        update(n);
        int bf = h(n.left) - h(n.right);
        if (bf > 1) { if (h(n.left.left) < h(n.left.right)) n.left = rotL(n.left); return rotR(n); }
        if (bf < -1) { if (h(n.right.right) < h(n.right.left)) n.right = rotR(n.right); return rotL(n); }
        return n;
    }
    private Entry<K, V> rotL(Entry<K, V> n) { rotations++; Entry<K, V> r = n.right; n.right = r.left; r.left = n; update(n); update(r); return r; }
    private Entry<K, V> rotR(Entry<K, V> n) { rotations++; Entry<K, V> l = n.left; n.left = l.right; l.right = n; update(n); update(l); return l; }
    public Optional<V> get(K key) {
        Entry<K, V> n = root;
        while (n != null) {
            int c = key.compareTo(n.key);
            if (c == 0) return Optional.ofNullable(n.value);
            n = c < 0 ? n.left : n.right;
        }
        return Optional.empty();
    }
    public int rotations() { return rotations; }
    public Iterator<Entry<K, V>> iterator() {
        Deque<Entry<K, V>> stack = new ArrayDeque<>();
        for (Entry<K, V> n = root; n != null; n = n.left) stack.push(n);
        return new Iterator<Entry<K, V>>() {
            @Override public boolean hasNext() { return !stack.isEmpty(); }
            @Override public Entry<K, V> next() {
                Entry<K, V> top = stack.pop();
                for (Entry<K, V> n = top.right; n != null; n = n.left) stack.push(n);
                return top;
            }
        };
    }
}
class EventBus {
    private final Map<Class<?>, List<Consumer<Object>>> handlers = new LinkedHashMap<>();
    <E> void on(Class<E> type, Consumer<? super E> h) { handlers.computeIfAbsent(type, t -> new ArrayList<>()).add(o -> h.accept(type.cast(o))); }
    void fire(Object e) {
        handlers.forEach((type, hs) -> { if (type.isInstance(e)) hs.forEach(h -> h.accept(e)); });
    }
}
abstract class Builder<T extends Builder<T>> {
    protected final StringBuilder out = new StringBuilder();
    protected abstract T self();
    T text(String s) { out.append(s); return self(); }
}
class Html extends Builder<Html> {
    protected Html self() { return this; }
    Html tag(String t, Consumer<? super Html> body) { out.append('<').append(t).append('>'); body.accept(this); out.append("</").append(t).append('>'); return this; }
    public String toString() { return out.toString(); }
}
public class Main {
    static <T extends Comparable<T>> T maxOf(Collection<? extends T> xs) {
        Iterator<? extends T> i = xs.iterator();
        T best = i.next();
        while (i.hasNext()) { T x = i.next(); if (x.compareTo(best) > 0) best = x; }
        return best;
    }
    static void copy(List<? super Integer> dst, List<? extends Integer> src) { for (Integer i : src) dst.add(i); }
    @SafeVarargs static <T> List<T> listOf(T... xs) { return new ArrayList<>(Arrays.asList(xs)); }
    static <T, R extends Collection<T>> R into(Iterable<? extends T> src, Supplier<R> make) { R r = make.get(); for (T t : src) r.add(t); return r; }
    static double total(Map<?, ? extends Number> m) { double d = 0; for (Number n : m.values()) d += n.doubleValue(); return d; }
    static <T> void swap(T[] a, int i, int j) { T t = a[i]; a[i] = a[j]; a[j] = t; }
    static <T> void permute(T[] a, int k, Consumer<T[]> use) {
        if (k == a.length) { use.accept(a); return; }
        for (int i = k; i < a.length; i++) { swap(a, k, i); permute(a, k + 1, use); swap(a, k, i); }
    }
    public static void main(String[] args) {
        Tree t = new NodeT(new NodeT(new Leaf(1), new Leaf(2)), new Leaf(3));
        int sum = t.accept(new Visitor<Integer>() {
            public Integer visitLeaf(int v) { return v; }
            public Integer visitNode(Tree l, Tree r) { return l.accept(this) + r.accept(this); }
        });
        String shown = t.accept(new Visitor<String>() {
            public String visitLeaf(int v) { return "" + v; }
            public String visitNode(Tree l, Tree r) { return "(" + l.accept(this) + " " + r.accept(this) + ")"; }
        });
        System.out.println(sum + " " + shown);
        AVL<String, Integer> avl = new AVL<>();
        String[] words = "one two three four five six seven eight nine ten".split(" ");
        for (int i = 0; i < words.length; i++) avl.put(words[i], i + 1);
        for (AVL.Entry<String, Integer> e : avl) System.out.print(e + " ");
        System.out.println(avl.rotations() + " " + avl.get("six").orElse(0) + avl.get("zero").isPresent());
        EventBus bus = new EventBus();
        bus.on(Integer.class, i -> System.out.println("int " + (i + 1)));
        bus.on(Number.class, n -> System.out.println("num " + n.doubleValue()));
        bus.on(String.class, s -> System.out.println("str " + s.length()));
        bus.fire(41); bus.fire("hey"); bus.fire(2.5); bus.fire('c');
        System.out.println(new Html().text("a").tag("b", h -> h.text("x").tag("i", g -> g.text("y"))).text("z"));
        System.out.println(maxOf(List.of(3, 7, 5)) + maxOf(Set.of("q")));
        List<Number> nums = listOf(1.5, 2L);
        copy(nums, List.of(7, 8));
        System.out.println(nums + " " + into(nums, ArrayDeque::new).peekLast() + " " + total(Map.of("a", 1, "b", 2)));
        permute(new Character[] {'a', 'b', 'c'}, 0, p -> { for (char c : p) System.out.print(c); System.out.print(' '); });
        System.out.println();
        List raw = new ArrayList();
        raw.add("s"); raw.add(1);
        @SuppressWarnings("unchecked") List<String> strs = (List<String>) raw;
        try { String s = strs.get(1); System.out.println(s); } catch (ClassCastException e) { System.out.println("CCE"); }
        Comparator<String> byLen = Comparator.comparing(String::length);
        List<String> l = listOf("pear", "fig", "apple", "kiwi");
        l.sort(byLen.thenComparing(Comparator.naturalOrder()));
        System.out.println(l);
        l.sort(Comparator.nullsFirst(Comparator.<String>reverseOrder()));
        System.out.println(l);
        Map<String, Map<Integer, Set<String>>> deep = new TreeMap<>();
        for (String w : words) deep.computeIfAbsent(w.substring(0, 1), k -> new TreeMap<>()).computeIfAbsent(w.length(), k -> new TreeSet<>()).add(w);
        System.out.println(deep);
    }
}
